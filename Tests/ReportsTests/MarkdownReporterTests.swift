import GraphTestSupport
import NavigationGraph
import Reports
import Testing

@Suite struct MarkdownReporterTests {
  @Test func aTableForEachFileAndTheHintsFolded() {
    #expect(
      render(.markdown, result(faultyShop)) == """
        ### navgraph: 1 error, 1 warning, 1 note

        #### `App.swift`

        | line | severity | what | rule |
        |---:|---|---|---|
        | 2 | note | `R.a` has no arm of its own: `default:` makes `Soon` of it | `default_mapped_destination` |
        | 3 | **error** | `R.b` is pushed, and no arm makes a view of it | `unmapped_destination` |
        | 4 | warning | no site uses `R.c` | `unused_destination` |

        <details><summary>Hints</summary>

        - line 2: Name the case in the switch over `R`; without `default:` the compiler asks for an arm for each new case.
          - `App.swift:9`: the `default:` arm makes `Soon`
          - `App.swift:7`: pushed here by `Home`
        - line 3: Give `R.b` an arm with a view in the switch that maps `R`, or remove the case and the code that uses it.
          - `App.swift:8`: pushed here by `Home`
          - `App.swift:9`: `R.a` is mapped here, to `Soon`
        - line 4: Remove the case with its arm, or add the navigation that is missing.

        </details>

        4 sites in 3 files, 1 unresolved. 1 held back (unused&#95;destination 1).

        """)
  }

  @Test func linksStandWhereAPrefixIsGiven() {
    let text = render(.markdown, result(faultyShop), ReportOptions(linkPrefix: "https://host/blob/main", rulePages: "https://host/rules/"))
    #expect(text.contains("#### [`App.swift`](https://host/blob/main/App.swift#L2)\n"))
    #expect(text.contains("| [4](https://host/blob/main/App.swift#L4) | warning | no site uses `R.c` | [`unused_destination`](https://host/rules/unused_destination.md) |"))
    let outside = finding("m", at: SourceLocation(file: "../A.swift", line: 1, column: 1))
    #expect(!render(.markdown, result(of: [outside]), ReportOptions(linkPrefix: "https://host/")).contains("https"))
    #expect(render(.markdown, result(of: [outside]), ReportOptions(linkPrefix: "vscode://file/{file}:{line}")).contains("(vscode://file/../A.swift:1)"))
    #expect(!render(.markdown, result(faultyShop), ReportOptions(linkPrefix: "javascript:x//", rulePages: "javascript:y//")).contains("javascript"))
  }

  @Test func nothingFound() {
    #expect(render(.markdown, result(of: [])) == "### navgraph: no findings\n\n0 sites in 0 files, 0 unresolved.\n")
  }

  /// Outside of code nothing is left of what Markdown, HTML or the host would make something of.
  @Test(arguments: 0..<30 as Range<UInt64>) func namesAreText(seed: UInt64) {
    let text = render(.markdown, hostileResult(seed: seed, count: 8))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.filter { $0.hasPrefix("|") }
    let headings = lines.count { $0.hasPrefix("#### ") }
    #expect(rows.count == 8 + 2 * headings)
    for row in rows { #expect(row.replacing("\\|", with: "").unicodeScalars.count { $0 == "|" } == 5, "\(row)") }
    #expect(lines.filter { $0 == "<details><summary>Hints</summary>" || $0 == "</details>" }.count == 2 * headings)
    for line in lines where line.hasPrefix("| ") || line.hasPrefix("- ") || line.hasPrefix("  - ") || line.hasPrefix("#### ") {
      let plain = outsideOfCode(line)
        .replacing(/<code>(?:[^<>`|\\]|&#\d+;)*<\/code>/.matchingSemantics(.unicodeScalar), with: "").replacing("**error**", with: "").drop { $0 == "#" }
      #expect(!plain.contains(/[<>`@_*\[\]\\~!$^]|:\/\/|www\.|#[^0-9]/.matchingSemantics(.unicodeScalar)), "\(plain)")
    }
  }

  @Test func itFitsAComment() {
    let long = (0..<2000).map { number in
      finding(String(repeating: "<>", count: 5000) + "\(number)", at: SourceLocation(file: String(repeating: "&/", count: 5000), line: number, column: 1))
    }
    for findings in [long, (0..<2000).map { finding("m\($0)", at: SourceLocation(file: "A.swift", line: $0, column: 1)) }] {
      let text = render(.markdown, result(of: findings))
      #expect(text.utf16.count < 65_536)
      #expect(text.contains(" more findings not shown"))
      #expect(text.contains("</details>"))
    }
  }
}
