import NavigationGraph

extension WaysForm {
  /// For pages and comments of GitHub and GitLab: a heading for each destination, a numbered list for each way.
  public static let markdown = WaysForm(name: "markdown", summary: "lists for Markdown pages") { result, _ in
    let writer = WaysMarkdownWriter(result: result)
    return Array((result.answers.map { writer.lines($0).joined(separator: "\n") + "\n" }.joined(separator: "\n")).utf8)
  }
}

/// Writes ways as Markdown.
private struct WaysMarkdownWriter {
  private static let longestList = 5

  let result: WaysResult

  private var wording: StepWording { StepWording(index: result.index, code: MarkdownText.code, prose: MarkdownText.prose) }
  private var graph: NavigationGraph { result.graph }

  func lines(_ answer: WayAnswer) -> [String] {
    let node = graph.nodes[answer.target]
    let place = node.location.map { ", declared at \(wording.place($0))" } ?? ""
    var lines = ["### How users get to \(MarkdownText.code(node.name))", "", "A \(node.kind.rawValue)\(place)."]
    for way in answer.ways { lines += [""] + self.lines(way) }
    if answer.ways.isEmpty {
      lines += ["", noWay]
    } else if answer.hasMore {
      lines += ["", "And more ways."]
    }
    return lines + suspects(answer)
  }

  private var noWay: String {
    guard let from = result.question.from else { return "No way leads here." }
    return "No way leads here from \(from.map(wording.name).joined(separator: " or "))."
  }

  private func lines(_ way: Way) -> [String] {
    guard !way.edges.isEmpty else {
      return [result.question.from == nil ? "Users come in here." : "The way begins and ends here."]
    }
    let length = way.cost.depth == 1 ? "1 step" : "\(way.cost.depth) steps"
    var lines = ["From \(wording.name(way.start)), \(length):", ""]
    // What costs users nothing is told with the step before.
    var count = 0
    for number in way.edges {
      let edge = graph.edges[number]
      let words = wording.sentence(edge, from: result.index.sources[number], to: result.index.targets[number])
      let more = ([wording.place(edge.location)] + wording.details(edge)).joined(separator: "; ")
      let text = "\(words) (\(more))"
      if !edge.kind.isFree {
        // Behind what is free at the start a list of its own begins.
        if count == 0, lines.last?.isEmpty == false { lines.append("") }
        count += 1
        lines.append("\(count). " + text)
      } else {
        lines.append((count == 0 ? "- " : "   - ") + text)
      }
    }
    return lines
  }

  private func suspects(_ answer: WayAnswer) -> [String] {
    let numbers = answer.ways.isEmpty ? answer.suspects : Array(answer.suspects.prefix(answer.namedSuspects))
    guard !numbers.isEmpty else { return [] }
    let shown = numbers.prefix(Self.longestList).map { number -> String in
      let site = graph.unresolved[number]
      let from = result.index.number(of: site.from).map(wording.name) ?? MarkdownText.code(site.from)
      return "- \(wording.place(site.location)): \(site.kind.rawValue) from \(from): \(MarkdownText.prose(site.reason))"
    }
    let rest = numbers.count - Self.longestList
    return ["", "Not understood, and may lead here:", ""] + shown + (rest > 0 ? ["- and \(rest) more"] : [])
  }
}
