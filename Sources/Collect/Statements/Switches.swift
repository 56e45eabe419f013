import Facts
import SwiftScan

/// `switch`. Cases under `#if` are cases like the others, those of all clauses.
extension Collector {
  mutating func switchStatement(_ node: Int) {
    var operation = Operation(kind: .switch, offset: offset(node))
    var child = node + 1
    let end = next(node)
    if child < end, kind(child).isExpression || kind(child) == .missing {
      operation.value = value(child)
      child = next(child)
    }
    let opened = open(operation)
    cases(from: child, to: end)
    close(opened)
  }

  private mutating func cases(from first: Int, to end: Int) {
    var child = first
    while child < end {
      switch kind(child) {
      case .switchCase: switchCase(child)
      case .conditionalBlock, .conditionalClause:
        if enter() {
          if kind(child) == .conditionalBlock { noteClauses(of: child) }
          cases(from: child + 1, to: next(child))
          leave()
        }
      case .unexpected: hasErrors = true
      default: break
      }
      child = next(child)
    }
  }

  private mutating func switchCase(_ node: Int) {
    var operation = Operation(kind: .switchCase, offset: offset(node))
    if flags(node).contains(.isDefault) { operation.flags.insert(.isDefault) }
    if node + 1 < next(node), kind(node + 1) == .attribute { operation.flags.insert(.isUnknown) }
    let opened = open(operation)
    caseItems(of: node)
    body(of: node)
    close(opened)
  }

  private mutating func caseItems(of node: Int) {
    var child = node + 1
    let end = next(node)
    while child < end {
      if kind(child) == .caseItem {
        var operation = Operation(kind: .casePattern, offset: offset(child))
        readItem(child, &operation)
        append(operation)
      }
      child = next(child)
    }
  }

  /// The pattern and the `where` of a case.
  mutating func readItem(_ node: Int, _ operation: inout Operation) {
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      if childKind.isPattern {
        operation.pattern = pattern(child, binds: false)
      } else if childKind == .whereClause {
        operation.value = inner(child)
      } else if childKind.isError {
        hasErrors = true
      }
      child = next(child)
    }
  }
}
