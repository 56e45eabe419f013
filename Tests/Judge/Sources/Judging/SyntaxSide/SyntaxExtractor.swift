import SwiftParser
import SwiftSyntax

/// What SwiftSyntax says of a file.
///
/// - Throws: `SourceError` when SwiftSyntax finds an error in the file: then there is no right answer to compare with.
/// - Important: The visitor recurses on the depth of the tree; call it on a thread with a large stack.
public func syntaxObservations(_ source: [UInt8], structure: Bool = false) throws(SourceError) -> [Observation] {
  let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let lines = LineTable(source)
  guard !tree.hasError else { throw SourceError(line: lines.line(at: firstError(in: Syntax(tree)))) }
  let extractor = SyntaxExtractor(lines: lines)
  extractor.walk(tree)
  guard structure else { return extractor.observations }
  let extents = SyntaxStructure(lines: extractor.lines)
  extents.walk(tree)
  source.withUnsafeBufferPointer { extents.observeTokens(tree, $0) }
  return extractor.observations + extents.observations
}

/// The file is no valid Swift for SwiftSyntax, from the given line on.
public struct SourceError: Error, Equatable {
  public let line: Int
}

/// Offset of the innermost node that holds the first error.
private func firstError(in tree: Syntax) -> Int {
  var node = tree
  while let child = node.children(viewMode: .all).first(where: \.hasError) { node = child }
  return node.positionAfterSkippingLeadingTrivia.utf8Offset
}

/// Walks the tree once and hands each node of interest to the extraction of its category, which stands in a file of its own.
/// A class because `SyntaxVisitor` is one.
final class SyntaxExtractor: SyntaxVisitor {
  let lines: LineTable
  var observations: [Observation] = []
  /// Names of the declarations round the current node.
  var path: [String] = []
  /// Lines of the switches round the current node.
  var switches: [Int] = []
  var patterns = PatternParts()

  init(lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  func line(of node: some SyntaxProtocol) -> Int {
    lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func observe(_ category: Category, line: Int, _ text: String) {
    observations.append(Observation(category, line: line, text))
  }

  // MARK: Declarations

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter("struct", node.name) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter("class", node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter("enum", node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter("actor", node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter("protocol", node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter("extension", node.extendedType) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("func", node.name, node.signature.parameterClause)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("init", node.initKeyword, node.signature.parameterClause)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter("deinit", node.deinitKeyword) }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leave() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("subscript", node.subscriptKeyword, node.parameterClause)
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { leave() }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("macro", node.name, node.signature.parameterClause)
  }
  override func visitPost(_ node: MacroDeclSyntax) { leave() }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind { enterBinding(node) }
  override func visitPost(_ node: PatternBindingSyntax) { leave() }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { enter("accessor", node.accessorSpecifier) }
  override func visitPost(_ node: AccessorDeclSyntax) { leave() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { enter("typealias", node.name) }
  override func visitPost(_ node: TypeAliasDeclSyntax) { leave() }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { enter("associatedtype", node.name) }
  override func visitPost(_ node: AssociatedTypeDeclSyntax) { leave() }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { enter("operator", node.name) }
  override func visitPost(_ node: OperatorDeclSyntax) { leave() }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { enter("precedencegroup", node.name) }
  override func visitPost(_ node: PrecedenceGroupDeclSyntax) { leave() }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { enter("import", node.path) }
  override func visitPost(_ node: ImportDeclSyntax) { leave() }

  // MARK: Enum cases

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { enterEnumCase(node) }
  override func visitPost(_ node: EnumCaseElementSyntax) { leave() }

  // MARK: Switches and patterns

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    switches.append(line(of: node))
    return .visitChildren
  }
  override func visitPost(_ node: SwitchExprSyntax) { switches.removeLast() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    observeSwitchArm(node)
    return .visitChildren
  }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    patterns.add(node.expression)
    return .visitChildren
  }

  // MARK: Calls

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { node.takesNamesOnly ? .skipChildren : .visitChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    observeCall(node)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    observeMacro(node)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    observeMacro(node)
    return .visitChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    observeSourceLocation(node)
    return .visitChildren
  }

  // MARK: String literals

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    observeString(node)
    return .visitChildren
  }
  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    observeString(node)
    return .visitChildren
  }
}
