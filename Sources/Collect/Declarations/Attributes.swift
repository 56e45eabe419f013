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
        if isAvailability(child) { pushAvailability(child) } else { pushAttributeName(child) }
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

  private mutating func isAvailability(_ arguments: Int) -> Bool {
    let first = firstToken(arguments)
    return first > 0 && tokens[first - 1].word == .available
  }

  /// The words of `@available(iOS, deprecated: 16, message: "…")`: those before a colon as labels, the others as names. What the labels say,
  /// versions and texts, is left out.
  private mutating func pushAvailability(_ node: Int) {
    let end = endToken(node)
    for token in firstToken(node)..<end where tokens[token].kind == .identifier && token + 1 < end {
      let start = tokens[token].offset
      switch tokens[token + 1].kind {
      case .colon: facts.pendingArguments.append(Argument(label: label(ofToken: token), value: .none, offset: start))
      case .comma, .rightParen:
        var value = Value(kind: .name, offset: start)
        value.symbol = symbol(ofToken: token)
        facts.pendingArguments.append(Argument(label: .none, value: facts.add(value), offset: start))
      default: break
      }
    }
  }

  private mutating func pushAttributeArgument(_ node: Int) {
    let first = firstToken(node)
    let label = flags(node).contains(.hasLabel) ? label(ofToken: first) : .none
    let content = inner(node)
    facts.pendingArguments.append(Argument(label: label, value: content, offset: tokens[first].offset))
  }
}
