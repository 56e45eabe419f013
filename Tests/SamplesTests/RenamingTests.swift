import NavigationGraph
import SourceTestSupport
import Testing

/// Names carry no meaning: with all of a sample's own names replaced the graph is the same but for them.
@Suite struct RenamingTests {
  @Test(arguments: Sample.all) func graphIsTheSameButForTheNames(_ sample: Sample) throws {
    let sources = try sample.sources()
    let renaming = try Renaming(sources)
    for difference in try renaming.differences(from: try sources.graph()) { Issue.record("\(difference)") }
  }

  /// Most names are replaced, and none of the new ones looks like the old.
  @Test(arguments: Sample.all) func mostNamesAreReplaced(_ sample: Sample) throws {
    let renaming = try Renaming(try sample.sources())
    #expect(renaming.names.count > renaming.kept.count * 3, "kept: \(renaming.kept.sorted())")
    #expect(Set(renaming.names.values).count == renaming.names.count)
    #expect(Set(renaming.names.values).isDisjoint(with: renaming.names.keys))
  }
}
