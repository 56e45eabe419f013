import Facts
import SwiftScan

/// Attributes with their arguments. Those under `#if` are all taken.
extension Collector {
  /// Pushes an attribute, or those in an `#if`.
  mutating func pushAttributes(_ node: Int) {
    switch kind(node) {
    case .attribute: pushAttribute(node)
    case .conditionalBlock, .conditionalClause:
      guard enter() else { return }
      var child = node + 1
      while child < next(node) {
        pushAttributes(child)
        child = next(child)
      }
      leave()
    default: break
    }
  }

  mutating func pushAttribute(_ node: Int) {
    var fact = AttributeFact(name: .none, offset: offset(node))
    let mark = facts.pendingArguments.count
    let savedHeight = height
    height = 0
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      if childKind.isType {
        readName(child, into: &fact)
      } else if childKind == .argument {
        pushAttributeArgument(child)
      } else if childKind == .attributeArguments {
        pushAttributeName(child)
      }
      child = next(child)
    }
    height = savedHeight
    fact.arguments = facts.takeArguments(from: mark)
    facts.pendingAttributes.append(fact)
  }

  /// A plain name needs no type node.
  private mutating func readName(_ node: Int, into fact: inout AttributeFact) {
    if kind(node) == .namedType, nodes[node].size == 1 {
      fact.name = symbol(ofToken: firstToken(node))
      return
    }
    fact.type = type(node)
    fact.name = facts.typeNodes[fact.type.index].symbol
  }

  /// A name that stands alone between the brackets: `@objc(Name)`.
  private mutating func pushAttributeName(_ node: Int) {
    let first = firstToken(node)
    guard endToken(node) == first + 3, tokens[first + 1].kind == .identifier else { return }
    var value = Value(kind: .name, offset: tokens[first + 1].offset)
    value.symbol = symbol(ofToken: first + 1)
    facts.pendingArguments.append(Argument(label: .none, value: facts.add(value), offset: tokens[first + 1].offset))
  }

  private mutating func pushAttributeArgument(_ node: Int) {
    let first = firstToken(node)
    let label = flags(node).contains(.hasLabel) ? label(ofToken: first) : .none
    let content = inner(node)
    facts.pendingArguments.append(Argument(label: label, value: content, offset: tokens[first].offset))
  }
}
