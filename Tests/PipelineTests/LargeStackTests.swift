import Testing

@testable import Pipeline

@Suite struct LargeStackTests {
  @Test func workMayRecurseFarDeeperThanOnAUsualThread() {
    #expect(LargeStack.run { depth(200_000) } == 200_000)
  }

  @Test func theResultComesBack() {
    #expect(LargeStack.run { ["a", "b"] } == ["a", "b"])
  }
}

/// Not a loop in disguise: what follows the call needs the frame.
private func depth(_ count: Int) -> Int { count == 0 ? 0 : depth(count - 1) + 1 }
