import NavigationGraph
import SourceTestSupport
import Testing

/// The graph of each pattern is a function of its source alone.
@Suite struct OrderTests {
  @Test(arguments: Pattern.all) func fileNamesCarryNoMeaning(_ pattern: Pattern) throws {
    for difference in try pattern.sources.differencesUnderOtherFileNames() { Issue.record("\(difference)") }
  }

  @Test(arguments: Pattern.all) func anUnrelatedFileChangesNothing(_ pattern: Pattern) throws {
    for difference in try pattern.sources.differencesWithAnUnrelatedFile() { Issue.record("\(difference)") }
  }
}
