import Facts
import Testing

@Suite("Closures")
struct ClosureTests {
  @Test(arguments: [
    ("f { }", "f {}"),
    ("f { $0.a }", "f { $1 in $0.a }"),
    ("f { g($1, $0) }", "f { $2 in g($1, $0) }"),
    ("f { a in b }", "f { (_ a) in b }"),
    ("f { a, _ in b }", "f { (_ a, _) in b }"),
    ("f { (a: A, b) -> C in d }", "f { (_ a: A, _ b) -> C in d }"),
    ("f { [weak self] in self?.a() }", "f { self?.a() }"),
    ("f { [weak self, b] c in d }", "f { (_ c) in d }"),
    ("f { @MainActor in a }", "f { @MainActor in a }"),
    ("f { path = [.a] }", "f { path = [.a] }"),
    ("f { router.sheet = nil }", "f { router.sheet = nil }"),
    ("f { a?.b = .c }", "f { a?.b = .c }"),
    ("f { return a }", "f { return a }"),
    ("f { a; b }", "f {\n  a\n  b\n}"),
    ("f(x: { a }, y: { b })", "f(x: { a }, y: { b })"),
    ("{ a }()", "{ a }()"),
  ])
  func closures(source: String, expected: String) throws {
    #expect(try dump(statements: source) == expected)
  }

  @Test func capturesWithValuesAreBindings() throws {
    #expect(try dump(statements: "f { [a = b.c, weak d] in a }") == "f {\n  let a = b.c\n  a\n}")
  }

  @Test func anonymousParametersBelongToTheInnermostClosure() throws {
    #expect(try dump(statements: "f { $0.map { $1 } }") == "f { $1 in $0.map { $2 in $1 } }")
    #expect(try dump(statements: "f { if $0 { switch $2 { default: g() } } }").hasPrefix("f { $3 in"))
  }

  @Test func knowTheirOwnerAndTheFunctionRoundThem() throws {
    let facts = try facts(
      """
      struct A {
        var b: B = C { d }
        func e(f: F = { g }) { h { i { j } } }
        var k: K { l { m } }
      }
      """)
    for function in facts.functions { #expect(function.owner == ID(0)) }
    let chains = facts.functions.filter { $0.kind == .closure }.map { closure in
      var kinds: [FunctionKind] = []
      var outer = closure.outer
      while outer.exists {
        kinds.append(facts[outer].kind)
        outer = facts[outer].outer
      }
      return kinds
    }
    #expect(chains == [[.initialValue], [.initialValue], [.function], [.closure, .function], [.getter]])
  }
}
