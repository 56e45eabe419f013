import SwiftScan

/// Whose name it is that stands at a token.
enum Owner {
  /// The app's own.
  case own
  /// A framework's, which has the same spelling.
  case foreign
  /// The source alone does not tell.
  case unknown
}

/// A place where a name stands.
struct Occurrence {
  var name: String
  var token: TokenIndex
  var owner: Owner
}

/// Finds the places of declared names in a file, and whose they are.
struct Occurrences {
  let tree: SourceTree
  let declared: DeclaredNames

  func all() -> [Occurrence] {
    var skipped: Set<UInt32> = []
    var owners: [UInt32: Owner] = [:]
    for node in tree.nodes {
      let syntax = tree.tree[node]
      switch syntax.kind {
      case .modifier: skipped.formUnion(syntax.firstToken.rawValue..<syntax.endToken.rawValue)
      case .importDeclaration, .availabilityCondition, .attributeArguments:
        skipped.formUnion(syntax.firstToken.rawValue..<syntax.endToken.rawValue)
      case .accessor:
        if let token = tree.tree.nameToken(of: node) { skipped.insert(token.rawValue) }
      case .argument, .trailingClosure, .tuplePatternElement:
        if let token = tree.tree.nameToken(of: node) { owners[token.rawValue] = ownerOfLabel(tree.name(token), node) }
      case .member:
        if let token = tree.tree.nameToken(of: node) { owners[token.rawValue] = ownerOfMember(tree.name(token), node) }
      case .implicitMemberExpression, .enumCasePattern:
        if let token = tree.tree.nameToken(of: node) { owners[token.rawValue] = ownerOfImplicitMember(tree.name(token), node) }
      case .identifierExpression:
        if let token = tree.tree.nameToken(of: node) { owners[token.rawValue] = ownerOfIdentifier(tree.name(token), node) }
      default: continue
      }
    }
    var result: [Occurrence] = []
    for position in 0..<tree.tree.tokenCount {
      let token = tree.tree[TokenIndex(position)]
      guard token.kind == .identifier || token.kind == .keyword || token.kind == .dollarIdentifier, !skipped.contains(UInt32(position)) else { continue }
      let name = tree.name(TokenIndex(position))
      // What a property wrapper adds goes with the property: `_path`, `$path`.
      let plain = name.hasPrefix("$") || (name.hasPrefix("_") && !declared.all.contains(name)) ? String(name.dropFirst()) : name
      guard declared.all.contains(plain), token.kind != .keyword || owners[UInt32(position)] != nil else { continue }
      result.append(Occurrence(name: plain, token: TokenIndex(position), owner: owners[UInt32(position)] ?? .own))
    }
    return result
  }

  // MARK: Labels

  private func ownerOfLabel(_ label: String, _ node: NodeIndex) -> Owner {
    guard let callee = callee(ofArgument: node) else { return .own }
    switch callee {
    case .tuple: return .own
    case .named(let name): return declared.labels[name]?.contains(label) == true ? .own : .foreign
    case .initialiser:
      // Of which type is not written: any of the app's that has the label.
      return declared.types.contains { declared.labels[$0]?.contains(label) == true } ? .own : .foreign
    }
  }

  enum Callee {
    case named(String)
    case initialiser
    case tuple
  }

  /// What is called with an argument; nil where nothing is.
  private func callee(ofArgument node: NodeIndex) -> Callee? {
    guard let parent = tree.parent(node) else { return nil }
    switch tree.kind(parent) {
    case .tupleExpression: return .tuple
    case .tuplePattern:
      guard let pattern = tree.parent(parent), tree.kind(pattern) == .enumCasePattern else { return .tuple }
      return tree.name(of: pattern).map(Callee.named)
    case .attribute: return tree.name(of: parent).map(Callee.named)
    case .subscriptCall: return .named("subscript")
    case .call: return callee(ofCall: parent)
    case .postfixChain: return callee(ofCall: node)
    default: return nil
    }
  }

  /// What stands before a call or trailing closure in its chain.
  private func callee(ofCall suffix: NodeIndex) -> Callee? {
    guard let chain = tree.parent(suffix), tree.kind(chain) == .postfixChain else { return nil }
    let parts = tree.children(chain)
    var index = parts.firstIndex(of: suffix) ?? 0
    // A trailing closure belongs to the call before it.
    repeat { index -= 1 } while index > 0 && [.call, .trailingClosure, .optionalChain, .forceUnwrap].contains(tree.kind(parts[index]))
    guard index >= 0 else { return nil }
    let part = parts[index]
    guard let name = tree.name(of: part) else { return nil }
    if name == "init" {
      guard index > 0 else { return .initialiser }
      let base = parts[index - 1]
      if tree.kind(base) == .selfExpression { return tree.enclosingTypes(suffix).first.map(Callee.named) }
      return tree.kind(base) == .superExpression ? .named("super") : tree.name(of: base).map(Callee.named)
    }
    return .named(name)
  }

  // MARK: Members

  private func isContested(_ name: String) -> Bool { FrameworkNames.members.contains(name) }

  private func ownerOfMember(_ name: String, _ node: NodeIndex) -> Owner {
    guard let parent = tree.parent(node) else { return .unknown }
    if tree.kind(parent) == .keyPathExpression {
      return isOfEnvironment(parent) && declared.members["EnvironmentValues"]?.contains(name) != true ? .foreign : .own
    }
    guard isContested(name) else { return .own }
    // An overload of a framework's modifier: which is meant, labels and types tell.
    if declared.members["View"]?.contains(name) == true { return .unknown }
    let parts = tree.children(parent)
    guard let index = parts.firstIndex(of: node), index > 0 else { return .unknown }
    return owner(of: name, afterPart: index - 1, of: parts, node)
  }

  /// `@Environment(\.dismiss)`, `.environment(\.locale, …)`.
  private func isOfEnvironment(_ keyPath: NodeIndex) -> Bool {
    guard let argument = tree.parent(keyPath), case .named(let callee)? = callee(ofArgument: argument) else { return false }
    return callee == "Environment" || callee == "environment"
  }

  private func owner(of name: String, afterPart index: Int, of parts: [NodeIndex], _ node: NodeIndex) -> Owner {
    var index = index
    var isCalled = false
    while index > 0, [.call, .optionalChain, .forceUnwrap, .trailingClosure].contains(tree.kind(parts[index])) {
      isCalled = isCalled || tree.kind(parts[index]) == .call
      index -= 1
    }
    let base = parts[index]
    switch tree.kind(base) {
    case .selfExpression:
      let types = tree.enclosingTypes(node)
      return types.first.map { has($0, name) } == true ? .own : .foreign
    case .superExpression: return .foreign
    case .identifierExpression, .member:
      guard let baseName = tree.name(of: base)?.drop(while: { $0 == "$" || $0 == "_" }).description else { return .unknown }
      if declared.types.contains(baseName) { return has(baseName, name) ? .own : .foreign }
      // Wrappers hand on the members of what they wrap.
      if FrameworkNames.wrappers.contains(baseName) { return .own }
      guard let types = isCalled ? declared.results[baseName] : declared.typesOfNames[baseName] else {
        return baseName.first?.isUppercase == true ? .foreign : .unknown
      }
      if types.contains(where: { has($0, name) }) { return .own }
      return types.isDisjoint(with: declared.types) && !declared.untyped.contains(baseName) ? .foreign : .unknown
    default: return .unknown
    }
  }

  private func has(_ type: String, _ name: String) -> Bool { declared.members[type]?.contains(name) == true }

  private func ownerOfImplicitMember(_ name: String, _ node: NodeIndex) -> Owner {
    guard isContested(name) else { return .own }
    guard declared.implicitMembers.contains(name) else { return .foreign }
    // `Type.name` in a pattern.
    if tree.kind(node) == .enumCasePattern { return .own }
    guard let argument = tree.ancestors(node).first(where: { [.argument, .codeBlock, .closureExpression].contains(tree.kind($0)) }),
      tree.kind(argument) == .argument, case .named(let callee)? = callee(ofArgument: argument)
    else { return .own }
    if declared.labels[callee] != nil || declared.members.values.contains(where: { $0.contains(callee) }) { return .own }
    if FrameworkNames.valueCalls.contains(callee) { return .own }
    return tree.name(of: argument).map(FrameworkNames.valueLabels.contains) == true ? .own : .foreign
  }

  private func ownerOfIdentifier(_ name: String, _ node: NodeIndex) -> Owner {
    let plain = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
    // A framework's type that is called, where the app has an enum of that name.
    if declared.enums.contains(plain), let chain = tree.parent(node), tree.kind(chain) == .postfixChain {
      let next = tree.children(chain).dropFirst().first
      if let next, [.call, .trailingClosure].contains(tree.kind(next)), !isRawValue(next) { return .foreign }
    }
    guard isContested(plain), !declared.types.contains(plain) else { return .own }
    if declared.isLocal(plain, at: node, in: tree) || tree.enclosingTypes(node).contains(where: { has($0, plain) }) { return .own }
    // Declared outside all types, or in a type that this one inherits from.
    return declared.members.values.contains { $0.contains(plain) } ? .unknown : .own
  }

  private func isRawValue(_ call: NodeIndex) -> Bool { tree.children(call).contains { tree.name(of: $0) == "rawValue" } }
}
