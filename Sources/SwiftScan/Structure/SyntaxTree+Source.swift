extension SyntaxTree {
  /// The bytes of a token as written.
  @inlinable public func bytes(_ token: TokenIndex) -> UnsafeBufferPointer<UInt8> {
    let token = self[token]
    return UnsafeBufferPointer(rebasing: source[Int(token.offset)..<Int(token.endOffset)])
  }

  /// The text of a token as written (with backticks, `#`, quotes); makes a string at each call.
  public func text(_ token: TokenIndex) -> String { String(decoding: bytes(token), as: UTF8.self) }

  /// Offset of the first byte of a node.
  @inlinable public func offset(of node: NodeIndex) -> UInt32 { self[self[node].firstToken].offset }

  /// Offset of the byte after the last token of a node.
  @inlinable public func endOffset(of node: NodeIndex) -> UInt32 {
    let node = self[node]
    return node.endToken > node.firstToken ? self[node.endToken - 1].endOffset : self[node.firstToken].offset
  }

  /// The bytes of a node, white space and comments inside it included.
  @inlinable public func bytes(_ node: NodeIndex) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: source[Int(offset(of: node))..<Int(max(offset(of: node), endOffset(of: node)))])
  }

  /// The text of a node; makes a string at each call.
  public func text(_ node: NodeIndex) -> String { String(decoding: bytes(node), as: UTF8.self) }

  /// The text of a `stringLiteral` without interpolations, as written between its quotes (escapes and, in a multi-line literal,
  /// indentation are left alone); nil for one with interpolations.
  public func plainText(ofStringLiteral node: NodeIndex) -> String? {
    let node = self[node]
    guard node.kind == .stringLiteral else { return nil }
    var text = ""
    var token = node.firstToken + 1
    while token < node.endToken {
      switch self[token].kind {
      case .stringSegment: text += self.text(token)
      case .interpolationStart: return nil
      default: break
      }
      token = token + 1
    }
    return text
  }
}

/// A place in a file, as editors show it.
public struct SourcePosition: Hashable, Sendable {
  /// From 1. Lines end at LF, CRLF or CR.
  public var line: Int
  /// From 1, in bytes of UTF-8.
  public var column: Int

  @inlinable public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SyntaxTree {
  /// Number of lines; a file that ends with a line break has an empty last one.
  public var lineCount: Int { storage.pointee.lineStarts.count }

  /// Line and column of an offset. Binary search over the lines.
  public func position(atOffset offset: UInt32) -> SourcePosition {
    let starts = storage.pointee.lineStarts
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = starts.count > 0 ? starts[low] : 0
    return SourcePosition(line: low + 1, column: Int(offset - min(start, offset)) + 1)
  }

  /// Line and column of a token.
  public func position(_ token: TokenIndex) -> SourcePosition { position(atOffset: self[token].offset) }

  /// Line and column of a node's first token.
  public func position(_ node: NodeIndex) -> SourcePosition { position(self[node].firstToken) }

  /// Line of a token, from 1.
  public func line(_ token: TokenIndex) -> Int { position(token).line }

  /// Line of a node's first token, from 1.
  public func line(_ node: NodeIndex) -> Int { position(node).line }
}
