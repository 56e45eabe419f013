import Facts
import SwiftScan

/// Names, `$0`, `$name`, `.name`.
extension Collector {
  mutating func name(_ node: Int) -> ID<Value> {
    let first = firstToken(node)
    let token = tokens[first]
    if token.kind == .dollarIdentifier { return dollarName(token) }
    var result = Value(kind: .name, offset: token.offset)
    result.symbol =
      endToken(node) == first + 1 || !token.kind.isOperator ? symbol(ofToken: first) : symbol(ofTokens: first, to: endToken(node))
    details(of: node, name: first, into: &result)
    return facts.add(result)
  }

  mutating func implicitMember(_ node: Int) -> ID<Value> {
    let name = firstToken(node) + 1
    guard name < endToken(node) else { return unknown(offset(node)) }
    var result = Value(kind: .implicitMember, offset: tokens[name].offset)
    result.symbol = symbol(ofToken: name)
    details(of: node, name: name, into: &result)
    return facts.add(result)
  }

  /// Generic arguments and argument names behind a name.
  @inline(__always) mutating func details(of node: Int, name: Int, into result: inout Value) {
    if nodes[node].size > 1 || flags(node).contains(.hasArgumentNames) { rareDetails(of: node, name: name, into: &result) }
  }

  private mutating func rareDetails(of node: Int, name: Int, into result: inout Value) {
    var behind = name + 1
    if node + 1 < next(node), kind(node + 1) == .genericArgumentClause {
      let arguments = genericArguments(node + 1)
      result.type = facts.add(TypeNode(kind: .named, symbol: result.symbol, arguments: arguments, offset: result.offset))
      behind = endToken(node + 1)
    }
    guard flags(node).contains(.hasArgumentNames) else { return }
    let mark = facts.pendingArguments.count
    while behind + 1 < endToken(node) {
      if tokens[behind].kind.hasSymbol, tokens[behind + 1].kind == .colon {
        let label = label(ofToken: behind)
        facts.pendingArguments.append(Argument(label: label, value: .none, offset: tokens[behind].offset))
      }
      behind += 1
    }
    result.arguments = facts.takeArguments(from: mark)
  }

  /// `$0` is a name and tells its closure; `$name` is the projected value of `name`.
  private mutating func dollarName(_ token: Token) -> ID<Value> {
    let start = Int(token.offset) + 1
    let digits = syntax.text(start, Int(token.endOffset))
    if let first = digits.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") {
      noteAnonymousParameter(digits)
      var result = Value(kind: .name, offset: token.offset)
      result.symbol = intern(syntax.text(start - 1, Int(token.endOffset)))
      return facts.add(result)
    }
    var result = Value(kind: .projected, offset: token.offset)
    result.symbol = intern(digits)
    return facts.add(result)
  }

  private mutating func noteAnonymousParameter(_ digits: UnsafeBufferPointer<UInt8>) {
    guard closure.exists, digits.count < 3 else { return }
    var number = 0
    for digit in digits where digit >= UInt8(ascii: "0") && digit <= UInt8(ascii: "9") {
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    let count = UInt8(truncatingIfNeeded: min(number + 1, 255))
    if facts.functions[closure.index].anonymousParameters < count { facts.functions[closure.index].anonymousParameters = count }
  }
}
