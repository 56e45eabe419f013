import NavigationGraph
import Testing

@testable import Rules

/// What silences and what that stands for.
@Suite struct SuperfluousDisableTests {
  private let audit = Rule.superfluousDisable

  private func messages(_ outcome: RuleOutcome) -> [String] { outcome.findings.filter { $0.rule == audit.id }.map(\.message) }

  @Test func aCommentIsOfUseWhereItTakesAFindingOut() {
    let outcome = lint([.stub("first", at: [4]), audit], [(3, "disable:next first")])
    #expect(outcome.findings.isEmpty)
    #expect(outcome.disabled.map(\.rule) == ["first"])
    let moved = lint([.stub("first", at: [5]), audit], [(3, "disable:next first")])
    #expect(messages(moved) == ["this comment disables `first`, which finds nothing here"])
    #expect(moved.findings.map(\.location?.line) == [3, 5])
    #expect(moved.disabled.isEmpty)
  }

  /// Of several rules in a comment each is judged by itself.
  @Test func eachRuleIsJudged() {
    let outcome = lint([.stub("first", at: [4]), .stub("second"), audit], [(3, "disable:next first second")])
    #expect(messages(outcome) == ["this comment disables `second`, which finds nothing here"])
    #expect(outcome.findings.map(\.hint) == ["Remove `second` from the comment."])
  }

  @Test func whatIsHeldBackStaysAndMakesACommentOfUse() {
    let outcome = lint([.stub("first", heldBackAt: [4]), audit], [(3, "disable:next first")])
    #expect(messages(outcome).isEmpty)
    #expect(outcome.heldBack.count == 1)
    #expect(outcome.disabled.isEmpty)
  }

  @Test func aRuleThatDoesNotRunIsNotJudged() {
    let comments = [(line: 3, text: "disable:next first")]
    let rules = [Rule.stub("first", activation: .onDemand), .stub("second"), audit]
    #expect(messages(lint(rules, comments)).isEmpty)
    #expect(messages(lint(rules, comments, LintConfiguration(enabled: ["first"]))).count == 1)
    #expect(messages(lint(rules, comments, LintConfiguration(only: ["second", audit.id]))).isEmpty)
    #expect(messages(lint(rules, comments, LintConfiguration(enabled: ["first"], disabled: ["first"]))).isEmpty)
    #expect(lint(rules, comments, LintConfiguration(enabled: ["first"], disabled: [audit.id])).findings.isEmpty)
  }

  /// Named alone, it judges what would run without its name, and tells of nothing else.
  @Test func alone() {
    let outcome = lint([.stub("first", at: [4, 9]), audit], [(3, "disable:next first"), (6, "disable:this first")], LintConfiguration(only: [audit.id]))
    #expect(outcome.findings.map(\.location?.line) == [6])
    #expect(outcome.disabled.isEmpty && outcome.heldBack.isEmpty)
  }

  @Test func aCommentForAllIsJudgedWhereAllRun() {
    let rules = [Rule.stub("first", at: [4]), .stub("second"), audit]
    #expect(messages(lint(rules, [(3, "disable:next all")])).isEmpty)
    let nothing = [(line: 8, text: "disable:this all")]
    #expect(messages(lint(rules, nothing)) == ["this comment disables every rule, and none finds anything here"])
    #expect(messages(lint(rules, nothing, LintConfiguration(disabled: ["second"]))).isEmpty)
  }

  /// A hook before a commit names the files that changed: what is not found in them may be found in the app.
  @Test func singleFilesSayNothingOfWhatIsMissing() {
    var configuration = LintConfiguration()
    configuration.isPartial = true
    configuration.isFragment = true
    configuration.baseline = Baseline([Baseline.Entry(rule: "first", fingerprint: "0", file: "A.swift", message: "")])
    let outcome = lint([.stub("first"), audit], [(3, "disable:next first"), (5, "disable:next frist")], configuration)
    #expect(messages(outcome) == ["`frist` in this comment is no rule"])
    configuration.isFragment = false
    configuration.roots = ["A.swift"]
    #expect(messages(lint([.stub("first"), audit], [(3, "disable:next first")], configuration)).count == 2)
  }

  /// What was not read may hold what is missing: nothing that rests on that is told, and nothing is judged.
  @Test func whatWasNotReadHoldsBack() {
    let rule = Rule.stub("first", at: [4], absenceOf: [.code])
    var configuration = LintConfiguration()
    configuration.unread = [.interfaces: UnreadInput(path: "Main.storyboard", reason: "broken")]
    #expect(lint([rule], [], configuration).findings.count == 1)
    configuration.unread[.code] = UnreadInput(path: "B.swift", reason: "B.swift: a binary file")
    let outcome = lint([rule, .stub("second", at: [5]), audit], [(3, "disable:next first"), (8, "disable:next second")], configuration)
    #expect(outcome.findings.map(\.rule) == ["second"])
    #expect(outcome.heldBack.map(\.reason) == ["not all was read: B.swift: a binary file"])
  }

  @Test func itCanBeSwitchedOffItself() {
    let outcome = lint([.stub("first"), audit], [(2, "disable:next superfluous_disable"), (3, "disable:next first")])
    #expect(outcome.findings.isEmpty)
    #expect(outcome.disabled.map(\.rule) == [audit.id])
  }

  @Test func entriesOfTheBaseline() {
    let first = Rule.stub("first", at: [4])
    var configuration = LintConfiguration()
    let known = lint([first]).findings
    let gone = Baseline.Entry(
      rule: "first", fingerprint: "0123456789abcdef", file: "Gone.swift", message: "it was wrong", location: SourceLocation(file: "b.json", line: 3, column: 5))
    configuration.baseline = Baseline(Baseline(findings: known).entries + [gone])
    let outcome = lint([first, audit], [], configuration)
    #expect(outcome.baselined.map(\.rule) == ["first"])
    #expect(messages(outcome) == ["the baseline has a finding of `first` in `Gone.swift` that is no longer there: it was wrong"])
    #expect(outcome.findings.map(\.location) == [gone.location])
    configuration.isPartial = true
    for roots in [[], ["App", "Go"], ["Gone.swift/a"], ["../B"]] {
      configuration.roots = roots
      #expect(lint([first, audit], [], configuration).findings.isEmpty)
    }
    for roots in [["."], ["App", "Gone.swift"], ["../"]] {
      configuration.roots = roots
      #expect(messages(lint([first, audit], [], configuration)).count == 1)
    }
    configuration.isPartial = false
    #expect(messages(lint([first, audit], [], { var c = configuration; c.only = [audit.id]; return c }())).count == 1)
    #expect(lint([.stub("second"), audit], [], configuration).findings.map(\.message).allSatisfy { $0 == "the baseline names `first`, which is no rule" })
  }

  @Test func anEntryIsOfUseWhereItsFindingIsHeldBack() {
    var configuration = LintConfiguration()
    configuration.baseline = Baseline(findings: lint([.stub("first", at: [4])]).findings)
    #expect(lint([.stub("first", heldBackAt: [4]), audit], [], configuration).findings.isEmpty)
    #expect(messages(lint([.stub("first"), audit], [], configuration)).count == 1)
  }

  @Test func fewerOfAKindAreTold() {
    var configuration = LintConfiguration()
    configuration.baseline = Baseline(findings: lint([.stub("first", at: [4, 5, 6])]).findings)
    #expect(configuration.baseline?.entries.map(\.count) == [3])
    let more = lint([.stub("first", at: [4, 5, 6, 7]), audit], [], configuration)
    #expect(more.findings.map(\.location?.line) == [7])
    #expect(more.baselined.count == 3)
    let fewer = lint([.stub("first", at: [1]), audit], [], configuration)
    #expect(messages(fewer) == ["the baseline has 3 findings of `first` in `A.swift` of which only 1 is left: something is wrong"])
  }

  @Test func rulesThatAreSwitchedOff() {
    let place = SourceLocation(file: ".navgraph.yml", line: 2, column: 3)
    var configuration = LintConfiguration(disabled: ["first"])
    configuration.switchedOff = ["first": place]
    let outcome = lint([.stub("first"), audit], [], configuration)
    #expect(messages(outcome) == ["`first` is switched off here, and would find nothing"])
    #expect(outcome.findings.map(\.location) == [place])
    #expect(lint([.stub("first", at: [3]), audit], [], configuration).findings.isEmpty)
    #expect(lint([.stub("first", heldBackAt: [3]), audit], [], configuration) == RuleOutcome())
    #expect(lint([.stub("first", activation: .onDemand), audit], [], configuration).findings.isEmpty)
    configuration.isPartial = true
    #expect(lint([.stub("first"), audit], [], configuration).findings.isEmpty)
  }

  /// What was published under an id keeps its fingerprint, so that baselines outlive a renaming.
  @Test func aRenamedRuleKeepsItsFingerprints() {
    let before = lint([.stub("old_name", at: [4])]).findings
    let after = lint([.stub("new_name", formerIDs: ["old_name"], at: [4])])
    #expect(after.findings.map(\.rule) == ["new_name"])
    #expect(after.findings.map(\.fingerprint) == before.map(\.fingerprint))
    var configuration = LintConfiguration()
    configuration.baseline = Baseline(findings: before)
    let known = lint([.stub("new_name", formerIDs: ["old_name"], at: [4]), audit], [], configuration)
    #expect(known.findings.isEmpty && known.baselined.count == 1)
    #expect(known.renamed == ["old_name": "new_name"])
  }
}
