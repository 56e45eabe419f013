/// Finds what a changed file changes itself.
///
/// A changed line belongs to the innermost piece of source round it. Two kinds of lines mean less than the whole piece: the case of a route
/// means that route, and the arm of a builder means the route that it is for; else a new screen in a central switch would affect the whole app.
struct ImpactSeeds {
  private struct Line: Hashable {
    let file: String
    let line: Int
  }

  /// The lines of a builder from one route to the next.
  private struct Arm {
    let line: Int
    let route: Int
  }

  private let index: GraphIndex
  private let pieceCount: Int
  private var spans: [String: [(lines: ClosedRange<Int>, piece: Int)]] = [:]
  private var routes: [Line: Int] = [:]
  private var arms: [String: [Arm]] = [:]
  private var nodes: [String: Set<Int>] = [:]

  /// How far the last arm of a builder goes.
  private static let lengthOfLastArm = 4

  init(_ uses: TypeUses, _ index: GraphIndex) {
    self.index = index
    pieceCount = uses.pieces.count
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
      guard edge.kind == .builds, index.graph.nodes[index.sources[number]].kind == .route else { continue }
      arms[edge.location.file, default: []].append(Arm(line: edge.location.line, route: index.sources[number]))
    }
    for (file, list) in arms { arms[file] = list.sorted { ($0.line, $0.route) < ($1.line, $1.route) } }
  }

  /// The pieces and nodes that a file changes, by their numbers, ascending.
  func find(in file: ChangedFile) -> (pieces: [Int], nodes: [Int]) {
    guard file.path.hasSuffix(".swift") else { return ([], ofOther(file)) }
    guard let changed = file.lines else { return (Set((spans[file.path] ?? []).map(\.piece)).sorted(), []) }
    var (pieces, nodes): (Set<Int>, Set<Int>) = ([], [])
    for line in changed.lines {
      let piece = self.piece(in: file.path, line...line)
      if let route = routes[Line(file: file.path, line: line)] {
        nodes.insert(route)
      } else if let found = self.routes(ofArmAt: line, in: file.path, piece) {
        nodes.formUnion(found)
      } else if let piece {
        pieces.insert(piece)
      }
    }
    for gap in changed.gaps {
      if let found = routes(ofArmAt: gap.lowerBound, in: file.path, piece(in: file.path, gap)) {
        nodes.formUnion(found)
      } else if let piece = piece(in: file.path, gap) {
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

  /// The routes of the arm in which a line stands; nil where it stands in none.
  private func routes(ofArmAt line: Int, in file: String, _ piece: Int?) -> [Int]? {
    guard let all = arms[file], let last = all.last(where: { $0.line <= line }), let piece,
      self.piece(in: file, last.line...last.line) == piece
    else { return nil }
    let next = all.first { $0.line > line }
    let isLast = next.map { self.piece(in: file, $0.line...$0.line) != piece } ?? true
    if isLast, line - last.line > Self.lengthOfLastArm { return nil }
    return all.filter { $0.line == last.line }.map(\.route)
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
