import NavigationGraph

extension RouteTableForm {
  /// For scripts: members sorted, routes by id, one line each.
  public static let json = RouteTableForm(name: "json", summary: "for scripts") { table, _, _ in
    var writer = JSONWriter()
    writer.beginObject()
    writer.newline(indent: 2)
    writer.generator(table.generator)
    writer.newline(indent: 2)
    writer.lines("routes", table.rows.sorted { compareBytes($0.node.id, $1.node.id) < 0 }, indent: 2) { $0.write($1) }
    writer.newline(indent: 2)
    writer.member("schemaVersion", 1)
    writer.newline(indent: 2)
    writer.member("unresolved", table.unresolved)
    writer.endLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}

// Each writes its members in the order of their names.
extension JSONWriter {
  fileprivate mutating func write(_ row: RouteTable.Row) {
    beginObject()
    member("builders", row.builders) { $0.write($1) }
    member("carriedBy", row.carriers) { $0.string($1) }
    member("deepLinks", row.deepLinks) { $0.string($1) }
    member("depth", row.node.depth)
    member("id", row.node.id)
    if row.isInDoubt { member("inDoubt", true) }
    if let location = row.node.location {
      key("location")
      write(location)
    }
    member("mapped", row.node.mapped)
    member("module", row.node.module)
    member("name", row.node.name)
    member("origin", row.node.origin?.rawValue)
    member("parameters", row.node.parameters) { writer, parameter in
      writer.beginObject()
      writer.member("label", parameter.label)
      writer.member("type", parameter.type)
      writer.endObject()
    }
    member("reachable", row.node.reachable)
    member("routeType", row.type)
    member("siteCount", row.siteCount)
    member("sites", row.uses) { $0.write(use: $1) }
    member("used", row.node.used)
    endObject()
  }

  private mutating func write(_ builder: RouteTable.Builder) {
    beginObject()
    if builder.isDefault { member("default", true) }
    key("location")
    write(builder.location)
    member("result", builder.result)
    endObject()
  }

  private mutating func write(use edge: Edge) {
    beginObject()
    member("certainty", edge.certainty.rawValue)
    member("from", edge.from)
    member("kind", edge.kind.rawValue)
    if !edge.live { member("live", false) }
    key("location")
    write(edge.location)
    member("through", edge.through) { $0.string($1) }
    endObject()
  }
}
