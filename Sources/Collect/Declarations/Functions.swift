import Facts
import SwiftScan

/// `func`, `init`, `deinit`.
extension Collector {
  mutating func functionDeclaration(_ node: Int) -> ID<FunctionFact> {
    guard enter() else { return .none }
    defer { leave() }
    let functionKind: FunctionKind =
      switch kind(node) {
      case .initializerDeclaration: .initializer
      case .deinitializerDeclaration: .deinitializer
      default: .function
      }
    var fact = FunctionFact(kind: functionKind, name: .none, offset: offset(node))
    fact.modifiers = syntax.effects(of: node)
    if functionKind == .initializer, flags(node).contains(.isOptional) || flags(node).contains(.isForced) { fact.modifiers.insert(.failable) }
    let body = readSignature(of: node, labels: .same, into: &fact)
    guard let body else { return addBodiless(fact, at: endOffset(node)) }
    let scope = begin(fact)
    statements(from: body + 1, to: next(body))
    end(scope, at: endOffset(node))
    return scope.id
  }

  /// Reads all but the body, whose block is the result: `codeBlock` or `accessorBlock`.
  mutating func readSignature(of node: Int, labels: ParameterLabels, into fact: inout FunctionFact) -> Int? {
    let attributeMark = facts.pendingAttributes.count
    let genericMark = facts.generics.count
    // Generic parameters and requirements are one list, but default values between them may hold generic functions.
    if let clause = first(.genericParameterClause, in: node) { genericParameters(clause) }
    if let clause = first(.genericWhereClause, in: node) { genericRequirements(clause) }
    fact.generics = IDRange(start: genericMark, count: facts.generics.count - genericMark)

    var body: Int?
    var child = node + 1
    let end = next(node)
    while child < end {
      switch kind(child) {
      case .attribute, .conditionalBlock: pushAttributes(child)
      case .modifier: fact.modifiers.formUnion(syntax.modifier(child))
      case .name where fact.name.isNone:
        fact.name = symbol(ofName: child)
        fact.offset = offset(child)
      case .parameterClause: fact.parameters = parameters(child, labels: labels)
      case .returnClause: fact.result = returnType(child)
      case .codeBlock, .accessorBlock: body = child
      case .unexpected, .missing, .unparsed: hasErrors = true
      default: break
      }
      child = next(child)
    }
    fact.attributes = facts.takeAttributes(from: attributeMark)
    return body
  }

  mutating func returnType(_ clause: Int) -> ID<TypeNode> {
    clause + 1 < next(clause) ? type(clause + 1) : .none
  }

  mutating func addBodiless(_ fact: FunctionFact, at offset: UInt32) -> ID<FunctionFact> {
    let id = add(fact)
    facts.functions[id.index].end = offset
    return id
  }
}
