import SwiftSyntax

/// The tokens of a node, joined.
func canonicalText(_ node: some SyntaxProtocol) -> String {
  var canonical = CanonicalText()
  for token in node.tokens(viewMode: .sourceAccurate) {
    if case .stringSegment(let segment) = token.tokenKind {
      canonical.append(stringSegment: segment)
    } else {
      canonical.append(token.text)
    }
  }
  return canonical.text
}
