import NavigationGraph

/// What a change can affect, for programs. Each object has its members in the order of their names.
enum ImpactJSON {
  static func bytes(_ result: ImpactResult) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.newline(indent: 2)
    writer.lines("affected", result.rows, indent: 2) { $0.write($1) }
    if let names = result.names {
      writer.newline(indent: 2)
      writer.member("base", names.base)
    }
    writer.newline(indent: 2)
    writer.member("depth", result.depth)
    writer.newline(indent: 2)
    writer.member("farther", result.farther)
    writer.newline(indent: 2)
    writer.lines("files", result.files, indent: 2) { $0.write($1) }
    if let names = result.names {
      writer.newline(indent: 2)
      writer.member("head", names.head)
    }
    writer.newline(indent: 2)
    writer.member("schemaVersion", 1)
    writer.endLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ row: ImpactResult.Row) {
    beginObject()
    member("changedFile", row.affected.file)
    member("distance", row.affected.distance)
    member("file", row.node.location?.file)
    member("id", row.node.id)
    member("kind", row.node.kind.rawValue)
    member("line", row.node.location?.line)
    member("link", row.affected.link.rawValue)
    member("name", row.node.name)
    member("reason", ImpactResult.reason(row.affected))
    member("steps", row.affected.steps) { writer, step in
      writer.beginObject()
      writer.member("id", step.node)
      writer.member("link", step.link.rawValue)
      writer.member("name", step.name)
      writer.endObject()
    }
    member("title", row.node.title)
    member("way", row.way) { $0.string($1) }
    endObject()
  }

  fileprivate mutating func write(_ file: ChangedFile) {
    beginObject()
    member("change", file.change.rawValue)
    member("path", file.path)
    endObject()
  }
}
