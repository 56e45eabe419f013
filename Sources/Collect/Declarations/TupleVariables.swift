import Facts
import SwiftScan

/// `let (a, (b, c)) = f()` of a type or a file: the initial value of `b` is member `0` of member `1` of the whole, which all of them share.
extension Collector {
  /// - Parameters:
  ///   - path: the members that lead to `pattern`.
  ///   - whole: the initializer's value, once it is made.
  mutating func tupleProperties(
    _ pattern: Int, _ path: [Int], _ initializer: Int?, _ whole: inout ID<Value>, _ modifiers: Modifiers,
    _ attributes: IDRange<AttributeFact>
  ) {
    guard kind(pattern) == .tuplePattern else {
      if kind(pattern) != .wildcardPattern { hasErrors = true }
      return
    }
    guard enter() else { return }
    defer { leave() }
    var index = 0
    var element = pattern + 1
    while element < next(pattern) {
      if kind(element) == .tuplePatternElement, element + 1 < next(element) {
        let inside = syntax.withoutParentheses(element + 1)
        if kind(inside) == .identifierPattern {
          var fact = PropertyFact(name: symbol(ofToken: firstToken(inside)), offset: offset(inside))
          fact.modifiers = modifiers
          fact.owner = owner
          fact.outer = function
          fact.condition = condition
          fact.attributes = attributes
          if let initializer { fact.initial = elementValue(of: initializer, &whole, path + [index], fact) }
          facts.properties.append(fact)
        } else {
          tupleProperties(inside, path + [index], initializer, &whole, modifiers, attributes)
        }
      }
      index += 1
      element = next(element)
    }
  }

  private mutating func elementValue(of node: Int, _ whole: inout ID<Value>, _ path: [Int], _ fact: PropertyFact) -> ID<FunctionFact> {
    let scope = begin(FunctionFact(kind: .initialValue, name: fact.name, offset: fact.offset))
    if whole.isNone {
      height = path.count
      whole = value(node)
    }
    var base = whole
    for index in path {
      var member = Value(kind: .member, offset: fact.offset)
      member.base = base
      member.symbol = symbol(ofNumber: index)
      base = facts.add(member)
    }
    appendReturn(base, fact.offset)
    end(scope, at: endOffset(node))
    return scope.id
  }

  private mutating func symbol(ofNumber number: Int) -> Symbol {
    var spelling = String(number)
    return spelling.withUTF8 { intern($0) }
  }
}

extension Syntax {
  /// `(p)` is `p`.
  func withoutParentheses(_ pattern: Int) -> Int {
    var pattern = pattern
    while kind(pattern) == .tuplePattern, pattern + 2 < next(pattern), kind(pattern + 1) == .tuplePatternElement,
      next(pattern + 1) == next(pattern), !flags(pattern + 1).contains(.hasLabel)
    {
      pattern += 2
    }
    return pattern
  }
}
