import Facts
import SwiftScan

/// Expressions become values; each construct has a file of its own.
extension Collector {
  /// The value of the expression at `node`. Values nest by `height`, which counts from the function's statements down.
  mutating func value(_ node: Int) -> ID<Value> {
    switch kind(node) {
    case .identifierExpression where nodes[node].size == 1: return name(node)
    case .implicitMemberExpression where nodes[node].size == 1: return implicitMember(node)
    case .selfExpression: return leaf(.self, node)
    case .stringLiteral where nodes[node].size == 1: return plainString(node)
    case .nilLiteral: return leaf(.nil, node)
    case .booleanLiteral: return boolean(node)
    case .integerLiteral, .floatLiteral: return literal(.number, node)
    default: break
    }
    guard height < FileFacts.maximumDepth, enter() else {
      hasErrors = true
      return unknown(offset(node))
    }
    height += 1
    let id = compound(node)
    height -= 1
    leave()
    return id
  }

  private mutating func compound(_ node: Int) -> ID<Value> {
    switch kind(node) {
    case .postfixChain: return chain(node)
    case .sequence: return sequence(node)
    case .closureExpression: return closureValue(node)
    case .identifierExpression: return name(node)
    case .implicitMemberExpression: return implicitMember(node)
    case .tryExpression: return flagged(node, .tried)
    case .awaitExpression: return flagged(node, .awaited)
    case .unsafeExpression, .ownershipExpression, .packExpansionExpression, .packElementExpression, .argument:
      return inner(node)
    case .inoutExpression: return wrapped(.inOut, node)
    case .prefixOperatorExpression: return prefixOperator(node)
    case .superExpression: return leaf(.super, node)
    case .wildcardExpression: return leaf(.discard, node)
    case .stringLiteral: return interpolatedString(node)
    case .regexLiteral: return literal(.regex, node)
    case .arrayLiteral: return array(node)
    case .dictionaryLiteral: return dictionary(node)
    case .tupleExpression: return tuple(node)
    case .keyPathExpression: return keyPath(node)
    case .macroExpansion: return macro(node)
    case .typeExpression: return typeValue(node)
    case .ifExpression, .switchExpression, .doStatement: return block(node)
    case .conditionalBlock: return firstClauseValue(node)
    case .missing, .unparsed, .unexpected:
      hasErrors = true
      return unknown(offset(node))
    default: return unknown(offset(node))
    }
  }

  mutating func unknown(_ offset: UInt32) -> ID<Value> { facts.add(Value(kind: .unknown, offset: offset)) }

  mutating func leaf(_ kind: ValueKind, _ node: Int) -> ID<Value> { facts.add(Value(kind: kind, offset: offset(node))) }

  /// The value of the first child, without a node of its own.
  mutating func inner(_ node: Int) -> ID<Value> {
    node + 1 < next(node) ? value(node + 1) : unknown(offset(node))
  }

  private mutating func flagged(_ node: Int, _ flag: ValueFlags) -> ID<Value> {
    let id = inner(node)
    facts.values[id.index].flags.insert(flag)
    return id
  }

  private mutating func wrapped(_ kind: ValueKind, _ node: Int) -> ID<Value> {
    var result = Value(kind: kind, offset: offset(node))
    result.base = inner(node)
    return facts.add(result)
  }

  private mutating func prefixOperator(_ node: Int) -> ID<Value> {
    var result = Value(kind: .unary, offset: offset(node))
    let first = firstToken(node)
    let end = node + 1 < next(node) ? firstToken(node + 1) : endToken(node)
    result.symbol = symbol(ofTokens: first, to: max(end, first + 1))
    result.base = inner(node)
    return facts.add(result)
  }

  private mutating func boolean(_ node: Int) -> ID<Value> {
    var result = Value(kind: .bool, offset: offset(node))
    if tokens[firstToken(node)].word == .true { result.flags = .isTrue }
    return facts.add(result)
  }

  private mutating func literal(_ kind: ValueKind, _ node: Int) -> ID<Value> {
    var result = Value(kind: kind, offset: offset(node))
    let start = Int(result.offset)
    result.symbol = intern(syntax.text(start, min(Int(endOffset(node)), start + Collector.maximumTextLength)))
    return facts.add(result)
  }

  private mutating func typeValue(_ node: Int) -> ID<Value> {
    var result = Value(kind: .type, offset: offset(node))
    result.type = node + 1 < next(node) ? type(node + 1) : unknownType(result.offset)
    return facts.add(result)
  }

  /// An `#if` in the place of one expression: its first clause's.
  private mutating func firstClauseValue(_ node: Int) -> ID<Value> {
    guard node + 1 < next(node), kind(node + 1) == .conditionalClause else { return unknown(offset(node)) }
    let content = syntax.contents(ofClause: node + 1)
    return content < next(node + 1) ? value(content) : unknown(offset(node))
  }
}
