import Testing

@testable import Files

/// The expectations were checked against `git check-ignore`.
@Suite struct GitignoreTests {
  struct Example: Sendable, CustomStringConvertible {
    let patterns: String
    let ignored: [String]
    let kept: [String]

    var description: String { patterns.replacing("\n", with: " ⏎ ") }
  }

  static let examples = [
    Example(patterns: "a", ignored: ["a", "x/a", "x/y/a/"], kept: ["ab", "A", "x"]),
    Example(patterns: "a/", ignored: ["a/", "x/a/"], kept: ["a", "x/a"]),
    Example(patterns: "/a", ignored: ["a", "a/"], kept: ["x/a"]),
    Example(patterns: "x/a", ignored: ["x/a"], kept: ["a", "y/x/a", "x/ab"]),
    Example(patterns: "x/a/", ignored: ["x/a/"], kept: ["x/a", "y/x/a/"]),
    Example(patterns: "*.swift\n!keep.swift", ignored: ["a.swift", "x/b.swift"], kept: ["keep.swift", "x/keep.swift", "a.swif"]),
    Example(patterns: "!keep.swift\n*.swift", ignored: ["keep.swift"], kept: []),
    Example(patterns: "keep\n!keep\nkeep/", ignored: ["keep/"], kept: ["keep"]),
    Example(patterns: "**/a", ignored: ["a", "x/a", "x/y/a"], kept: ["ax"]),
    Example(patterns: "a/**", ignored: ["a/x", "a/x/y"], kept: ["a/", "b/a/x"]),
    Example(patterns: "a/**/b", ignored: ["a/b", "a/x/b", "a/x/y/b"], kept: ["b", "a/x", "x/a/b"]),
    Example(patterns: "**", ignored: ["a", "x/a"], kept: []),
    Example(patterns: "/*\n!/a", ignored: ["b", "c/"], kept: ["a", "x/b"]),
    Example(patterns: "a*b*c", ignored: ["abc", "aXbYc", "abcbc"], kept: ["ab", "abcd"]),
    Example(patterns: "?", ignored: ["a", "x/b"], kept: ["ab"]),
    Example(patterns: "x/*", ignored: ["x/a"], kept: ["x/y/a"]),
    Example(patterns: "[a-c]1", ignored: ["a1", "c1"], kept: ["d1", "-1"]),
    Example(patterns: "[!a-c]1", ignored: ["d1"], kept: ["a1"]),
    Example(patterns: "[]-]1", ignored: ["]1", "-1"], kept: ["a1"]),
    Example(patterns: "[[:digit:]_]x", ignored: ["7x", "_x"], kept: ["ax"]),
    Example(patterns: "[a", ignored: [], kept: ["[a", "a"]),
    Example(patterns: "# comment\n\n\\#a\n\\!b", ignored: ["#a", "!b"], kept: ["# comment", "a", "b"]),
    Example(patterns: "a  \nb\\ ", ignored: ["a", "b "], kept: ["a  ", "b"]),
    Example(patterns: "a\r\nb\r\n", ignored: ["a", "b"], kept: ["a\r"]),
    Example(patterns: "\u{FEFF}a", ignored: ["a"], kept: []),
    Example(patterns: "a//b", ignored: [], kept: ["a/b"]),
    Example(patterns: "\\a\\*", ignored: ["a*"], kept: ["ab"]),
    Example(patterns: "/", ignored: [], kept: ["a"]),
    Example(patterns: "ü*", ignored: ["übung"], kept: ["u"]),
  ]

  @Test(arguments: examples) func verdicts(_ example: Example) {
    let file = IgnoreFile(Array(example.patterns.utf8))
    for path in example.ignored { #expect(ignores(file, path), "ignores \(path)") }
    for path in example.kept { #expect(!ignores(file, path), "keeps \(path)") }
  }

  /// Exponential matching would not end within anybody's patience.
  @Test func starsDoNotExplode() {
    let stars = String(repeating: "a*", count: 200) + "b"
    #expect(!ignores(IgnoreFile(Array(stars.utf8)), String(repeating: "a", count: 4000)))
    let folders = "/" + String(repeating: "**/a/", count: 100) + "b"
    #expect(!ignores(IgnoreFile(Array(folders.utf8)), String(repeating: "a/", count: 1000) + "c"))
  }

  @Test func innerFileDecides() {
    var scope = IgnoreScope()
    scope.add(IgnoreFile(Array("*.swift".utf8)), depth: 0)
    scope.add(IgnoreFile(Array("!/kept.swift".utf8)), depth: 1)
    #expect(scope.ignores(parts("x/other.swift"), isFolder: false))
    #expect(!scope.ignores(parts("x/kept.swift"), isFolder: false))
    #expect(scope.ignores(parts("x/y/kept.swift"), isFolder: false))
  }

  private func ignores(_ file: IgnoreFile, _ path: String) -> Bool {
    file.verdict(on: parts(path)[...], isFolder: path.hasSuffix("/")) == .ignored
  }

  private func parts(_ path: String) -> [[UInt8]] { path.split(separator: "/").map { Array($0.utf8) } }
}
