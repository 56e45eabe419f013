import NavigationGraph
import Observations
import SourceTestSupport
import Testing

@testable import Pipeline

/// Comments that speak to navgraph are found; all else that looks like them is not.
@Suite struct DirectiveTests {
  private func directives(_ text: String) throws -> [String] {
    let source = SourceSet(files: [SourceSet.File(path: "A.swift", bytes: Array(text.utf8))])
    return try source.result().observations.directives.map { "\($0.location.line):\($0.location.column) \($0.text)" }
  }

  @Test func everyFormOfComment() throws {
    let found = try directives(
      """
      // navgraph:disable a
      /// navgraph:disable b
      struct A {}  //navgraph:disable:this c
      /* navgraph:disable d */ struct B {} /** navgraph:enable d*/
      // äöü navgraph:disable e
      /* x */ // \tnavgraph:disable f
      """)
    #expect(found == ["1:4 disable a", "2:5 disable b", "3:16 disable:this c", "4:4 disable d ", "4:42 enable d", "6:13 disable f"])
  }

  /// In code that is commented out, in strings, behind other words.
  @Test func whatIsNone() throws {
    let text = [
      "/*\n// navgraph:disable a\n/* navgraph:disable b */\n*/", "// // navgraph:disable c", "let a = \"// navgraph:disable d\"", "let b = \"\"\"\n// navgraph:disable e\n\"\"\"",
      "/* a // navgraph:disable f */", "let url = URL(string: \"x\") // see navgraph:disable g", "let regex = #/ // navgraph:disable h/#",
    ].joined(separator: "\n")
    #expect(try directives(text) == [])
  }

  @Test func commentsThatDoNotEnd() throws {
    #expect(try directives("struct A {}\n/* navgraph:disable a") == ["2:4 disable a"])
    #expect(try directives("struct A {}\n/* /* navgraph:disable a */") == [])
    #expect(try directives("// navgraph:") == ["1:4 "])
    #expect(try directives("/*/ navgraph:disable a") == [])
  }

  /// A file of nothing else is read in linear time: a quadratic reader would not come to an end here.
  @Test func aFileOfNothingElse() throws {
    #expect(try directives(String(repeating: "// navgraph:disable a\n", count: 50_000)).count == 50_000)
    #expect(try directives("/*" + String(repeating: "\n// navgraph:disable a", count: 50_000) + "*/").isEmpty)
  }
}
