import Facts
import SwiftScan

/// The tree at hand, to be read only; questions about it that need no facts are asked here.
///
/// Small, so that it is handed over in registers: the collector itself is large, and a method that only borrows it may cost a copy.
struct Syntax {
  var nodes = UnsafeBufferPointer<SyntaxNode>(start: nil, count: 0)
  /// With the `endOfFile` ones behind them.
  var tokens = UnsafeBufferPointer<Token>(start: nil, count: 0)
  var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  /// No tree.
  init() {}

  init(_ tree: SyntaxTree) {
    nodes = tree.nodes
    tokens = UnsafeBufferPointer(start: tree.tokens.baseAddress, count: tree.tokens.count + SyntaxTree.lookahead)
    bytes = tree.source
  }

  /// The node behind the subtree of `node`.
  @inline(__always) func next(_ node: Int) -> Int { node + Int(nodes[node].size) }

  @inline(__always) func kind(_ node: Int) -> NodeKind { nodes[node].kind }

  @inline(__always) func flags(_ node: Int) -> NodeFlags { nodes[node].flags }

  @inline(__always) func firstToken(_ node: Int) -> Int { nodes[node].firstToken.position }

  @inline(__always) func endToken(_ node: Int) -> Int { nodes[node].endToken.position }

  @inline(__always) func offset(_ node: Int) -> UInt32 { tokens[firstToken(node)].offset }

  /// The offset behind the last token of a node.
  @inline(__always) func endOffset(_ node: Int) -> UInt32 {
    let end = endToken(node)
    return end > firstToken(node) ? tokens[end - 1].endOffset : offset(node)
  }

  /// The first child of a kind.
  func first(_ wanted: NodeKind, in node: Int) -> Int? {
    var child = node + 1
    let end = next(node)
    while child < end {
      if kind(child) == wanted { return child }
      child = next(child)
    }
    return nil
  }

  /// A run of the source, cut to what is there.
  @inline(__always) func text(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    let low = min(max(start, 0), bytes.count)
    let high = min(max(end, low), bytes.count)
    return UnsafeBufferPointer(rebasing: bytes[low..<high])
  }
}

extension NodeKind {
  /// What stands where a type must be.
  @inline(__always) var isTypeOrMissing: Bool { isType || self == .missing || self == .unparsed }

  /// What stands where a condition must be.
  @inline(__always) var isConditionOrMissing: Bool { isCondition || self == .missing || self == .unparsed }
}
