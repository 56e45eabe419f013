import Facts
import Foundation
import Testing

@Suite("Depth of the source costs no stack")
struct DepthTests {
  private static let deep = 100_000

  private static func nested(_ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: deep) + inner + String(repeating: close, count: deep)
  }

  static let sources: [(String, String)] = [
    ("parentheses", "let x = " + nested("(", "a", ")")),
    ("arrays", "let x = " + nested("[", "a", "]")),
    ("calls", "let x = " + nested("f(", "a", ")")),
    ("closures", "let x = " + nested("f { ", "a", " }")),
    ("subscripts", "let x = " + nested("f[", "a", "]")),
    ("ifs", "func f() { " + nested("if a { ", "b", " }") + " }"),
    ("else ifs", "func f() { if a { b } " + String(repeating: "else if c { d } ", count: deep) + " else { e } }"),
    ("switches", "func f() { " + nested("switch a { case b: ", "c", " }") + " }"),
    ("functions", nested("func f() { ", "a", " }")),
    ("types", nested("struct A { ", "var a = 1", " }")),
    ("members", "let x = a" + String(repeating: ".b", count: deep)),
    ("chained calls", "let x = a" + String(repeating: ".b { c }", count: deep)),
    ("postfixes", "let x = a" + String(repeating: "!", count: deep)),
    ("prefixes", "let x = " + String(repeating: "- ", count: deep) + "a"),
    ("sums", "let x = a" + String(repeating: " + b", count: deep)),
    ("ternaries", "let x = a" + String(repeating: " ? b : c", count: deep)),
    ("coalescing", "let x = a" + String(repeating: " ?? b", count: deep)),
    ("assignments", "func f() { a" + String(repeating: " = b", count: deep) + " }"),
    ("casts", "let x = a" + String(repeating: " as b", count: deep)),
    ("arrows", "let x = a" + String(repeating: " -> b", count: deep)),
    ("optional types", "var x: A" + String(repeating: "?", count: deep)),
    ("member types", "var x: A" + String(repeating: ".B", count: deep)),
    ("function types", "var x: " + String(repeating: "(A) -> ", count: deep) + "B"),
    ("array types", "var x: " + nested("[", "A", "]")),
    ("generic types", "var x: " + nested("A<", "B", ">")),
    ("patterns", "func f() { switch a { case " + nested(".b(", "let c", ")") + ": d } }"),
    ("tuple patterns", "let " + nested("(", "a", ")") + " = b"),
    ("interpolations", "let x = " + nested("\"\\(", "a", ")\"")),
    ("conditions", nested("#if A\n", "let x = 1\n", "#endif\n")),
    ("conditional modifiers", "let x = a\n" + nested("#if A\n.b()\n", ".c()\n", "#endif\n")),
    ("open brackets", String(repeating: "(", count: deep)),
    ("open braces", String(repeating: "f {", count: deep)),
    ("awaits", "let x = " + String(repeating: "await ", count: deep) + "a"),
    ("key paths", "let x = \\A" + String(repeating: ".b", count: deep)),
    ("attributes", String(repeating: "@A(", count: deep) + String(repeating: ")", count: deep) + " var x = 1"),
    ("macros", nested("#m { ", "a", " }")),
    ("default values", nested("func f(a: A = { ", "b", " }) {}")),
  ]

  @Test(arguments: DepthTests.sources.indices) func onASmallStack(position: Int) async throws {
    let (name, source) = Self.sources[position]
    let facts = try await onSmallStack { try CollectTests.facts(source) }
    checkInvariants(facts, Comment(rawValue: name))
    // Text of facts recurses on them, so it shows that they are not deep. What is merely long is left out.
    guard facts.operations.count < 10_000 else { return }
    let text = try await onSmallStack { FactsDump.text(of: facts) }
    #expect(!text.isEmpty || facts.hasErrors)
  }

  /// Unoptimized code has frames several times as large; those of recursion without bound would not fit either.
  #if DEBUG
    private static let stackSize = 2 << 20
  #else
    private static let stackSize = 512 << 10
  #endif

  /// Runs `body` on a thread with a small stack.
  private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result(catching: body)) }
      thread.stackSize = Self.stackSize
      thread.start()
    }
  }
}
