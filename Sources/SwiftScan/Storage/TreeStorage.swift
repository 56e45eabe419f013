/// What a `SyntaxTree` holds. It stands behind a constant pointer, so that reading it costs no check for exclusive access.
@usableFromInline
struct TreeStorage {
  /// Count is that of the file; `SyntaxTree.padding` zero bytes follow.
  @usableFromInline var source = GrowableBuffer<UInt8>(capacity: 64 * 1024)
  @usableFromInline var tokens = GrowableBuffer<Token>(capacity: 16 * 1024)
  @usableFromInline var nodes = GrowableBuffer<SyntaxNode>(capacity: 16 * 1024)
  /// Offsets at which lines begin; the first is 0.
  @usableFromInline var lineStarts = GrowableBuffer<UInt32>(capacity: 4 * 1024)
  @usableFromInline var names: NameTable
  #if DEBUG
    /// Steps that the parser took for the file; see `Parser.countWork`.
    var work = 0
  #endif

  init(knownNames: [String]) {
    names = NameTable(knownNames: knownNames)
  }

  func free() {
    source.free()
    tokens.free()
    nodes.free()
    lineStarts.free()
    names.free()
  }

  /// Takes a copy of the bytes and forgets the last file.
  mutating func begin(_ bytes: UnsafeBufferPointer<UInt8>) throws(ScanError) {
    guard bytes.count <= SyntaxTree.maximumSize else { throw .tooLarge(bytes: bytes.count) }
    source.reserve(bytes.count + SyntaxTree.padding)
    if let start = bytes.baseAddress { source.base.update(from: start, count: bytes.count) }
    (source.base + bytes.count).update(repeating: 0, count: SyntaxTree.padding)
    source.count = bytes.count
    tokens.count = 0
    nodes.count = 0
    lineStarts.count = 0
    names.reset()
    #if DEBUG
      work = 0
    #endif
  }
}
