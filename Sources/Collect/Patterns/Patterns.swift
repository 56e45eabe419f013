import Facts
import SwiftScan

/// Patterns.
extension Collector {
  /// The pattern at `node`.
  ///
  /// - Parameter binds: under an outer `let` or `var`: plain names are bound, not compared.
  mutating func pattern(_ node: Int, binds: Bool) -> ID<Pattern> {
    guard enter() else { return facts.add(Pattern(kind: .wildcard, offset: offset(node))) }
    defer { leave() }
    switch kind(node) {
    case .identifierPattern: return binding(node)
    case .bindingPattern: return innerPattern(node, binds: true)
    case .wildcardPattern: return facts.add(Pattern(kind: .wildcard, offset: offset(node)))
    case .enumCasePattern: return enumCase(node, binds: binds)
    case .tuplePattern: return tuplePattern(node, binds: binds)
    case .optionalPattern:
      var result = Pattern(kind: .optional, offset: offset(node))
      result.sub = innerPattern(node, binds: binds)
      return facts.add(result)
    case .isPattern, .asPattern: return castPattern(node, binds: binds)
    case .expressionPattern: return expressionPattern(node, binds: binds)
    case .patternExpression, .tuplePatternElement: return innerPattern(node, binds: binds)
    case let kind where kind.isExpression:
      var result = Pattern(kind: .value, offset: offset(node))
      result.value = value(node)
      return facts.add(result)
    default:
      hasErrors = true
      return facts.add(Pattern(kind: .wildcard, offset: offset(node)))
    }
  }

  private mutating func binding(_ node: Int) -> ID<Pattern> {
    var result = Pattern(kind: .binding, offset: offset(node))
    result.symbol = symbol(ofToken: firstToken(node))
    return facts.add(result)
  }

  private mutating func innerPattern(_ node: Int, binds: Bool) -> ID<Pattern> {
    guard node + 1 < next(node) else {
      hasErrors = true
      return facts.add(Pattern(kind: .wildcard, offset: offset(node)))
    }
    return pattern(node + 1, binds: binds)
  }

  private mutating func enumCase(_ node: Int, binds: Bool) -> ID<Pattern> {
    var result = Pattern(kind: .enumCase, offset: offset(node))
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      if childKind == .name {
        result.symbol = symbol(ofName: child)
        result.offset = offset(child)
      } else if childKind == .tuplePattern {
        result.hasPayload = true
        result.elements = elements(child, binds: binds)
      } else if childKind.isType {
        result.type = type(child)
      } else if childKind.isError {
        hasErrors = true
      }
      child = next(child)
    }
    return facts.add(result)
  }

  /// `(p)` is `p`.
  private mutating func tuplePattern(_ node: Int, binds: Bool) -> ID<Pattern> {
    let first = node + 1
    if first < next(node), next(first) == next(node), kind(first) == .tuplePatternElement, !flags(first).contains(.hasLabel) {
      return innerPattern(first, binds: binds)
    }
    var result = Pattern(kind: .tuple, offset: offset(node))
    result.elements = elements(node, binds: binds)
    return facts.add(result)
  }

  private mutating func elements(_ node: Int, binds: Bool) -> IDRange<PatternElement> {
    let mark = facts.pendingPatternElements.count
    var child = node + 1
    let end = next(node)
    while child < end {
      if kind(child) == .tuplePatternElement {
        let label = flags(child).contains(.hasLabel) ? label(ofToken: firstToken(child)) : .none
        let inside = innerPattern(child, binds: binds)
        facts.pendingPatternElements.append(PatternElement(label: label, pattern: inside))
      }
      child = next(child)
    }
    return facts.takePatternElements(from: mark)
  }

  private mutating func castPattern(_ node: Int, binds: Bool) -> ID<Pattern> {
    let isTest = kind(node) == .isPattern
    var result = Pattern(kind: isTest ? .test : .cast, offset: offset(node))
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      if childKind.isType {
        result.type = type(child)
      } else if !isTest, childKind.isPattern {
        result.sub = pattern(child, binds: binds)
      }
      child = next(child)
    }
    return facts.add(result)
  }

  /// Under `let`, a name that stands as an expression is bound after all.
  private mutating func expressionPattern(_ node: Int, binds: Bool) -> ID<Pattern> {
    guard node + 1 < next(node) else { return innerPattern(node, binds: binds) }
    let inside = node + 1
    if kind(inside) == .patternExpression { return innerPattern(inside, binds: binds) }
    if let call = syntax.bindingCall(inside) { return unqualifiedCase(inside, call, binds: binds) }
    if kind(inside) == .wildcardExpression { return facts.add(Pattern(kind: .wildcard, offset: offset(inside))) }
    if binds, kind(inside) == .identifierExpression, nodes[inside].size == 1, tokens[firstToken(inside)].kind == .identifier {
      return binding(inside)
    }
    var result = Pattern(kind: .value, offset: offset(node))
    result.value = value(inside)
    return facts.add(result)
  }

  /// `name(let x)` inside the enum itself: a case whose dot is left out.
  private mutating func unqualifiedCase(_ node: Int, _ call: Int, binds: Bool) -> ID<Pattern> {
    var result = Pattern(kind: .enumCase, offset: offset(node))
    result.symbol = symbol(ofToken: firstToken(node + 1))
    result.hasPayload = true
    let mark = facts.pendingPatternElements.count
    var argument = call + 1
    while argument < next(call) {
      if kind(argument) == .argument, argument + 1 < next(argument) {
        let label = flags(argument).contains(.hasLabel) ? label(ofToken: firstToken(argument)) : .none
        let isPattern = kind(argument + 1) == .patternExpression
        let inside = isPattern ? pattern(argument + 1, binds: binds) : valuePattern(argument + 1)
        facts.pendingPatternElements.append(PatternElement(label: label, pattern: inside))
      }
      argument = next(argument)
    }
    result.elements = facts.takePatternElements(from: mark)
    return facts.add(result)
  }

  private mutating func valuePattern(_ node: Int) -> ID<Pattern> {
    if kind(node) == .wildcardExpression { return facts.add(Pattern(kind: .wildcard, offset: offset(node))) }
    var result = Pattern(kind: .value, offset: offset(node))
    result.value = value(node)
    return facts.add(result)
  }
}

extension Syntax {
  /// The call of `name(let x)`; nil for all else.
  func bindingCall(_ node: Int) -> Int? {
    guard kind(node) == .postfixChain, node + 1 < next(node), kind(node + 1) == .identifierExpression else { return nil }
    let call = next(node + 1)
    guard call < next(node), kind(call) == .call, next(call) == next(node) else { return nil }
    var argument = call + 1
    while argument < next(call) {
      if kind(argument) == .argument, argument + 1 < next(argument), kind(argument + 1) == .patternExpression { return call }
      argument = next(argument)
    }
    return nil
  }
}
