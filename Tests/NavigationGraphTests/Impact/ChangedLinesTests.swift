import NavigationGraph
import Testing

@Suite struct ChangedLinesTests {
  private func changes(_ old: String, _ new: String) -> ChangedLines { ChangedLines(from: Array(old.utf8), to: Array(new.utf8)) }

  @Test func commentsImportsAndSpaceAreNoChange() {
    #expect(changes("import A\nlet a = 1\n", "import A\nimport B\n\n// More.\n  let a = 1\r\n").isEmpty)
  }

  @Test func linesThatCameAreNumberedAsTheyStandNow() {
    #expect(changes("a\nb\nc\n", "a\n\nx\nb\nc2\n").lines == [3, 5])
  }

  @Test func whatOnlyWentIsAPlaceBetweenTwoLines() {
    let change = changes("a\nb\nc\n", "a\n\nc\n")
    #expect(change.lines.isEmpty && change.gaps == [1...3])
    #expect(changes("a\n", "").gaps == [0...Int.max])
  }

  @Test func bracketsSayNothingOfWhoseTheyAre() {
    #expect(changes("f {\n  a\n}\n", "f {\n  a\n}\ng {\n  b\n}\n").lines == [4, 5])
    #expect(changes("f {\n}\n", "f {\n}\n}\n").isEmpty)
  }

  @Test func aCaseThatWentIsNone() { #expect(changes("enum R {\n  case a\n  case b\n}", "enum R {\n  case a\n}").isEmpty) }

  /// A colon within brackets or a text makes no arm; a name without dot before it is no case.
  @Test func anEnumsCaseIsNoArm() {
    for line in ["case b(id: Int)", "case b(x: [Int: Int] = [:]), c", "case b = \"x: .y\"", "case b // .y: no arm"] {
      #expect(changes("enum R {\n  case a\n  \(line)\n}", "enum R {\n  case a\n}").isEmpty, "\(line)")
    }
  }

  @Test func armsThatWentAreToldByTheirCases() {
    func removed(_ arms: String) -> ChangedLines { changes("switch r {\ncase .a: A()\n\(arms)\n}\n", "switch r {\ncase .a: A()\n}\n") }
    let gap = 2...3
    #expect(removed("case .b(let id): B(id)").removedArms == [.init(gap: gap, cases: ["b"])])
    #expect(removed("case let .c(x), R.b where x > 0:\n  B(.d)").removedArms == [.init(gap: gap, cases: ["b", "c"])])
    #expect(removed("case .b,\n  .c: B()").removedArms.first?.cases.contains("b") == true)
    #expect(removed("default:\n  B()").removedArms == [.init(gap: gap, cases: [])])
    #expect(removed("case .b: B()").gaps.isEmpty)
    // What stood behind the switch is another change.
    let both = changes("switch r {\ncase .a: A()\ncase .b:\n  B { x() }\n}\ny()\nz()\n", "switch r {\ncase .a: A()\n}\nz()\n")
    #expect(both.removedArms.map(\.cases) == [["b"]])
    #expect(both.gaps.count == 1)
  }

  @Test func muchThatOnlyWentIsAPlace() {
    let old = (0..<50).map { "old \($0)" }.joined(separator: "\n")
    #expect(ChangedLines(from: Array("a\n\(old)\nb\n".utf8), to: Array("a\nb\n".utf8), limit: 10).gaps == [1...2])
  }

  @Test func whatDiffersInMuchIsTakenWhole() {
    let old = (0..<50).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<50).map { "new \($0)" }.joined(separator: "\n")
    #expect(ChangedLines(from: Array(old.utf8), to: Array("a\n\(new)\n".utf8), limit: 10).lines == Array(1...51))
  }

  /// Against a plain search: a line that differs from all lines before must be told, and equal files differ in nothing.
  @Test func randomFilesTellEachNewLine() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in "l\(Int.random(in: 0...5, using: &random))" }
      var new = old.filter { _ in Int.random(in: 0...3, using: &random) > 0 }
      let count = Int.random(in: 0...3, using: &random)
      for number in 0..<count { new.insert("new\(number)", at: Int.random(in: 0...new.count, using: &random)) }
      let change = changes(old.joined(separator: "\n"), new.joined(separator: "\n"))
      let told = new.indices.filter { new[$0].hasPrefix("new") }.map { $0 + 1 }
      #expect(change.lines == told, "\(old) \(new)")
      #expect(change.isEmpty == (old == new), "\(old) \(new)")
    }
  }
}
