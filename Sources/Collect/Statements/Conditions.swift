import Facts
import SwiftScan

/// Conditions of `if`, `guard`, `while`.
extension Collector {
  /// All conditions among the children of a node.
  mutating func conditions(of node: Int) {
    var child = node + 1
    let end = next(node)
    while child < end {
      if kind(child).isConditionOrMissing { condition(child) }
      child = next(child)
    }
  }

  private mutating func condition(_ node: Int) {
    var operation = Operation(kind: .condition, offset: offset(node))
    switch kind(node) {
    case .optionalBinding: optionalBinding(node, &operation)
    case .matchingCondition: matching(node, &operation)
    case .availabilityCondition: operation.value = availability(node)
    default: operation.value = value(node)
    }
    append(operation)
  }

  /// `let x = y`; `let x` is `let x = x`.
  private mutating func optionalBinding(_ node: Int, _ operation: inout Operation) {
    var inside = ID<Pattern>.none
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      if childKind.isPattern {
        inside = pattern(child, binds: true)
      } else if childKind.isType {
        operation.type = type(child)
      } else if childKind == .initializerClause {
        operation.value = inner(child)
      }
      child = next(child)
    }
    guard inside.exists else {
      hasErrors = true
      return
    }
    if operation.value.isNone { operation.value = sameName(inside) }
    var outer = Pattern(kind: .optional, offset: facts.patterns[inside.index].offset)
    outer.sub = inside
    operation.pattern = facts.add(outer)
  }

  private mutating func sameName(_ pattern: ID<Pattern>) -> ID<Value> {
    let binding = facts.patterns[pattern.index]
    let isSelf = names.range(of: binding.symbol).count == 4 && names.spells(binding.symbol, "self")
    var result = Value(kind: isSelf ? .`self` : .name, offset: binding.offset)
    if !isSelf { result.symbol = binding.symbol }
    return facts.add(result)
  }

  private mutating func matching(_ node: Int, _ operation: inout Operation) {
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      if childKind.isPattern {
        operation.pattern = pattern(child, binds: false)
      } else if childKind.isType {
        operation.type = type(child)
      } else if childKind == .initializerClause {
        operation.value = inner(child)
      }
      child = next(child)
    }
  }
}
