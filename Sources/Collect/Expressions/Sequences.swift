import Facts
import SwiftScan

/// An operator whose right side is still open.
struct PendingOperator {
  var precedence: UInt8
  /// `binary`, `ternary` or `type` (an arrow).
  var kind: ValueKind
  var symbol: Symbol
  var offset: UInt32
  /// Between `?` and `:`.
  var middle: ID<Value> = .none
}

/// Operators with operands, flat in the syntax, folded by precedence with two stacks (Dijkstra's shunting yard).
extension Collector {
  mutating func sequence(_ node: Int) -> ID<Value> { fold(from: node + 1, to: next(node)) }

  /// The value of operands and operators from one child of a sequence to another.
  mutating func fold(from first: Int, to end: Int) -> ID<Value> {
    guard first < end else { return unknown(first < nodes.count ? offset(first) : 0) }
    let second = next(first)
    guard second < end else { return value(first) }

    // Every operator could stand above the first operand.
    let saved = height
    height += syntax.operatorCount(from: second, to: end)
    defer { height = saved }
    guard height <= FileFacts.maximumDepth else {
      hasErrors = true
      return unknown(offset(first))
    }
    let operatorMark = operators.count
    let operandMark = operands.count
    operands.append(value(first))
    var child = second
    while child < end {
      push(child, operatorMark, operandMark)
      child = next(child)
    }
    reduce(to: operatorMark, operandMark, above: 0)
    let result = operands.count > operandMark ? operands[operands.count - 1] : unknown(offset(first))
    operators.cut(to: operatorMark)
    operands.cut(to: operandMark)
    return result
  }

  private mutating func push(_ child: Int, _ operatorMark: Int, _ operandMark: Int) {
    let place = offset(child)
    switch kind(child) {
    case .binaryOperator:
      let precedence = syntax.precedence(ofOperator: child)
      let symbol = symbol(ofTokens: firstToken(child), to: endToken(child))
      push(PendingOperator(precedence: precedence, kind: .binary, symbol: symbol, offset: place), operatorMark, operandMark)
    case .assignmentOperator:
      let symbol = symbol("=")
      push(PendingOperator(precedence: Precedence.assignment, kind: .binary, symbol: symbol, offset: place), operatorMark, operandMark)
    case .arrowOperator:
      push(PendingOperator(precedence: Precedence.arrow, kind: .type, symbol: .none, offset: place), operatorMark, operandMark)
    case .ternaryOperator:
      let middle = inner(child)
      push(
        PendingOperator(precedence: Precedence.ternary, kind: .ternary, symbol: .none, offset: place, middle: middle), operatorMark,
        operandMark)
    case .castOperator, .isOperator:
      reduce(to: operatorMark, operandMark, above: Precedence.casting - 1)
      cast(child, operandMark)
    case .unexpected:
      hasErrors = true
    default:
      operands.append(value(child))
    }
  }

  private mutating func push(_ pending: PendingOperator, _ operatorMark: Int, _ operandMark: Int) {
    let isRight = Precedence.isRightAssociative(pending.precedence)
    reduce(to: operatorMark, operandMark, above: isRight ? pending.precedence : pending.precedence - 1)
    operators.append(pending)
  }

  /// Applies the operators on the stack whose precedence is above a limit.
  private mutating func reduce(to operatorMark: Int, _ operandMark: Int, above limit: UInt8) {
    while operators.count > operatorMark, operators[operators.count - 1].precedence > limit {
      let pending = operators[operators.count - 1]
      operators.cut(to: operators.count - 1)
      // Broken source may lack operands.
      guard operands.count >= operandMark + 2 else { continue }
      let right = operands[operands.count - 1]
      let left = operands[operands.count - 2]
      operands.cut(to: operands.count - 2)
      operands.append(apply(pending, left, right))
    }
  }

  private mutating func apply(_ pending: PendingOperator, _ left: ID<Value>, _ right: ID<Value>) -> ID<Value> {
    if pending.kind == .type { return functionTypeValue(left, right, pending.offset) }
    var result = Value(kind: pending.kind, offset: pending.offset)
    result.base = left
    result.symbol = pending.symbol
    if pending.kind == .ternary {
      result.second = pending.middle
      result.third = right
    } else {
      result.second = right
    }
    return facts.add(result)
  }

  private mutating func cast(_ node: Int, _ operandMark: Int) {
    guard operands.count > operandMark else { return }
    var result = Value(kind: .cast, offset: offset(node))
    if kind(node) == .isOperator {
      result.flags = .test
    } else if flags(node).contains(.isOptional) {
      result.flags = .conditional
    } else if flags(node).contains(.isForced) {
      result.flags = .forced
    }
    result.base = operands[operands.count - 1]
    result.type = node + 1 < next(node) ? type(node + 1) : unknownType(result.offset)
    operands.cut(to: operands.count - 1)
    operands.append(facts.add(result))
  }
}

extension Syntax {
  /// The operators among the children of a sequence.
  func operatorCount(from first: Int, to end: Int) -> Int {
    var count = 0
    var child = first
    while child < end {
      switch kind(child) {
      case .binaryOperator, .assignmentOperator, .arrowOperator, .ternaryOperator, .castOperator, .isOperator: count += 1
      default: break
      }
      child = next(child)
    }
    return count
  }

  func precedence(ofOperator node: Int) -> UInt8 {
    let first = firstToken(node)
    if endToken(node) == first + 1, let known = Precedence.of(tokens[first].word) { return known }
    return Precedence.of(text(Int(tokens[first].offset), Int(endOffset(node))))
  }

  /// The first assignment among the children of a sequence.
  func assignment(in node: Int) -> Int? {
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      if childKind == .assignmentOperator { return child }
      if childKind == .binaryOperator, precedence(ofOperator: child) == Precedence.assignment { return child }
      child = next(child)
    }
    return nil
  }
}
