extension NavigationGraph {
  /// The graph as JSON of schema version 1: members sorted, one line for each node, edge, return and unresolved site, a line break at the end.
  ///
  /// The graph is written as it stands; `normalized()` first makes it the same to the byte for the same source. O(size).
  public func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.newline(indent: 2)
    writer.lines("edges", edges, indent: 2) { $0.write($1) }
    if let findings {
      writer.newline(indent: 2)
      writer.lines("findings", findings, indent: 2) { $0.write($1) }
    }
    writer.newline(indent: 2)
    writer.generator(generator)
    writer.newline(indent: 2)
    writer.lines("nodes", nodes, indent: 2) { $0.write($1) }
    writer.newline(indent: 2)
    writer.lines("returns", returns, indent: 2) { $0.write($1) }
    writer.newline(indent: 2)
    writer.member("schemaVersion", Self.schemaVersion)
    writer.newline(indent: 2)
    writer.key("summary")
    writer.write(summary)
    writer.newline(indent: 2)
    writer.lines("unresolved", unresolved, indent: 2) { $0.write($1) }
    writer.endLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}

// Each writes its members in the order of their names.
extension JSONWriter {
  /// The member `generator`.
  public mutating func generator(_ generator: Generator) {
    key("generator")
    beginObject()
    member("name", generator.name)
    member("version", generator.version)
    endObject()
  }

  /// A place in the source as the graph's JSON has it.
  public mutating func write(_ location: SourceLocation) {
    beginObject()
    member("column", location.column)
    member("file", location.file)
    member("line", location.line)
    endObject()
  }

  private mutating func location(_ value: SourceLocation?, as name: String = "location") {
    guard let value else { return }
    key(name)
    write(value)
  }

  /// A node as the graph's JSON has it.
  public mutating func write(_ node: Node) {
    beginObject()
    member("depth", node.depth)
    member("documentation", node.documentation)
    member("emptyArm", node.emptyArm)
    member("entry", node.entry)
    member("framework", node.framework)
    member("id", node.id)
    member("kind", node.kind.rawValue)
    location(node.location)
    member("mapped", node.mapped)
    location(node.mention, as: "mention")
    member("module", node.module)
    member("name", node.name)
    member("origin", node.origin?.rawValue)
    member("parameters", node.parameters) { writer, parameter in
      writer.beginObject()
      writer.member("label", parameter.label)
      writer.member("type", parameter.type)
      writer.endObject()
    }
    member("reachable", node.reachable)
    member("role", node.role?.rawValue)
    member("routeType", node.routeType)
    member("source", node.source)
    member("title", node.title)
    member("unnamed", node.unnamed)
    member("used", node.used)
    endObject()
  }

  /// An edge as the graph's JSON has it.
  public mutating func write(_ edge: Edge) {
    beginObject()
    member("because", edge.because)
    member("certainty", edge.certainty.rawValue)
    member("condition", edge.condition)
    member("event", edge.event)
    member("from", edge.from)
    member("kind", edge.kind.rawValue)
    if !edge.live { member("live", false) }
    location(edge.location)
    if !edge.presentation.isEmpty {
      key("presentation")
      beginObject()
      for (name, value) in edge.presentation.sorted(by: { compareBytes($0.key, $1.key) < 0 }) { member(name, value) }
      endObject()
    }
    member("through", edge.through) { $0.string($1) }
    member("to", edge.to)
    if let trigger = edge.trigger {
      key("trigger")
      beginObject()
      member("closure", trigger.closure)
      member("type", trigger.type)
      endObject()
    }
    member("triggers", edge.triggers) { $0.write($1) }
    if edge.unsent { member("unsent", true) }
    member("values", edge.values) { $0.write($1) }
    member("via", edge.via)
    endObject()
  }

  public mutating func write(_ value: Return) {
    beginObject()
    member("from", value.from)
    member("kind", value.kind.rawValue)
    location(value.location)
    member("through", value.through) { $0.string($1) }
    member("to", value.to)
    endObject()
  }

  /// An unresolved site as the graph's JSON has it.
  public mutating func write(_ site: Unresolved) {
    beginObject()
    member("from", site.from)
    member("kind", site.kind.rawValue)
    if !site.live { member("live", false) }
    location(site.location)
    member("reason", site.reason)
    member("routeType", site.routeType)
    member("routeTypes", site.routeTypes) { $0.string($1) }
    member("target", site.target?.rawValue)
    endObject()
  }

  mutating func write(_ summary: Summary) {
    beginObject()
    member("files", summary.files)
    member("objectiveCFiles", summary.objectiveCFiles)
    member("resolvedSites", summary.resolvedSites)
    member("routes", summary.routes)
    member("sites", summary.sites)
    member("views", summary.views)
    endObject()
  }

  /// A finding as `lint --reporter json` and graphs saved with their findings have it.
  public mutating func write(_ finding: Finding) {
    beginObject()
    member("column", finding.location?.column)
    member("file", finding.location?.file)
    member("fingerprint", finding.fingerprint)
    member("hint", finding.hint)
    member("line", finding.location?.line)
    member("message", finding.message)
    key("related")
    beginArray()
    for related in finding.related {
      beginObject()
      member("column", related.location.column)
      member("file", related.location.file)
      member("line", related.location.line)
      member("message", related.message)
      endObject()
    }
    endArray()
    member("rule", finding.rule)
    member("severity", finding.severity.rawValue)
    endObject()
  }
}
