import Testing

@Suite("Postfix chains")
struct ChainTests {
  @Test(arguments: [
    ("a.b.c", "a.b.c"),
    ("a.b(c).d(e: f)", "a.b(c).d(e: f)"),
    ("a?.b!.c", "a?.b!.c"),
    ("a?.b?(c)", "a?.b?(c)"),
    ("a[0].b[c, d: e]", "a[0].b[c, d: e]"),
    (".a", ".a"),
    (".a(b)", ".a(b)"),
    (".init(b)", ".init(b)"),
    ("a.0.1", "a.0.1"),
    ("f()()", "f()()"),
    ("self.a", "self.a"),
    ("super.a()", "super.a()"),
    ("a.self", "a"),
    ("a.b.self.c", "a.b.c"),
    ("T.self", "T.self"),
    ("A.B.self", "A.B.self"),
    ("[T].self", "[T].self"),
    ("T?.self", "T?.self"),
    ("[K: V].self", "[K: V].self"),
    ("(A, B).self", "(A, B).self"),
    ("G<T>.self", "G<T>.self"),
    ("Self.self", "Self.self"),
    ("[T]()", "type([T])()"),
    ("[A.B]()", "type([A.B])()"),
    ("[K: V]()", "type([K: V])()"),
    ("[T].init(a)", "type([T]).init(a)"),
    ("G<A, [B]>(c)", "G<A, [B]>(c)"),
    ("a.b<C>(d)", "a.b<C>(d)"),
    ("[.a].first", "[.a].first"),
    ("f(_: a)", "f(a)"),
    ("a.move(from:to:)", "a.move"),
    ("a.`default`", "a.default"),
    ("$a.b", "$a.b"),
    ("\"x\".count", "\"x\".count"),
    ("(a).b", "a.b"),
    ("((a))", "a"),
    ("a++", "a++"),
  ])
  func chains(source: String, expected: String) throws {
    #expect(try dump(expression: source) == expected)
  }

  @Test func trailingClosuresAreArguments() throws {
    #expect(try dump(statements: "f { a }") == "f { a }")
    #expect(try dump(statements: "f(x) { a }") == "f(x) { a }")
    #expect(try dump(statements: "f { a } label: { b }") == "f { a } label: { b }")
    #expect(try dump(statements: "f(x: 1) { a } b: { c } d: { e }.g { h }") == "f(x: 1) { a } b: { c } d: { e }.g { h }")
    #expect(try dump(statements: "a.b { c }.d()") == "a.b { c }.d()")
    #expect(try dump(statements: "f { a }()") == "f { a }()")
  }

  @Test func argumentNamesAreLabels() throws {
    let facts = try facts("let x = a.move(from:_:)")
    let member = try #require(facts.values.first { $0.kind == .member })
    #expect(facts[member.arguments].map { facts.names.text($0.label) } == ["from", ""])
    #expect(facts[member.arguments].allSatisfy { $0.value.isNone })
  }

  @Test func conditionalModifiersAreAllThere() throws {
    let source = """
      Text("a")
        .first()
        #if os(iOS)
        .sheet { a }
        .second()
        #elseif os(macOS)
        .third()
        #else
        .fourth { b }
        #endif
        .last()
      """
    #expect(try dump(statements: source) == "Text(\"a\").first().sheet { a }.second().third().fourth { b }.last()")
  }
}
