/// Finds what a changed file changes itself.
///
/// A changed line belongs to the innermost piece of source round it. Two kinds of lines mean less than the whole piece: the case of a route
/// means that route, and the arm of a builder means the route that it is for; else a new screen in a central switch would affect the whole app.
struct ImpactSeeds {
  private struct Line: Hashable {
    let file: String
    let line: Int
  }

  private let index: GraphIndex
  private var spans: [String: [(lines: ClosedRange<Int>, piece: Int)]] = [:]
  private var routes: [Line: Int] = [:]
  private let arms: BuilderArms
  private var nodes: [String: Set<Int>] = [:]

  init(_ uses: TypeUses, _ index: GraphIndex) {
    self.index = index
    arms = BuilderArms(uses, index)
    for (number, piece) in uses.pieces.enumerated() {
      for span in piece.spans { spans[span.file, default: []].append((span.lines, number)) }
    }
    for (number, node) in index.graph.nodes.enumerated() {
      guard let place = node.location else { continue }
      nodes[place.file, default: []].insert(number)
      if node.kind == .route { routes[Line(file: place.file, line: place.line)] = number }
    }
    for (number, edge) in index.graph.edges.enumerated() where index.sources[number] >= 0 {
      if !edge.location.file.hasSuffix(".swift") { nodes[edge.location.file, default: []].insert(index.sources[number]) }
    }
  }

  /// The pieces and nodes that a file changes, by their numbers, ascending.
  func find(in file: ChangedFile) -> (pieces: [Int], nodes: [Int]) {
    guard file.path.hasSuffix(".swift") else { return ([], ofOther(file)) }
    guard let changed = file.lines else { return (Set((spans[file.path] ?? []).map(\.piece)).sorted(), []) }
    var (pieces, nodes): (Set<Int>, Set<Int>) = ([], [])
    for line in changed.lines {
      if let route = routes[Line(file: file.path, line: line)] {
        nodes.insert(route)
      } else if let found = arms.routes(at: line, in: file.path) {
        nodes.formUnion(found)
      } else if let piece = piece(in: file.path, line...line) {
        pieces.insert(piece)
      }
    }
    for gap in changed.gaps {
      if let found = arms.routes(at: gap.lowerBound, in: file.path) {
        nodes.formUnion(found)
      } else if let piece = piece(in: file.path, gap) {
        pieces.insert(piece)
      }
    }
    for removed in changed.removedArms {
      if let found = arms.routes(of: removed, in: file.path) {
        nodes.formUnion(found)
      } else if let piece = piece(in: file.path, removed.gap) {
        pieces.insert(piece)
      }
    }
    return (pieces.sorted(), nodes.sorted())
  }

  /// The innermost piece round some lines.
  private func piece(in file: String, _ lines: ClosedRange<Int>) -> Int? {
    var best: (lines: ClosedRange<Int>, piece: Int)?
    for span in spans[file] ?? [] where span.lines.lowerBound <= lines.lowerBound && span.lines.upperBound >= lines.upperBound {
      if best.map({ span.lines.count < $0.lines.count }) ?? true { best = span }
    }
    return best?.piece
  }

  /// Of storyboards, tables of texts, Objective-C: what the graph has from there, or calls by a text of it.
  private func ofOther(_ file: ChangedFile) -> [Int] {
    var found = nodes[file.path] ?? []
    if !file.texts.isEmpty {
      let texts = Set(file.texts)
      for (number, node) in index.graph.nodes.enumerated() {
        if let title = node.title, texts.contains(title) { found.insert(number) }
      }
    }
    return found.sorted()
  }
}
