extension GraphFormats {
  /// Who shows what, from the entries down, for reading in a terminal.
  public static let tree = GraphFormat(name: "tree", summary: "what leads where from the entries down, for reading") {
    var writer = TreeWriter($0)
    return Array(writer.text().utf8)
  }
}

/// Writes a spanning forest of the graph: each node is spelled out where the shortest way comes to it; elsewhere its name is marked.
private struct TreeWriter {
  /// Below this depth the indentation stops growing and the depth is printed: a chain of n screens is n lines, not n² characters.
  private static let deepestIndent = 32

  private let index: GraphIndex
  private let roots: [Int]
  /// What is within reach although no way there was found: what code names that was not read, or that was not followed.
  private let others: [Int]
  /// For each node the edge below which it is spelled out, or -1.
  private let parents: [Int]
  private let isReached: [Bool]
  private var isOnPath: [Bool]
  private var lines: [String] = []

  init(_ graph: NavigationGraph) {
    index = GraphIndex(asWalked: graph)
    roots = Self.roots(of: index)
    // What apps and scenes lead to stands below them, though a deep link may be nearer.
    let fromApps = Reachability(index, from: roots.filter { [.app, .scene].contains(graph.nodes[$0].kind) })
    others = Self.others(of: index, beside: roots)
    let fromAll = Reachability(index, from: roots + others)
    parents = graph.nodes.indices.map { fromApps.reaches($0) ? fromApps.parents[$0] : fromAll.parents[$0] }
    isReached = graph.nodes.indices.map(fromAll.reaches)
    isOnPath = [Bool](repeating: false, count: graph.nodes.count)
  }

  /// The entries, but those that another entry leads to anyway (a scene below its app); in source without entries what nothing leads to.
  private static func roots(of index: GraphIndex) -> [Int] {
    let nodes = index.graph.nodes
    let isLedTo: (Int) -> Bool = { node in
      index.incoming(node).contains { index.graph.edges[$0].live && index.sources[$0] != node }
    }
    let entries = nodes.indices.filter { nodes[$0].entry == true }
    guard !entries.isEmpty else { return nodes.indices.filter { !isLedTo($0) && !index.outgoing($0).isEmpty } }
    let top = entries.filter { !isLedTo($0) }
    let reached = Reachability(index, from: top)
    return (top + entries.filter { !reached.reaches($0) }).sorted { Self.rank(nodes[$0].kind) < Self.rank(nodes[$1].kind) }
  }

  private static func others(of index: GraphIndex, beside roots: [Int]) -> [Int] {
    let nodes = index.graph.nodes
    let known = Reachability(index, from: roots)
    let open = nodes.indices.filter { nodes[$0].reachable == true && !known.reaches($0) }
    guard !open.isEmpty, !roots.isEmpty else { return [] }
    let top = open.filter { node in
      !index.incoming(node).contains { index.graph.edges[$0].live && index.sources[$0] != node && nodes[index.sources[$0]].reachable == true }
    }
    let reached = Reachability(index, from: top)
    // Of what leads to one another in a circle that begins which a start of the search was.
    return top + open.filter { !reached.reaches($0) && nodes[$0].depth == 0 }
  }

  private static func rank(_ kind: NodeKind) -> Int { NodeKind.allCases.firstIndex(of: kind) ?? 0 }

  mutating func text() -> String {
    let nodes = index.graph.nodes
    if !nodes.contains(where: { $0.entry == true }), !nodes.isEmpty { lines.append("no entry in this graph; from what nothing leads to:") }
    for root in roots {
      lines.append(label(root))
      walk(from: root)
    }
    if !others.isEmpty { lines.append("within reach, by ways that are not in this graph") }
    for root in others {
      lines.append(label(root))
      walk(from: root)
    }
    let unreached = nodes.indices.filter { !isReached[$0] }
    if !unreached.isEmpty {
      lines.append("out of reach")
      for (i, node) in unreached.enumerated() { lines.append((i == unreached.count - 1 ? "└─ " : "├─ ") + label(node)) }
    }
    lines.append(unresolved)
    lines += unresolvedSites
    return lines.joined(separator: "\n") + "\n"
  }

  /// One open node of the walk.
  private struct Frame {
    let nodes: [Int]
    let bundles: [EdgeBundle]
    var next = 0
  }

  private mutating func walk(from root: Int) {
    var frames = [open([root])]
    var indents: [String] = []
    while var frame = frames.popLast() {
      guard frame.next < frame.bundles.count else {
        for node in frame.nodes { isOnPath[node] = false }
        _ = indents.popLast()
        continue
      }
      let bundle = frame.bundles[frame.next]
      frame.next += 1
      let isLast = frame.next == frame.bundles.count
      frames.append(frame)

      let chain = self.chain(bundle)
      var text = bundle.kind.rawValue + " " + label(bundle.to)
      for node in chain.dropFirst() { text += " → " + name(node) }
      if bundle.count > 1 { text += " ×\(bundle.count)" }
      let end = chain[chain.count - 1]
      let hasChildren = !liveBundles(from: end).isEmpty
      let isExpanded = isTreeEdge(to: bundle.to, bundle) && (chain.count == 1 || isTreeEdge(to: end, from: bundle.to, kind: .builds))
      if hasChildren, isOnPath[end] {
        text += " ↺"
      } else if hasChildren, !isExpanded {
        text += " …"
      }
      lines.append(indent(indents) + (isLast ? "└─ " : "├─ ") + text)
      if hasChildren, isExpanded, !isOnPath[end] {
        indents.append(isLast ? "   " : "│  ")
        frames.append(open(chain))
      }
    }
  }

  private mutating func open(_ chain: [Int]) -> Frame {
    for node in chain { isOnPath[node] = true }
    return Frame(nodes: chain, bundles: liveBundles(from: chain[chain.count - 1]))
  }

  private func liveBundles(from node: Int) -> [EdgeBundle] { index.bundles(from: node).filter(\.live) }

  /// A route of which one view is made, and nothing else, stands on one line with its view.
  private func chain(_ bundle: EdgeBundle) -> [Int] {
    guard index.graph.nodes[bundle.to].kind == .route else { return [bundle.to] }
    let next = liveBundles(from: bundle.to)
    guard next.count == 1, next[0].kind == .builds, next[0].to != bundle.to else { return [bundle.to] }
    return [bundle.to, next[0].to]
  }

  private func isTreeEdge(to node: Int, _ bundle: EdgeBundle) -> Bool { isTreeEdge(to: node, from: bundle.from, kind: bundle.kind) }

  private func isTreeEdge(to node: Int, from source: Int, kind: EdgeKind) -> Bool {
    let parent = parents[node]
    return parent >= 0 && index.sources[parent] == source && index.graph.edges[parent].kind == kind
  }

  private func indent(_ parts: [String]) -> String {
    guard parts.count > Self.deepestIndent else { return parts.joined() }
    return parts.prefix(Self.deepestIndent).joined() + "⋯\(parts.count) "
  }

  private func label(_ node: Int) -> String { index.graph.nodes[node].kind.rawValue + " " + name(node) }

  private func name(_ node: Int) -> String { index.graph.nodes[node].signature.visible }

  private var unresolved: String {
    let sites = index.graph.unresolved
    guard !sites.isEmpty else { return "unresolved sites: none" }
    let counts = Dictionary(grouping: sites, by: \.kind.rawValue).mapValues(\.count).sorted { $0.key < $1.key }
    return "unresolved sites: \(sites.count) (" + counts.map { "\($0.value) \($0.key)" }.joined(separator: ", ") + ")"
  }

  /// A line for each, with its place first: terminals and editors make a link of that.
  private var unresolvedSites: [String] {
    let sites = index.graph.unresolved
    return sites.enumerated().map { i, site in
      let place = "\(site.location.file.visible):\(site.location.line):\(site.location.column)"
      return (i == sites.count - 1 ? "└─ " : "├─ ") + "\(place): \(site.kind.rawValue) from \(site.from.visible): \(site.reason.visible)"
    }
  }
}
