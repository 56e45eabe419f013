import Foundation
import Testing

/// A part of a change, as it is asked for on the command line.
@Suite struct DiffSelectionTests {
  private func folders() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("before/App.swift", SmallApp.source)
    try folder.write("after/App.swift", SmallApp.source + """

      extension HomeView {
        var more: some View { Text("").sheet(isPresented: .constant(true)) { MoreView() } }
      }

      struct MoreView: View {
        var body: some View { Text("More") }
      }

      """)
    return folder
  }

  @Test func eachFormTellsThatItIsOfAPart() throws {
    let folder = try folders()
    let outside = try Tool.run(["diff", "before", "after", "--focus", "DetailView", "--depth", "0", "--exit-code"], in: folder)
    #expect(outside.code == 0 && outside.output.contains("No change to the navigation of this part"), "\(outside.output)")
    let inside = try Tool.run(["diff", "before", "after", "--focus", "MoreView", "--exit-code"], in: folder)
    #expect(inside.code == 1 && inside.output.contains("within 1 step of MoreView"), "\(inside.output)")
    #expect(inside.messages.contains("note: "))
    let comment = try Tool.run(["diff", "before", "after", "--focus", "MoreView", "--reporter", "markdown"], in: folder)
    #expect(comment.output.contains("Only a part: "))
    let json = try Tool.run(["diff", "before", "after", "--focus", "MoreView", "--reporter", "json"], in: folder)
    #expect(json.output.contains("\"part\": ["))
    #expect(try Tool.run(["diff", "before", "after", "--focus", "Nowhere"], in: folder).code == 2)
    #expect(try Tool.run(["diff", "before", "after", "--depth", "2"], in: folder).code == 2)
  }

  /// What a project leaves out of its pictures stays out of those of changes; the text tells it.
  @Test func whatTheConfigurationLeavesOutOfPicturesStaysOutOfThoseOfChanges() throws {
    let folder = try folders()
    let before = try Tool.run(["diff", "before", "after", "--render", "all.svg"], in: folder)
    #expect(before.code == 0, "\(before.messages)")
    #expect(try folder.text("all.svg").contains(">view:MoreView<"))
    try folder.write(".navgraph.yml", "render:\n  exclude: [MoreView]\n")
    let after = try Tool.run(["diff", "before", "after", "--render", "part.svg"], in: folder)
    #expect(after.output.contains("MoreView"))
    #expect(try !folder.text("part.svg").contains(">view:MoreView<"))
  }
}
