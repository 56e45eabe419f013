/// Working memory of the lexer, kept between files.
final class LexerStorage {
  func run(_ storage: UnsafeMutablePointer<TreeStorage>) {
    let end = UInt32(truncatingIfNeeded: storage.pointee.source.count)
    storage.pointee.lineStarts.append(0)
    for _ in 0..<SyntaxTree.endTokens {
      storage.pointee.tokens.append(Token(kind: .endOfFile, flags: [.newlineBefore, .spaceBefore], offset: end, length: 0, payload: Token.noPayload))
    }
    storage.pointee.tokens.count = 0
  }
}
