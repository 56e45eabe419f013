/// A selection on its way through its parts.
struct SelectionStages {
  private let whole: NavigationGraph
  private var graph: NavigationGraph
  /// What each part says of what it left.
  private var phrases: [String] = []
  private var remarks: [String] = []
  private var subject: Set<String> = []
  private var alone: [String: Int] = [:]
  private var leadsOnly: [String: Set<String>] = [:]

  init(_ graph: NavigationGraph) {
    whole = graph
    self.graph = graph
  }

  /// - Parameter meaning: what each pattern of the selection means in the graph, by id. All of them are looked up in the whole graph, so that
  ///   what one part takes away is not unknown to the next.
  mutating func apply(_ selection: Selection, meaning: [NodePattern: Set<String>]) {
    func ids(_ patterns: [NodePattern]) -> Set<String> { patterns.reduce(into: []) { $0.formUnion(meaning[$1] ?? []) } }
    if !selection.targets.isEmpty {
      graph = graph.ofTargets(selection.targets)
      phrases.append("target " + Self.list(selection.targets))
    }
    if !selection.excluded.isEmpty {
      graph = graph.excluding(ids(selection.excluded))
      phrases.append("without " + Self.list(selection.excluded))
    }
    if let kinds = selection.kinds {
      graph = graph.keepingKinds(kinds)
      phrases.append("only " + Self.list(EdgeKind.allCases.filter(kinds.contains).map(\.rawValue), atMost: 20))
    }
    if !selection.from.isEmpty || !selection.to.isEmpty { applyWays(from: ids(selection.from), to: ids(selection.to), selection) }
    if !selection.reached.isEmpty {
      let reached = ids(selection.reached)
      graph = graph.reaching(reached)
      subject.formUnion(reached)
      phrases.append("from where \(Self.list(selection.reached)) can be reached")
    }
    if !selection.focus.isEmpty { applyFocus(ids(selection.focus), selection) }
    if !selection.included.isEmpty {
      graph = graph.including(ids(selection.included))
      phrases.append("of " + Self.list(selection.included))
    }
    if let affected = selection.affected {
      graph = graph.including(affected)
      phrases.append("what the change can affect")
    }
  }

  var result: SelectedGraph {
    let (left, all) = (graph.nodes.count(where: Self.isScreen), whole.nodes.count(where: Self.isScreen))
    var notes = ["\(left) of \(all) \(all == 1 ? "screen" : "screens"): " + phrases.joined(separator: "; ")]
    if graph.nodes.isEmpty { notes.append("nothing is left of the graph") }
    return SelectedGraph(
      graph: graph, notes: notes + remarks, subject: subject.intersection(graph.nodes.map(\.id)), alone: alone, leadsOnly: leadsOnly)
  }

  private mutating func applyWays(from: Set<String>, to: Set<String>, _ selection: Selection) {
    let (a, b) = (Self.list(selection.from), Self.list(selection.to))
    let isFromEntries = selection.from.isEmpty
    phrases.append(selection.to.isEmpty ? "what \(a) leads to" : isFromEntries ? "ways to \(b)" : "ways from \(a) to \(b)")
    // A pattern that means nothing is no beginning and no end: without this it would be as if it were not there.
    if from.isEmpty != isFromEntries || to.isEmpty != selection.to.isEmpty {
      graph = graph.including([])
      return
    }
    let ways = graph.ways(from: from, to: to, longer: selection.longer)
    graph = ways.graph
    subject.formUnion(from.union(to))
    alone = ways.alone
    if !to.isEmpty, !ways.isFound { remarks.append(isFromEntries ? "no way leads to \(b)" : "no way leads from \(a) to \(b)") }
    if let longer = ways.limit {
      let steps = longer == 1 ? "1 step" : "\(longer) steps"
      let shown = longer == 0 ? "only the shortest ways" : "only ways at most \(steps) longer than the shortest"
      remarks.append("\(shown); --longer \(longer + 1) shows more")
    }
  }

  private mutating func applyFocus(_ center: Set<String>, _ selection: Selection) {
    let names = Self.list(selection.focus)
    let focus = center.intersection(graph.nodes.map(\.id))
    subject.formUnion(focus)
    if focus.isEmpty, !center.isEmpty { remarks.append("what \(names) means is left out by the other parts of the selection") }
    let round = graph.focused(on: focus, depth: selection.depth)
    (graph, alone, leadsOnly) = (round.graph, round.alone, round.leadsOnly)
    let closed = round.closed
    let count = selection.depth == 1 ? "1 step" : "\(selection.depth) steps"
    phrases.append("within \(count) of \(names)")
    if !closed.isEmpty {
      let one = closed.count == 1
      remarks.append(
        "\(Self.list(closed)) \(one ? "stands" : "stand") in many screens; what \(one ? "it leads" : "they lead") to is shown by --focus "
          + (one ? closed[0] : "on each"))
    }
  }

  // MARK: Names

  private static func isScreen(_ node: Node) -> Bool { node.kind == .view && node.role == .screen }

  private static func list(_ patterns: [NodePattern]) -> String { list(patterns.map(\.text)) }

  private static func list(_ words: [String], atMost limit: Int = 3) -> String {
    let shown = words.count > limit + 1 ? Array(words.prefix(limit)) + ["\(words.count - limit) more"] : words
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
