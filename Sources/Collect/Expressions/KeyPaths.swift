import Facts
import SwiftScan

/// `\Root.a.b[0]`: members are components with a label, subscripts and calls components with a value.
/// `?` and `!` are left out: the types of the members tell them.
extension Collector {
  mutating func keyPath(_ node: Int) -> ID<Value> {
    var result = Value(kind: .keyPath, offset: offset(node))
    let mark = facts.pendingArguments.count
    var child = node + 1
    let end = next(node)
    while child < end {
      switch kind(child) {
      case .member:
        let name = firstToken(child) + 1
        if name < endToken(child) {
          let label = symbol(ofToken: name)
          facts.pendingArguments.append(Argument(label: label, value: .none, offset: tokens[name].offset))
        }
      case .subscriptCall, .call:
        let inside = tuple(child)
        facts.pendingArguments.append(Argument(label: .none, value: inside, offset: offset(child)))
      case .optionalChain, .forceUnwrap: break
      case let other where other.isType: result.type = type(child)
      default: hasErrors = true
      }
      child = next(child)
    }
    result.arguments = facts.takeArguments(from: mark)
    return facts.add(result)
  }
}
