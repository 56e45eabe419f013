import Facts
import SwiftScan

/// Statements become operations; each construct has a file of its own.
extension Collector {
  /// The items from one node to another.
  mutating func statements(from first: Int, to end: Int) {
    var child = first
    while child < end {
      statement(child)
      child = next(child)
    }
  }

  mutating func statement(_ node: Int) {
    guard enter() else { return }
    let saved = height
    height = 0
    dispatch(node)
    height = saved
    leave()
  }

  private mutating func dispatch(_ node: Int) {
    switch kind(node) {
    case .sequence: sequenceStatement(node)
    case .ifExpression: ifStatement(node)
    case .switchExpression: switchStatement(node)
    case .guardStatement: guardStatement(node)
    case .whileStatement: whileStatement(node)
    case .repeatStatement: repeatStatement(node)
    case .forStatement: forStatement(node)
    case .doStatement: doStatement(node)
    case .deferStatement:
      let opened = open(.defer, offset(node))
      if let body = first(.codeBlock, in: node) { statements(from: body + 1, to: next(body)) }
      close(opened)
    case .returnStatement: jump(.return, node)
    case .throwStatement: jump(.throw, node)
    case .breakStatement: append(Operation(kind: .break, offset: offset(node)))
    case .continueStatement: append(Operation(kind: .continue, offset: offset(node)))
    case .fallthroughStatement: append(Operation(kind: .fallthrough, offset: offset(node)))
    case .yieldStatement: yieldStatement(node)
    case .thenStatement: jump(.evaluate, node)
    case .labeledStatement: if node + 1 < next(node) { statement(node + 1) }
    case .codeBlock: statements(from: node + 1, to: next(node))
    case .conditionalBlock: compileIf(node)
    case .discardStatement: break
    case .unexpected, .missing, .unparsed: hasErrors = true
    case let kind where kind.isDeclaration: localDeclaration(node)
    default: evaluate(node)
    }
  }

  mutating func evaluate(_ node: Int) {
    let place = offset(node)
    var operation = Operation(kind: .evaluate, offset: place)
    operation.value = value(node)
    append(operation)
  }

  /// `a = b`, `a += b`, else an expression. Assignment has the lowest precedence, so the parts left and right of it fold apart.
  private mutating func sequenceStatement(_ node: Int) {
    guard let sign = syntax.assignment(in: node) else { return evaluate(node) }
    var operation = Operation(kind: .assign, offset: offset(node))
    operation.target = fold(from: node + 1, to: sign)
    if kind(sign) == .binaryOperator { operation.symbol = symbol(ofTokens: firstToken(sign), to: endToken(sign)) }
    operation.value = fold(from: next(sign), to: next(node))
    append(operation)
  }

  private mutating func jump(_ kind: OperationKind, _ node: Int) {
    var operation = Operation(kind: kind, offset: offset(node))
    if node + 1 < next(node) { operation.value = value(node + 1) }
    append(operation)
  }

  private mutating func yieldStatement(_ node: Int) {
    var child = node + 1
    while child < next(node) {
      var operation = Operation(kind: .yield, offset: offset(node))
      operation.value = value(child)
      append(operation)
      child = next(child)
    }
  }
}
