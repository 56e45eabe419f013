import Foundation
import GraphTestSupport
import NavigationGraph
import Observations
import Testing

@testable import Rules

/// Comments that switch rules off: what they say, and where they hold.
@Suite struct DisableCommentTests {
  private static func directive(_ text: String, line: Int = 1, file: String = "A.swift") -> Directive {
    Directive(location: SourceLocation(file: file, line: line, column: 6), text: text)
  }

  private static func places(_ lines: [(Int, String)]) -> DisabledPlaces {
    DisabledPlaces(lines.map { directive($0.1, line: $0.0) }, RuleNames(RuleRegistry.all))
  }

  /// The lines of a file of twelve at which a rule is off.
  private static func off(_ rule: String, _ lines: [(Int, String)]) -> [Int] {
    let places = places(lines)
    return (1...12).filter { !places.covering(rule, SourceLocation(file: "A.swift", line: $0, column: 1)).isEmpty }
  }

  @Test(arguments: [
    ("disable:next a", DisableComment.Action.disable(.next), ["a"], nil as String?), ("disable:this a b", .disable(.this), ["a", "b"], nil),
    ("disable:previous a, b,c", .disable(.previous), ["a", "b", "c"], nil), ("disable a a", .beginDisabling, ["a"], nil), ("enable all", .enable, ["all"], nil),
    ("disable:next a - it is so - really", .disable(.next), ["a"], "it is so - really"), ("disable a - ", .beginDisabling, ["a"], nil), ("disable a-b", .beginDisabling, ["a-b"], nil),
    ("disable:next\ta ", .disable(.next), ["a"], nil),
  ]) func aCommentSaysWhatItSays(_ text: String, _ action: DisableComment.Action, _ rules: [String], _ reason: String?) throws {
    let comment = try #require(try DisableComment.parse(Self.directive(text)))
    #expect(comment.action == action)
    #expect(comment.rules == rules)
    #expect(comment.reason == reason)
  }

  @Test(arguments: ["", " see the page", "\u{A0}x", "\tdisable a"]) func proseIsNoInstruction(_ text: String) throws {
    #expect(try DisableComment.parse(Self.directive(text)) == nil)
  }

  @Test(arguments: [
    ("disabel a", "`navgraph:disabel` is no instruction", "Did you mean `navgraph:disable`?"), ("disable:nxt a", "`navgraph:disable:nxt` is no instruction", "Did you mean `navgraph:disable:next`?"),
    ("disable", "this comment names no rule", "Name the rules behind `navgraph:disable`"), ("disable:next - because", "this comment names no rule", "Name"),
    ("enable:this a", "`navgraph:enable` takes no `:this`", "It ends"), (" disable:next a", "`navgraph: disable:next` is no instruction", "Write it without"),
    ("disable:next:this a", "`navgraph:disable:next:this` is no instruction", "Did you mean `navgraph:disable`? Known"), ("ignore a", "`navgraph:ignore` is no instruction", "Known"),
  ]) func whatIsNoInstructionIsTold(_ text: String, _ message: String, _ hint: String) {
    let fault = #expect(throws: DisableCommentFault.self) { try DisableComment.parse(Self.directive(text)) }
    #expect(fault?.message.hasPrefix(message) == true, "\(fault?.message ?? "")")
    #expect(fault?.hint.hasPrefix(hint) == true, "\(fault?.hint ?? "")")
  }

  @Test func whereACommentHolds() {
    let (used, mapped) = ("unused_destination", "unmapped_destination")
    #expect(Self.off(used, [(3, "disable:next \(used)")]) == [4])
    #expect(Self.off(mapped, [(3, "disable:next \(used)")]) == [])
    #expect(Self.off(used, [(3, "disable:this all")]) == [3])
    #expect(Self.off(used, [(3, "disable:previous \(mapped) \(used)")]) == [2])
    #expect(Self.off(used, [(1, "disable:previous \(used)")]) == [])
    #expect(Self.off(used, [(10, "disable \(used)")]) == [10, 11, 12])
    #expect(Self.off(used, [(3, "disable \(used)"), (6, "enable \(used)")]) == [3, 4, 5])
    #expect(Self.off(used, [(3, "disable \(used)"), (6, "enable all")]) == [3, 4, 5])
    #expect(Self.off(used, [(3, "disable \(used)"), (6, "enable \(mapped)"), (8, "enable \(used)")]) == [3, 4, 5, 6, 7])
    // What one rule is on again for stays off for the others.
    let all = [(3, "disable all"), (6, "enable \(used)"), (9, "enable all")]
    #expect(Self.off(used, all) == [3, 4, 5])
    #expect(Self.off(mapped, all) == [3, 4, 5, 6, 7, 8])
    #expect(Self.off(used, [(3, "disable all"), (5, "enable \(used)"), (8, "disable \(used)"), (10, "enable \(used)"), (12, "enable all")]) == [3, 4, 8, 9])
  }

  /// Each means the line below the last of them; and each covers those between, for they can be told of themselves.
  @Test func commentsForTheNextLineMayStandOneBelowTheOther() {
    let lines = [(3, "disable:next unused_destination - a"), (4, "disable:next unmapped_destination - b")]
    #expect(Self.off("unused_destination", lines) == [4, 5])
    #expect(Self.off("unmapped_destination", lines) == [5])
  }

  @Test func filesAreApart() {
    let places = DisabledPlaces(
      [Self.directive("disable all", line: 9, file: "A.swift"), Self.directive("enable all", line: 2, file: "B.swift")], RuleNames(RuleRegistry.all))
    #expect(places.covering("unused_destination", SourceLocation(file: "B.swift", line: 1, column: 1)).isEmpty)
    #expect(places.faults.map(\.message) == ["no comment above disables anything"])
    #expect(places.covering("unused_destination", nil).isEmpty)
  }

  @Test func aNameThatIsNoRuleIsToldWithTheNearest() {
    let places = Self.places([(1, "disable:next unused_destinaton, unmapped_destination")])
    #expect(places.faults.map(\.message) == ["`unused_destinaton` in this comment is no rule"])
    #expect(places.faults.map(\.hint) == ["Did you mean `unused_destination`? `navgraph rules` lists them."])
    #expect(places.places.map(\.rule) == ["unmapped_destination"])
  }

  @Test func aFormerNameDoesAndIsTold() {
    let rule = Rule.stub("new_name", formerIDs: ["older_name", "old_name"])
    let places = DisabledPlaces([Self.directive("disable:next old_name")], RuleNames([rule]))
    #expect(places.faults.isEmpty)
    #expect(places.renamed == ["old_name": "new_name"])
    #expect(places.covering("new_name", SourceLocation(file: "A.swift", line: 2, column: 1)) == [0])
  }

  /// The comments that `docs/silencing.md` shows are understood.
  @Test func thePageShowsWhatIsUnderstood() throws {
    let page = try String(contentsOf: Golden.repository().appendingPathComponent("../docs/silencing.md"), encoding: .utf8)
    let lines = page.split(separator: "\n").enumerated().flatMap { number, line in
      line.matches(of: /\/\/ navgraph:(disable[^`]*|enable[^`]*)/).map { (number + 1, String($0.output.1).replacing("RULE …", with: "unused_destination")) }
    }
    #expect(lines.count >= 8)
    // Those of the table are no source: each by itself.
    for line in lines { #expect(Self.places([(1, "disable all"), (line.0 + 1, line.1)]).faults.isEmpty, "\(line)") }
  }

  /// Many comments are no trouble: whoever looks for those that hold at a line looks at few others.
  @Test func manyCommentsStandOneBelowTheOther() {
    let count = 20_000
    let chain = Self.places((1...count).map { ($0, "disable:next unused_destination") })
    #expect(chain.places.allSatisfy { $0.lines.upperBound == count + 1 })
    #expect(chain.covering("unmapped_destination", SourceLocation(file: "A.swift", line: count + 1, column: 1)).isEmpty)
    #expect(chain.covering("unused_destination", SourceLocation(file: "A.swift", line: count + 1, column: 1)).count == count)
    #expect(chain.covering("unused_destination", SourceLocation(file: "A.swift", line: 3, column: 1)) == [0, 1])
    let spread = Self.places((1...count).map { ($0 * 2, $0 % 3 == 0 ? "disable:this all" : "disable:next unused_destination") })
    for line in [3, 6, 2 * count, 2 * count + 1] {
      let location = SourceLocation(file: "A.swift", line: line, column: 1)
      let expected = spread.places.indices.filter { spread.places[$0].covers("unused_destination", location) }
      #expect(spread.covering("unused_destination", location) == expected)
    }
  }
}
