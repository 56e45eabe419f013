import NavigationGraph
import SourceTestSupport
import Testing

/// Each pattern again with all its own names replaced: the graph is the same but for them.
@Suite struct RenamingTests {
  @Test(arguments: Pattern.all) func graphIsTheSameButForTheNames(_ pattern: Pattern) throws {
    let renaming = try Renaming(pattern.sources)
    for difference in try renaming.differences(from: try pattern.sources.graph()) { Issue.record("\(difference)") }
  }
}
