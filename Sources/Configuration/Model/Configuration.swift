import Knowledge

/// What a `.navgraph.yml` says. Each value knows where it stands.
public struct Configuration: Sendable, Hashable {
  /// The folder that patterns start from: absolute, without symbolic links.
  public let folder: String
  /// Patterns of what is read; all where there are none.
  public var included: [Marked<String>] = []
  /// Patterns of what is left out of that.
  public var excluded: [Marked<String>] = []
  /// Calls of the app's own API, or a package's, that navigate. They come before those that navgraph knows.
  public var navigators: [Marked<CallShape>] = []
  /// Keys of the environment whose values navigate, with their types.
  public var environment: [Marked<EnvironmentKey>] = []
  /// Whether rules run, and how grave their findings are.
  public var rules: [Marked<RuleSetting>] = []

  public init(folder: String) { self.folder = folder }
}

/// A key of the environment that a package declares.
public struct EnvironmentKey: Sendable, Hashable {
  public let name: String
  public let type: String
}

/// What the configuration says of one rule.
public struct RuleSetting: Sendable, Hashable {
  /// What is to be done with a rule.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    case off, on, note, warning, error
  }

  public let id: String
  public let level: Level
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
