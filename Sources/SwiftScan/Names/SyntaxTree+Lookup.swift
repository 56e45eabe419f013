extension SyntaxTree {
  /// The symbol of a name given as bytes; nil when the file does not contain it as a name. Takes time in proportion to its length.
  public func symbol(utf8 name: UnsafeBufferPointer<UInt8>) -> Symbol? {
    guard let start = name.baseAddress, name.count > 0 else { return nil }
    return storage.pointee.names.lookup(start, name.count).map { Symbol(rawValue: $0) }
  }
}
