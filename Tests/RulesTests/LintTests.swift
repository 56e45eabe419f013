import GraphTestSupport
import NavigationGraph
import Rules
import Testing

@Suite struct LintTests {
  @Test func fingerprintsDoNotKnowLines() throws {
    let text = "node route:R.a mapped used\nnode route:R.b mapped"
    let a = NavigationGraph(text: text).lint().findings
    let b = NavigationGraph(text: "\n\n\n" + text).lint().findings
    #expect(a.count == 1)
    #expect(a.map(\.fingerprint) == b.map(\.fingerprint))
    #expect(a.map(\.location) != b.map(\.location))
    let other = NavigationGraph(text: "node route:R.a mapped used\nnode route:R.c mapped").lint().findings
    #expect(a.map(\.fingerprint) != other.map(\.fingerprint))
  }

  @Test func fingerprintsAreTheSameOnEveryMachine() {
    // FNV-1a of the bytes of "a", then 0xff.
    #expect(Fingerprint.of(["a"]) == "089bc907b544c769")
    #expect(Fingerprint.of(["ab"]) != Fingerprint.of(["a", "b"]))
    #expect(Fingerprint.of([]).count == 16)
  }

  @Test func theConfigurationSaysWhatRuns() {
    let graph = NavigationGraph(text: "node route:R.a mapped\nnode route:S.a used\nedge view:V push route:S.a")
    let rules: (LintConfiguration) -> [String] = { graph.lint($0).findings.map(\.rule) }
    #expect(rules(LintConfiguration()) == ["unused_destination", "unmapped_destination"])
    #expect(rules(LintConfiguration(only: ["unused_destination"])) == ["unused_destination"])
    #expect(rules(LintConfiguration(disabled: ["unused_destination"])) == ["unmapped_destination"])
    #expect(rules(LintConfiguration(only: ["unused_destination"], disabled: ["unused_destination"])) == [])
    let graver = graph.lint(LintConfiguration(only: ["unused_destination"], severities: ["unused_destination": .error]))
    #expect(graver.findings.map(\.severity) == [.error])
  }

  @Test func aRuleThatIsOffRunsWhenAsked() {
    let rule = Rule(
      id: "always", title: "", summary: "", rationale: "", limits: [], severity: .note, activation: .onDemand, triggering: [], nonTriggering: [],
      check: { _ in
        RuleOutcome(findings: [Finding(rule: "always", severity: .note, message: "", hint: "", location: nil, ids: [])])
      })
    let graph = NavigationGraph(text: "")
    #expect(graph.lint(rules: [rule]).findings.isEmpty)
    #expect(graph.lint(LintConfiguration(enabled: ["always"]), rules: [rule]).findings.count == 1)
    #expect(graph.lint(LintConfiguration(only: ["always"]), rules: [rule]).findings.count == 1)
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func theOrderOfDiscoveryDoesNotMatter(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, size: 40, hostile: seed % 2 == 0)
    let outcome = graph.lint()
    #expect(graph.shuffled(seed: seed + 3).lint() == outcome)
    #expect(outcome.findings.allSatisfy { !$0.message.isEmpty && !$0.hint.isEmpty && $0.fingerprint.count == 16 })
    #expect(Set((outcome.findings + outcome.heldBack.map(\.finding)).map(\.fingerprint)).count == outcome.findings.count + outcome.heldBack.count)
  }

  /// One more unresolved site makes no finding, and loses none without counting it.
  @Test(arguments: 0..<100 as Range<UInt64>) func anUnresolvedSiteOnlyHoldsBack(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, size: 40)
    guard let from = graph.nodes.first?.id else { return }
    let before = graph.lint()
    for type in ["Route0", "Unknown", nil] {
      for kind in [EdgeKind.push, .builds] {
        var doubted = graph
        var site = Unresolved(from: from, kind: kind, reason: "not followed", location: SourceLocation(file: "Z.swift", line: 1, column: 1))
        site.routeType = type
        doubted.unresolved.append(site)
        let after = doubted.lint()
        #expect(Set(after.findings).isSubset(of: before.findings))
        #expect(Set(after.findings + after.heldBack.map(\.finding)) == Set(before.findings + before.heldBack.map(\.finding)))
        if type != "Route0" { #expect(!after.findings.contains { $0.rule == "unused_destination" || $0.rule == "unreachable_destination" }) }
        if type != "Route0", kind == .builds { #expect(after.findings.isEmpty) }
      }
    }
  }

  /// A route is told of once, whatever is wrong with it, but for the arm that catches it.
  @Test(arguments: 0..<100 as Range<UInt64>) func oneCauseOneFinding(seed: UInt64) {
    var graph = NavigationGraph.random(seed: seed, size: 40)
    graph.unresolved = []
    let findings = graph.lint(LintConfiguration(disabled: ["default_mapped_destination"])).findings
    for node in graph.nodes where node.kind == .route {
      let about = findings.filter { $0.message.contains("`\(node.name)`") }
      #expect(about.count <= 1, "\(node.id): \(about.map(\.message))")
    }
  }
}
