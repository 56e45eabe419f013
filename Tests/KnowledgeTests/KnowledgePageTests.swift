import GraphTestSupport
import Testing

@testable import Knowledge

/// `docs/knowledge.md` is made of the tables.
@Suite struct KnowledgePageTests {
  @Test func thePageIsTheOneInDocs() throws {
    let page = Golden.repository().appendingPathComponent("docs/knowledge.md")
    #expect(try Golden.difference(Self.page, page, renew: "KnowledgePageTests") == nil)
  }

  @Test func everyShapeStandsOnIt() throws {
    let lines = Self.page.split(separator: "\n")
    for line in Knowledge.standardShapes.split(separator: "\n") where try ShapeParser.shape(line) != nil {
      #expect(lines.contains(line), "\(line)")
    }
  }

  private static var page: String {
    var text = """
      # What navgraph knows

      The calls that navigate, of SwiftUI, UIKit and packages, a shape a line. [navigators.md](navigators.md) says how to read them, and how a \
      project adds its own in `.navgraph.yml`, in the same form. Of several shapes that fit a call the first counts; labels that a call has and \
      that are of no concern are left out.

      This page is made from `Sources/Knowledge`: `NAVGRAPH_RENEW=1 swift test --filter KnowledgePageTests` renews it.

      """
    for table in Knowledge.standardTables {
      text += "\n## \(table.name)\n"
      for section in sections(table.text) {
        if let heading = section.heading { text += "\n### \(heading)\n" }
        text += "\n```\n" + section.lines.joined(separator: "\n") + "\n```\n"
      }
    }
    return text
  }

  /// The lines of a table under the comments that stand on lines of their own.
  private static func sections(_ table: String) -> [(heading: String?, lines: [Substring])] {
    var sections: [(heading: String?, lines: [Substring])] = []
    for line in table.split(separator: "\n") {
      if line.hasPrefix("#") {
        sections.append((String(line.dropFirst().drop { $0 == " " }), []))
      } else if sections.isEmpty {
        sections.append((nil, [line]))
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections.filter { !$0.lines.isEmpty }
  }
}
