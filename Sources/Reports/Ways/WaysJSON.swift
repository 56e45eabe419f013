import NavigationGraph

extension WaysForm {
  /// For scripts: members sorted; edges and unresolved sites as in the graph's own JSON.
  public static let json = WaysForm(name: "json", summary: "for scripts") { result, _ in
    var writer = JSONWriter()
    writer.beginObject()
    writer.newline(indent: 2)
    writer.generator(result.graph.generator)
    writer.newline(indent: 2)
    writer.member("schemaVersion", 1)
    writer.newline(indent: 2)
    writer.lines("targets", result.answers, indent: 2) { $0.write($1, result) }
    writer.endLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}

// Each writes its members in the order of their names.
extension JSONWriter {
  fileprivate mutating func write(_ answer: WayAnswer, _ result: WaysResult) {
    let (graph, index) = (result.graph, result.index)
    beginObject()
    newline(indent: 6)
    if let blockage = answer.blockage {
      key("blockage")
      beginObject()
      member("deadEdges", blockage.deadEdges) { $0.write(graph.edges[$1]) }
      member("directEdges", blockage.directEdges) { $0.write(graph.edges[$1]) }
      member("linkEdges", blockage.linkEdges) { $0.write(graph.edges[$1]) }
      member("notLedTo", blockage.tops) { $0.string(graph.nodes[$1.start].id) }
      endObject()
      newline(indent: 6)
    }
    member("hasMore", answer.hasMore)
    newline(indent: 6)
    key("node")
    write(graph.nodes[answer.target])
    newline(indent: 6)
    lines("unresolved", answer.suspects, indent: 6) { $0.write(graph.unresolved[$1]) }
    newline(indent: 6)
    lines("ways", answer.ways, indent: 6) { writer, way in writer.write(way, index) }
    endLine(indent: 4)
    endObject()
  }

  private mutating func write(_ way: Way, _ index: GraphIndex) {
    beginObject()
    member("from", index.graph.nodes[way.start].id)
    newline(indent: 10)
    lines("steps", way.edges, indent: 10) { writer, number in
      writer.beginObject()
      writer.member("alternatives", index.parallels(to: number)) { $0.write(index.graph.edges[$1]) }
      writer.key("edge")
      writer.write(index.graph.edges[number])
      // The screen whose call of a closure sets it off.
      let from = index.graph.nodes[index.sources[number]].id
      if from != index.graph.edges[number].from { writer.member("from", from) }
      writer.endObject()
    }
    newline(indent: 10)
    member("stepsOfTheUser", way.cost.depth)
    endLine(indent: 8)
    endObject()
  }
}
