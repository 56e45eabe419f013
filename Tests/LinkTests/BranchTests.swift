import NavigationGraph
import Testing

@testable import Link

/// Under which conditions a view holds others.
@Suite struct BranchTests {
  private func conditions(_ body: String) throws -> [String: String?] {
    let linked = try Linked(
      SlotTests.app + """
        struct A: View { var body: some View { Text("A") } }
        struct B: View { var body: some View { Text("B") } }
        struct Host: View {
          let isOn: Bool
          let isNew: Bool
        \(body)
        }
        """)
    let held = linked.graph.edges.filter { $0.from == "view:Host" && $0.kind == .embeds }
    return Dictionary(held.map { ($0.to, $0.condition) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func aPartIsHeldUnderTheConditionOfItsUse() throws {
    let found = try conditions(
      """
        var body: some View { VStack { if isOn { part }; if isNew { made() } } }
        var part: some View { A().padding() }
        func made() -> some View { B() }
      """)
    #expect(found == ["view:A": "isOn", "view:B": "isNew"])
  }

  @Test func conditionsOfPartsInPartsAddUp() throws {
    let found = try conditions(
      """
        var body: some View { if isOn { outer } }
        var outer: some View { HStack { inner } }
        @ViewBuilder var inner: some View { if isNew { A() } }
      """)
    #expect(found == ["view:A": "isOn && isNew"])
  }

  @Test func aPartThatIsUsedTwiceTellsNone() throws {
    let found = try conditions(
      """
        var body: some View { VStack { if isOn { part }; self.part } }
        var part: some View { A() }
      """)
    #expect(found == ["view:A": nil])
  }
}
