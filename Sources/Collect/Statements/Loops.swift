import Facts
import SwiftScan

/// `for`, `while`, `repeat`, `do`.
extension Collector {
  mutating func forStatement(_ node: Int) {
    var operation = Operation(kind: .for, offset: offset(node))
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      if childKind.isPattern {
        operation.pattern = pattern(child, binds: true)
      } else if childKind.isType {
        operation.type = type(child)
      } else if childKind == .whereClause {
        operation.target = inner(child)
      } else if childKind.isExpression || childKind == .missing {
        operation.value = value(child)
      }
      child = next(child)
    }
    let opened = open(operation)
    body(of: node)
    close(opened)
  }

  mutating func whileStatement(_ node: Int) {
    let opened = open(.while, offset(node))
    conditions(of: node)
    body(of: node)
    close(opened)
  }

  mutating func repeatStatement(_ node: Int) {
    let opened = open(.repeat, offset(node))
    body(of: node)
    conditions(of: node)
    close(opened)
  }

  mutating func doStatement(_ node: Int) {
    let opened = open(.do, offset(node))
    var child = node + 1
    let end = next(node)
    while child < end {
      switch kind(child) {
      case .codeBlock: block(of: child)
      case .catchClause: catchClause(child)
      default: break
      }
      child = next(child)
    }
    close(opened)
  }

  /// Several patterns of one `catch` give one operation each; the last has the block.
  private mutating func catchClause(_ node: Int) {
    var opened: Int?
    var child = node + 1
    let end = next(node)
    while child < end {
      if kind(child) == .caseItem {
        if let position = opened { close(position) }
        var operation = Operation(kind: .catch, offset: offset(node))
        readItem(child, &operation)
        opened = open(operation)
      }
      child = next(child)
    }
    let last = opened ?? open(.catch, offset(node))
    body(of: node)
    close(last)
  }
}
