/// A module of the source: a target of SwiftPM or Xcode as far as a manifest or project tells, else what the folders suggest.
public struct Module: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    case app, appClip, watchApp, appExtension, framework, library, executable, test, unknown
  }

  /// The target's name, as people call it.
  public let name: String
  /// What `import` calls it; the same as `name` but for characters that no module name may hold.
  public let importName: String
  public let kind: Kind
  /// The oldest release of each platform that it runs on; empty where nothing tells.
  public let deploymentTargets: [DeploymentTarget]
  /// The isolation of code that declares none; `nil` where nothing tells.
  public let defaultIsolation: DefaultIsolation?
  /// Whether it is built for iPads, and not only let run there as on a phone; `nil` where nothing tells.
  public let runsOnPad: Bool?
  /// Whether the target holds Objective-C, which may call what Swift never seems to.
  public let hasObjectiveC: Bool
  /// Targets of the same project or package that it depends on, by name, sorted.
  public let dependencies: [String]

  public init(
    name: String, importName: String? = nil, kind: Kind, deploymentTargets: [DeploymentTarget] = [], defaultIsolation: DefaultIsolation? = nil,
    runsOnPad: Bool? = nil, hasObjectiveC: Bool = false, dependencies: [String] = []
  ) {
    self.name = name
    self.importName = importName ?? Module.importName(for: name)
    self.kind = kind
    self.deploymentTargets = deploymentTargets
    self.defaultIsolation = defaultIsolation
    self.runsOnPad = runsOnPad
    self.hasObjectiveC = hasObjectiveC
    self.dependencies = dependencies
  }

  /// Whether it holds tests: nothing that it does is navigation of the app.
  public var isTest: Bool { kind == .test }

  /// The same with the deployment target and the devices that Xcode 16 gives a new app, where nothing tells of any: source without a manifest or project.
  var asMadeByXcode: Module {
    guard deploymentTargets.isEmpty else { return self }
    return Module(
      name: name, importName: importName, kind: kind, deploymentTargets: [DeploymentTarget(.iOS, 18)], defaultIsolation: defaultIsolation,
      runsOnPad: true, hasObjectiveC: hasObjectiveC, dependencies: dependencies)
  }

  /// The name with every character that no identifier of C holds made an underscore, as Xcode and SwiftPM do it.
  static func importName(for name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      let isWord = isDigit || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" || scalar.value > 0x7F
      result.unicodeScalars.append(isWord && !(isDigit && result.isEmpty) ? scalar : "_")
    }
    return result
  }
}

/// The isolation of declarations that name none (SE-0466).
public enum DefaultIsolation: String, Sendable {
  case mainActor, nonisolated
}

/// The oldest release of a platform that a module runs on.
public struct DeploymentTarget: Sendable, Hashable {
  /// A platform by the name that Swift gives it.
  public enum Platform: String, Sendable, CaseIterable {
    case iOS, macOS, macCatalyst, tvOS, watchOS, visionOS
  }

  public let platform: Platform
  public let major: Int
  public let minor: Int

  public init(_ platform: Platform, _ major: Int, _ minor: Int = 0) {
    self.platform = platform
    self.major = major
    self.minor = minor
  }

  /// Reads a version such as `17.2`; `nil` where it is none.
  init?(_ platform: Platform, version: some StringProtocol) {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let major = Int(first), (0..<1000).contains(major) else { return nil }
    var minor = 0
    if parts.count > 1 {
      guard let second = Int(parts[1]), (0..<1000).contains(second) else { return nil }
      minor = second
    }
    self.init(platform, major, minor)
  }
}
