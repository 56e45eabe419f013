import NavigationGraph
import Rules
import SourceTestSupport
import Testing

/// The examples of a rule are its tests: each runs through the whole tool, as it stands and in disguise.
@Suite struct RuleExampleTests {
  /// One example of one rule.
  struct Subject: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let example: RuleExample
    var testDescription: String { "\(rule.id): \(example.title)" }

    var configuration: LintConfiguration { demanding(LintConfiguration(only: [rule.id])) }

    /// With the contracts of the example.
    func demanding(_ configuration: LintConfiguration) -> LintConfiguration {
      var configuration = configuration
      configuration.contracts = example.contracts
      return configuration
    }

    func places(_ text: String? = nil) throws -> [Place] {
      try example.sources(text).lint(configuration).findings.map { Place($0) }.sorted()
    }
  }

  static let triggering = RuleRegistry.all.flatMap { rule in rule.triggering.map { Subject(rule: rule, example: $0) } }
  static let all = triggering + RuleRegistry.all.flatMap { rule in rule.nonTriggering.map { Subject(rule: rule, example: $0) } }

  @Test(arguments: all) func findsWhatIsMarkedAndNothingElse(_ subject: Subject) throws {
    let expected = subject.example.places(of: subject.rule.id)
    #expect(try subject.places().told(as: expected) == expected)
  }

  /// A rule says how grave its findings are.
  @Test(arguments: triggering) func theSeverityIsOneThatTheRuleStates(_ subject: Subject) throws {
    let stated = [subject.rule.severity] + subject.rule.milder.map(\.severity)
    #expect(try subject.example.sources().lint(subject.configuration).findings.allSatisfy { stated.contains($0.severity) })
    #expect(subject.rule.milder.allSatisfy { subject.rule.severity < $0.severity })
  }

  /// A triggering source gives nothing else by default: one cause, one finding.
  @Test(arguments: triggering) func noOtherRuleSpeaksOfTheSameFault(_ subject: Subject) throws {
    var configuration = subject.demanding(LintConfiguration(enabled: [subject.rule.id]))
    configuration.disabled = Set(RuleRegistry.all.filter { $0.severity == .note && $0.id != subject.rule.id }.map(\.id))
    let found = try subject.example.sources().lint(configuration).findings.filter { $0.severity != .note || $0.rule == subject.rule.id }
    let expected = subject.example.places(of: subject.rule.id)
    #expect(found.map { Place($0) }.told(as: expected) == expected)
  }

  @Test(arguments: triggering) func textOfSeveralBytesMovesNothingButLines(_ subject: Subject) throws {
    let expected = subject.example.places(of: subject.rule.id, linesBefore: 1)
    #expect(try subject.places(subject.example.behindMultiByteText).told(as: expected) == expected)
  }

  @Test(arguments: triggering) func commentsAndStringsSayNothing(_ subject: Subject) throws {
    for text in [subject.example.asComment, subject.example.asString] {
      #expect(try subject.places(text).filter { $0.file == RuleExample.fileName }.isEmpty)
    }
  }

  /// A comment takes each finding out, and is of use by that. What stands in a file that is no Swift stays.
  @Test(arguments: triggering) func aCommentSwitchesTheRuleOff(_ subject: Subject) throws {
    let sources = subject.example.sources(subject.example.disabled(subject.rule.id))
    let outcome = try sources.lint(subject.configuration)
    #expect(!outcome.findings.map { Place($0) }.contains { $0.file == RuleExample.fileName })
    #expect(Set(outcome.disabled.map { Place($0).withoutSeverity }).count == subject.example.marks.count)
    let judged = try sources.lint(subject.demanding(LintConfiguration(enabled: [subject.rule.id]))).findings.map { Place($0) }
    #expect(!judged.contains { $0.rule == "superfluous_disable" })
  }
}
