/// The tokens, nodes and names of one Swift file, in flat arrays.
///
/// A tree is reusable storage: `Scanner.scan(_:into:)` replaces what it holds, and keeps the memory. Every index, symbol and pointer taken
/// from a tree is valid until the next scan into it, and while the tree lives. It holds a copy of the file's bytes, so it does not need
/// the caller's buffer after the scan.
///
/// Indices come from the tree itself; they are checked in debug builds only. A tree belongs to one thread at a time.
public final class SyntaxTree {
  /// Largest file that can be scanned, in bytes.
  public static let maximumSize = Int(UInt32.max) - 65536

  /// Bytes of zero after the source, so that words can be read past its end.
  static let padding = 64
  /// Number of `endOfFile` tokens.
  static let endTokens = 8

  @usableFromInline let storage: UnsafeMutablePointer<TreeStorage>

  /// - Parameter knownNames: names whose symbols are to be the same in every file; see `Symbol.known(_:)`. Distinct, and none that is a
  /// `Word`.
  public init(knownNames: [String] = []) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: TreeStorage(knownNames: knownNames))
  }

  deinit {
    storage.pointee.free()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  // MARK: Arrays

  /// The bytes of the file, a byte order mark included.
  @inlinable public var source: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: storage.pointee.source.base, count: storage.pointee.source.count)
  }

  /// Tokens in the order of the source, without the `endOfFile` tokens that follow them in memory.
  @inlinable public var tokens: UnsafeBufferPointer<Token> {
    UnsafeBufferPointer(start: storage.pointee.tokens.base, count: storage.pointee.tokens.count)
  }

  /// Nodes in preorder; the first is the root.
  @inlinable public var nodes: UnsafeBufferPointer<SyntaxNode> {
    UnsafeBufferPointer(start: storage.pointee.nodes.base, count: storage.pointee.nodes.count)
  }

  @inlinable public var tokenCount: Int { storage.pointee.tokens.count }
  @inlinable public var nodeCount: Int { storage.pointee.nodes.count }

  /// The `sourceFile` node.
  @inlinable public var root: NodeIndex { NodeIndex(UInt32(0)) }

  @inlinable public subscript(index: TokenIndex) -> Token {
    assert(index.position < tokenCount + SyntaxTree.lookahead, "token index out of range")
    return storage.pointee.tokens.base[index.position]
  }

  @inlinable public subscript(index: NodeIndex) -> SyntaxNode {
    assert(index.position < nodeCount, "node index out of range")
    return storage.pointee.nodes.base[index.position]
  }

  /// How many tokens after the last may be read: all are `endOfFile`.
  @inlinable public static var lookahead: Int { 8 }

  /// Number of nodes that stand for something that could not be understood (`NodeKind.isError`). Visits every node.
  public var errorCount: Int {
    var count = 0
    for node in nodes where node.kind.isError { count += 1 }
    return count
  }
}
