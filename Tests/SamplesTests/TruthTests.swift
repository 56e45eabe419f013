import NavigationGraph
import Rules
import Testing

extension Sample: CustomTestStringConvertible {
  var testDescription: String { name }
}

/// What a reader found in each sample has to be what the tool finds, and nothing beside it.
@Suite struct TruthTests {
  @Test func thereAreSixSamples() {
    #expect(Sample.all.map(\.name) == ["FaultyShop", "FruitFlows", "OldLinks", "PhotoFeatures", "ReaderToday", "RecipeRouter"])
  }

  @Test(arguments: Sample.all) func graphIsWhatAReaderFound(_ sample: Sample) throws {
    let (graph, outcome) = try sample.linted()
    let found = TruthFact.all(of: graph) + TruthFact.all(of: outcome)
    let differences = TruthComparison.differences(try sample.truth(), found)
    let known = KnownDifferences.all[sample.name] ?? []
    for difference in differences where !known.contains(difference) { Issue.record("\(difference)") }
    for gone in known.subtracting(differences).sorted() {
      Issue.record("no longer so, take it out of \(KnownDifferences.path): \(gone)")
    }
    withKnownIssue("\(KnownDifferences.path)", isIntermittent: known.isEmpty) {
      for difference in differences where known.contains(difference) { Issue.record("\(difference)") }
    }
  }

  @Test func knownDifferencesAreOfSamples() {
    #expect(Set(KnownDifferences.all.keys).isSubset(of: Sample.all.map(\.name)))
  }
}
