import NavigationGraph
import Testing

@testable import Link

/// Closures that are handed on: who calls them in the end, and with what event.
@Suite struct TriggerTests {
  private func edge(_ source: String) throws -> Edge {
    let linked = try Linked(SlotTests.app + SummaryTests.stack + "extension Flow { func go(_ d: Route) { path.append(d) } }\n" + source)
    return try #require(linked.graph.edges.first { $0.kind == .push })
  }

  @Test func theViewThatCallsTheClosureIsItsTrigger() throws {
    let edge = try edge(
      """
      struct Row: View { let onTap: () -> Void; var body: some View { Button("") { onTap() } } }
      struct Screen: View { let flow: Flow; var body: some View { Row(onTap: { flow.go(.home) }) } }
      """)
    #expect(edge.from == "view:Screen")
    #expect(edge.trigger == Trigger(type: "Row", closure: "onTap"))
  }

  @Test func theLastHolderIsTheTrigger() throws {
    let edge = try edge(
      """
      struct Inner: View { let onPick: () -> Void; var body: some View { Button("") { onPick() } } }
      struct Row: View { let onTap: () -> Void; var body: some View { Inner(onPick: onTap) } }
      struct Screen: View { let flow: Flow; var body: some View { Row(onTap: { flow.go(.home) }) } }
      """)
    #expect(edge.trigger == Trigger(type: "Inner", closure: "onPick"))
  }

  @Test func anEventThatChoosesABranchIsNamed() throws {
    let edge = try edge(
      """
      enum RowEvent { case open, close }
      struct Row: View { let onEvent: (RowEvent) -> Void; var body: some View { Button("") { onEvent(.open) } } }
      struct Screen: View {
        let flow: Flow
        var body: some View { Row(onEvent: { event in switch event { case .open: flow.go(.home); case .close: break } }) }
      }
      """)
    #expect(edge.from == "view:Screen")
    #expect(edge.event == "RowEvent.open")
  }

  @Test func aCallThatSuppliesTheTargetIsTheCallers() throws {
    let edge = try edge(
      """
      struct Row: View { let onSelect: (Route) -> Void; var body: some View { Button("") { onSelect(.list) } } }
      struct Screen: View { let flow: Flow; var body: some View { Row(onSelect: { flow.go($0) }) } }
      """)
    #expect(edge.from == "view:Row")
    #expect(edge.to == "route:Route.list")
  }
}
