import Testing

@testable import SwiftScan

struct NameTests {
  @Test func wordsHaveTheirSpellings() throws {
    #expect(Word.spellings.count == Word.count)
    #expect(Set(Word.spellings.map { "\($0)" }).count == Word.count)
    let spelledOut: Set<Word> = [
      .underscore, .noneWord, .protocolMember, .typeMember, .less, .greater, .star, .ampersand, .minus, .plus, .closedRange, .halfOpenRange,
      .nilCoalescing, .equals, .notEquals, .and, .or, .tilde, .slash, .bar, .caret, .percent, .lessOrEqual, .greaterOrEqual, .plusAssign,
      .minusAssign, .not,
    ]
    let tree = SyntaxTree()
    for word in Word.allCases where word != .other {
      if !spelledOut.contains(word) { #expect("\(Word.spellings[Int(word.rawValue)])" == "\(word)") }
      #expect(tree.text(Symbol(word)) == "\(Word.spellings[Int(word.rawValue)])")
      #expect(Symbol(word).word == word)
    }
    #expect(Symbol(rawValue: UInt32(Word.count)).word == .other)
    #expect(Symbol.none.word == .other)
  }

  @Test func reservedWordsAreKeywords() throws {
    for word in Word.allCases where word != .other {
      let text = "\(Word.spellings[Int(word.rawValue)])"
      guard text.first?.isLetter == true || text.first == "_" else { continue }
      let tree = try scan(text)
      #expect((tree[TokenIndex(0)].kind == .keyword) == (Int(word.rawValue) < Word.reservedCount), "\(text)")
    }
  }

  @Test func knownNamesKeepTheirSymbols() throws {
    let tree = SyntaxTree(knownNames: ["View", "aVeryLongNameThatIsKnown"])
    let scanner = Scanner()
    for text in ["other View aVeryLongNameThatIsKnown", "View", "aVeryLongNameThatIsKnown x y z View"] {
      try scanner.scan(text, into: tree)
      #expect(tree.symbol(named: "View") == .known(0))
      #expect(tree.symbol(named: "aVeryLongNameThatIsKnown") == .known(1))
      for position in 0..<tree.tokenCount {
        #expect(tree.text(tree.tokens[position].symbol) == tree.text(TokenIndex(position)))
      }
    }
  }

  @Test func namesOfTheLastFileAreForgotten() throws {
    let tree = SyntaxTree()
    let scanner = Scanner()
    try scanner.scan("alpha beta gammaGammaGamma", into: tree)
    let count = tree.symbolCount
    try scanner.scan("delta beta", into: tree)
    #expect(tree.symbolCount == count - 1)
    #expect(tree.symbol(named: "alpha") == nil)
    #expect(tree.symbol(named: "gammaGammaGamma") == nil)
    #expect(tree.symbol(named: "beta").map { tree.text($0) } == "beta")
  }

  @Test func manyNames() throws {
    let names = (0..<5000).map { "name\($0 &* 7919)" }
    let tree = SyntaxTree()
    let scanner = Scanner()
    for _ in 0..<3 {
      try scanner.scan(names.joined(separator: " "), into: tree)
      #expect(tree.tokenCount == 5000)
      #expect(Set(tree.tokens.map(\.symbol)).count == 5000)
      for (position, name) in names.enumerated() { #expect(tree.text(tree.tokens[position].symbol) == name) }
      try scanner.scan("func name0 var", into: tree)
      #expect(tree.tokens.map(\.kind) == [.keyword, .identifier, .keyword])
    }
  }

  @Test func nameTokens() throws {
    let tree = try scan("@A.B func f(a b: Int, c: T.U) { x.y(z: .w) } ; struct S {} ; case1")
    func texts(_ kind: NodeKind) -> [String] {
      tree.nodes.indices.filter { tree.nodes[$0].kind == kind }.map { tree.text(tree.symbol(of: NodeIndex($0))) }
    }
    #expect(texts(.functionDeclaration) == ["f"])
    #expect(texts(.attribute) == ["B"])
    #expect(texts(.parameter) == ["a", "c"])
    #expect(texts(.member) == ["y"])
    #expect(texts(.implicitMemberExpression) == ["w"])
    #expect(texts(.argument) == ["z"])
    #expect(texts(.structDeclaration) == ["S"])
    #expect(texts(.call) == [""])
  }
}
