import Diagram
import NavigationGraph
import Reports

/// What the page's script reads, as one JSON object. Nodes, boxes, arrows, clusters and files are named by their positions.
struct ViewerData {
  private let graph: NavigationGraph
  private let index: GraphIndex
  private let diagram: Diagram
  private let options: ViewerOptions
  private var places: NodePlaces
  private let departures: ViewerDepartures
  private let changes: ViewerChanges?
  private let findings: FindingNodes
  private let boxNumbers: [String: Int]
  private var table = FileTable()
  private var writer = JSONWriter()

  init(graph: NavigationGraph, diagram: Diagram, options: ViewerOptions, changes: ViewerChanges? = nil) {
    self.graph = graph
    self.changes = changes
    self.diagram = diagram
    self.options = options
    index = GraphIndex(asWalked: graph)
    let plain = GraphIndex(graph)
    places = NodePlaces(plain, diagram)
    departures = ViewerDepartures(plain, diagram)
    findings = FindingNodes(index)
    boxNumbers = Dictionary(diagram.boxes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func json() -> [UInt8] {
    var copy = self
    copy.write()
    return copy.writer.bytes
  }

  private mutating func write() {
    writer.beginObject()
    writer.newline(indent: 0)
    writer.member("theme", options.theme.rawValue)
    writer.member("mostScreens", SharedParts.mostScreens)
    writer.member("linted", graph.findings != nil)
    if options.isPart { writer.member("part", true) }
    list("kinds", ArrowKind.allCases.filter { kind in diagram.arrows.contains { $0.kind == kind } }) { data, kind in
      data.writer.member("id", kind.rawValue)
      data.writer.member("title", kind.title)
    }
    list("edgeKinds", EdgeKind.allCases) { data, kind in
      data.writer.member("id", kind.rawValue)
      data.writer.member("word", kind.word)
    }
    let starts = graph.starts(index)
    writer.newline(indent: 0)
    writer.member("starts", starts) { $0.integer($1) }
    if starts.isEmpty { empty("starts") }
    writePicture()
    list("nodes", Array(graph.nodes.indices)) { $0.node($1) }
    let steps = index.waySteps(from: starts)
    list("edges", graph.edges.indices.filter { index.sources[$0] >= 0 }) { $0.edge($1, steps[$1]) }
    list("findings", graph.findings ?? []) { $0.finding($1) }
    list("unresolved", graph.unresolved) { $0.site($1) }
    list("returns", graph.returns) { $0.place($1) }
    list("routes", RouteTable(graph).rows) { $0.route($1) }
    if let changes {
      writer.newline(indent: 0)
      writer.member("states", [changes.base.visible, changes.head.visible]) { $0.string($1) }
      list("changes", changes.rows) { $0.change($1, changes) }
    }
    writer.newline(indent: 0)
    // Last, for the others name files.
    table.write(to: &writer, linkPrefix: options.linkPrefix)
    writer.endLine()
    writer.endObject()
    writer.endLine()
  }

  // MARK: Picture

  private mutating func writePicture() {
    list("boxes", diagram.boxes) { $0.box($1) }
    // The layout has no arrow whose ends are not there.
    list("arrows", diagram.arrows.filter { boxNumbers[$0.from] != nil && boxNumbers[$0.to] != nil }) { data, arrow in
      data.writer.member("element", DOTText.identifier(arrow.id))
      data.writer.member("from", data.boxNumbers[arrow.from])
      data.writer.member("to", data.boxNumbers[arrow.to])
      data.writer.member("kind", arrow.kind.rawValue)
      data.writer.member("count", arrow.count)
      data.state(arrow.change)
    }
    list("clusters", diagram.clusters) { data, cluster in
      data.writer.member("element", "cluster-" + DOTText.identifier(cluster.id))
      data.writer.member("name", cluster.name.visible)
      data.writer.member("word", cluster.word)
      data.integers("boxes", cluster.boxes.compactMap { data.boxNumbers[$0] })
    }
  }

  private mutating func box(_ box: Box) {
    let nodes = box.nodes.compactMap(index.number(of:))
    let stands = box.kind != .group && box.kind != .unresolved
    let modules = Set(nodes.compactMap { graph.nodes[$0].module })
    writer.member("element", DOTText.identifier(box.id))
    writer.member("kind", box.kind.rawValue)
    writer.member("name", box.kind == .unresolved ? "Not resolved" : box.lines.joined(separator: ", ").visible)
    if stands { writer.member("node", index.number(of: box.id) ?? nodes.first) }
    integers("nodes", nodes)
    let mentioned = box.references.compactMap { boxNumbers[$0] }
    if !mentioned.isEmpty { integers("mentions", mentioned) }
    if modules.count == 1 { writer.member("module", modules.first?.visible) }
    if box.isUnreachable { writer.member("unreachable", true) }
    if box.isDoubted { writer.member("doubted", true) }
    state(box.change)
  }

  // MARK: Graph

  private mutating func node(_ number: Int) {
    let node = graph.nodes[number]
    writer.member("id", node.id)
    writer.member("kind", node.kind.rawValue)
    writer.member("name", node.name.visible)
    writer.member("role", node.role?.rawValue)
    writer.member("framework", node.framework)
    writer.member("module", node.module?.visible)
    writer.member("title", node.title?.visible)
    writer.member("documentation", node.documentation?.visible)
    let mark = changes?.nodes[number]
    at(node.location, isLinked: mark?.state != .removed)
    self.mark(mark)
    writer.member("parameters", node.parameters) { writer, parameter in
      writer.beginObject()
      writer.member("label", parameter.label?.visible)
      writer.member("type", parameter.type.visible)
      writer.endObject()
    }
    if node.entry == true { writer.member("entry", true) }
    if node.reachable == false { writer.member("reachable", false) }
    if node.reachable == false, options.doubted.contains(node.id) { writer.member("doubted", true) }
    writer.member("depth", node.depth)
    writer.member("source", node.source)
    if node.mapped == false { writer.member("mapped", false) }
    if node.used == false { writer.member("used", false) }
    integers("boxes", places.boxes(of: number))
  }

  private mutating func edge(_ number: Int, _ cost: WayCost?) {
    let edge = graph.edges[number]
    writer.member("from", index.sources[number])
    writer.member("to", index.targets[number])
    writer.member("kind", edge.kind.rawValue)
    if edge.kind.isNavigation {
      let (places, part) = departures.ofEdge(number)
      if places != [index.sources[number]] { integers("places", places) }
      if part != index.sources[number] { writer.member("part", part) }
    }
    if edge.certainty != .exact { writer.member("certainty", edge.certainty.rawValue) }
    let mark = changes?.edges[number]
    at(edge.location, isLinked: mark?.state != .removed)
    self.mark(mark)
    writer.member("through", edge.through) { $0.string($1.visible) }
    writer.member("condition", edge.condition?.visible)
    writer.member("event", edge.event?.visible)
    writer.member("trigger", edge.trigger.map { "\($0.type).\($0.closure)".visible })
    writer.member("via", edge.via)
    writer.member("because", edge.because?.visible)
    let presentation = edge.presentation.sorted { compareBytes($0.key, $1.key) < 0 }.map { "\($0.key): \($0.value)" }
    if !presentation.isEmpty { writer.member("presentation", presentation.joined(separator: ", ").visible) }
    if !edge.live { writer.member("dead", true) }
    if edge.kind.isFree { writer.member("free", true) }
    if let cost { writer.member("cost", cost.weights) { $0.integer($1) } }
  }

  private mutating func finding(_ finding: Finding) {
    writer.member("rule", finding.rule.visible)
    writer.member("severity", finding.severity.rawValue)
    writer.member("message", finding.message.visible)
    if !finding.hint.isEmpty { writer.member("hint", finding.hint.visible) }
    at(finding.location)
    writer.member("node", finding.location.flatMap(findings.node(at:)))
    guard !finding.related.isEmpty else { return }
    list("related", finding.related) { data, related in
      data.at(related.location)
      data.writer.member("message", related.message.visible)
    }
  }

  private mutating func site(_ site: Unresolved) {
    let node = index.number(of: site.from)
    writer.member("node", node)
    if let node, let places = departures.ofSites[node], places != [node] { integers("places", places) }
    writer.member("from", site.from.visible)
    writer.member("kind", site.kind.rawValue)
    writer.member("reason", site.reason.visible)
    writer.member("type", (site.routeType ?? (site.routeTypes.isEmpty ? nil : site.routeTypes.joined(separator: ", ")))?.visible)
    at(site.location)
  }

  private mutating func place(_ place: Return) {
    writer.member("node", index.number(of: place.from))
    writer.member("kind", place.kind.rawValue)
    writer.member("to", place.to.map { id in index.number(of: id).map { graph.nodes[$0].name } ?? id }?.visible)
    at(place.location)
  }

  private mutating func route(_ row: RouteTable.Row) {
    writer.member("node", index.number(of: row.node.id))
    writer.member("parameters", row.parameters.visible)
    writer.key("shown")
    strings(row.results.map { $0.name.visible + ($0.isDefault ? " (default)" : "") })
    writer.key("links")
    strings(row.links.map(\.visible))
    writer.member("sites", row.siteCount)
    writer.member("state", row.state.visible)
    at(row.builders.first?.location, as: "builder")
  }

  // MARK: Changes

  private mutating func state(_ state: ChangeState?) {
    if let state, state != .same { writer.member("change", state.rawValue) }
  }

  /// What became of it, and how it was.
  private mutating func mark(_ mark: ChangeMark?) {
    guard let mark, mark.state != .same else { return }
    state(mark.state)
    writer.member("was", mark.words) { $0.string($1.visible) }
  }

  private mutating func change(_ row: ChangeRow, _ changes: ViewerChanges) {
    state(row.state)
    writer.member("part", row.section)
    writer.member("text", row.text.visible)
    let id = row.node.map { row.state == .removed ? changes.idsOfBase[$0] ?? $0 : $0 }
    writer.member("node", id.flatMap(index.number(of:)))
    at(row.location, isLinked: row.state != .removed)
  }

  // MARK: Parts

  private mutating func at(_ location: SourceLocation?, as name: String = "at", isLinked: Bool = true) {
    guard let location else { return }
    let file = table.number(of: location.file, isLinked: isLinked)
    writer.member(name, [file, location.line]) { $0.integer($1) }
  }

  private mutating func integers(_ name: String, _ values: [Int]) {
    guard !values.isEmpty else { return empty(name) }
    writer.member(name, values) { $0.integer($1) }
  }

  private mutating func strings(_ values: [String]) {
    writer.beginArray()
    for value in values { writer.string(value) }
    writer.endArray()
  }

  private mutating func empty(_ name: String) {
    writer.key(name)
    writer.beginArray()
    writer.endArray()
  }

  /// A member that is a list of objects, one a line.
  private mutating func list<T>(_ name: String, _ values: [T], _ write: (inout ViewerData, T) -> Void) {
    writer.newline(indent: 0)
    writer.key(name)
    writer.beginArray()
    for value in values {
      writer.newline(indent: 0)
      writer.beginObject()
      write(&self, value)
      writer.endObject()
    }
    writer.endArray()
  }
}
