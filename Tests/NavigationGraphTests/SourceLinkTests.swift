import Foundation
import NavigationGraph
import Testing

@Suite struct SourceLinkTests {
  /// What stands before the path, and where the four kinds of paths lead.
  private static let rules: [(prefix: String?, below: String?, beside: String?, absolute: String?, odd: String?)] = [
    (nil, "App/Home.swift#L3", "../Kit/A.swift#L3", nil, "javascript%3A%20%22%3C%2B%C3%A9.swift#L3"),
    ("", "App/Home.swift#L3", "../Kit/A.swift#L3", nil, "javascript%3A%20%22%3C%2B%C3%A9.swift#L3"),
    (
      "https://e.org/b", "https://e.org/b/App/Home.swift#L3", nil, nil, "https://e.org/b/javascript%3A%20%22%3C%2B%C3%A9.swift#L3"
    ),
    (
      "https://e.org/a b(\"é\")/", "https://e.org/a%20b%28%22%C3%A9%22%29/App/Home.swift#L3", nil, nil,
      "https://e.org/a%20b%28%22%C3%A9%22%29/javascript%3A%20%22%3C%2B%C3%A9.swift#L3"
    ),
    // Without the mark of a file it is no pattern.
    ("https://e.org/{line}", "https://e.org/%7Bline%7D/App/Home.swift#L3", nil, nil, "https://e.org/%7Bline%7D/javascript%3A%20%22%3C%2B%C3%A9.swift#L3"),
    ("../../", "../../App/Home.swift#L3", nil, nil, "../../javascript%3A%20%22%3C%2B%C3%A9.swift#L3"),
    (
      "vscode://file/x y/{file}:{line}", "vscode://file/x%20y/App/Home.swift:3", "vscode://file/x%20y/../Kit/A.swift:3",
      "vscode://file/x%20y//abs/A.swift:3", "vscode://file/x%20y/javascript%3A%20%22%3C%2B%C3%A9.swift:3"
    ),
    (
      "xcode://open?file={file}&line={line}&again={file}", "xcode://open?file=App/Home.swift&line=3&again=App/Home.swift",
      "xcode://open?file=../Kit/A.swift&line=3&again=../Kit/A.swift", "xcode://open?file=/abs/A.swift&line=3&again=/abs/A.swift",
      "xcode://open?file=javascript%3A%20%22%3C%2B%C3%A9.swift&line=3&again=javascript%3A%20%22%3C%2B%C3%A9.swift"
    ),
    ("{file}", "App/Home.swift", "../Kit/A.swift", "/abs/A.swift", "javascript%3A%20%22%3C%2B%C3%A9.swift"),
  ]

  @Test(arguments: rules) func linksLeadToSource(prefix: String?, below: String?, beside: String?, absolute: String?, odd: String?) {
    let cases = [("App/Home.swift", below), ("../Kit/A.swift", beside), ("/abs/A.swift", absolute), ("javascript: \"<+é.swift", odd)]
    for (file, link) in cases {
      #expect(SourceLink.url(file: file, line: 3, prefix: prefix) == link)
      let pattern = SourceLink.pattern(file: file, prefix: prefix)
      #expect(pattern?.replacing("{line}", with: "3") == link)
    }
  }

  /// No prefix makes a program, or an address that is no place, of a link: not with white space in it, which browsers pass over, either.
  @Test(arguments: [
    "javascript:alert(1)//", "JavaScript:alert(1)//", "javascript://%0aalert(1)//", "javascript://%0aalert(1)//{file}", "data:text/html,", "data://x",
    "vbscript:x", "vbscript://x/{file}", "blob:https://e.org/", "mailto:a@e.org", "about://blank", "x:{file}", "tel:+1",
  ]) func schemesThatAreNoPlacesAreRefused(prefix: String) {
    #expect(SourceLink.url(file: "App/Home.swift", line: 3, prefix: prefix) == nil)
    #expect(SourceLink.page(rule: "unused_destination", prefix: prefix.replacing("{file}", with: "")) == nil)
  }

  @Test(arguments: [" javascript:x//", "java\tscript:x//", "\u{1}javascript:x//", "java\nscript:x/{file}", "\u{FEFF}javascript:x"])
  func whiteSpaceMakesNoScheme(prefix: String) throws {
    let link = try #require(SourceLink.url(file: "A.swift", line: 3, prefix: prefix))
    #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    // What cannot stand in a scheme stands before the colon.
    #expect(link.prefix { $0 != ":" }.contains("%"))
  }

  @Test func linesAreNumbersOfLines() {
    #expect(SourceLink.url(file: "A.swift", line: 0, prefix: "https://e.org/") == "https://e.org/A.swift#L1")
    #expect(SourceLink.url(file: "A.swift", line: Int.min, prefix: "x://{file}:{line}") == "x://A.swift:1")
    #expect(SourceLink.url(file: "A.swift", line: 4, prefix: "https://e.org", showsLine: false) == "https://e.org/A.swift")
    // A mark in a name is no mark.
    #expect(SourceLink.url(file: "a{line}.swift", line: 4, prefix: "x://{file}") == "x://a%7Bline%7D.swift")
    #expect(SourceLink.url(file: "{file}.swift", line: 4, prefix: "x://{file}") == "x://%7Bfile%7D.swift")
  }

  @Test func rulesHavePages() {
    #expect(SourceLink.page(rule: "a b", prefix: "https://e.org/rules") == "https://e.org/rules/a%20b.md")
    #expect(SourceLink.page(rule: "a", prefix: nil) == nil)
  }
}

@Suite struct QuotingTests {
  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar", "\u{FF}\u{0}é😀"]) func base64IsThatOfEverybody(text: String) {
    #expect(Base64.text(Array(text.utf8)) == Data(text.utf8).base64EncodedString())
  }

  @Test func textIsNoMarkup() {
    #expect(MarkupText.escaped("<a href=\"x\">'&'\u{FFFE}\u{1B}\n</a>") == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;\u{FFFD}\\u{1B}\\n&lt;/a&gt;")
    #expect(MarkupText.escaped("Détail 😀") == "Détail 😀")
  }

  @Test func namesAreCode() {
    #expect(MarkdownCode.span("Route.item(Int)") == "`Route.item(Int)`")
    #expect(MarkdownCode.span("a || b && \"c\\d\"") == "`a \\|\\| b && \"c\\d\"`")
    #expect(MarkdownCode.span("a|b", inTable: false) == "`a|b`")
    #expect(MarkdownCode.span("a\\|b") == "<code>a&#92;&#124;b</code>")
    #expect(MarkdownCode.span("a\\|b", allowsHTML: false) == "a&#92;&#124;b")
    #expect(MarkdownCode.span("a\\|b", inTable: false) == "`a\\|b`")
    #expect(MarkdownCode.span("a`<b>", allowsHTML: false) == "a&#96;&#60;b&#62;")
    #expect(MarkdownCode.span("a`<``b>") == "```a`<``b>```")
    #expect(MarkdownCode.span("`class`") == "`` `class` ``")
    #expect(MarkdownCode.span(" a") == "`  a `")
    #expect(MarkdownCode.span("  ") == "`  `")
    #expect(MarkdownCode.span("") == "")
  }

  @Test func parametersAreWrittenAsDeclared() {
    var node = Node(id: "route:R.a", kind: .route, name: "R.a")
    #expect(node.parameterList == "")
    node.parameters = [Parameter(label: "id", type: "Int"), Parameter(label: nil, type: "String")]
    #expect(node.parameterList == "id: Int, String")
  }
}
