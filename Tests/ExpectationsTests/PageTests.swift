import NavigationGraph
import SourceTestSupport
import Testing

/// How comments are read as expectations.
@Suite struct PageTests {
  private func page(_ text: String) throws -> ExpectationPage {
    try ExpectationPage(SourceSet.File(path: "A.swift", bytes: Array(text.utf8)))
  }

  @Test func linesAreThoseOfTheCode() throws {
    let page = try page(
      """
      // idiom: sites/example
      // check: all
      f()  // expect: none
      /* a
         block */ let text = \"\"\"
        // expect: none
        \"\"\"  // expect: return pop from view:A
      // expect-next: push|replace route:R.a|view:B from view:A through A.b, C.d via default inferred trigger V.onTap event E.x
      // expect-next: unresolved push; maybe return dismiss
      g()
      """)
    #expect(page.idiom == "sites/example")
    #expect(page.checksAll)
    #expect(page.expectations.map(\.line) == [3, 7, 10, 10, 10])
    #expect(page.expectations.map(\.isOptional) == [false, false, false, false, true])
    #expect(page.expectations[0].claim == .nothing)
    #expect(page.expectations[1].claim == .leaving(ReturnClaim(kinds: [.pop], from: ["view:A"])))
    #expect(
      page.expectations[2].claim
        == .edge(
          EdgeClaim(
            kinds: [.push, .replace], to: ["route:R.a", "view:B"], from: ["view:A"], through: ["A.b", "C.d"], via: "default", certainty: .inferred,
            trigger: "V.onTap", event: "E.x")))
    #expect(page.expectations[3].claim == .unresolved(UnresolvedClaim(kinds: [.push])))
  }

  @Test func nodesTellWhatHolds() throws {
    let claims = try page("case a  // expect: node route:R.a mapped used; node view:V screen reachable").expectations.map(\.claim)
    #expect(claims == [.node(NodeClaim(id: "route:R.a", mapped: true, used: true)), .node(NodeClaim(id: "view:V", reachable: true, role: .screen))])
  }

  @Test func directIsNotTheSameAsSilence() throws {
    let page = try page("f()  // expect: push route:R.a from view:V direct; push route:R.b from view:V")
    #expect(page.expectations.map(\.claim) == [
      .edge(EdgeClaim(kinds: [.push], to: ["route:R.a"], from: ["view:V"], through: [])),
      .edge(EdgeClaim(kinds: [.push], to: ["route:R.b"], from: ["view:V"])),
    ])
  }

  @Test(arguments: [
    "f()  // expect: psuh route:R.a from view:V",
    "f()  // expect: push route:R.a",
    "f()  // expect: push R.a from view:V",
    "f()  // expect: push route:R.a from view:V thruogh A.b",
    "f()  // expect: push route:R.a from view:V through A.b,",
    "f()  // expect: return push",
    "f()  // expect: maybe none",
    "f()  // expect: node route:R.a mapped sued",
    "f()  // expect:",
    "f()  // expect: none;",
    "f()  // expects: none",
    "// expect: none\nf()",
    "f()  // expect-next: none",
    "// check: most",
  ]) func whatCannotBeReadIsRefused(_ text: String) {
    #expect(throws: ExpectationError.self) { try page(text) }
  }
}
