import Testing

/// The tests' own means: a page that hangs fails its test, and no other.
@Suite @MainActor struct BrowserTests {
  /// No answer ever comes, however long one waits.
  @Test func aHungPageEndsTheBrowserAndTheNextTestHasAnother() throws {
    let sample = try SamplePage()
    defer { sample.remove() }
    let page = try BrowserPage(sample.file)
    let failure = #expect(throws: Browser.Failure.self) {
      try page.send("Runtime.evaluate", ["expression": "for (;;) {}"], patience: 0.2)
    }
    #expect(failure?.description.contains("gave no answer to Runtime.evaluate") == true)
    #expect(throws: Browser.Failure.self) { try page.value("1") }
    try sample.open { (page: BrowserPage) throws in #expect(try page.number("1 + 1") == 2) }
  }
}
