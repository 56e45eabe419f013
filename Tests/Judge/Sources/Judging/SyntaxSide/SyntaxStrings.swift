import SwiftSyntax

extension SyntaxExtractor {
  func observeString(_ literal: some SyntaxProtocol) {
    let start = literal.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = literal.endPositionBeforeTrailingTrivia.utf8Offset
    observe(.stringLiteral, line: lines.line(at: start), canonicalExtent("bytes", start, end))
  }
}
