import Testing

@Suite("Operators are folded by the standard precedences")
struct OperatorTests {
  @Test(arguments: [
    ("a + b * c", "(a + (b * c))"),
    ("a * b + c", "((a * b) + c)"),
    ("a - b - c", "((a - b) - c)"),
    ("a << 1 * 2", "((a << 1) * 2)"),
    ("a & b | c ^ d", "(((a & b) | c) ^ d)"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a ?? b == c", "((a ?? b) == c)"),
    ("a == b && c != d || e", "(((a == b) && (c != d)) || e)"),
    ("a || b && c", "(a || (b && c))"),
    ("0 ..< n + 1", "(0 ..< (n + 1))"),
    ("a < b ? c : d ?? e", "((a < b) ? c : (d ?? e))"),
    ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
    ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"),
    ("a as? T ?? b", "((a as? T) ?? b)"),
    ("a + b as T", "((a + b) as T)"),
    ("a is T && b", "((a is T) && b)"),
    ("a as! T == b", "((a as! T) == b)"),
    ("a as T as U", "((a as T) as U)"),
    ("a <> b + c", "(a <> (b + c))"),
    ("a <> b ? c : d", "((a <> b) ? c : d)"),
    ("a === b", "(a === b)"),
    ("a &+ b &* c", "(a &+ (b &* c))"),
    ("a >> b", "(a >> b)"),
    ("a >= b", "(a >= b)"),
    ("!a && -b < c", "(!a && (-b < c))"),
    ("try a ?? b", "(try a ?? b)"),
    ("try await f() + 1", "(try await f() + 1)"),
    ("(a + b) * c", "((a + b) * c)"),
    ("a... ", "a..."),
    ("a! + b", "(a! + b)"),
    ("&a", "&a"),
  ])
  func folds(source: String, expected: String) throws {
    #expect(try dump(expression: source) == expected)
  }

  @Test func assignmentIsLowest() throws {
    #expect(try dump(statements: "a = b ?? c") == "a = (b ?? c)")
    #expect(try dump(statements: "a = b ? c : d") == "a = (b ? c : d)")
    #expect(try dump(statements: "a += b * c") == "a += (b * c)")
    #expect(try dump(statements: "a -= b") == "a -= b")
    #expect(try dump(statements: "a ||= b") == "(a ||= b)")
    #expect(try dump(statements: "a >>= b") == "a >>= b")
    #expect(try dump(statements: "a == b") == "(a == b)")
  }

  @Test func longSequencesFold() throws {
    let sum = Array(repeating: "a", count: 200).joined(separator: " + ")
    let text = try dump(expression: sum)
    #expect(text.hasPrefix(String(repeating: "(", count: 199) + "a + a)"))
  }
}
