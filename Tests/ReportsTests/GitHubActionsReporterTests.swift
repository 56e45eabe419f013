import GraphTestSupport
import NavigationGraph
import Reports
import Rules
import Testing

@Suite struct GitHubActionsReporterTests {
  @Test func theGravestFirstAndASum() {
    #expect(
      render(.gitHubActions, result(faultyShop)) == """
        ::error file=App.swift,line=3,col=3,title=navgraph%3A unmapped_destination::`R.b` is pushed, and no arm makes a view of it%0AGive `R.b` an arm with a view in the switch that maps `R`, or remove the case and the code that uses it.
        ::warning file=App.swift,line=4,col=3,title=navgraph%3A unused_destination::no site uses `R.c`%0ARemove the case with its arm, or add the navigation that is missing.
        ::notice file=App.swift,line=2,col=3,title=navgraph%3A default_mapped_destination::`R.a` has no arm of its own: `default:` makes `Soon` of it%0AName the case in the switch over `R`; without `default:` the compiler asks for an arm for each new case.
        navgraph: 3 findings: 1 error, 1 warning, 1 note. 1 held back (unused_destination 1).

        """)
  }

  @Test func dataAndPropertiesAreEscaped() {
    let place = SourceLocation(file: "a,b:c%.swift", line: 0, column: 1)
    #expect(
      render(.gitHubActions, result(of: [finding("50%\n::error::x", hint: "", at: place)]))
        == "::warning file=a%2Cb%3Ac%25.swift,line=1,col=1,title=navgraph%3A some_rule::50%25\\n::error::x\nnavgraph: 1 finding: 1 warning.\n")
  }

  /// GitHub shows ten of each severity a step and drops the rest.
  @Test func noMoreThanTenOfEach() {
    let findings = (0..<100).map { finding("m\($0)", severity: $0 < 30 ? .note : $0 < 60 ? .warning : .error) }
    let lines = render(.gitHubActions, result(of: findings)).split(separator: "\n")
    #expect(lines.count == 31)
    #expect(lines[..<10].allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines[10..<20].allSatisfy { $0.hasPrefix("::warning ") })
    #expect(lines[20..<30].allSatisfy { $0.hasPrefix("::notice ") })
    #expect(lines[30].contains("70 of them not annotated"))
  }

  /// What the runner reads: a command in the whole line, taken apart at the first `::` after its properties.
  @Test(arguments: 0..<16 as Range<UInt64>) func theRunnerReadsWhatWasWritten(seed: UInt64) {
    let shown = hostileResult(seed: seed, count: 6)
    let lines = render(.gitHubActions, shown).split(separator: "\n")
    let command = /::(error|warning|notice) ([^:]*)::(.*)/.matchingSemantics(.unicodeScalar)
    let read = lines.dropLast().compactMap { $0.wholeMatch(of: command)?.output }
    #expect(read.count == shown.findings.count)
    var expected = Severity.allCases.flatMap { severity in shown.findings.filter { $0.severity == severity } }[...]
    for line in read {
      guard let finding = expected.popFirst() else { break }
      let properties = Dictionary(
        uniqueKeysWithValues: line.2.unicodeScalars.split(separator: ",").map { pair in
          let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
          return (parts[0], unescaped(parts[parts.count - 1]))
        })
      #expect(Set(properties.keys) == (finding.location == nil ? ["title"] : ["file", "line", "col", "title"]))
      if let file = finding.location?.file, file.unicodeScalars.count < 4000 { #expect(properties["file"] == file.visible) }
      if finding.message.unicodeScalars.count < 4000 { #expect(unescaped(String(line.3)).hasPrefix(finding.message.visible)) }
    }
    #expect(lines.last?.hasPrefix("navgraph: ") == true)
  }

  private func unescaped(_ text: String) -> String {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let code = byte == UInt8(ascii: "%") ? UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) : nil
      result.append(code ?? byte)
      if code != nil { rest = rest.dropFirst(2) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
