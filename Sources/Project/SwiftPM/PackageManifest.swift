import SwiftScan

/// What a `Package.swift` says of targets and platforms, as far as literals tell. Code that computes them is not run.
struct PackageManifest {
  struct Target {
    var kind: Module.Kind
    var name: String
    var path: String?
    var excluded: [String] = []
    var sources: [String] = []
    var dependencies: [String] = []
    var defaultIsolation: DefaultIsolation?
  }

  private(set) var targets: [Target] = []
  private(set) var platforms: [DeploymentTarget] = []

  init(_ tree: SyntaxTree) {
    let reader = ManifestSyntax(tree)
    var position = 0
    while position < tree.nodeCount {
      let node = NodeIndex(position)
      if let call = reader.call(at: node), let kind = Self.kinds[call.name], let target = reader.target(call, kind: kind) {
        targets.append(target)
        // What a target names within itself (`.target(name:)` as a dependency) is no further one.
        position = tree.end(of: node).position
      } else {
        if let call = reader.call(at: node), let platform = Self.platformNames[call.name], let version = reader.version(call, platform) {
          platforms.append(version)
        }
        position += 1
      }
    }
  }

  private static let kinds: [String: Module.Kind] = [
    "target": .library, "executableTarget": .executable, "testTarget": .test, "macro": .unknown, "plugin": .unknown,
  ]

  private static let platformNames: [String: DeploymentTarget.Platform] = [
    "iOS": .iOS, "macOS": .macOS, "macCatalyst": .macCatalyst, "tvOS": .tvOS, "watchOS": .watchOS, "visionOS": .visionOS,
  ]
}

/// Reads calls and literals of a manifest's tree.
private struct ManifestSyntax {
  struct Call {
    let name: String
    let node: NodeIndex
  }

  private let tree: SyntaxTree
  /// The initial values of variables, by name.
  private var values: [String: NodeIndex] = [:]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    for position in 0..<tree.nodeCount where tree.kind(NodeIndex(position)) == .binding {
      let binding = NodeIndex(position)
      guard let pattern = tree.first(.identifierPattern, in: binding), let value = tree.first(.initializerClause, in: binding) else {
        continue
      }
      values[tree.text(pattern)] = value
    }
  }

  /// `.name(…)` or `Type.name(…)`.
  func call(at node: NodeIndex) -> Call? {
    guard tree.kind(node) == .postfixChain else { return nil }
    var name: String?
    for child in tree.children(of: node) {
      switch tree.kind(child) {
      case .implicitMemberExpression, .member: name = tree.text(tree.symbol(of: child))
      case .identifierExpression: name = nil
      case .call:
        guard let name else { return nil }
        return Call(name: name, node: child)
      default: return nil
      }
    }
    return nil
  }

  func target(_ call: Call, kind: Module.Kind) -> PackageManifest.Target? {
    guard let name = argument("name", of: call).flatMap(string) else { return nil }
    var target = PackageManifest.Target(kind: kind, name: name)
    target.path = argument("path", of: call).flatMap(string)
    target.excluded = argument("exclude", of: call).map(strings) ?? []
    target.sources = argument("sources", of: call).map(strings) ?? []
    target.dependencies = argument("dependencies", of: call).map(dependencies) ?? []
    target.defaultIsolation = argument("swiftSettings", of: call).flatMap(isolation)
    return target
  }

  /// `.iOS(.v17)`, `.iOS(.v17_4)`, `.iOS("17.4")`.
  func version(_ call: Call, _ platform: DeploymentTarget.Platform) -> DeploymentTarget? {
    guard let argument = tree.first(.argument, in: call.node), let value = tree.firstChild(of: argument) else { return nil }
    if let text = string(argument) { return DeploymentTarget(platform, version: text) }
    guard tree.kind(value) == .implicitMemberExpression else { return nil }
    let member = tree.text(tree.symbol(of: value))
    guard member.hasPrefix("v") else { return nil }
    return DeploymentTarget(platform, version: member.dropFirst().replacing("_", with: "."))
  }

  // MARK: Values

  private func argument(_ label: String, of call: Call) -> NodeIndex? {
    for child in tree.children(of: call.node) where tree.kind(child) == .argument && tree.text(tree.symbol(of: child)) == label {
      return child
    }
    return nil
  }

  private func string(_ argument: NodeIndex) -> String? {
    tree.first(.stringLiteral, in: argument).flatMap { tree.plainText(ofStringLiteral: $0) }
  }

  private func strings(_ argument: NodeIndex) -> [String] {
    nodes(of: .stringLiteral, in: argument).compactMap { tree.plainText(ofStringLiteral: $0) }
  }

  /// Names of targets and products: plain strings, and what stands behind `name:`.
  private func dependencies(_ argument: NodeIndex) -> [String] {
    guard let list = tree.first(.arrayLiteral, in: argument) else { return [] }
    var names: [String] = []
    for element in tree.children(of: list) {
      if let text = tree.plainText(ofStringLiteral: element) {
        names.append(text)
      } else if let call = call(at: element), let name = self.argument("name", of: call).flatMap(string) {
        names.append(name)
      }
    }
    return names
  }

  /// `.defaultIsolation(MainActor.self)`, in place or in a variable that is named.
  private func isolation(_ argument: NodeIndex) -> DefaultIsolation? {
    var pending = [argument]
    var seen: Set<String> = []
    while let node = pending.popLast() {
      for chain in nodes(of: .postfixChain, in: node) {
        guard let call = call(at: chain), call.name == "defaultIsolation" else { continue }
        return tree.text(call.node).contains("MainActor") ? .mainActor : .nonisolated
      }
      for identifier in nodes(of: .identifierExpression, in: node) {
        let name = tree.text(tree.symbol(of: identifier))
        if let value = values[name], seen.insert(name).inserted { pending.append(value) }
      }
    }
    return nil
  }

  private func nodes(of kind: NodeKind, in node: NodeIndex) -> [NodeIndex] {
    (node.position..<tree.end(of: node).position).map { NodeIndex($0) }.filter { tree.kind($0) == kind }
  }
}
