import Knowledge

/// What a `.navgraph.yml` says. Each value knows where it stands.
public struct Configuration: Sendable, Hashable {
  /// The folder that patterns start from: absolute, without symbolic links.
  public let folder: String
  /// The file as users see it; empty where it is none.
  public var path = ""
  /// Patterns of what is read; all where there are none.
  public var included: [Marked<String>] = []
  /// Patterns of what is left out of that.
  public var excluded: [Marked<String>] = []
  /// Calls of the app's own API, or a package's, that navigate. They come before those that navgraph knows.
  public var navigators: [Marked<CallShape>] = []
  /// The lines of `navigators`, as they are written.
  public var shapeLines: [String] = []
  /// Keys of the environment whose values navigate, with their types.
  public var environment: [Marked<EnvironmentKey>] = []
  /// The set of rules that run.
  public var preset: Marked<String>?
  /// Whether rules run, and how grave their findings are.
  public var rules: [Marked<RuleSetting>] = []
  /// What the team demands of the graph.
  public var contracts: [Marked<ContractSetting>] = []
  /// A file of findings that are known, from `folder`.
  public var baseline: Marked<String>?
  /// Defaults of pictures.
  public var render: [Marked<RenderSetting>] = []
  /// Nodes by which a user comes in as well.
  public var entries: [Marked<String>] = []

  public init(folder: String) { self.folder = folder }
}

/// A key of the environment that a package declares.
public struct EnvironmentKey: Sendable, Hashable {
  public let name: String
  public let type: TypeName
}

/// A thing in a configuration that has no effect on the source that was read.
public struct ConfigurationDoubt: Sendable, Hashable {
  public let mark: Mark
  public let message: String
}

extension Configuration {
  /// What navgraph knows by itself, and what this adds: of several shapes that fit a call the first counts, so that the project's come first.
  public func extending(_ knowledge: Knowledge) -> Knowledge {
    var result = knowledge
    result.shapes = navigators.map(\.value) + knowledge.shapes
    for key in environment { result.swiftUI.environment[key.value.name] = key.value.type }
    return result
  }
}

extension Configuration {
  /// What it teaches without effect.
  ///
  /// - Parameters:
  ///   - shapes: the positions in the extended knowledge of shapes that no call has.
  ///   - keys: the keys of the environment that nothing reads.
  ///   - strangers: the keys whose type neither the source nor a shape knows.
  ///   - entries: the positions of entries that name nothing.
  public func doubts(
    unusedShapes shapes: Set<Int>, unusedKeys keys: Set<String>, keysOfUnknownType strangers: Set<String>, unknownEntries entries: Set<Int> = []
  ) -> [ConfigurationDoubt] {
    var result: [ConfigurationDoubt] = []
    for (index, entry) in self.entries.enumerated() where entries.contains(index) {
      result.append(ConfigurationDoubt(mark: entry.mark, message: "nothing in the graph is called '\(entry.value)'"))
    }
    for (index, shape) in navigators.enumerated() where shapes.contains(index) {
      let what = shape.value.form == .callback ? "no method" : shape.value.form == .property ? "no assignment" : "no call"
      let receiver = shape.value.receiver.map { ": none of what is known to be of the type \($0)" } ?? ""
      result.append(ConfigurationDoubt(mark: shape.mark, message: "\(what) in the source that was read fits this shape\(receiver)"))
    }
    for key in environment {
      let name = key.value.name
      if strangers.contains(name) {
        let message = "no shape under `navigators` is a method of \(key.value.type.name), and the source that was read declares no such type"
        result.append(ConfigurationDoubt(mark: key.mark, message: message))
      } else if keys.contains(name) {
        result.append(ConfigurationDoubt(mark: key.mark, message: "nothing in the source that was read takes `\\.\(name)` from the environment"))
      }
    }
    return result
  }
}
