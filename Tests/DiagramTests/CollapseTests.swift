import GraphTestSupport
import NavigationGraph
import PictureTestSupport
import Testing

@testable import Diagram

@Suite struct CollapseTests {
  private func modules(_ count: Int, screens: Int) -> NavigationGraph {
    var s = Sketch()
    for m in 0..<count { for i in 0..<screens { s.node("view:M\(m)S\(i)") { $0.module = "M\(m)" } } }
    for m in 0..<count {
      for i in 1..<screens { s.edge("view:M\(m)S0", .push, "view:M\(m)S\(i)") }
      s.edge("view:M\(m)S0", .sheet, "view:M\((m + 1) % count)S0")
    }
    return s.graph
  }

  @Test func modulesAreBoxesWhereAskedFor() {
    var options = DiagramOptions()
    options.collapse = .module
    let diagram = Diagram(graph: modules(3, screens: 4), options: options)
    #expect(diagram.boxes.map(\.name).sorted() == ["M0", "M1", "M2"])
    #expect(diagram.boxes.allSatisfy { $0.kind == .group && $0.details == ["4 screens"] })
    #expect(diagram.arrows.map(\.word) == ["sheet", "sheet", "sheet"])
    #expect(diagram.notes == ["Each module is one box."])
  }

  @Test func modulesAboveTheBudgetShareABox() {
    var options = DiagramOptions()
    options.collapse = .module
    options.setBudget(boxes: 5)
    let diagram = Diagram(graph: modules(12, screens: 3), options: options)
    #expect(diagram.boxes.count == 5)
    #expect(diagram.boxes.first { $0.name == "…" }?.details == ["8 modules", "24 screens"])
  }

  @Test func nestedTypesAndCasesFoldIntoTheirType() {
    var s = Sketch()
    s.screens("Home", "Shop", "Shop.Detail", "Shop.Detail.Row")
    for name in ["one", "two"] {
      s.node("route:Shop.Step.\(name)") { $0.routeType = "Shop.Step" }
      s.edge("view:Home", .push, "route:Shop.Step.\(name)")
    }
    s.edge("view:Home", .push, "view:Shop.Detail.Row")
    s.edge("view:Shop", .push, "view:Shop.Detail")
    var options = DiagramOptions()
    (options.collapse, options.showsRoutes) = (.type, true)
    let diagram = Diagram(graph: s.graph, options: options)
    #expect(diagram.boxes.map(\.id).sorted() == ["group:Shop", "route:Shop.Step.one", "view:Home"])
    // What stands for two routes already is one box; it keeps both lines.
    #expect(diagram.boxes.first { $0.kind == .route }?.lines == ["one", "two"])
    #expect(diagram.boxes.first { $0.id == "group:Shop" }?.details == ["3 screens"])
  }

  @Test func foldersAreBoxesWhereAskedFor() {
    var s = Sketch()
    for (folder, names) in [("App/Cart", ["A", "B"]), ("App/Shop/Detail", ["C"]), ("App/Shop/List", ["D"])] {
      for name in names { s.node("view:" + name) { $0.location = SourceLocation(file: "\(folder)/\(name).swift", line: 1, column: 1) } }
    }
    s.edge("view:A", .push, "view:C")
    var options = DiagramOptions()
    options.collapse = .folder
    #expect(Diagram(graph: s.graph, options: options).boxes.map(\.name).sorted() == ["Cart", "Detail", "List"])
  }

  @Test func highlightedBoxesAndTheirArrowsAreStrong() {
    var s = Sketch()
    s.screens("Home", "Detail", "About", "Help")
    s.node("view:Row") { $0.role = .component }
    s.edge("view:Detail", .embeds, "view:Row")
    s.route("Route.about", builds: "About")
    s.edge("view:Home", .push, "view:Detail")
    s.edge("view:Home", .push, "route:Route.about")
    s.edge("view:Home", .push, "view:Help")
    var options = DiagramOptions()
    // A component stands for its screen, a route for what it leads to; what is not there for nothing.
    options.highlight = ["view:Row", "route:Route.about", "view:Gone"]
    options.notes = ["Two screens are affected."]
    let diagram = Diagram(graph: s.graph, options: options)
    #expect(diagram.boxes.filter(\.isHighlighted).map(\.id).sorted() == ["view:About", "view:Detail"])
    #expect(diagram.arrows.filter(\.isHighlighted).map(\.to).sorted() == ["view:About", "view:Detail"])
    #expect(diagram.notes == ["Two screens are affected."])
    let text = DOTWriter.write(diagram)
    #expect(text.split(separator: "\n").count { $0.contains("peripheries=\"2\"") } == 2)
  }

  @Test func foldersAreCutEvenly() {
    var paths: [String: [Substring]] = [:]
    for i in 0..<100 { paths["a\(i)"] = ["App", "Features", "F\(i % 50)"[...]] }
    for i in 0..<20 { paths["b\(i)"] = ["App", "Core"] }
    let cut = FolderCut.cut(paths, limit: 10, least: 8)
    #expect(Set(cut.keys.values).count == 10)
    #expect(cut.rests == ["App/Features/…": 42])
    #expect(cut.keys["b3"] == "App/Core")
    #expect(cut.keys.count == 120)
    let all = FolderCut.cut(paths, limit: 100, least: 0)
    #expect(Set(all.keys.values).count == 51)
    #expect(FolderCut.cut([:], limit: 10, least: 0).keys.isEmpty)
  }

  @Test(arguments: [5, 20, 150, 600, Int.max]) func budgetsKeepTheirProportion(boxes: Int) {
    var options = DiagramOptions()
    options.setBudget(boxes: boxes)
    #expect(options.arrowBudget >= options.boxBudget)
    #expect((1...options.boxBudget).contains(options.groupLimit))
  }

  /// Neither modules nor folders: the parts that screens lead to.
  @Test func aFlatAppIsCutByItsWays() {
    var s = Sketch()
    s.node("app:App")
    s.screens("Root")
    s.edge("app:App", .root, "view:Root")
    for hub in 0..<10 {
      s.node("view:Hub\(hub)")
      s.edge("view:Root", .push, "view:Hub\(hub)")
      for i in 0..<30 {
        s.node("view:Hub\(hub)Page\(i)")
        s.edge("view:Hub\(hub)", .push, "view:Hub\(hub)Page\(i)")
      }
    }
    let diagram = Diagram(graph: s.graph)
    #expect(diagram.boxes.filter { $0.kind == .group }.map(\.name).sorted() == (0..<10).map { "Hub\($0)" })
    #expect(diagram.boxes.filter { $0.kind == .group }.allSatisfy { $0.details == ["31 screens"] })
    #expect(diagram.boxes.contains { $0.id == "view:Root" })
  }

  @Test func manyKindsBetweenTwoScreensAreOneArrowWhereThereAreVeryMany() {
    var s = Sketch()
    s.screens("Root")
    for i in 0..<90 {
      s.node("view:Page\(i)")
      for kind in [EdgeKind.push, .sheet, .fullScreenCover] { s.edge("view:Root", kind, "view:Page\(i)") }
    }
    let diagram = Diagram(graph: s.graph)
    #expect(diagram.arrows.count == 90)
    #expect(diagram.arrows.allSatisfy { $0.kind == .several && $0.count == 3 && $0.label == ["push, sheet, cover"] })
    // The fan is laid out in rows.
    let lengths = Fans.lengths(diagram, .leftToRight)
    #expect(Set(lengths.values) == [2, 3, 4, 5, 6])
    #expect(Fans.lengths(diagram, .topToBottom).values.max() == 8)
  }

  /// A layout of all would run for hours.
  @Test func fiveThousandScreensAreAPictureOfParts() throws {
    let graph = Sketch.dense(screens: 5_000, links: 12_000, modules: 400)
    let diagram = Diagram(graph: graph)
    let groups = diagram.boxes.filter { $0.kind == .group }
    #expect((4...40).contains(groups.count))
    // Every screen is drawn, or counted in a box.
    let counted = groups.flatMap(\.details).compactMap { $0.hasSuffix(" screens") ? Int($0.dropLast(" screens".count)) : nil }.reduce(0, +)
    #expect(counted + diagram.boxes.count { $0.kind == .screen } >= 4_990)
    #expect(diagram.arrows.count <= 3 * diagram.boxes.count)
    #expect(diagram.notes.contains { $0.contains("too many for one picture") && $0.contains("--focus") && $0.contains("--max-boxes") })
    let picture = try Renderer(program: LayoutPrograms.any()).render(diagram, options: PictureOptions())
    #expect(!picture.bytes.isEmpty)
  }

  @Test(arguments: [0, 1, 150, Int.max / 8 + 1, Int.max / 4, .max]) func anyBudgetDoes(_ boxes: Int) {
    var options = DiagramOptions()
    options.setBudget(boxes: boxes)
    #expect(options.boxBudget >= 1 && options.arrowBudget >= 2)
  }
}
