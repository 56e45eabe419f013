import NavigationGraph
import Rules

extension Reporter {
  /// For code scanning on GitHub and Azure DevOps, and for editors: SARIF 2.1.0 (OASIS), one run with one result a finding.
  public static let sarif = Reporter(name: "sarif", summary: "SARIF 2.1.0, for code scanning on GitHub and Azure DevOps") {
    result, options in
    let rules = result.rulesSpokenOf
    let indices = Dictionary(zip(rules, rules.indices)) { first, _ in first }
    var writer = JSONWriter()
    writer.beginObject()
    writer.newline(indent: 2)
    writer.member("$schema", schema)
    writer.newline(indent: 2)
    writer.member("version", "2.1.0")
    writer.newline(indent: 2)
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writer.newline(indent: 4)
    writer.tool(result.generator, rules, options)
    writer.newline(indent: 4)
    writer.member("columnKind", "utf16CodeUnits")
    writer.newline(indent: 4)
    writer.sourceRoot()
    writer.newline(indent: 4)
    writer.invocation(result.unreadable)
    writer.newline(indent: 4)
    writer.runProperties(result)
    writer.newline(indent: 4)
    writer.lines("results", result.findings, indent: 4) { writer, finding in
      writer.result(finding, ruleIndex: indices[finding.rule], result)
    }
    writer.endLine(indent: 2)
    writer.endObject()
    writer.endArray()
    writer.endLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  /// Where OASIS keeps the schema.
  private static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
}
