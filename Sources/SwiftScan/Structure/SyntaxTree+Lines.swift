extension SyntaxTree {
  /// Offsets at which the lines of the file begin; the first is 0.
  @inlinable public var lineStarts: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: storage.pointee.lineStarts.base, count: storage.pointee.lineStarts.count)
  }
}
