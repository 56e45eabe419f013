/// What is wrong with a place for the words of an arrow, as a number that grows with it. The weights say what misleads most: words that
/// cannot be read, then words that stand at another arrow, then words that are far from the middle of their own.
struct LabelCost {
  /// From here on a place has a fault that a reader sees.
  static let fault = 20.0
  /// Words within this distance of a line seem to belong to it.
  private static let reach = 7.0

  private let drawing: Drawing
  private let segments: SegmentGrid
  /// What no word may cover.
  private let obstacles: [Rectangle]

  init(_ drawing: Drawing, _ segments: SegmentGrid) {
    self.drawing = drawing
    self.segments = segments
    obstacles = drawing.obstacles + drawing.grounds.compactMap(\.title)
  }

  /// - Parameters:
  ///   - words: the place.
  ///   - arrow: the position of the arrow whose words they are.
  ///   - others: the places of all other words.
  ///   - limit: from here on the number does not matter: a place that costs so much may be given a smaller one, not below the limit.
  func cost(of words: Rectangle, arrow: Int, others: [Rectangle], limit: Double = .infinity) -> Double {
    let area = max(words.width * words.height, 1)
    var cost = 0.0
    if !drawing.bounds.contains(words) { cost += 1_000 }
    for obstacle in obstacles {
      let common = obstacle.overlap(words)
      if common > 0 { cost += 200 + 800 * common / area }
    }
    for other in others {
      let common = other.overlap(words)
      if common > 0 { cost += 150 + 600 * common / area }
    }
    if cost >= limit { return cost }
    for ground in drawing.grounds where ground.area.overlap(words) > 0 && !ground.area.contains(words) { cost += 6 }
    return cost + lines(words, arrow)
  }

  /// Lines through the words or nearer to them than their own.
  private func lines(_ words: Rectangle, _ arrow: Int) -> Double {
    let inner = words.grown(by: -1.5)
    var nearest: [Int: Double] = [:]
    segments.near(words.grown(by: Self.reach)) { segment in
      if let known = nearest[segment.arrow], known < 0 { return }
      let distance = inner.meets(segment.a, segment.b) ? -1 : words.distance(toSegment: segment.a, segment.b)
      nearest[segment.arrow] = min(nearest[segment.arrow] ?? .infinity, distance)
    }
    let own = nearest[arrow].map { max($0, 0) } ?? distanceToOwn(words, arrow)
    // Whole numbers: their sum is the same in any order.
    var cost = 0
    for (other, distance) in nearest {
      if distance < 0 {
        cost += other == arrow ? 24 : 70
      } else if other != arrow, distance < own + 2, distance < Self.reach {
        cost += 10
      }
    }
    return Double(cost) + (own.isFinite ? max(own - 3, 0) * 3 : 0)
  }

  private func distanceToOwn(_ words: Rectangle, _ arrow: Int) -> Double {
    var own = Double.infinity
    for line in drawing.arrows[arrow].lines {
      for (a, b) in zip(line.points, line.points.dropFirst()) { own = min(own, words.distance(toSegment: a, b)) }
    }
    return own
  }
}
