import NavigationGraph

/// What a change can affect, as a table for a comment.
enum ImpactMarkdown {
  static func bytes(_ result: ImpactResult) -> [UInt8] {
    var lines = ["### What the change can affect", "", MarkdownText.prose(result.summary) + "."]
    if !result.rows.isEmpty {
      lines += ["", "| what | distance | why | way |", "|---|---|---|---|"]
      for row in result.rows {
        let cells = [
          ImpactResult.name(row.node), ImpactResult.distance(row.affected.distance), ImpactResult.reason(row.affected),
          row.way.count > 1 ? row.way.map(\.visible).joined(separator: " › ") : "",
        ]
        lines.append("| " + cells.map { MarkdownText.prose($0) }.joined(separator: " | ") + " |")
      }
    }
    if let words = result.fartherWords { lines += ["", MarkdownText.prose(words) + "."] }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
