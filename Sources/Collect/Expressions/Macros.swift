import Facts
import SwiftScan

/// `#name`, whose arguments a chain adds, and conditions of availability.
extension Collector {
  mutating func macro(_ node: Int) -> ID<Value> {
    let first = firstToken(node)
    var result = Value(kind: .macro, offset: tokens[first].offset)
    result.symbol = symbol(ofToken: first)
    if node + 1 < next(node), kind(node + 1) == .genericArgumentClause {
      let arguments = genericArguments(node + 1)
      result.type = facts.add(TypeNode(kind: .named, symbol: result.symbol, arguments: arguments, offset: result.offset))
    }
    return facts.add(result)
  }

  /// `#available(…)`, without its arguments.
  mutating func availability(_ node: Int) -> ID<Value> {
    var result = Value(kind: .macro, offset: offset(node))
    result.symbol = symbol(ofToken: firstToken(node))
    return facts.add(result)
  }
}
