import Testing

@testable import SwiftScan

struct TokenTests {
  @Test func namesAndKeywords() throws {
    #expect(try tokens("func a_1(`class` $0 $x é) Self") == [
      "keyword[newline] func", "identifier[space] a_1", "leftParen (", "identifier[backticked] `class`", "dollarIdentifier[space] $0",
      "dollarIdentifier[space] $x", "identifier[space] é", "rightParen )", "keyword[space] Self",
    ])
  }

  @Test func backtickedNamesShareTheSymbol() throws {
    let tree = try scan("`default` x default `a b`")
    #expect(tree.tokens[0].symbol == tree.tokens[2].symbol)
    #expect(tree.tokens[0].kind == .identifier)
    #expect(tree.tokens[2].isKeyword(.default))
    #expect(!tree.tokens[0].isContextual(.default))
    #expect(tree.text(tree.tokens[3].symbol) == "a b")
  }

  @Test func namesOfAllLengths() throws {
    for length in 1...70 {
      let name = String(repeating: "abcdefghij", count: 7).prefix(length)
      let tree = try scan("x \(name) \(name)b \(name)")
      #expect(tree.text(tree.tokens[1].symbol) == name)
      #expect(tree.tokens[1].symbol == tree.tokens[3].symbol)
      #expect(tree.tokens[1].symbol != tree.tokens[2].symbol)
    }
  }

  @Test func numbers() throws {
    #expect(try tokens("0x1F 0b1_0 1_000 1.5 1e3 1.5e-3 0x1.8p3 t.0.1 1.max 1...2 0x1.f") == [
      "integerLiteral[newline] 0x1F", "integerLiteral[space] 0b1_0", "integerLiteral[space] 1_000", "floatLiteral[space] 1.5",
      "floatLiteral[space] 1e3", "floatLiteral[space] 1.5e-3", "floatLiteral[space] 0x1.8p3", "identifier[space] t", "period .",
      "integerLiteral 0", "period .", "integerLiteral 1", "integerLiteral[space] 1", "period .", "identifier max", "integerLiteral[space] 1",
      "binaryOperator ...", "integerLiteral 2", "integerLiteral[space] 0x1", "period .", "identifier f",
    ])
  }

  @Test func operatorsByWhiteSpace() throws {
    let kinds: [(String, TokenKind)] = [
      ("a + b", .binaryOperator), ("a+b", .binaryOperator), ("a +b", .prefixOperator), ("a+ b", .postfixOperator), ("(+)", .binaryOperator),
      ("f(-x)", .prefixOperator), ("a = b", .equal), ("a -> b", .arrow), ("f(&x)", .prefixAmpersand), ("a & b", .binaryOperator),
      ("a ? b", .infixQuestion), ("a?.b", .postfixQuestion), ("a! + b", .exclamation), ("a/*c*/+b", .prefixOperator),
      ("a..<b", .binaryOperator), ("a.b", .period), ("x ≠ y", .binaryOperator), ("a+// c", .postfixOperator),
    ]
    for (text, kind) in kinds {
      let tree = try scan(text)
      let kinds: [TokenKind] = tree.tokens.map(\.kind)
      #expect(kinds.contains(kind), "\(text): \(kinds)")
    }
  }

  @Test func anglesAreCut() throws {
    #expect(try tokens("Set<Array<Int>>?= 1; a >>= b; x>") == [
      "identifier[newline] Set", "binaryOperator <", "identifier Array", "binaryOperator <", "identifier Int", "postfixOperator >",
      "postfixOperator[continues] >", "postfixQuestion[continues] ?", "equal[continues] =", "integerLiteral[space] 1", "semicolon ;",
      "identifier[space] a", "binaryOperator[space] >", "binaryOperator[continues] >", "equal[continues] =", "identifier[space] b",
      "semicolon ;", "identifier[space] x", "postfixOperator >",
    ])
    #expect(try tokens("func ==<T>") == ["keyword[newline] func", "prefixOperator[space] ==", "binaryOperator <", "identifier T", "postfixOperator >"])
  }

  @Test func strings() throws {
    #expect(try tokens(##""a\"b\(c)d" "" #"r"\(n)\#(y)"#"##) == [
      "stringStart[newline] \"", "stringSegment a\\\"b", "interpolationStart \\(", "identifier c", "interpolationEnd )", "stringSegment d",
      "stringEnd \"", "stringStart[space] \"", "stringEnd \"", "stringStart[space,#1] #\"", "stringSegment r\"\\(n)", "interpolationStart \\#(",
      "identifier y", "interpolationEnd )", "stringEnd \"#",
    ])
  }

  @Test func multilineStrings() throws {
    #expect(try tokens("\"\"\"\n  a \"q\" \\\n  \\(b)\n  \"\"\" x") == [
      "stringStart[newline,multiline] \"\"\"", "stringSegment ⏎  a \"q\" \\⏎  ", "interpolationStart \\(", "identifier b", "interpolationEnd )",
      "stringSegment ⏎  ", "stringEnd \"\"\"", "identifier[space] x",
    ])
    #expect(try tokens(##"#"""# x"##) == ["stringStart[newline,#1] #\"", "stringSegment \"", "stringEnd \"#", "identifier[space] x"])
  }

  @Test func nestedInterpolations() throws {
    let tree = try scan(#""a\(f("b\(g("c"))d"))e""#)
    #expect(tree.tokens.map(\.kind) == [
      .stringStart, .stringSegment, .interpolationStart, .identifier, .leftParen, .stringStart, .stringSegment, .interpolationStart, .identifier,
      .leftParen, .stringStart, .stringSegment, .stringEnd, .rightParen, .interpolationEnd, .stringSegment, .stringEnd, .rightParen,
      .interpolationEnd, .stringSegment, .stringEnd,
    ])
    #expect(tree.tokens[0].partner == TokenIndex(20))
    #expect(tree.tokens[2].partner == TokenIndex(18))
    #expect(tree.tokens[4].partner == TokenIndex(17))
  }

  @Test func unterminatedStringsEndWithTheLine() throws {
    #expect(try tokens("\"a\nb") == [
      "stringStart[newline,unterminated] \"", "stringSegment a", "stringEnd[unterminated]", "identifier[newline] b",
    ])
    #expect(try tokens("\"a\\(b(\nc") == [
      "stringStart[newline,unterminated] \"", "stringSegment a", "interpolationStart[unterminated] \\(", "identifier b",
      "leftParen[unterminated] (", "interpolationEnd[unterminated]", "stringEnd[unterminated]", "identifier[newline] c",
    ])
  }

  @Test func comments() throws {
    #expect(try tokens("a // x /* \nb /* 1 /* 2 */ \n 3 */ c /* open") == ["identifier[newline] a", "identifier[newline] b", "identifier[newline] c"])
    #expect(try tokens("a/* x */b") == ["identifier[newline] a", "identifier[space] b"])
  }

  @Test func regexLiterals() throws {
    #expect(try tokens("x = /a b[/]c/") == ["identifier[newline] x", "equal[space] =", "regexLiteral[space] /a b[/", "rightSquare ]", "identifier c", "postfixOperator /"])
    #expect(try tokens(#"f(/a\/b/)"#)[2] == #"regexLiteral /a\/b/"#)
    #expect(try tokens("a / b / c").contains { $0.hasPrefix("regex") } == false)
    #expect(try tokens("a /b/ c").contains { $0.hasPrefix("regex") } == true)
    #expect(try tokens("#/a/b/#") == ["regexLiteral[newline,#1] #/a/b/#"])
    #expect(try tokens("#/\n a\n/# b") == ["regexLiteral[newline,#1] #/⏎ a⏎/#", "identifier[space] b"])
    #expect(try tokens("try? /x/")[2] == "regexLiteral[space] /x/")
    #expect(try tokens("f(/a, x/)")[2] == "regexLiteral /a, x/")
    #expect(try tokens("f(/a), g(/b)").contains { $0.hasPrefix("regex") } == false)
  }

  @Test func directives() throws {
    #expect(try tokens("#if a\n#elseif b\n#else\n#endif\n#warning(x) #selector") == [
      "poundIf[newline] #if", "identifier[space] a", "poundElseif[newline] #elseif", "identifier[space] b", "poundElse[newline] #else",
      "poundEndif[newline] #endif", "poundIdentifier[newline] #warning", "leftParen (", "identifier x", "rightParen )",
      "poundIdentifier[space] #selector",
    ])
  }

  @Test func headsAndLineBreaks() throws {
    #expect(try tokens("#!/usr/bin/swift\nx") == ["identifier[newline] x"])
    #expect(try tokens("\u{FEFF}x") == ["identifier[newline] x"])
    let tree = try scan("a\r\nb\rc\n\n  d")
    #expect((0..<4).map { tree.position(TokenIndex($0)) } == [
      SourcePosition(line: 1, column: 1), SourcePosition(line: 2, column: 1), SourcePosition(line: 3, column: 1), SourcePosition(line: 5, column: 3),
    ])
    #expect(tree.lineCount == 5)
  }

  @Test func positionsInComments() throws {
    let tree = try scan("/* a\n b */ x // c\n\"\"\"\n e\n\"\"\"; é y")
    let names = tree.tokens.indices.filter { tree.tokens[$0].kind == .identifier }
    #expect(names.map { tree.position(TokenIndex($0)) } == [
      SourcePosition(line: 2, column: 7), SourcePosition(line: 5, column: 6), SourcePosition(line: 5, column: 9),
    ])
  }

  @Test func bracketsThatDoNotMatch() throws {
    let tree = try scan("( [ ) ] { ( } ) ]")
    #expect(tree.tokens.map { $0.partner?.rawValue } == [2, nil, 0, nil, 6, nil, 4, nil, nil])
  }

  @Test func invalidBytesAreSpace() throws {
    let tree = SyntaxTree()
    try Scanner().scan([0x61, 0xFF, 0x62, 0x00, 0x63, 0xC2, 0xA0, 0x64, 0xE2, 0x80], into: tree)
    #expect(tree.tokens.map(\.kind) == [.identifier, .identifier, .identifier, .identifier])
    #expect(fault(in: tree) == nil)
  }

  @Test func spaceAfter() throws {
    let tree = try scan("a b/**/c\nd")
    #expect(tree.tokens.map { $0.flags.contains(.spaceAfter) } == [true, true, true, true])
    let tight = try scan("a+b")
    #expect(tight.tokens.map { $0.flags.contains(.spaceAfter) } == [false, false, true])
  }
}
