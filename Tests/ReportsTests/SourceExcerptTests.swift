import GraphTestSupport
import NavigationGraph
import Reports
import Testing

@Suite struct SourceExcerptTests {
  private func excerpts(_ text: String, _ places: [(line: Int, column: Int)]) -> [(line: Int, column: Int, excerpt: SourceExcerpt)] {
    Array(text.utf8).withUnsafeBufferPointer { SourceExcerpt.at(places, in: $0) }
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func linesEndAsTheyDoForSwift(ending: String) {
    let found = excerpts(["one", "", "thrée x", "four"].joined(separator: ending), [(3, 8), (1, 1), (4, 5), (2, 1), (3, 1)])
    #expect(found.map { "\($0.line):\($0.column) \($0.excerpt.before)¦\($0.excerpt.after)" } == [
      "1:1 ¦one", "2:1 ¦", "3:1 ¦thrée x", "3:8 thrée ¦x", "4:5 four¦",
    ])
  }

  @Test func whatTheFileLacksIsLeftOut() {
    #expect(excerpts("one\ntwo", [(0, 1), (-1, 1), (1, 0), (1, 5), (3, 1), (.max, .max), (2, .min)]).isEmpty)
    #expect(excerpts("", [(1, 1)]).count == 1)
    #expect(excerpts("", [(2, 1)]).isEmpty)
  }

  @Test func aByteOrderMarkIsNoColumn() {
    let found = excerpts("\u{FEFF}let x\n\u{FEFF}y", [(1, 8), (2, 4)])
    #expect(found.map(\.excerpt.before) == ["let ", "\u{FEFF}"])
    #expect(found.map(\.excerpt.utf16Column) == [5, 2])
  }

  @Test func longLinesAreCutBetweenCharacters() throws {
    let line = String(repeating: "é", count: 5000) + "x" + String(repeating: "日", count: 5000)
    let found = try #require(excerpts(line, [(1, 10_001)]).first?.excerpt)
    #expect(found.isCutBefore)
    #expect(found.isCutAfter)
    #expect(found.utf16Column == nil)
    #expect(found.before == String(repeating: "é", count: 60))
    #expect(found.after == "x" + String(repeating: "日", count: 59))
    let early = try #require(excerpts(line, [(1, 5)]).first?.excerpt)
    #expect(!early.isCutBefore)
    #expect(early.utf16Column == 3)
    #expect(try !#require(excerpts(String(repeating: "x", count: 300), [(1, 200)]).first?.excerpt).isCutBefore)
  }

  @Test func noBytesAreTooBad() {
    let bytes: [UInt8] = [0x80, 0xBF, 0x61, 0xE2, 0x82, 0x0A, 0xFF] + [UInt8](repeating: 0x80, count: 1000)
    let places = (1...3).flatMap { line in (1...8).map { (line, $0) } } + [(2, 500), (2, 1000)]
    bytes.withUnsafeBufferPointer { #expect(!SourceExcerpt.at(places, in: $0).isEmpty) }
  }
}

/// The line of source in a text report.
@Suite struct CaretTests {
  private func shown(_ marked: String) -> [String] {
    let place = SourceLocation(file: "A.swift", line: 1, column: 1)
    let excerpts = [place: excerpt(marked)].compactMapValues { $0 }
    return render(.text, result(of: [finding("m", at: place)], excerpts: excerpts)).split(separator: "\n").filter { $0.hasPrefix("    │ ") }
      .map { String($0.dropFirst(6)) }
  }

  @Test(arguments: [
    ("    let ¦name = 1", "let name = 1", "    ^~~~"), ("\t\t¦x", "x", "^"), ("a\t¦b", "a   b", "    ^"), ("¦", nil, ""), ("   ¦  ", nil, ""),
    ("a¦", "a", " ^"), ("日本¦.x", "日本.x", "    ^"), ("👨‍👩‍👧 ¦x", "👨\\u{200D}👩\\u{200D}👧 x", nil), ("e\u{301}¦x", "e\u{301}x", " ^"),
    ("\u{202E}¦x", "\\u{202E}x", "        ^"), ("¦日本 x", "日本 x", "^~~~"), ("  f(¦\"a\")  ", "f(\"a\")", "  ^"),
  ] as [(String, String?, String?)])
  func theCaretStandsBelowTheColumn(marked: String, source: String?, caret: String?) {
    let lines = shown(marked)
    #expect(lines.first == source)
    if source != nil, let caret { #expect(lines.last == caret) }
  }

  @Test func longLinesShowWhatIsAroundTheColumn() {
    for (before, after) in [(0, 500), (60, 500), (500, 0), (500, 60), (500, 500), (90, 30), (30, 90)] {
      let lines = shown(String(repeating: "a", count: before) + "¦" + "(" + String(repeating: "b", count: after))
      #expect(lines.first.map { $0.count <= 94 } == true)
      let column = lines.last?.firstIndex(of: "^").map { lines[1].distance(from: lines[1].startIndex, to: $0) } ?? -1
      #expect(lines.first.map { Array($0)[column] } == "(", "\(before) \(after) \(lines)")
    }
  }
}
