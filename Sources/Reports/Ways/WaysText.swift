import NavigationGraph

extension WaysForm {
  /// For reading: each way step by step, each step with its place.
  public static let text = WaysForm(name: "text", summary: "for reading") { result, options in
    let writer = WaysTextWriter(result: result, style: TerminalStyle(isOn: options.color))
    return Array((result.answers.map { writer.lines($0).joined(separator: "\n") + "\n" }.joined(separator: "\n")).utf8)
  }
}

/// Writes ways as text. Numbers count what costs the user a step; lines without one say what is shown with it.
private struct WaysTextWriter {
  /// How many places, blockages and suspects are told one by one.
  private static let longestList = 5

  let result: WaysResult
  let style: TerminalStyle

  private var wording: StepWording { StepWording(index: result.index) }
  private var graph: NavigationGraph { result.graph }

  func lines(_ answer: WayAnswer) -> [String] {
    let node = graph.nodes[answer.target]
    let place = node.location.map { style.faint("  \(StepWording.place($0))") } ?? ""
    var lines = [style.strong("\(node.kind.rawValue) \(signature(node))") + place]
    if result.question.from == nil, !graph.nodes.contains(where: { $0.entry == true }) {
      lines.append("no entry in this source (an app, a delegate, a deep link …): ways begin at what nothing leads to")
    }
    for way in answer.ways { lines += [""] + self.lines(way, to: answer.target) }
    if let blockage = answer.blockage {
      lines += [noWay] + self.lines(blockage, to: answer.target)
    } else if answer.hasMore {
      lines += ["", "and more ways; --max shows more"]
    }
    return lines + suspects(answer)
  }

  private func signature(_ node: Node) -> String {
    guard !node.parameters.isEmpty else { return node.name.visible }
    return "\(node.name.visible)(\(node.parameterList.visible))"
  }

  // MARK: Ways

  private func lines(_ way: Way, to target: Int) -> [String] {
    let length = way.cost.depth == 1 ? "1 step" : "\(way.cost.depth) steps"
    guard !way.edges.isEmpty else {
      let what = result.question.from == nil ? "a user comes in here" : "the way begins and ends here"
      return [style.strong("\(wording.name(way.start)): \(what)")]
    }
    return [style.strong("from \(wording.name(way.start)), \(length):")] + steps(of: way)
  }

  private func steps(of way: Way) -> [String] {
    var lines: [String] = []
    var count = 0
    for number in way.edges {
      let edge = graph.edges[number]
      if !edge.kind.isFree { count += 1 }
      let mark = edge.kind.isFree ? "" : "\(count)."
      let margin = String(repeating: " ", count: max(0, 4 - mark.count)) + mark + " "
      lines.append(margin + wording.sentence(edge, from: result.index.sources[number], to: result.index.targets[number]))
      lines.append("       " + style.faint(StepWording.place(edge.location)))
      lines += wording.details(edge).map { "       \($0)" }
      lines += others(result.index.parallels(to: number), of: edge)
    }
    return lines
  }

  /// The same step elsewhere in the same type.
  private func others(_ numbers: [Int], of edge: Edge) -> [String] {
    var places: [String] = []
    for other in numbers.map({ graph.edges[$0] }) where other.location != edge.location || other.kind != edge.kind {
      places.append(StepWording.place(other.location) + (other.kind == edge.kind ? "" : " (\(other.kind.rawValue))"))
    }
    guard !places.isEmpty else { return [] }
    let rest = places.count - Self.longestList
    return ["       " + style.faint("also \(places.prefix(Self.longestList).joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")")]
  }

  // MARK: None

  private var noWay: String {
    guard let from = result.question.from else { return "no way leads here" }
    return "no way leads here from \(from.map(wording.name).joined(separator: " or "))"
  }

  private func lines(_ blockage: Blockage, to target: Int) -> [String] {
    var lines: [String] = []
    if !blockage.deadEdges.isEmpty {
      lines.append("  a user comes as far as this, and the code that leads on is called by nobody:")
      lines += told(blockage.deadEdges, sentence)
    }
    if !blockage.linkEdges.isEmpty {
      lines.append("  a user comes as far as this, and what leads on is done for a link, a notification or its like:")
      lines += told(blockage.linkEdges, sentence)
    }
    if let starts = result.question.from { return lines + starts.flatMap(leads) }
    for top in blockage.tops.prefix(Self.longestList) {
      if top.edges.isEmpty {
        lines.append("  " + unused(graph.nodes[target]))
        if let mention = graph.nodes[target].mention {
          lines.append("  code names it at \(StepWording.place(mention)), and its value goes where the source does not tell")
        }
      } else {
        lines.append("  nothing leads to \(wording.name(top.start))\(place(top.start)), from where it would go on:")
        lines += told(top.edges, sentence)
      }
    }
    if blockage.tops.count > Self.longestList { lines.append("  and \(blockage.tops.count - Self.longestList) more that nothing leads to") }
    if lines.isEmpty, !blockage.directEdges.isEmpty {
      lines.append("  what leads here is itself out of reach:")
      lines += told(blockage.directEdges, sentence)
    }
    return lines
  }

  /// Where a place that ways were to begin at does lead.
  private func leads(_ start: Int) -> [String] {
    let numbers = result.index.outgoing(start).filter { graph.edges[$0].live && result.index.targets[$0] != start }
    guard !numbers.isEmpty else { return ["  \(wording.name(start)) leads nowhere"] }
    return ["  what \(wording.name(start)) leads to:"] + told(numbers, sentence)
  }

  private func unused(_ node: Node) -> String {
    guard node.kind == .route else { return "nothing in the source shows it" }
    return "no place in the source uses it" + (node.mapped == false ? ", and no builder shows anything for it" : ", though a builder knows it")
  }

  private func place(_ node: Int) -> String { graph.nodes[node].location.map { " (\(StepWording.place($0)))" } ?? "" }

  private func told(_ numbers: [Int], _ text: (Int) -> [String]) -> [String] {
    let rest = numbers.count - Self.longestList
    return numbers.prefix(Self.longestList).flatMap(text) + (rest > 0 ? ["    and \(rest) more"] : [])
  }

  private func sentence(_ number: Int) -> [String] {
    let edge = graph.edges[number]
    let words = wording.sentence(edge, from: result.index.sources[number], to: result.index.targets[number])
    return ["    \(words)\(edge.live ? "" : ", in code that nobody calls")", "      " + style.faint(StepWording.place(edge.location))]
  }

  // MARK: What was not understood

  private func suspects(_ answer: WayAnswer) -> [String] {
    // Where a way is known, sites that may lead anywhere say nothing.
    let numbers = answer.ways.isEmpty ? answer.suspects : Array(answer.suspects.prefix(answer.namedSuspects))
    guard !numbers.isEmpty else { return [] }
    let shown = numbers.prefix(Self.longestList).map { number -> String in
      let site = graph.unresolved[number]
      return "  \(style.faint(StepWording.place(site.location) + ":")) \(site.kind.rawValue) from \(source(of: site)): \(site.reason.visible)"
    }
    let rest = numbers.count - Self.longestList
    return ["", "not understood, and may lead here:"] + shown + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  private func source(of site: Unresolved) -> String { result.index.number(of: site.from).map(wording.name) ?? site.from.visible }
}
