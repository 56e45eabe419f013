import SwiftScan

/// What the source of an app declares, by name.
struct DeclaredNames {
  /// All names: types, functions, properties, variables, parameters, cases, labels.
  private(set) var all: Set<String> = []
  private(set) var types: Set<String> = []
  private(set) var enums: Set<String> = []
  /// What each type has: properties, methods, cases, nested types.
  private(set) var members: [String: Set<String>] = [:]
  /// The labels that calls of a function, type (initialisers, and properties for the memberwise one) or case can have.
  private(set) var labels: [String: Set<String>] = [:]
  /// The types of variables, properties and parameters, as far as they are written.
  private(set) var typesOfNames: [String: Set<String>] = [:]
  /// Variables of which some type is not written.
  private(set) var untyped: Set<String> = []
  private(set) var results: [String: Set<String>] = [:]
  /// Cases and static members: what `.name` can mean.
  private(set) var implicitMembers: Set<String> = []
  /// What a framework, the language or a file that is no source asks for by name.
  private(set) var fixed: Set<String> = FrameworkNames.required

  private(set) var locals: [Scope: Set<String>] = [:]

  /// A declaration at the top of a file.
  struct Scope: Hashable {
    var file: String
    var node: NodeIndex
  }

  init(_ trees: [SourceTree]) {
    for tree in trees { for node in tree.nodes { read(node, in: tree) } }
    for word in Word.allCases.prefix(Word.reservedCount) { fixed.insert("\(word)") }
  }

  mutating func fix(_ names: Set<String>) { fixed.formUnion(names) }

  func isLocal(_ name: String, at node: NodeIndex, in tree: SourceTree) -> Bool {
    locals[Scope(file: tree.path, node: tree.outermost(node))]?.contains(name) ?? false
  }

  // MARK: Reading

  private mutating func read(_ node: NodeIndex, in tree: SourceTree) {
    switch tree.kind(node) {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration, .typealiasDeclaration,
      .associatedtypeDeclaration, .genericParameter:
      guard let name = tree.name(of: node) else { return }
      types.insert(name)
      if tree.kind(node) == .enumDeclaration { enums.insert(name) }
      declare(name, member: node, in: tree)
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration: readFunction(node, in: tree)
    case .variableDeclaration: readVariable(node, in: tree)
    case .enumElement: readCase(node, in: tree)
    case .identifierPattern, .capture:
      guard let name = tree.name(of: node), name != "self" else { return }
      declareLocal(name, node, in: tree)
      if tree.parent(node).map({ tree.kind($0) != .binding }) ?? true { untyped.insert(name) }
    case .closureSignature:
      for name in parameters(of: node, in: tree).flatMap(\.names) {
        declareLocal(name, node, in: tree)
        untyped.insert(name)
      }
    case .tupleTypeElement:
      for name in tree.children(node) where tree.kind(name) == .name { all.insert(tree.name(tree.tree[name].firstToken)) }
    default: return
    }
  }

  private mutating func readFunction(_ node: NodeIndex, in tree: SourceTree) {
    let parameters = parameters(of: node, in: tree)
    let isFunction = tree.kind(node) == .functionDeclaration
    let name = tree.name(of: node) ?? ""
    if isRequired(node, name, in: tree) {
      fixed.formUnion(parameters.compactMap(\.names.first))
      if isFunction { fixed.insert(name) }
    } else if isFunction {
      declare(name, member: node, in: tree)
    }
    let callee = isFunction ? name : tree.kind(node) == .subscriptDeclaration ? "subscript" : tree.enclosingTypes(node).first ?? ""
    if let result = tree.tree.first(.returnClause, in: node), let type = tree.tree.firstChild(of: result, where: \.isType) {
      if let result = tree.lastName(type) { results[name, default: []].insert(result) }
    }
    for parameter in parameters {
      for name in parameter.names { declareLocal(name, node, in: tree) }
      // A subscript's parameter has a label only where two names stand.
      let isLabel = tree.kind(node) != .subscriptDeclaration || parameter.names.count == 2
      if isLabel, let label = parameter.names.first { labels[callee, default: []].insert(label) }
      if let type = parameter.type, let inner = parameter.names.last { note(type, of: inner, in: tree) }
    }
  }

  private func isRequired(_ node: NodeIndex, _ name: String, in tree: SourceTree) -> Bool {
    tree.tree.hasModifier(.override, node) || (tree.kind(node) == .functionDeclaration && FrameworkNames.required.contains(name))
      || (tree.kind(node) == .initializerDeclaration && tree.tree.hasModifier(.required, node))
  }

  private mutating func readVariable(_ node: NodeIndex, in tree: SourceTree) {
    let isMember = tree.parent(node).map { tree.kind($0) == .memberBlock } ?? false
    for binding in tree.children(node) where tree.kind(binding) == .binding {
      guard let pattern = tree.tree.first(.identifierPattern, in: binding), let name = tree.name(of: pattern) else { continue }
      if isMember {
        declare(name, member: node, in: tree)
        if let type = tree.enclosingTypes(node).first { labels[type, default: []].insert(name) }
        if tree.tree.hasModifier(.static, node) { implicitMembers.insert(name) }
        if tree.tree.hasModifier(.override, node) { fixed.insert(name) }
      }
      if let type = tree.tree.firstChild(of: binding, where: \.isType) {
        note(type, of: name, in: tree)
      } else if let value = tree.tree.first(.initializerClause, in: binding), let made = madeType(tree.tree.firstChild(of: value), in: tree) {
        typesOfNames[name, default: []].insert(made)
      } else {
        untyped.insert(name)
      }
      // `@Environment(Router.self)`, `@EnvironmentObject`: what an attribute names.
      for attribute in tree.children(node) where tree.kind(attribute) == .attribute {
        for argument in tree.children(attribute) where tree.kind(argument) == .argument {
          if let made = madeType(tree.tree.firstChild(of: argument), in: tree) { typesOfNames[name, default: []].insert(made) }
        }
      }
    }
  }

  private mutating func readCase(_ node: NodeIndex, in tree: SourceTree) {
    guard let name = tree.name(of: node) else { return }
    declare(name, member: node, in: tree)
    implicitMembers.insert(name)
    for parameter in parameters(of: node, in: tree) {
      guard let label = parameter.names.first else { continue }
      all.insert(label)
      labels[name, default: []].insert(label)
    }
    // The name is the raw value too.
    let declaration = tree.ancestors(node).first { tree.kind($0) == .enumDeclaration }
    let inherited = declaration.flatMap { tree.tree.first(.inheritanceClause, in: $0) }.map(tree.children)?.compactMap(tree.lastName) ?? []
    if inherited.contains("String"), tree.tree.first(.initializerClause, in: node) == nil { fixed.insert(name) }
  }

  // MARK: Helpers

  private func parameters(of node: NodeIndex, in tree: SourceTree) -> [(names: [String], type: NodeIndex?)] {
    guard let clause = tree.tree.first(.parameterClause, in: node) else { return [] }
    return tree.children(clause).filter { tree.kind($0) == .parameter }.map { parameter in
      let names = tree.children(parameter).filter { tree.kind($0) == .name }.map { tree.name(tree.tree[$0].firstToken) }.filter { $0 != "_" }
      return (names, tree.tree.firstChild(of: parameter, where: \.isType))
    }
  }

  private mutating func declare(_ name: String, member node: NodeIndex, in tree: SourceTree) {
    all.insert(name)
    if let type = tree.enclosingTypes(node).first { members[type, default: []].insert(name) }
  }

  private mutating func declareLocal(_ name: String, _ node: NodeIndex, in tree: SourceTree) {
    all.insert(name)
    locals[Scope(file: tree.path, node: tree.outermost(node)), default: []].insert(name)
  }

  private mutating func note(_ type: NodeIndex, of name: String, in tree: SourceTree) {
    if let type = tree.lastName(type) { typesOfNames[name, default: []].insert(type) }
  }

  /// `Router` of `Router()`, `Router.self` and `Router.shared`.
  private func madeType(_ expression: NodeIndex?, in tree: SourceTree) -> String? {
    guard let expression else { return nil }
    let first = tree.kind(expression) == .postfixChain ? tree.tree.firstChild(of: expression) : expression
    guard let first, tree.kind(first) == .identifierExpression, let name = tree.name(of: first), name.first?.isUppercase == true else { return nil }
    return name
  }
}
