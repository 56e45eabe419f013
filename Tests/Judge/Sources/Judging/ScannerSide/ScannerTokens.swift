import SwiftScan

extension ScannerExtractor {
  /// The extents of a file's tokens but for those of string and regex literals, whose extents are compared as such.
  mutating func observeTokens() {
    var run = TokenRun()
    for token in tree.tokens where Self.isCompared(token.kind) {
      run.append(tree.source, Int(token.offset)..<Int(token.endOffset))
    }
    for extent in run.extents {
      let line = tree.position(atOffset: UInt32(truncatingIfNeeded: extent.lowerBound)).line
      observe(.token, line: line, canonicalExtent("token", extent.lowerBound, extent.upperBound))
    }
  }

  private static func isCompared(_ kind: TokenKind) -> Bool {
    switch kind {
    case .stringStart, .stringSegment, .stringEnd, .interpolationStart, .interpolationEnd, .regexLiteral, .endOfFile: false
    default: true
    }
  }
}
