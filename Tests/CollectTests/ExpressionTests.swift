import Facts
import Testing

@Suite("Expressions")
struct ExpressionTests {
  @Test(arguments: [
    ("1", "1"), ("1_000.5e3", "1_000.5e3"), ("0xFF", "0xFF"), ("true", "true"), ("false", "false"), ("nil", "nil"),
    ("/a+b/", "/a+b/"), ("#/a b/#", "#/a b/#"),
    ("[]", "[]"), ("[a, .b]", "[a, .b]"), ("[:]", "[:]"), ("[a: b, c: .d(1)]", "[a: b, c: .d(1)]"),
    ("()", "()"), ("(a, b: c)", "(a, b: c)"), ("(x: a)", "(x: a)"),
    (#"\.a.b"#, #"\.a.b"#), (#"\Root.a"#, #"\Root.a"#), (#"\.a[0].b"#, #"\.a.‹0›.b"#), (#"\.a?.b!.c"#, #"\.a.b.c"#),
    (#"\.self"#, #"\.self"#), (#"\.$a.b"#, #"\.$a.b"#),
    ("#file", "#file()"), ("#URL(\"a\")", "#URL(\"a\")"), ("#selector(A.b(_:))", "#selector(A.b)"), ("#m { a }.b", "#m { a }.b"),
    ("try? f()", "try f()"), ("await f()", "await f()"),
    ("(any P).self", "any P.self"),
    ("[(A) -> B]()", "type([((A) -> B)])()"), ("[(A, B) -> Void]()", "type([((A, B) -> ())])()"),
    ("_", "_"), ("Self.a", "Self.a"), ("sorted(by: <)", "sorted(by: <)"), ("Int", "Int"),
    ("if a { b } else { c }", "block {\n  if a {\n    b\n  } else {\n    c\n  }\n}"),
    ("switch a { case .b: c default: d }", "block {\n  switch a {\n  case .b:\n    c\n  default:\n    d\n  }\n}"),
  ])
  func expressions(source: String, expected: String) throws {
    #expect(try dump(expression: source) == expected)
  }

  @Test func blocksAreFunctions() throws {
    let source = "let x = if a { .b } else { .c }"
    #expect(try dump(statements: source) == "let x = block {\n    if a {\n      .b\n    } else {\n      .c\n    }\n  }".dedented)
    let facts = try facts("func test() { return switch a { case .b: 1 } }")
    let block = try #require(facts.functions.first { $0.kind == .block })
    #expect(facts.functions[block.outer.index].kind == .function)
  }

  @Test func conditionsOfTriesAreKept() throws {
    let facts = try facts("let x = try await f()")
    let call = try #require(facts.values.last)
    #expect(call.flags == [.tried, .awaited])
  }
}

extension String {
  /// Two columns less on each line but the first.
  fileprivate var dedented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }
      .joined(separator: "\n")
  }
}
