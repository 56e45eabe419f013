import Facts
import SwiftScan

/// Freestanding macros in the place of a declaration: `#Preview("name") { … }`.
extension Collector {
  mutating func macroDeclaration(_ node: Int, in place: DeclarationPlace) {
    let mark = facts.pendingAttributes.count
    var expression: Int?
    var child = node + 1
    let end = next(node)
    while child < end {
      if kind(child) == .attribute || kind(child) == .conditionalBlock {
        pushAttributes(child)
      } else if kind(child).isExpression {
        expression = child
      }
      child = next(child)
    }
    let attributes = facts.takeAttributes(from: mark)
    guard let expression else { return }
    if let closure = syntax.macroClosure(expression) {
      macroFunction(expression, closure: closure, attributes: attributes)
    } else if place == .body {
      statement(expression)
    }
  }

  mutating func macroFunction(_ node: Int, closure: Int, attributes: IDRange<AttributeFact>) {
    guard enter() else { return }
    defer { leave() }
    let name = firstToken(node + 1)
    let id = closureFunction(closure, kind: .macro, name: symbol(ofToken: name))
    facts.functions[id.index].offset = tokens[name].offset
    if !attributes.isEmpty { facts.functions[id.index].attributes = attributes }
  }
}

extension Syntax {
  /// The last closure of a chain that is a macro's arguments only; nil for all else.
  func macroClosure(_ node: Int) -> Int? {
    guard kind(node) == .postfixChain, node + 1 < next(node), kind(node + 1) == .macroExpansion else { return nil }
    var closure: Int?
    var child = next(node + 1)
    while child < next(node) {
      switch kind(child) {
      case .call: closure = closureArgument(child) ?? closure
      case .trailingClosure: closure = child + 1 < next(child) ? child + 1 : closure
      default: return nil
      }
      child = next(child)
    }
    return closure
  }

  func closureArgument(_ call: Int) -> Int? {
    var closure: Int?
    var argument = call + 1
    while argument < next(call) {
      if kind(argument) == .argument, argument + 1 < next(argument), kind(argument + 1) == .closureExpression { closure = argument + 1 }
      argument = next(argument)
    }
    return closure
  }
}
