import Facts
import Testing

/// Where the branches of `#if` stand, and what they ask.
@Suite("Clauses")
struct ClauseTests {
  /// Each branch as its `#if`'s line, its condition, and the lines that it holds.
  private func clauses(_ source: String) throws -> [String] {
    let facts = try facts(source)
    return facts.clauses.map { clause in
      let lines = (facts.position(of: clause.offset).line, facts.position(of: max(clause.end, 1) - 1).line)
      return "\(facts.position(of: clause.block).line) \(facts.names.text(clause.condition)) \(lines.0)-\(lines.1)"
    }
  }

  @Test(arguments: [
    ("#if A\nlet a = 1\n#elseif B\nlet b = 1\n#else\nlet c = 1\n#endif", ["1 A 1-2", "1 B 3-4", "1  5-6"]),
    ("struct S {\n#if A\nvar a: Int\n#endif\n}", ["2 A 2-3"]),
    ("func f() {\n#if A && !B\na()\n#else\nb()\n#endif\n}", ["2 A && !B 2-3", "2  4-5"]),
    ("let a = b\n#if A\n.c()\n#else\n.d()\n#endif", ["2 A 2-3", "2  4-5"]),
    ("let a = [\n#if A\n1,\n#endif\n2]", ["2 A 2-3"]),
    ("func f() {\nswitch a {\n#if A\ncase b: c()\n#endif\ndefault: d()\n}\n}", ["3 A 3-4"]),
    ("#if A\n#if B\nlet a = 1\n#endif\n#endif", ["1 A 1-4", "2 B 2-3"]),
  ])
  func branches(source: String, expected: [String]) throws {
    #expect(try clauses(source) == expected)
  }

  @Test func filesReadOneAfterTheOtherKeepTheirOwn() throws {
    let all = try reused(["#if A\nlet a = 1\n#endif", "let a = 1"])
    #expect(all.map(\.clauses.count) == [1, 0])
  }
}
