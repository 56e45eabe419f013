import Foundation
import GraphTestSupport
import NavigationGraph
import PictureTestSupport
import Testing

@testable import Diagram

/// What Graphviz draws, read from its own account of each stroke (https://graphviz.org/docs/outputs/json/).
private struct DrawnPicture {
  struct Area {
    var left: Double
    var low: Double
    var right: Double
    var high: Double

    func covers(_ other: Area) -> Bool {
      min(right, other.right) - max(left, other.left) > 0.8 && min(high, other.high) - max(low, other.low) > 0.8
    }
  }

  private(set) var boxes: [Area] = []
  /// The lines of words at arrows, with the arrow's position.
  private(set) var words: [(arrow: Int, area: Area)] = []
  private(set) var titles: [Area] = []

  init(_ json: [UInt8]) throws {
    let root = try #require(JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    titles += Self.texts(root["_ldraw_"])
    for object in root["objects"] as? [[String: Any]] ?? [] {
      if (object["name"] as? String)?.hasPrefix("cluster") == true {
        titles += Self.texts(object["_ldraw_"])
      } else if let at = (object["pos"] as? String)?.split(separator: ",").compactMap({ Double($0) }), at.count == 2,
        let width = (object["width"] as? String).flatMap(Double.init), let height = (object["height"] as? String).flatMap(Double.init)
      {
        boxes.append(Area(left: at[0] - width * 36, low: at[1] - height * 36, right: at[0] + width * 36, high: at[1] + height * 36))
      }
    }
    for (i, edge) in (root["edges"] as? [[String: Any]] ?? []).enumerated() {
      words += Self.texts(edge["_ldraw_"]).map { (i, $0) }
    }
  }

  /// The letters themselves: without the spaces that keep words off their line.
  private static func texts(_ strokes: Any?) -> [Area] {
    var size = 9.0
    return (strokes as? [[String: Any]] ?? []).compactMap { stroke in
      if let value = stroke["size"] as? Double { size = value }
      guard stroke["op"] as? String == "T", let at = stroke["pt"] as? [Double], at.count == 2, let width = stroke["width"] as? Double,
        let text = stroke["text"] as? String, !text.isEmpty
      else { return nil }
      let left = stroke["align"] as? String == "l" ? at[0] : at[0] - width / 2
      let space = size * 0.28
      let (leading, trailing) = (text.prefix { $0 == "\u{A0}" }.count, text.reversed().prefix { $0 == "\u{A0}" }.count)
      return Area(
        left: left + Double(leading) * space, low: at[1] - size * 0.2, right: left + width - Double(trailing) * space,
        high: at[1] + size * 0.7)
    }
  }

  /// Pairs of words, and words with boxes or titles, that cover each other.
  var covered: (byWords: Int, byBoxes: Int, byTitles: Int) {
    var count = (0, 0, 0)
    for (i, word) in words.enumerated() {
      count.0 += words[..<i].count { $0.arrow != word.arrow && $0.area.covers(word.area) }
      count.1 += boxes.count { $0.covers(word.area) }
      count.2 += titles.count { $0.covers(word.area) }
    }
    return count
  }
}

@Suite struct PictureWordsTests {
  private static let graphs: [(String, NavigationGraph)] =
    [("fruit", Sketch.fruit()), ("shop", Sketch.shop()), ("dense", Sketch.dense(screens: 40, links: 90))]
    + [1, 2, 3].map { ("random \($0)", NavigationGraph.randomApp(seed: $0, screens: 30)) }

  /// In both directions and on each ground: no words lie on words, on boxes or on titles. Without `LabelPlacement` some of these do.
  @Test(arguments: graphs.indices, [Grouping.none, .module, .folder, .tab]) func wordsLieOnNothing(_ number: Int, _ grouping: Grouping) throws {
    let (name, graph) = Self.graphs[number]
    var options = DiagramOptions()
    options.grouping = grouping
    let diagram = Diagram(graph: graph, options: options)
    let renderer = try Renderer(program: LayoutPrograms.any())
    for direction in [Direction.leftToRight, .topToBottom] {
      var text = DOTWriter.Options()
      text.direction = direction
      let picture = try renderer.run(DOTWriter.write(diagram, options: text), format: "json", layout: .dot, timeLimit: .seconds(60))
      let drawn = try DrawnPicture(picture.bytes)
      #expect(!drawn.boxes.isEmpty)
      #expect(drawn.covered == (0, 0, 0), "\(name), by \(grouping), \(direction)")
    }
  }
}
