import Facts
import SwiftScan

/// Arguments of calls, elements of tuples, arrays and dictionaries. `#if` among them: those of all clauses, in order.
extension Collector {
  /// Pushes the `argument` children of a node.
  mutating func pushArguments(of node: Int) {
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      if childKind == .argument {
        pushArgument(child)
      } else if childKind == .conditionalBlock || childKind == .conditionalClause {
        if enter() {
          if childKind == .conditionalBlock { noteClauses(of: child) }
          pushArguments(of: child)
          leave()
        }
      } else if childKind.isError || childKind == .unparsed {
        hasErrors = true
      }
      child = next(child)
    }
  }

  @inline(__always) private mutating func pushArgument(_ node: Int) {
    let first = firstToken(node)
    let label = flags(node).contains(.hasLabel) ? label(ofToken: first) : .none
    let content = inner(node)
    facts.pendingArguments.append(Argument(label: label, value: content, offset: tokens[first].offset))
  }

  mutating func array(_ node: Int) -> ID<Value> {
    let mark = facts.pendingArguments.count
    pushElements(from: node + 1, to: next(node))
    var result = Value(kind: .array, offset: offset(node))
    result.arguments = facts.takeArguments(from: mark)
    return facts.add(result)
  }

  mutating func dictionary(_ node: Int) -> ID<Value> {
    let mark = facts.pendingArguments.count
    pushElements(from: node + 1, to: next(node))
    var result = Value(kind: .dictionary, offset: offset(node))
    result.arguments = facts.takeArguments(from: mark)
    return facts.add(result)
  }

  private mutating func pushElements(from first: Int, to end: Int) {
    var child = first
    while child < end {
      switch kind(child) {
      case .dictionaryElement: pushPair(child)
      case .conditionalBlock:
        if enter() {
          noteClauses(of: child)
          var clause = child + 1
          while clause < next(child) {
            pushElements(from: syntax.contents(ofClause: clause), to: next(clause))
            clause = next(clause)
          }
          leave()
        }
      case .unexpected: hasErrors = true
      default:
        let element = value(child)
        facts.pendingArguments.append(Argument(label: .none, value: element, offset: offset(child)))
      }
      child = next(child)
    }
  }

  /// Key and value; always both, so that pairs stay pairs.
  private mutating func pushPair(_ node: Int) {
    let key = inner(node)
    facts.pendingArguments.append(Argument(label: .none, value: key, offset: offset(node)))
    let second = node + 1 < next(node) ? next(node + 1) : next(node)
    let hasSecond = second < next(node)
    let element = hasSecond ? value(second) : unknown(offset(node))
    facts.pendingArguments.append(Argument(label: .none, value: element, offset: offset(hasSecond ? second : node)))
  }

  /// `(x)` is `x`; all else a tuple.
  mutating func tuple(_ node: Int) -> ID<Value> {
    let mark = facts.pendingArguments.count
    pushArguments(of: node)
    if facts.pendingArguments.count == mark + 1, facts.pendingArguments[mark].label.isNone {
      let only = facts.pendingArguments[mark].value
      facts.pendingArguments.cut(to: mark)
      return only
    }
    var result = Value(kind: .tuple, offset: offset(node))
    result.arguments = facts.takeArguments(from: mark)
    return facts.add(result)
  }
}
