import GraphTestSupport
import NavigationGraph
import Testing

@Suite struct ImpactTests {
  /// An app in which Home pushes Detail, which embeds Row; a piece for each view, and a model and a service behind them.
  private let graph: NavigationGraph = {
    var graph = NavigationGraph(
      text: """
        node app:App entry
        node view:Home
        node view:Detail
        node view:Row
        node route:R.detail mapped used
        edge app:App root view:Home
        edge view:Home push route:R.detail
        edge route:R.detail builds view:Detail
        edge view:Detail embeds view:Row
        """)
    for index in graph.nodes.indices where graph.nodes[index].kind == .view {
      graph.nodes[index].role = graph.nodes[index].name == "Row" ? .component : .screen
    }
    return graph
  }()

  private func uses(_ pieces: [(name: String, uses: [Int])]) -> TypeUses {
    var uses = TypeUses()
    for piece in pieces {
      var made = TypeUses.Piece(name: piece.name)
      let id = "view:\(piece.name)"
      made.node = graph.nodes.contains { $0.id == id } ? id : nil
      made.isShown = made.node != nil
      made.spans = [TypeUses.Span(file: "\(piece.name).swift", lines: 1...10)]
      made.uses = piece.uses
      uses.pieces.append(made)
    }
    return uses
  }

  private func affected(_ files: [ChangedFile], _ pieces: [(name: String, uses: [Int])]) -> [String: String] {
    let index = GraphIndex(graph)
    let found = Impact(of: files, uses: uses(pieces), in: index).affected
    let told = found.map { row in
      (graph.nodes[row.node].id, "\(row.distance) " + row.steps.map { "\($0.link.rawValue) \($0.name)" }.joined(separator: ", "))
    }
    return Dictionary(told, uniquingKeysWith: { first, _ in first })
  }

  private func changed(_ path: String) -> ChangedFile { ChangedFile(path: path, change: .changed) }

  @Test func aComponentAffectsTheScreenRoundIt() {
    let found = affected([changed("Row.swift")], [("Row", []), ("Detail", [0]), ("Home", [])])
    #expect(
      found == [
        "view:Row": "0 ", "view:Detail": "1 contains Row", "route:R.detail": "2 shows Detail, contains Row",
        "view:Home": "3 opens R.detail, shows Detail, contains Row",
      ])
  }

  @Test func aModelAffectsViewsThroughServices() {
    let found = affected([changed("Model.swift")], [("Model", []), ("Service", [0]), ("Detail", [1]), ("Home", [])])
    #expect(found["view:Detail"] == "2 uses Service, uses Model")
    // What only uses something changed looks the same to who opens it.
    #expect(found["view:Home"] == nil)
  }

  /// That a view also uses what is changed hides from nobody that it contains what is, wherever each is found first.
  @Test func theReasonThatGoesOnIsNotHidden() {
    let both = [changed("Model.swift"), changed("Row.swift")]
    for files in [both, both.reversed()] {
      let found = affected(files, [("Model", []), ("Row", [0]), ("Detail", [0]), ("Home", [])])
      #expect(found["view:Detail"] == "1 contains Row", "\(files)")
      #expect(found["view:Home"] == "3 opens R.detail, shows Detail, contains Row", "\(files)")
    }
    // Nearer by a use, farther by what it contains.
    let nearer = affected(both, [("Model", []), ("Service", []), ("Row", [1]), ("Detail", [0]), ("Home", [])])
    #expect(nearer["view:Detail"] == "1 contains Row" && nearer["view:Home"] != nil)
  }

  @Test func viewsPassNothingOnByTheirNames() {
    let found = affected([changed("Row.swift")], [("Row", []), ("Router", [0]), ("Home", [1])])
    #expect(found["view:Home"]?.hasPrefix("3 opens") == true)
  }

  @Test func theCaseOfARouteAffectsThatRoute() throws {
    let route = try #require(graph.nodes.first { $0.id == "route:R.detail" }?.location)
    var lines = ChangedLines()
    lines.lines = [route.line]
    let found = affected([ChangedFile(path: route.file, change: .changed, lines: lines)], [("Model", []), ("Home", [0])])
    #expect(found == ["route:R.detail": "0 ", "view:Detail": "1 shownBy R.detail", "view:Home": "1 opens R.detail"])
  }

  @Test func removedFilesAffectNothing() {
    #expect(affected([ChangedFile(path: "Row.swift", change: .removed)], [("Row", [])]).isEmpty)
  }

  @Test func circlesEnd() {
    let found = affected([changed("A.swift")], [("A", [1]), ("B", [0, 2]), ("C", [1, 0]), ("Home", [2])])
    #expect(found["view:Home"] == "2 uses C, uses A")
  }

  /// Against a search that looks at all pairs until nothing changes.
  @Test func randomUsesAreFollowedOnShortestWays() {
    for _ in 0..<60 {
      let count = Int.random(in: 2...9)
      var pieces: [(name: String, uses: [Int])] = (0..<count).map { number in
        ("T\(number)", (0..<count).filter { $0 != number && Int.random(in: 0...3) == 0 })
      }
      pieces.append(("Home", (0..<count).filter { _ in Int.random(in: 0...4) == 0 }))
      var distances = [Int?](repeating: nil, count: pieces.count)
      distances[0] = 0
      for _ in pieces.indices {
        for (number, piece) in pieces.enumerated() {
          for used in piece.uses {
            if let near = distances[used], distances[number].map({ $0 > near + 1 }) ?? true { distances[number] = near + 1 }
          }
        }
      }
      let found = affected([changed("T0.swift")], pieces)["view:Home"]
      #expect(found?.split(separator: " ").first.flatMap { Int($0) } == distances[count], "\(pieces)")
    }
  }
}
