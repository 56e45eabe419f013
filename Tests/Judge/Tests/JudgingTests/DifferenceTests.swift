import Judging
import Testing

@Suite("Comparing two lists of observations")
struct DifferenceTests {
  let list = [
    Observation(.call, line: 3, "router.push(_:)"), Observation(.call, line: 3, "Text(_:)"), Observation(.call, line: 3, "Text(_:)"),
    Observation(.enumCase, line: 1, "Route.detail(Int)"),
  ]

  @Test func sameObservationsInAnotherOrder() {
    #expect(differences(syntax: list, scanner: list.reversed()).isEmpty)
  }

  @Test func alteredObservation() {
    var altered = list
    altered[0] = Observation(.call, line: 3, "router.push(_:animated:)")
    #expect(
      differences(syntax: list, scanner: altered) == [
        Difference(category: .call, line: 3, syntaxView: "router.push(_:)", scannerView: "router.push(_:animated:)")
      ])
  }

  @Test func missingRepetition() {
    #expect(
      differences(syntax: list, scanner: Array(list.dropFirst(2))).map(\.syntaxView) == ["Text(_:)", "router.push(_:)"])
  }

  @Test func surplusObservation() {
    let surplus = list + [Observation(.switchArm, line: 9, "default of the switch in line 8")]
    #expect(
      differences(syntax: list, scanner: surplus) == [
        Difference(category: .switchArm, line: 9, syntaxView: nil, scannerView: "default of the switch in line 8")
      ])
  }

  @Test func anotherLineOrCategoryIsAnotherObservation() {
    let one = [Observation(.call, line: 1, "a")]
    #expect(differences(syntax: one, scanner: [Observation(.call, line: 2, "a")]).count == 2)
    #expect(differences(syntax: one, scanner: [Observation(.declaration, line: 1, "a")]).count == 2)
  }
}
