import NavigationGraph

extension WaysForm {
  /// For reading many ways at once, and for tools that read lines: a row for each edge, with a number where it costs users a step.
  public static let table = WaysForm(name: "table", summary: "a row for each step") { result, options in
    let writer = WaysTableWriter(result: result, style: TerminalStyle(isOn: options.color))
    return Array((result.answers.map { writer.lines($0).joined(separator: "\n") + "\n" }.joined(separator: "\n")).utf8)
  }
}

/// Writes ways as aligned columns.
private struct WaysTableWriter {
  private static let titles = ["WAY", "STEP", "FROM", "HOW", "TO", "AT"]
  private static let gap = 2

  let result: WaysResult
  let style: TerminalStyle

  private var graph: NavigationGraph { result.graph }

  func lines(_ answer: WayAnswer) -> [String] {
    let node = graph.nodes[answer.target]
    let head = style.strong("\(node.kind.rawValue) \(node.name.visible)")
    let rows = answer.ways.enumerated().flatMap { self.rows($1, number: $0 + 1) }
    guard !rows.isEmpty else {
      return [head, answer.ways.isEmpty ? "no way leads here; --format text says what is in between" : "a way begins and ends here"]
    }
    let widths = Self.titles.indices.map { column in ([Self.titles] + rows).map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = cells.enumerated().map { $0 + 1 == cells.count ? $1 : DisplayWidth.padded($1, to: widths[$0] + Self.gap) }
      return padded.joined()
    }
    return [head, style.faint(line(Self.titles))] + rows.map(line) + (answer.hasMore ? ["and more ways; --max shows more"] : [])
  }

  private func rows(_ way: Way, number: Int) -> [[String]] {
    var count = 0
    return way.edges.map { position in
      let edge = graph.edges[position]
      if !edge.kind.isFree { count += 1 }
      return [
        String(number), edge.kind.isFree ? "" : String(count), name(result.index.sources[position]), edge.kind.rawValue,
        name(result.index.targets[position]), StepWording.place(edge.location),
      ]
    }
  }

  private func name(_ node: Int) -> String { graph.nodes.indices.contains(node) ? graph.nodes[node].name.visible : "" }
}
