import Facts
import SwiftScan

/// Closures, and statements that are used as values.
extension Collector {
  mutating func closureValue(_ node: Int) -> ID<Value> {
    var result = Value(kind: .closure, offset: offset(node))
    result.function = closureFunction(node, kind: .closure, name: .none)
    return facts.add(result)
  }

  /// The function of a closure's braces. A capture with a value (`[x = y]`) is a binding before the first statement.
  mutating func closureFunction(_ node: Int, kind functionKind: FunctionKind, name: Symbol) -> ID<FunctionFact> {
    let place = offset(node)
    var body = node + 1
    let end = next(node)
    var fact = FunctionFact(kind: functionKind, name: name, offset: place)
    var signature: Int?
    if body < end, kind(body) == .closureSignature {
      signature = body
      readSignature(body, into: &fact)
      body = next(body)
    }
    let scope = begin(fact)
    closure = scope.id
    if let signature, let captures = first(.captureClause, in: signature) { bindCaptures(captures) }
    statements(from: body, to: end)
    self.end(scope, at: endOffset(node))
    return scope.id
  }

  private mutating func readSignature(_ node: Int, into fact: inout FunctionFact) {
    if flags(node).contains(.isAsync) { fact.modifiers.insert(.async) }
    if flags(node).contains(.isThrowing) { fact.modifiers.insert(.throws) }
    let mark = facts.pendingAttributes.count
    var child = node + 1
    let end = next(node)
    while child < end {
      switch kind(child) {
      case .attribute: pushAttribute(child)
      case .parameterClause: fact.parameters = parameters(child, labels: .none)
      case .returnClause: fact.result = returnType(child)
      default: break
      }
      child = next(child)
    }
    fact.attributes = facts.takeAttributes(from: mark)
  }

  private mutating func bindCaptures(_ clause: Int) {
    var capture = clause + 1
    let end = next(clause)
    while capture < end {
      if kind(capture) == .capture, let name = first(.name, in: capture), let initializer = first(.initializerClause, in: capture) {
        var pattern = Pattern(kind: .binding, offset: offset(name))
        pattern.symbol = symbol(ofName: name)
        let content = inner(initializer)
        var operation = Operation(kind: .bind, offset: offset(name))
        operation.flags = .isConstant
        operation.pattern = facts.add(pattern)
        operation.value = content
        append(operation)
      }
      capture = next(capture)
    }
  }

  /// `if`, `switch` or `do` as a value.
  mutating func block(_ node: Int) -> ID<Value> {
    var result = Value(kind: .block, offset: offset(node))
    let scope = begin(FunctionFact(kind: .block, name: .none, offset: result.offset))
    statement(node)
    end(scope, at: endOffset(node))
    result.function = scope.id
    return facts.add(result)
  }

  /// A function of kind `initialValue` that returns the expression at `node`.
  mutating func initialValue(_ node: Int, name: Symbol, offset place: UInt32) -> ID<FunctionFact> {
    let scope = begin(FunctionFact(kind: .initialValue, name: name, offset: place))
    let content = value(node)
    appendReturn(content, offset(node))
    end(scope, at: endOffset(node))
    return scope.id
  }

  mutating func appendReturn(_ value: ID<Value>, _ offset: UInt32) {
    var operation = Operation(kind: .return, offset: offset)
    operation.value = value
    append(operation)
  }
}
