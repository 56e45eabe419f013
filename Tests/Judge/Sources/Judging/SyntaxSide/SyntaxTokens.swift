import SwiftSyntax

extension SyntaxStructure {
  /// The extents of a file's tokens but for those of string and regex literals, whose extents are compared as such.
  func observeTokens(_ tree: SourceFileSyntax, _ source: UnsafeBufferPointer<UInt8>) {
    var run = TokenRun()
    var pound: Int?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard Self.isCompared(token) else { continue }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      // `#` and the name of a macro are one token to the scanner.
      if token.tokenKind == .pound {
        pound = start
      } else {
        run.append(source, (pound ?? start)..<end)
        pound = nil
      }
    }
    for extent in run.extents {
      observations.append(
        Observation(.token, line: lines.line(at: extent.lowerBound), canonicalExtent("token", extent.lowerBound, extent.upperBound)))
    }
  }

  private static func isCompared(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter,
      .regexLiteralPattern, .shebang, .endOfFile:
      false
    case .backslash, .leftParen, .rightParen: token.parent?.kind != .expressionSegment
    default: true
    }
  }
}
