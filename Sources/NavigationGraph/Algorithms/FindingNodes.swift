/// To which node of a graph a finding belongs. Findings tell a place: what is declared there, else what navigates there, else what is declared
/// above it in the same file.
public struct FindingNodes {
  private struct Line: Hashable {
    let file: String
    let line: Int
  }

  private var declared: [Line: Int] = [:]
  private var used: [Line: Int] = [:]
  /// By file, in the order of the lines.
  private var declarations: [String: [(line: Int, node: Int)]] = [:]

  /// O(n log n) in what the graph holds.
  public init(_ index: GraphIndex) {
    let graph = index.graph
    for (number, node) in graph.nodes.enumerated() {
      guard let place = node.location else { continue }
      let line = Line(file: place.file, line: place.line)
      if declared[line] == nil { declared[line] = number }
      switch node.kind {
      case .app, .scene, .view, .object, .route: declarations[place.file, default: []].append((place.line, number))
      case .tab, .alert, .deepLink, .external: break
      }
    }
    for (file, list) in declarations { declarations[file] = list.sorted { ($0.line, $0.node) < ($1.line, $1.node) } }
    for edge in graph.edges { note(edge.location, index.number(of: edge.from)) }
    for site in graph.unresolved { note(site.location, index.number(of: site.from)) }
    for place in graph.returns { note(place.location, index.number(of: place.from)) }
  }

  private mutating func note(_ place: SourceLocation, _ node: Int?) {
    let line = Line(file: place.file, line: place.line)
    if let node, used[line] == nil { used[line] = node }
  }

  /// The number of the node for a place; nil where nothing is known of its file.
  public func node(at place: SourceLocation) -> Int? {
    let line = Line(file: place.file, line: place.line)
    return declared[line] ?? used[line] ?? declaration(above: place)
  }

  /// The last declaration of the file that does not stand below a place. O(log n).
  public func declaration(above place: SourceLocation) -> Int? {
    guard let own = declarations[place.file] else { return nil }
    var (low, high) = (0, own.count)
    while low < high {
      let middle = low + (high - low) / 2
      if place.line < own[middle].line { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? nil : own[low - 1].node
  }
}
