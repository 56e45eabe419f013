import Facts
import SwiftScan

/// Postfix chains: `a.b(c)[d]?.e { … }`. Flat in the syntax, nested as values: each suffix has what stands before it as its base.
extension Collector {
  /// How a chain grows.
  private struct Growth {
    var value: ID<Value>
    /// A call or subscript whose trailing closures may still come.
    var isOpen = false
    var openMark = 0
    var openKind = ValueKind.call
    var openOffset: UInt32 = 0
  }

  mutating func chain(_ node: Int) -> ID<Value> {
    let end = next(node)
    var child = node + 1
    guard child < end else { return unknown(offset(node)) }
    let base = child
    child = next(child)

    let saved = height
    let count = syntax.suffixCount(from: child, to: end)
    // The innermost suffixes have the most values above them; those for which there is no room are dropped. What the chain stands on, and
    // the call that makes it, stay: it is what modifiers are for.
    var dropped = max(saved + count - FileFacts.maximumDepth, 0)
    height = saved + count - dropped
    var growth = Growth(value: value(base))
    if dropped > 0 {
      hasErrors = true
      var first = child
      for _ in 0..<4 where first < end && [.call, .subscriptCall, .trailingClosure].contains(kind(first)) { first = next(first) }
      suffixes(from: child, to: first, &growth)
      close(&growth)
      child = first
      while dropped > 0, child < end {
        dropped -= syntax.suffixCount(of: child)
        child = next(child)
      }
    }
    suffixes(from: child, to: end, &growth)
    close(&growth)
    height = saved
    return growth.value
  }

  /// Applies suffixes in order. Those of an `#if` are all applied, clause behind clause, as if there were no conditions:
  /// what is presented under one of them is not lost.
  private mutating func suffixes(from first: Int, to end: Int, _ growth: inout Growth) {
    var child = first
    while child < end {
      switch kind(child) {
      case .member: member(child, &growth)
      case .call: open(.call, child, &growth)
      case .subscriptCall: open(.subscript, child, &growth)
      case .trailingClosure: trailingClosure(child, &growth)
      case .optionalChain: wrap(.optionalChain, child, &growth)
      case .forceUnwrap: wrap(.force, child, &growth)
      case .postfixOperator: wrap(.unary, child, &growth)
      case .conditionalBlock:
        close(&growth)
        clauses(of: child, &growth)
      case .conditionalClause:
        suffixes(from: syntax.contents(ofClause: child), to: next(child), &growth)
      default: hasErrors = true
      }
      height -= 1
      child = next(child)
    }
  }

  private mutating func clauses(of block: Int, _ growth: inout Growth) {
    guard enter() else { return }
    noteClauses(of: block)
    suffixes(from: block + 1, to: next(block), &growth)
    close(&growth)
    leave()
  }

  private mutating func member(_ node: Int, _ growth: inout Growth) {
    close(&growth)
    let name = firstToken(node) + 1
    guard name < endToken(node) else {
      hasErrors = true
      return
    }
    let token = tokens[name]
    if token.isKeyword(.`self`) || token.isContextual(.typeMember) || token.isContextual(.protocolMember) {
      return metatype(&growth)
    }
    var result = Value(kind: .member, offset: token.offset)
    result.symbol = symbol(ofToken: name)
    result.base = token.word == .`init` ? asCallee(growth.value) : growth.value
    details(of: node, name: name, into: &result)
    growth.value = facts.add(result)
  }

  /// `x.self` is `x`; `T.self` and `T.Type` are the metatype.
  private mutating func metatype(_ growth: inout Growth) {
    guard looksLikeType(growth.value) else { return }
    let type = typeNode(of: growth.value)
    guard type.exists else { return }
    var result = Value(kind: .metatype, offset: facts.values[growth.value.index].offset)
    result.type = type
    growth.value = facts.add(result)
  }

  private mutating func wrap(_ kind: ValueKind, _ node: Int, _ growth: inout Growth) {
    close(&growth)
    // The place is that of the name before it: `onTap?()` is a call at `onTap`.
    var result = Value(kind: kind, offset: facts.values[growth.value.index].offset)
    if kind == .unary {
      result.offset = offset(node)
      result.flags = .postfix
      result.symbol = symbol(ofTokens: firstToken(node), to: endToken(node))
    }
    result.base = growth.value
    growth.value = facts.add(result)
  }

  /// Starts a call or subscript; it is made when no trailing closure follows.
  private mutating func open(_ kind: ValueKind, _ node: Int, _ growth: inout Growth) {
    close(&growth)
    growth.isOpen = true
    growth.openKind = kind
    growth.openMark = facts.pendingArguments.count
    growth.openOffset = facts.values[growth.value.index].offset
    if kind == .call { growth.value = asCallee(growth.value) }
    pushArguments(of: node)
  }

  private mutating func trailingClosure(_ node: Int, _ growth: inout Growth) {
    let hasLabel = flags(node).contains(.hasLabel)
    if !growth.isOpen {
      growth.isOpen = true
      growth.openKind = .call
      growth.openMark = facts.pendingArguments.count
      growth.openOffset = facts.values[growth.value.index].offset
      growth.value = asCallee(growth.value)
    }
    let label = hasLabel ? label(ofToken: firstToken(node)) : .none
    let place = offset(node)
    let closure = inner(node)
    facts.pendingArguments.append(Argument(label: label, value: closure, isTrailing: true, offset: place))
  }

  private mutating func close(_ growth: inout Growth) {
    guard growth.isOpen else { return }
    growth.isOpen = false
    let arguments = facts.takeArguments(from: growth.openMark)
    let base = facts.values[growth.value.index]
    if base.kind == .macro, base.arguments.isEmpty, growth.openKind == .call {
      // `#name(…)` is one value; it is made anew, for its arguments have to stand before it.
      var macro = base
      macro.arguments = arguments
      growth.value = facts.add(macro)
      return
    }
    var result = Value(kind: growth.openKind, offset: growth.openOffset)
    result.base = growth.value
    result.arguments = arguments
    growth.value = facts.add(result)
  }
}

extension Syntax {
  /// How many values suffixes put on one another, those of all clauses of an `#if` among them.
  func suffixCount(from first: Int, to end: Int) -> Int {
    var count = 0
    var child = first
    while child < end {
      count += suffixCount(of: child)
      child = next(child)
    }
    return count
  }

  /// The nesting is that of the syntax, which is bounded.
  func suffixCount(of child: Int) -> Int {
    switch kind(child) {
    case .conditionalBlock: 1 + suffixCount(from: child + 1, to: next(child))
    case .conditionalClause: 1 + suffixCount(from: contents(ofClause: child), to: next(child))
    default: 1
    }
  }
}
