import NavigationGraph
import Rules
import Testing

/// The sixth sample has one fault for each rule that runs where nothing else is said, and the other samples have none.
@Suite struct FaultsTests {
  static let rules = RuleRegistry.all.filter { LintConfiguration().runs($0) }
  static let cleanSamples = Sample.all.filter { $0.name != "FaultyShop" }

  /// Whoever turns a rule on by default adds its fault to the shop, and to what a reader is to find there.
  @Test(arguments: rules.map(\.id)) func theShopHasOneFaultFor(_ rule: String) throws {
    let shop = try #require(Sample.all.first { $0.name == "FaultyShop" })
    let faults = try shop.truth().filter { $0.sort == .finding && $0.keys.first?.contains(rule) == true }
    #expect(faults.count == 1, "Samples/FaultyShop has \(faults.count) faults for \(rule), and is to have one")
  }

  /// What is marked with `?` waits for its rule.
  @Test func theShopHasNoOtherFault() throws {
    let shop = try #require(Sample.all.first { $0.name == "FaultyShop" })
    let faults = try shop.truth().filter { $0.sort == .finding && !$0.isOptional }
    #expect(faults.filter { $0.keys.first?.isSubset(of: Self.rules.map(\.id)) != true }.map(\.text) == [])
  }

  @Test(arguments: cleanSamples) func otherSamplesHaveNone(_ sample: Sample) throws {
    #expect(try sample.truth().filter { $0.sort == .finding }.map(\.text) == [])
    #expect(try sample.linted().outcome.findings.map(\.message) == [])
  }
}
