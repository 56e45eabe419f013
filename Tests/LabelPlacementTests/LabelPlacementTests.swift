import GraphTestSupport
import Testing

@testable import LabelPlacement

@Suite struct LabelPlacementTests {
  private func line(_ points: (Double, Double)...) -> Polyline { Polyline(points.map { Point(x: $0.0, y: $0.1) }) }

  private func area(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rectangle {
    Rectangle(center: Point(x: x, y: y), width: width, height: height)
  }

  private let bounds = Rectangle(center: Point(x: 100, y: 100), width: 240, height: 240)

  /// A line from left to right with words above it, as a layout puts them.
  private var quiet: Drawing.Arrow { Drawing.Arrow(lines: [line((0, 100), (200, 100))], words: area(100, 108, 40, 10)) }

  @Test func wordsWithoutAFaultStay() {
    let drawing = Drawing(bounds: bounds, obstacles: [area(0, 100, 20, 20), area(200, 100, 20, 20)], arrows: [quiet])
    #expect(LabelPlacement.moves(in: drawing) == LabelPlacement.Moves())
  }

  @Test func wordsOnABoxMoveAlongTheirLine() throws {
    let box = area(100, 118, 40, 20)
    let drawing = Drawing(bounds: bounds, obstacles: [box], arrows: [quiet])
    let place = try #require(LabelPlacement.moves(in: drawing).words[0])
    #expect(place.overlap(box) == 0)
    #expect(abs(place.center.y - 100) < 12)
    #expect((place.width, place.height) == (40, 10))
  }

  @Test func wordsOnWordsMoveApart() {
    let arrows = [quiet, Drawing.Arrow(lines: [line((0, 112), (200, 112))], words: area(105, 106, 40, 10))]
    let moves = LabelPlacement.moves(in: Drawing(bounds: bounds, arrows: arrows)).words
    let places = arrows.indices.compactMap { moves[$0] ?? arrows[$0].words }
    #expect(places[0].overlap(places[1]) == 0)
  }

  @Test func wordsLeaveTheLineOfAnotherArrow() throws {
    let other = line((90, 0), (110, 200))
    let drawing = Drawing(bounds: bounds, arrows: [quiet, Drawing.Arrow(lines: [other])])
    let place = try #require(LabelPlacement.moves(in: drawing).words[0])
    #expect(!place.meets(other.points[0], other.points[1]))
  }

  @Test func wordsFarFromTheirLineComeToIt() throws {
    let far = Drawing.Arrow(lines: [line((0, 100), (200, 100))], words: area(100, 160, 40, 10))
    let place = try #require(LabelPlacement.moves(in: Drawing(bounds: bounds, arrows: [far])).words[0])
    #expect(place.distance(toSegment: Point(x: 0, y: 100), Point(x: 200, y: 100)) < 3)
  }

  @Test func aTitleStandsBesideALineThroughIt() throws {
    let ground = Drawing.Ground(area: area(100, 100, 200, 100), title: area(30, 142, 40, 12))
    let line = line((30, 0), (30, 220))
    let moves = LabelPlacement.moves(in: Drawing(bounds: bounds, grounds: [ground], arrows: [Drawing.Arrow(lines: [line])]))
    let place = try #require(moves.titles[0])
    #expect(!place.meets(line.points[0], line.points[1]))
    #expect(place.center.y == 142)
    #expect(ground.area.contains(place))
  }

  @Test func wordsKeepClearOfATitleWhereItStandsNow() throws {
    let title = area(30, 108, 40, 10)
    let ground = Drawing.Ground(area: area(100, 70, 200, 90), title: title)
    let arrows = [quiet, Drawing.Arrow(lines: [line((30, 60), (30, 150))])]
    let moves = LabelPlacement.moves(in: Drawing(bounds: bounds, grounds: [ground], arrows: arrows))
    let name = try #require(moves.titles[0])
    #expect(name.overlap(moves.words[0] ?? area(100, 108, 40, 10)) == 0)
  }

  @Test func whatHasNoLengthOrNoNumbersStays() {
    for points in [[], [Point(x: 1, y: 1)], [Point(x: 1, y: 1), Point(x: 1, y: 1)], [Point(x: .nan, y: 0), Point(x: 9, y: .infinity)]] {
      let arrow = Drawing.Arrow(lines: [Polyline(points)], words: area(100, 160, 40, 10))
      let drawing = Drawing(bounds: bounds, obstacles: [area(100, 160, 40, 10)], arrows: [arrow, quiet])
      #expect(LabelPlacement.moves(in: drawing).words[0] == nil)
    }
  }

  /// Whatever the drawing: the same again, nothing grows or leaves, and in all less is wrong than before.
  @Test(arguments: 0..<10 as Range<UInt64>) func drawingsAtRandom(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let boxes = (0..<12).map { _ in area(number(20...380), number(20...380), number(20...60), 18) }
    let arrows = (0..<18).map { _ in
      let controls = (0..<4).map { _ in Point(x: number(10...390), y: number(10...390)) }
      return Drawing.Arrow(lines: [Polyline(curves: controls)], words: area(number(40...360), number(20...380), number(20...60), 10))
    }
    let whole = area(200, 200, 400, 400)
    let drawing = Drawing(bounds: whole, obstacles: boxes, grounds: [Drawing.Ground(area: area(200, 200, 300, 300))], arrows: arrows)
    let moves = LabelPlacement.moves(in: drawing)
    #expect(LabelPlacement.moves(in: drawing) == moves)
    let before = arrows.map(\.words)
    let after = before.indices.map { moves.words[$0] ?? before[$0] }
    for place in after.compactMap(\.self) { #expect(whole.contains(place)) }
    let cost = LabelCost(drawing, SegmentGrid(arrows))
    func total(_ places: [Rectangle?]) -> Double {
      places.indices.reduce(0) { sum, i in
        guard let place = places[i] else { return sum }
        return sum + cost.cost(of: place, arrow: i, others: places.indices.compactMap { $0 == i ? nil : places[$0] })
      }
    }
    #expect(total(after) < total(before))
  }
}

@Suite struct GeometryTests {
  private let square = Rectangle(center: Point(x: 0, y: 0), width: 2, height: 2)

  @Test func aLineMeetsARectangle() {
    #expect(square.meets(Point(x: -3, y: 0), Point(x: 3, y: 0)))
    #expect(square.meets(Point(x: 0, y: 0), Point(x: 0.5, y: 0)))
    #expect(!square.meets(Point(x: -3, y: 2), Point(x: 3, y: 2)))
    #expect(!square.meets(Point(x: -3, y: 0), Point(x: 0, y: 3)))
    #expect(!square.meets(Point(x: 2, y: -3), Point(x: 2, y: 3)))
  }

  @Test func distancesAreThoseOfTheNearestPoints() {
    #expect(square.distance(toSegment: Point(x: -3, y: 3), Point(x: 3, y: 3)) == 2)
    #expect(square.distance(toSegment: Point(x: 4, y: 1), Point(x: 9, y: 1)) == 3)
    #expect(abs(square.distance(toSegment: Point(x: -3, y: 0), Point(x: 0, y: 3)) - 0.5.squareRoot()) < 1e-9)
    #expect(square.distance(toSegment: Point(x: 0, y: 0), Point(x: 9, y: 9)) == 0)
  }

  @Test func aCurveIsFollowed() throws {
    let curve = Polyline(curves: [Point(x: 0, y: 0), Point(x: 0, y: 100), Point(x: 100, y: 100), Point(x: 100, y: 0)])
    #expect(curve.points.first == Point(x: 0, y: 0))
    #expect(curve.points.last == Point(x: 100, y: 0))
    let middle = try #require(curve.place(at: curve.length / 2))
    #expect(abs(middle.point.x - 50) < 1 && abs(middle.point.y - 75) < 1)
    #expect(abs(middle.direction.x - 1) < 0.01)
    // Points that make no whole curve are passed over.
    #expect(Polyline(curves: [Point(x: 1, y: 1), Point(x: 2, y: 2)]).length == 0)
  }
}
