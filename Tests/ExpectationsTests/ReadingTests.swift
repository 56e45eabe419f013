import Testing

/// The patterns can be read, whatever the linker makes of them.
@Suite struct ReadingTests {
  @Test(arguments: Pattern.all.map(\.name)) func expectationsCanBeRead(_ name: String) throws {
    let pattern = try #require(Pattern.all.first { $0.name == name })
    let (expectations, _) = try pattern.expectations()
    #expect(expectations.isEmpty == false || pattern.area == "nothing")
    for expectation in expectations {
      let file = try #require(pattern.sources.files.first { $0.path == expectation.file })
      #expect(expectation.line <= file.text.split(separator: "\n", omittingEmptySubsequences: false).count)
    }
  }
}
