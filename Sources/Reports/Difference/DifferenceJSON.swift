import NavigationGraph

/// A change for programs, to the last detail; docs/diff.schema.json describes it.
enum DifferenceJSON {
  static func bytes(_ result: DifferenceResult) -> [UInt8] {
    let difference = result.difference
    var writer = JSONWriter()
    writer.beginObject()
    writer.newline(indent: 2)
    writer.member("base", result.base)
    writer.newline(indent: 2)
    writer.lines("edges", difference.edges, indent: 2) { $0.write($1) }
    if let findings = difference.findings {
      writer.newline(indent: 2)
      writer.appearances("findings", findings) { $0.write($1) }
    }
    writer.newline(indent: 2)
    writer.generator(difference.head.generator)
    writer.newline(indent: 2)
    writer.member("head", result.head)
    writer.newline(indent: 2)
    writer.lines("nodes", difference.nodes, indent: 2) { $0.write($1) }
    if !result.scope.isEmpty {
      writer.newline(indent: 2)
      writer.member("part", result.scope) { $0.string($1) }
    }
    writer.newline(indent: 2)
    writer.lines("reach", difference.reach, indent: 2) { $0.write($1) }
    writer.newline(indent: 2)
    writer.appearances("returns", difference.returns) { $0.write($1) }
    writer.newline(indent: 2)
    writer.member("schemaVersion", 1)
    writer.newline(indent: 2)
    writer.member("summary", result.summary)
    writer.newline(indent: 2)
    writer.appearances("unresolved", difference.unresolved) { $0.write($1) }
    writer.endLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}

// Each writes its members in the order of their names.
extension JSONWriter {
  fileprivate mutating func appearances<Element>(
    _ name: String, _ value: Appearances<Element>, _ write: @escaping (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    beginObject()
    newline(indent: 4)
    lines("added", value.added, indent: 4, write)
    newline(indent: 4)
    lines("removed", value.removed, indent: 4, write)
    endLine(indent: 2)
    endObject()
  }

  fileprivate mutating func write(_ change: NodeChange) {
    write(change.base, change.head, fields: change.fields.map(\.rawValue), isImplied: change.isImplied) { $0.write($1) }
  }

  fileprivate mutating func write(_ change: EdgeChange) {
    write(change.base, change.head, fields: change.fields.map(\.rawValue), places: change.places) { $0.write($1) }
  }

  private mutating func write<Thing>(
    _ base: Thing?, _ head: Thing?, fields: [String], isImplied: Bool = false, places: EdgeChange.Places? = nil,
    _ write: (inout JSONWriter, Thing) -> Void
  ) {
    beginObject()
    if let base {
      key("base")
      write(&self, base)
    }
    member("change", base == nil ? "added" : head == nil ? "removed" : "changed")
    member("fields", fields) { $0.string($1) }
    if let head {
      key("head")
      write(&self, head)
    }
    if isImplied { member("implied", true) }
    if let places {
      key("places")
      beginObject()
      member("base", places.base)
      member("head", places.head)
      endObject()
    }
    endObject()
  }

  fileprivate mutating func write(_ change: ReachChange) {
    beginObject()
    member("causes", change.causes) { writer, cause in
      writer.beginObject()
      switch cause {
      case .edge(let edge):
        writer.key("edge")
        writer.write(edge)
      case .entry(let node): writer.member("entry", node.id)
      }
      writer.endObject()
    }
    member("node", change.head.id)
    member("reachable", change.isReachable)
    endObject()
  }
}
