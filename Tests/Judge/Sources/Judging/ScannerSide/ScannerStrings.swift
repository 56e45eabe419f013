import SwiftScan

extension ScannerExtractor {
  /// From the tokens, as the arguments of some attributes hold literals and have no nodes.
  mutating func observeStrings() {
    for (position, token) in tree.tokens.enumerated() where token.kind == .stringStart {
      guard let end = token.partner else { continue }
      observe(.stringLiteral, line: tree.line(TokenIndex(position)), canonicalExtent("bytes", Int(token.offset), Int(tree[end].endOffset)))
    }
  }
}
