extension SyntaxTree {
  /// The tree as indented text, a line a node: kind, flags, and for leaves their tokens. For tests and for looking.
  public func dump() -> String {
    var text = ""
    var ends: [Int] = []
    for position in 0..<nodeCount {
      while let end = ends.last, end <= position { ends.removeLast() }
      let node = self[NodeIndex(position)]
      text += String(repeating: "  ", count: ends.count) + "\(node.kind)"
      text += describe(node)
      if let own = ownText(node) { text += " " + own }
      text += "\n"
      ends.append(position + Int(node.size))
    }
    return text
  }

  private func describe(_ node: SyntaxNode) -> String {
    let flags: [(NodeFlags, String)] = [
      (.isLet, "let"), (.isAsync, "async"), (.isThrowing, "throws"), (.isOptional, "?"), (.isForced, "!"),
      (.hasLabel, "label"), (.isVariadic, node.kind == .switchCase ? "default" : "variadic"),
    ]
    let names = flags.filter { node.flags.contains($0.0) }.map(\.1)
    return names.isEmpty ? "" : "[" + names.joined(separator: ",") + "]"
  }

  /// The tokens of a leaf; of other nodes the name or operator, where their first tokens are one.
  private func ownText(_ node: SyntaxNode) -> String? {
    func joined(_ first: TokenIndex, _ end: TokenIndex) -> String {
      var text = ""
      var token = first
      while token < end {
        if token > first, self[token].flags.contains(.spaceBefore), !isStringPart(self[token].kind) { text += " " }
        text += self.text(token)
        token = token + 1
      }
      return text.replacingNewlines
    }
    if node.isLeaf { return node.endToken > node.firstToken ? joined(node.firstToken, node.endToken) : nil }
    switch node.kind {
    case .identifierExpression, .namedType, .macroExpansion, .prefixOperatorExpression, .ownershipExpression:
      return joined(node.firstToken, afterModule(node.firstToken) + 1)
    case .member, .implicitMemberExpression: return joined(node.firstToken, afterModule(node.firstToken + 1) + 1)
    case .argument, .trailingClosure, .tuplePatternElement, .labeledStatement:
      return node.flags.contains(.hasLabel) || node.kind == .labeledStatement ? joined(node.firstToken, node.firstToken + 2) : nil
    default: return nil
    }
  }

  private func isStringPart(_ kind: TokenKind) -> Bool { kind == .stringSegment || kind == .stringEnd }

  /// The tokens as text, a line a token: kind, flags, text. For tests and for looking.
  public func dumpTokens() -> String {
    var text = ""
    for position in 0..<tokenCount {
      let token = self[TokenIndex(position)]
      text += "\(token.kind)"
      let flags: [(TokenFlags, String)] = [
        (.newlineBefore, "newline"), (.spaceBefore, "space"), (.backticked, "backticked"), (.continuesOperator, "continues"),
        (.multiline, "multiline"), (.unterminated, "unterminated"),
      ]
      var names = flags.filter { token.flags.contains($0.0) }.map(\.1)
      if names.first == "newline" { names.removeAll { $0 == "space" } }
      if token.poundCount > 0 { names.append("#\(token.poundCount)") }
      if !names.isEmpty { text += "[" + names.joined(separator: ",") + "]" }
      if token.length > 0 { text += " " + self.text(TokenIndex(position)).replacingNewlines }
      text += "\n"
    }
    return text
  }
}

extension String {
  /// Line breaks as `⏎`, so that a dump keeps to one line.
  fileprivate var replacingNewlines: String {
    var text = ""
    for scalar in unicodeScalars where scalar != "\r" { text.unicodeScalars.append(scalar == "\n" ? "⏎" : scalar) }
    return text
  }
}
