/// Position of a node in `SyntaxTree.nodes`.
public struct NodeIndex: Hashable, Comparable, Sendable, BitwiseCopyable {
  public var rawValue: UInt32

  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public init(_ position: Int) { rawValue = UInt32(truncatingIfNeeded: position) }

  /// The index as an offset into the node array.
  @inlinable public var position: Int { Int(rawValue) }
  @inlinable public static func < (a: NodeIndex, b: NodeIndex) -> Bool { a.rawValue < b.rawValue }
}

/// Facts of a node that would else need a look at its tokens. Which kinds use which, `NodeKind` says.
public struct NodeFlags: OptionSet, Sendable, BitwiseCopyable {
  public var rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `let` rather than `var`.
  @inlinable public static var isLet: NodeFlags { NodeFlags(rawValue: 1) }
  @inlinable public static var isAsync: NodeFlags { NodeFlags(rawValue: 2) }
  /// `throws`, `rethrows`; for a loop `try`.
  @inlinable public static var isThrowing: NodeFlags { NodeFlags(rawValue: 4) }
  /// `try?`, `as?`, `init?`.
  @inlinable public static var isOptional: NodeFlags { NodeFlags(rawValue: 8) }
  /// `try!`, `as!`, `init!`.
  @inlinable public static var isForced: NodeFlags { NodeFlags(rawValue: 16) }
  /// The first token is a label, the second its colon.
  @inlinable public static var hasLabel: NodeFlags { NodeFlags(rawValue: 32) }
  /// A name with argument names, `move(from:to:)`. Shares its bit with `hasLabel`; no kind has both.
  @inlinable public static var hasArgumentNames: NodeFlags { NodeFlags(rawValue: 32) }
  /// `T...`
  @inlinable public static var isVariadic: NodeFlags { NodeFlags(rawValue: 64) }
  /// `default:` of a switch. Shares its bit with `isVariadic`; no kind has both.
  @inlinable public static var isDefault: NodeFlags { NodeFlags(rawValue: 64) }
}

/// An element of the syntax tree: 16 bytes, no reference. Nodes stand in preorder, so a node's first child follows it directly.
public struct SyntaxNode: Sendable, BitwiseCopyable {
  /// Number of nodes in the subtree, this one included: the next sibling of the node at `i` is at `i + size`.
  public var size: UInt32
  public var firstToken: TokenIndex
  /// The token after the last one of this node; equal to `firstToken` for a node without tokens.
  public var endToken: TokenIndex
  public var kind: NodeKind
  public var flags: NodeFlags

  @inlinable init(kind: NodeKind, flags: NodeFlags, firstToken: TokenIndex, endToken: TokenIndex, size: UInt32) {
    self.size = size
    self.firstToken = firstToken
    self.endToken = endToken
    self.kind = kind
    self.flags = flags
  }

  @inlinable public var isLeaf: Bool { size == 1 }
}
