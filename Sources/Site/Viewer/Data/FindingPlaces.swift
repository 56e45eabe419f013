import NavigationGraph

/// Which node a finding is about. Findings tell a place: what is declared there, else what navigates there, else what is declared above it
/// in the same file.
struct FindingPlaces {
  private struct Line: Hashable {
    let file: String
    let line: Int
  }

  private var declared: [Line: Int] = [:]
  private var used: [Line: Int] = [:]
  /// By file, in the order of the lines.
  private var declarations: [String: [(line: Int, node: Int)]] = [:]

  init(_ index: GraphIndex) {
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
  }

  private mutating func note(_ place: SourceLocation, _ node: Int?) {
    let line = Line(file: place.file, line: place.line)
    if let node, used[line] == nil { used[line] = node }
  }

  /// The number of the node; nil where the finding has no place, or nothing is known of its file.
  func node(of finding: Finding) -> Int? {
    guard let place = finding.location else { return nil }
    let line = Line(file: place.file, line: place.line)
    return declared[line] ?? used[line] ?? above(place)
  }

  /// The last declaration that does not stand below the place. Binary search.
  private func above(_ place: SourceLocation) -> Int? {
    guard let own = declarations[place.file] else { return nil }
    var (low, high) = (0, own.count)
    while low < high {
      let middle = low + (high - low) / 2
      if place.line < own[middle].line { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? nil : own[low - 1].node
  }
}
