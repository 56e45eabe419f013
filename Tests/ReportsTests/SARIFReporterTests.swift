import Foundation
import GraphTestSupport
import NavigationGraph
import Reports
import Rules
import Testing

@Suite struct SARIFReporterTests {
  /// The schema as OASIS publishes it.
  private static func validator() throws -> JSONSchemaValidator {
    let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("Schemas/sarif-schema-2.1.0.json")
    return JSONSchemaValidator(schema: try JSONParser.parse(Array(try Data(contentsOf: file))))
  }

  private func errors(_ result: LintResult, _ options: ReportOptions = ReportOptions()) throws -> [String] {
    try Self.validator().errors(in: try JSONParser.parse(Reporter.sarif.render(result, options)))
  }

  private func run(_ result: LintResult, _ options: ReportOptions = ReportOptions()) throws -> [String: Any] {
    let log = try #require(try JSONSerialization.jsonObject(with: Data(Reporter.sarif.render(result, options))) as? [String: Any])
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return runs[0]
  }

  private func dictionary(_ value: Any?, _ path: String...) -> [String: Any] {
    path.reduce(value) { ($0 as? [String: Any])?[$1] } as? [String: Any] ?? [:]
  }

  @Test(arguments: 0..<12 as Range<UInt64>) func itIsValidByTheSchema(seed: UInt64) throws {
    #expect(try errors(hostileResult(seed: seed), ReportOptions(rulePages: "https://host/a b/")).isEmpty)
    #expect(try errors(hostileResult(seed: seed)).isEmpty)
  }

  @Test func aRealResultAndTheEmptyOneAreValid() throws {
    #expect(try errors(result(faultyShop, unreadable: [UnreadableFile(path: "a b.swift", reason: "no permission")])).isEmpty)
    #expect(try errors(result(of: [])).isEmpty)
  }

  /// The validator finds what is wrong, so that the tests above mean something.
  @Test(arguments: [
    ("\"level\": \"warning\"", "\"level\": \"grave\""), ("\"version\": \"2.1.0\"", "\"version\": \"2.0.0\""),
    ("\"startLine\": 4", "\"startLine\": 0"), ("\"uri\": \"App.swift\"", "\"uri\": \"App 1.swift\""), ("\"ruleId\"", "\"ruleID\""),
    ("\"executionSuccessful\": true", "\"succeeded\": true"),
  ])
  func faultsAreFound(found: String, fault: String) throws {
    let text = render(.sarif, result(faultyShop))
    #expect(text.contains(found))
    #expect(try !Self.validator().errors(in: try JSONParser.parse(Array(text.replacing(found, with: fault).utf8))).isEmpty)
  }

  @Test func eachFindingIsOneResult() throws {
    let shown = result(faultyShop)
    let results = try #require(try run(shown)["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == shown.findings.map(\.rule))
    #expect(results.map { $0["level"] as? String } == ["note", "error", "warning"])
    #expect(results.map { dictionary($0, "partialFingerprints")["navgraph/v1"] as? String } == shown.findings.map(\.fingerprint))
    #expect(dictionary(results[2], "message")["text"] as? String == "no site uses `R.c`. Remove the case with its arm, or add the navigation that is missing.")
    let related = try #require(results[1]["relatedLocations"] as? [[String: Any]])
    #expect(related.map { dictionary($0, "message")["text"] as? String } == shown.findings[1].related.map(\.message))
  }

  @Test func rulesAreThoseThatRanOrHaveFindings() throws {
    let shown = try run(result(faultyShop), ReportOptions(rulePages: "https://host/rules"))
    let rules = try #require(dictionary(shown, "tool", "driver")["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == RuleRegistry.all.filter(\.isOnByDefault).map(\.id))
    for rule in rules {
      let known = try #require(RuleRegistry.rule(rule["id"] as? String ?? ""))
      #expect(dictionary(rule, "shortDescription")["text"] as? String == known.title)
      #expect(dictionary(rule, "defaultConfiguration")["level"] as? String == known.severity.rawValue)
      #expect(dictionary(rule, "help")["markdown"] as? String == RulePage.text(known))
      #expect(rule["helpUri"] as? String == "https://host/rules/\(known.id).md")
    }
    for found in shown["results"] as? [[String: Any]] ?? [] {
      let index = try #require(found["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == found["ruleId"] as? String)
    }
    let plain = dictionary(try run(result(faultyShop)), "tool", "driver")["rules"] as? [[String: Any]] ?? []
    #expect(plain.count == rules.count)
    #expect(plain.allSatisfy { $0["helpUri"] == nil })
    let unknown = dictionary(try run(result(of: [finding("m", rule: "x")])), "tool", "driver")["rules"] as? [[String: Any]] ?? []
    #expect(unknown.map { $0["id"] as? String } == ["x"])
  }

  @Test(arguments: [
    ("App/A b.swift", "App/A%20b.swift", true), ("a:b/é%.swift", "a%3Ab/%C3%A9%25.swift", true), ("../A+B.swift", "../A%2BB.swift", true),
    ("/x/A#1?.swift", "file:///x/A%231%3F.swift", false), ("e\u{301}.swift", "e%CC%81.swift", true),
  ])
  func pathsAreEscapedAndRelativeToTheRoot(path: String, uri: String, isRelative: Bool) throws {
    let shown = try run(result(of: [finding("m", at: SourceLocation(file: path, line: 1, column: 1))]))
    let location = (shown["results"] as? [[String: Any]])?.first?["locations"] as? [[String: Any]]
    let artifact = dictionary(location?.first, "physicalLocation", "artifactLocation")
    #expect(artifact["uri"] as? String == uri)
    #expect(artifact["uriBaseId"] as? String == (isRelative ? "SRCROOT" : nil))
    #expect(dictionary(shown, "originalUriBaseIds")["SRCROOT"] != nil)
  }

  /// `é` is two bytes and one unit, the emoji four bytes and two units. Without the line the column is unknown.
  @Test func columnsAreUTF16CodeUnits() throws {
    let place = SourceLocation(file: "A.swift", line: 7, column: 10)
    func region(_ excerpt: SourceExcerpt?) throws -> [String: Any] {
      let shown = try run(result(of: [finding("m", at: place)], excerpts: excerpt.map { [place: $0] } ?? [:]))
      #expect(shown["columnKind"] as? String == "utf16CodeUnits")
      let location = (shown["results"] as? [[String: Any]])?.first?["locations"] as? [[String: Any]]
      return dictionary(location?.first, "physicalLocation", "region")
    }
    #expect(try region(excerpt("\"é😀\" ¦x"))["startColumn"] as? Int == 7)
    #expect(try region(nil)["startColumn"] == nil)
    #expect(try region(nil)["startLine"] as? Int == 7)
    #expect(try region(excerpt(String(repeating: "x", count: 400) + "¦y"))["startColumn"] == nil)
  }

  /// GitHub refuses a result without a place.
  @Test func whatHasNoPlaceIsOfTheWhole() throws {
    let results = try run(result(of: [finding("m")]))["results"] as? [[String: Any]]
    let location = (results?.first?["locations"] as? [[String: Any]])?.first
    #expect(dictionary(location, "physicalLocation", "artifactLocation")["uri"] as? String == "./")
    #expect(dictionary(location, "physicalLocation")["region"] == nil)
  }

  @Test func whatWasNotReadIsANotification() throws {
    let shown = try run(result(faultyShop, unreadable: [UnreadableFile(path: "B.swift", reason: "no permission")]))
    let invocation = try #require((shown["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let notifications = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notifications.map { dictionary($0, "message")["text"] as? String } == ["not read: no permission"])
    #expect(dictionary(shown, "properties", "heldBack")["unused_destination"] as? Int == 1)
  }

  /// In a message, text in brackets before text in parentheses is a link.
  @Test func messagesHoldNoLinks() throws {
    let results = try run(result(of: [finding("[a](javascript:b) \\"), finding("`[Route]`")]))["results"] as? [[String: Any]]
    let texts = Set(results?.compactMap { dictionary($0, "message")["text"] as? String } ?? [])
    #expect(texts == ["\\[a\\](javascript:b) \\\\. Do it.", "`[Route]`. Do it."])
  }
}
