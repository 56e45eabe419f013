import Facts
import SwiftScan

/// Where a declaration stands.
enum DeclarationPlace {
  case file, type, body
}

/// Declarations of a file, of a type, of a body; each construct has a file of its own.
extension Collector {
  /// The root. Statements between the declarations make the function of kind `topLevel`.
  mutating func sourceFile() {
    declarations(from: 1, to: next(0), in: .file)
    guard topLevel.exists else { return }
    closeTopLevel()
  }

  mutating func declarations(from first: Int, to end: Int, in place: DeclarationPlace) {
    var child = first
    while child < end {
      declaration(child, in: place)
      child = next(child)
    }
  }

  mutating func declaration(_ node: Int, in place: DeclarationPlace) {
    switch kind(node) {
    case .structDeclaration: typeDeclaration(node, .struct)
    case .classDeclaration: typeDeclaration(node, .class)
    case .enumDeclaration: typeDeclaration(node, .enum)
    case .actorDeclaration: typeDeclaration(node, .actor)
    case .protocolDeclaration: typeDeclaration(node, .protocol)
    case .extensionDeclaration: typeDeclaration(node, .extension)
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration: _ = functionDeclaration(node)
    case .variableDeclaration: variableDeclaration(node, in: place)
    case .subscriptDeclaration: subscriptDeclaration(node)
    case .enumCaseDeclaration: enumCases(node)
    case .typealiasDeclaration, .associatedtypeDeclaration: alias(node)
    case .importDeclaration: importDeclaration(node)
    case .macroExpansionDeclaration: macroDeclaration(node, in: place)
    case .conditionalBlock where place != .body: conditionalDeclarations(node, in: place)
    case .unexpected, .missing, .unparsed: hasErrors = true
    case .operatorDeclaration, .precedenceGroupDeclaration, .macroDeclaration, .accessor: break
    default: if place != .type { outside(node, in: place) }
    }
  }

  /// A local declaration: also an operation where it is run or called in its place.
  mutating func localDeclaration(_ node: Int) {
    let savedOwner = owner
    switch kind(node) {
    case .functionDeclaration:
      var operation = Operation(kind: .function, offset: offset(node))
      operation.function = functionDeclaration(node)
      if operation.function.exists { append(operation) }
    case let kind where kind.isTypeDeclaration:
      owner = .none
      declaration(node, in: .body)
    default: declaration(node, in: .body)
    }
    owner = savedOwner
  }

  /// A statement outside declarations.
  private mutating func outside(_ node: Int, in place: DeclarationPlace) {
    if place == .file, let closure = syntax.macroClosure(node) { return macroFunction(node, closure: closure, attributes: .empty) }
    if place == .file, !kind(node).isStatement, !kind(node).isExpression, kind(node) != .codeBlock { return }
    if place == .body { return statement(node) }
    openTopLevel(node)
    statement(node)
    function = .none
  }

  /// The function of the file's statements: opened by the first, closed with the file.
  mutating func openTopLevel(_ node: Int) {
    if topLevel.isNone { topLevel = add(FunctionFact(kind: .topLevel, name: .none, offset: offset(node))) }
    function = topLevel
  }

  private mutating func closeTopLevel() {
    facts.functions[topLevel.index].condition = .none
    finish(topLevel, firstOperation: 0, at: endOffset(0))
  }

  private mutating func importDeclaration(_ node: Int) {
    if let name = first(.name, in: node) { facts.imports.append(symbol(ofName: name)) }
  }
}
