import SwiftScan

extension SyntaxTree {
  /// The tokens of a node, joined.
  func canonicalText(_ node: NodeIndex) -> String {
    canonicalText(from: self[node].firstToken, to: self[node].endToken)
  }

  /// The tokens of a range, joined.
  func canonicalText(from first: TokenIndex, to end: TokenIndex) -> String {
    var canonical = CanonicalText()
    var token = first
    while token < end {
      if self[token].kind == .stringSegment {
        canonical.append(stringSegment: text(token))
      } else {
        canonical.append(text(token))
      }
      token = token + 1
    }
    return canonical.text
  }

  /// The children of a kind.
  func children(_ kind: NodeKind, of node: NodeIndex) -> [NodeIndex] {
    children(of: node).filter { self[$0].kind == kind }
  }
}
