import NavigationGraph
import Rules

extension Reporter {
  /// For scripts: members sorted, one line for each finding.
  public static let json = Reporter(name: "json", summary: "for scripts") { result, _ in
    var writer = JSONWriter()
    writer.beginObject()
    writer.newline(indent: 2)
    writer.lines("findings", result.findings, indent: 2) { $0.write($1) }
    writer.newline(indent: 2)
    writer.generator(result.generator)
    writer.newline(indent: 2)
    writer.key("heldBack")
    writer.beginObject()
    for (rule, count) in result.heldBackCounts { writer.member(rule, count) }
    writer.endObject()
    writer.newline(indent: 2)
    writer.member("schemaVersion", 1)
    writer.newline(indent: 2)
    writer.key("summary")
    writer.beginObject()
    writer.member("baselined", result.baselined.count)
    writer.member("disabled", result.disabled.count)
    writer.member("errors", result.count(of: .error))
    writer.member("files", result.summary.files)
    writer.member("notes", result.count(of: .note))
    writer.member("resolvedSites", result.summary.resolvedSites)
    writer.member("routes", result.summary.routes)
    writer.member("sites", result.summary.sites)
    writer.member("views", result.summary.views)
    writer.member("warnings", result.count(of: .warning))
    writer.endObject()
    if !result.unreadable.isEmpty {
      writer.newline(indent: 2)
      writer.lines("unreadable", result.unreadable, indent: 2) { writer, file in
        writer.beginObject()
        writer.member("file", file.path)
        writer.member("reason", file.reason)
        writer.endObject()
      }
    }
    writer.endLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}
