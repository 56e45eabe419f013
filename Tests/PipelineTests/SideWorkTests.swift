import Testing

@testable import Pipeline

@Suite struct SideWorkTests {
  @Test(arguments: [true, false]) func givesWhatTheWorkGives(_ waits: Bool) {
    let work = SideWork(waits: waits) { (0..<1_000).reduce(0, +) }
    #expect(work.wait() == 499_500)
    #expect(work.wait() == 499_500)
  }
}
