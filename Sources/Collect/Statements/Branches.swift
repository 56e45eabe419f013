import Facts
import SwiftScan

/// `if` and `guard`.
extension Collector {
  /// A chain of `else if` nests in its operations, though not in the syntax. Where that gets too deep, the further ones stand side by side.
  mutating func ifStatement(_ node: Int) {
    let mark = openOperations.count
    var child = node + 1
    let end = next(node)
    while child < end {
      switch kind(child) {
      case .ifClause:
        let nesting = openOperations.count - mark
        if nesting >= FileFacts.maximumDepth {
          closeLast()
        } else if nesting > 0 {
          push(open(.block, offset(child)))
        }
        push(open(.if, offset(child)))
        conditions(of: child)
        if let body = first(.codeBlock, in: child) { block(of: body) }
      case .elseClause:
        if let body = first(.codeBlock, in: child) { block(of: body) }
      default: hasErrors = true
      }
      child = next(child)
    }
    while openOperations.count > mark { closeLast() }
  }

  private mutating func push(_ position: Int) { openOperations.append(Int32(truncatingIfNeeded: position)) }

  private mutating func closeLast() {
    close(Int(openOperations[openOperations.count - 1]))
    openOperations.cut(to: openOperations.count - 1)
  }

  /// The statements of a `codeBlock` as a `block`.
  mutating func block(of node: Int) {
    let opened = open(.block, offset(node))
    statements(from: node + 1, to: next(node))
    close(opened)
  }

  /// The `codeBlock` of a statement as a `block`.
  mutating func body(of node: Int) {
    if let body = first(.codeBlock, in: node) { block(of: body) }
  }

  mutating func guardStatement(_ node: Int) {
    let opened = open(.guard, offset(node))
    conditions(of: node)
    body(of: node)
    close(opened)
  }
}
