/// Builds the nodes of a tree from its tokens.
struct Parser {
  static func parse(_ storage: UnsafeMutablePointer<TreeStorage>) {
    let end = TokenIndex(storage.pointee.tokens.count)
    storage.pointee.nodes.append(SyntaxNode(kind: .sourceFile, flags: [], firstToken: TokenIndex(UInt32(0)), endToken: end, size: 1))
  }
}
