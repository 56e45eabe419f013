import NavigationGraph

/// Folds a diagram until Mermaid takes it. A site that shows Markdown does not raise Mermaid's limits: GitHub and GitLab refuse what is
/// larger with an error in the place of the picture.
enum MermaidFitting {
  /// `maxEdges` and `maxTextSize` of Mermaid's configuration, where nothing is set (https://mermaid.js.org/config/schema-docs/config.html).
  static let largest = (edges: 500, characters: 50_000)

  static func text(_ graph: NavigationGraph, _ options: DiagramOptions, _ text: DiagramFormat.Options) -> String {
    var choices = options
    var diagram = Diagram(graph: graph, options: choices)
    let asked = diagram
    while true {
      var notes: [String] = []
      if diagram != asked, asked.boxes.count <= options.boxBudget, asked.arrows.count <= options.arrowBudget {
        notes = [
          "Mermaid draws no more than \(largest.edges) edges and \(largest.characters) characters of text: the whole is in navgraph render."
        ]
      }
      let result = MermaidWriter.write(diagram, text, notes: notes)
      if fits(diagram, result) { return result }
      // Without links first: they are a third of the text, and the rest stays whole.
      if text.linkPrefix != nil, diagram.arrows.count <= largest.edges {
        let plain = MermaidWriter.write(
          diagram, DiagramFormat.Options(), notes: notes + ["Links to the source do not fit into Mermaid's limit of text."])
        if fits(diagram, plain) { return plain }
      }
      let budget = min(choices.boxBudget, diagram.boxes.count) * 2 / 3
      guard budget >= 4 else { return cut(diagram, text) }
      // A collapse that was asked for is folded further by its own groups.
      choices.setBudget(boxes: budget)
      choices.arrowBudget = min(choices.arrowBudget, largest.edges)
      diagram = Diagram(graph: graph, options: choices)
    }
  }

  /// Mermaid counts characters as JavaScript does.
  static func fits(_ diagram: Diagram, _ text: String) -> Bool {
    diagram.arrows.count <= largest.edges && text.utf16.count <= largest.characters
  }

  /// The first boxes in reading order, where folding does not help: entries and deep links are in no group.
  private static func cut(_ diagram: Diagram, _ text: DiagramFormat.Options) -> String {
    var count = diagram.boxes.count
    while true {
      count = count * 2 / 3
      var part = diagram
      part.boxes = Array(diagram.boxes.prefix(count))
      let kept = Set(part.boxes.map(\.id))
      part.arrows = Array(diagram.arrows.filter { kept.contains($0.from) && kept.contains($0.to) }.prefix(largest.edges))
      part.clusters = diagram.clusters.map { cluster in
        Cluster(id: cluster.id, name: cluster.name, word: cluster.word, boxes: cluster.boxes.filter(kept.contains))
      }.filter { !$0.boxes.isEmpty }
      part.notes = []
      let note =
        "Mermaid draws no more than \(largest.edges) edges and \(largest.characters) characters of text: "
        + "\(diagram.boxes.count - count) of \(diagram.boxes.count) boxes are left out. The whole is in navgraph render."
      let result = MermaidWriter.write(part, DiagramFormat.Options(), notes: [note])
      if count == 0 || fits(part, result) { return result }
    }
  }
}
