/// Where the words of arrows stand.
///
/// Graphviz's `dot` keeps room for words where it lays out a line between ranks; lines that it bends afterwards, that stay within a rank or
/// that do not count for the ranks run through foreign words, and words come to lie on words and boxes. Here words that have such a fault are
/// moved along their arrow, to either side of it, as in the labelling of edges by candidates (Kakoulis and Tollis: Labeling algorithms, in:
/// Handbook of Graph Drawing and Visualization, 2013): each in turn takes the best of its candidates while the others stand, until none moves.
public enum LabelPlacement {
  private static let rounds = 8
  /// So many rectangles are compared at most: for 400 words among 400 boxes it was never reached, 1,600 among 1,000 took 20 s without it.
  private static let workLimit = 60_000_000
  /// How far words stand from their line: the first where there is room.
  private static let gaps = [1.5, 5, 11, 18]

  /// The new places of words and titles, by the positions of arrows and of grounds; what has no fault stays.
  public struct Moves: Hashable, Sendable {
    public var words: [Int: Rectangle] = [:]
    public var titles: [Int: Rectangle] = [:]
  }

  /// The places to which words and the titles of grounds are to move.
  ///
  /// Proportional to the words with a fault, their candidates (about a hundred each), and all that they must keep clear of; bounded, so that
  /// of very many some stay where they were.
  public static func moves(in drawing: Drawing) -> Moves {
    let segments = SegmentGrid(drawing.arrows)
    var drawing = drawing
    let titles = TitlePlacement.moves(in: drawing, segments)
    for (i, place) in titles { drawing.grounds[i].title = place }
    return Moves(words: words(in: drawing, segments), titles: titles)
  }

  private static func words(in drawing: Drawing, _ segments: SegmentGrid) -> [Int: Rectangle] {
    let homes = drawing.arrows.map(\.words)
    let measure = LabelCost(drawing, segments)
    var places = homes
    var candidates: [Int: [Candidate]] = [:]
    var work = 0
    for _ in 0..<rounds {
      var hasMoved = false
      for (i, arrow) in drawing.arrows.enumerated() {
        guard let home = homes[i], let at = places[i] else { continue }
        if work > workLimit { break }
        let others = places.indices.compactMap { $0 == i ? nil : places[$0] }
        work += others.count + drawing.obstacles.count
        var best = (place: at, cost: measure.cost(of: at, arrow: i, others: others))
        // The layout's own place is the best that has no fault.
        if at == home, best.cost < LabelCost.fault { continue }
        let choices = candidates[i] ?? Candidate.all(for: arrow, size: home)
        candidates[i] = choices
        best.cost += choices.first { $0.place == at }?.reluctance ?? 0
        for choice in choices {
          // The others are still further from the middle.
          if choice.reluctance >= best.cost { break }
          work += others.count + drawing.obstacles.count
          let cost = choice.reluctance
            + measure.cost(of: choice.place, arrow: i, others: others, limit: best.cost - choice.reluctance)
          // So much less that the last digits of a sum make no places go to and fro.
          if cost < best.cost - 0.001 { best = (choice.place, cost) }
        }
        if best.place != at {
          places[i] = best.place
          hasMoved = true
        }
      }
      if !hasMoved { break }
    }
    var moves: [Int: Rectangle] = [:]
    for i in places.indices where places[i] != homes[i] { moves[i] = places[i] }
    return moves
  }

  /// A place that words may take.
  private struct Candidate {
    let place: Rectangle
    /// How far it is from where a reader looks first: the middle of the arrow.
    let reluctance: Double

    /// Along the arrow, on both sides; the least reluctance first.
    static func all(for arrow: Drawing.Arrow, size: Rectangle) -> [Candidate] {
      guard let line = arrow.lines.max(by: { $0.length < $1.length }), line.length > 0, line.length.isFinite else { return [] }
      let steps = Int(min(max(line.length / 10, 4), 30))
      let all = (1..<steps).flatMap { step -> [Candidate] in
        let share = Double(step) / Double(steps)
        guard let (point, direction) = line.place(at: share * line.length) else { return [] }
        let normal = Point(x: -direction.y, y: direction.x)
        let half = abs(normal.x) * size.width / 2 + abs(normal.y) * size.height / 2
        return gaps.enumerated().flatMap { number, gap in
          [half + gap, -half - gap].map { away in
            let center = Point(x: point.x + normal.x * away, y: point.y + normal.y * away)
            return Candidate(
              place: Rectangle(center: center, width: size.width, height: size.height),
              reluctance: abs(share - 0.5) * 16 + (number > 0 ? 3 : 0))
          }
        }
      }
      return all.enumerated().sorted { ($0.element.reluctance, $0.offset) < ($1.element.reluctance, $1.offset) }.map(\.element)
    }
  }
}
