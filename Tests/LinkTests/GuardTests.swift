import Testing

@testable import Link

/// Demands, and what is left of them once arguments take the place of parameters.
@Suite struct GuardTests {
  @Test func conditionsAreListsOfAtomsEachOnce() {
    let guards = Guards()
    let a = guards.adding(.flag(.unknown, true), to: .always)
    let b = guards.adding(.flag(.unknown, false), to: a)
    #expect(Array(guards.atoms(b)) == [.flag(.unknown, false), .flag(.unknown, true)])
    #expect(guards.condition(Array(guards.atoms(b))) == b)
    #expect(guards.adding(.flag(.unknown, true), to: .always) == a)
  }

  @Test func bothConditionsHoldTogether() {
    let guards = Guards()
    let a = guards.adding(.flag(.unknown, true), to: .always)
    let b = guards.adding(.flag(.unknown, false), to: .always)
    #expect(guards.and(a, .always) == a)
    #expect(guards.and(.always, b) == b)
    #expect(guards.and(a, a) == a)
    #expect(Set(guards.atoms(guards.and(a, b))) == Set(Array(guards.atoms(a)) + Array(guards.atoms(b))))
  }

  @Test func valuesAreEachOnceAndChoicesFlat() {
    let vals = Vals()
    let yes = vals.intern(.bool(true))
    let no = vals.intern(.bool(false))
    #expect(vals.intern(.bool(true)) == yes)
    #expect(vals.choice([yes]) == yes)
    #expect(vals.choice([yes, yes]) == yes)
    #expect(vals.choice([vals.choice([yes, no]), no]) == vals.choice([yes, no]))
    #expect(vals.choice([]) == .unknown)
  }

  @Test func aChoiceOfTooManyIsPartlyUnknown() {
    let vals = Vals()
    let many = (0..<400).map { vals.intern(.parameter(.none, Int32($0))) }
    let known = vals.alternatives(vals.choice(Array(many.prefix(Vals.maximumAlternatives))))
    #expect(known.count == Vals.maximumAlternatives && !known.contains(.unknown))
    let cut = vals.alternatives(vals.choice(many))
    #expect(cut.count == Vals.maximumAlternatives && cut.contains(.unknown))
  }

  /// What `handle` gives under what, seen from a caller that knows its argument.
  @Test(arguments: [
    (".home", ["\"home\""]),
    (".list", ["\"rest\""]),
    (".detail(1)", ["\"rest\""]),
    ("route", ["\"home\" if route is .home", "\"rest\" if route is none of .home"]),
  ]) func aKnownCaseDecidesASwitch(_ argument: String, _ results: [String]) throws {
    let linked = try Linked(
      """
      enum Route { case home, list, detail(Int) }
      struct Reader {
        func read(_ route: Route) -> String { switch route { case .home: return "home"; default: return "rest" } }
        func ask(_ route: Route) -> String { read(\(argument)) }
      }
      """)
    let call = try #require(linked.passes.evaluator.records[try linked.function("Reader.ask").index].calls.last)
    let found = linked.passes.flow.guardedResults(ofCall: call).map { result in
      linked.text.text(result.value) + (linked.text.text(result.condition).map { " if " + $0 } ?? "")
    }
    #expect(found == results)
  }

  @Test(arguments: [
    ("if url.host == \"open\" { go(.home) }", "append Flow.path Route.home if url.host is \"open\""),
    ("guard url.scheme == \"app\" else { return }; go(.home)", "append Flow.path Route.home if url.scheme is \"app\""),
    ("if isReady { go(.home) }", "append Flow.path Route.home if isReady"),
    ("if !isReady { go(.home) }", "append Flow.path Route.home if not isReady"),
  ]) func whatABranchDemandsStandsWithItsEffect(_ body: String, _ effect: String) throws {
    let linked = try Linked(SlotTests.app + SummaryTests.stack + "extension Flow { func go(_ r: Route) { path.append(r) }; func handle(_ url: URL, isReady: Bool) { \(body) } }")
    #expect(try linked.effects(of: "Flow.handle") == [effect])
  }
}
