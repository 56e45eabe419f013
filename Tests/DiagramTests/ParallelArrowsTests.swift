import Testing

@testable import Diagram

@Suite struct ParallelArrowsTests {
  private func draft(_ others: Int) -> Draft {
    var draft = Draft()
    draft.arrows = [
      Arrow(from: "Router", to: "Detail", kind: .push, standing: .exact, count: 2, tooltip: "a"),
      Arrow(from: "Router", to: "Detail", kind: .sheet, word: "sheet", tooltip: "b"),
      Arrow(from: "Router", to: "Detail", kind: .contains),
    ]
    draft.arrows += (0..<others).map { Arrow(from: "Router", to: "Other\($0)", kind: .push) }
    return draft
  }

  @Test func inASmallDiagramEachIsDrawn() {
    var small = draft(197)
    ParallelArrows.apply(to: &small)
    #expect(small.arrows == draft(197).arrows)
  }

  @Test func inALargeOneWaysOfSeveralKindsAreOne() throws {
    var large = draft(198)
    ParallelArrows.apply(to: &large)
    #expect(large.arrows.count == 200)
    let first = try #require(large.arrows.first)
    #expect(first.kind == .several && first.count == 3 && first.tooltip == "a\nb")
    #expect(first.label == ["\(ArrowKind.push.title), sheet"])
    // What holds the other is no way.
    #expect(large.arrows[1] == draft(0).arrows[2])
    #expect(large.arrows.dropFirst(2) == draft(198).arrows.dropFirst(3))
  }
}
