/// Where the names of grounds stand: at the left of the upper border, as the layout puts them, or as little to the right of it as keeps them
/// clear of lines.
enum TitlePlacement {
  private static let step = 6.0

  /// The places of titles by the positions of their grounds, where they are others than before.
  static func moves(in drawing: Drawing, _ segments: SegmentGrid) -> [Int: Rectangle] {
    var moves: [Int: Rectangle] = [:]
    for (i, ground) in drawing.grounds.enumerated() {
      guard let home = ground.title else { continue }
      var best = (place: home, cost: cost(home, home, drawing, segments))
      let room = ground.area.right - home.right - (home.left - ground.area.left)
      guard best.cost > 0, room > step, room.isFinite else { continue }
      for number in 1...Int(min(room / step, 400)) {
        var place = home
        place.center.x += Double(number) * step
        let cost = cost(place, home, drawing, segments)
        if cost < best.cost - 0.001 { best = (place, cost) }
      }
      if best.place != home { moves[i] = best.place }
    }
    return moves
  }

  /// Lines and boxes that it shares its place with, and, for less than a line, the way from where it was.
  private static func cost(_ title: Rectangle, _ home: Rectangle, _ drawing: Drawing, _ segments: SegmentGrid) -> Double {
    var lines: Set<Int> = []
    segments.near(title) { if title.meets($0.a, $0.b) { lines.insert($0.arrow) } }
    let boxes = drawing.obstacles.count { $0.overlap(title) > 0 }
    return Double(lines.count) * 10 + Double(boxes) * 100 + (title.center.x - home.center.x) * 0.01
  }
}
