import GraphTestSupport
import NavigationGraph
import Testing

@testable import Diagram

/// Screens that many others lead to.
@Suite struct CrossReferenceTests {
  /// An app whose home pushes `count` pages, each of which pushes the profile; the home does, too.
  private func graph(pages count: Int) -> NavigationGraph {
    var s = Sketch()
    s.node("app:A")
    s.screens("Home", "Profile")
    s.edge("app:A", .root, "view:Home")
    s.edge("view:Home", .push, "view:Profile")
    for i in 0..<count {
      s.screens("Page\(i)")
      s.edge("view:Home", .push, "view:Page\(i)")
      s.edge("view:Page\(i)", i == 0 ? .sheet : .push, "view:Profile")
    }
    return s.graph
  }

  @Test func oneWayToAHubIsDrawnAndTheOthersAreWords() throws {
    let diagram = Diagram(graph: graph(pages: 40))
    #expect(diagram.arrows.filter { $0.to == "view:Profile" }.map(\.from) == ["view:Home"])
    let page = try #require(diagram.boxes.first { $0.id == "view:Page7" })
    #expect(page.details == ["→ Profile"])
    #expect(page.references == ["view:Profile"])
    #expect(diagram.boxes.first { $0.id == "view:Page0" }?.details == ["sheet → Profile"])
    #expect(diagram.boxes.first { $0.id == "view:Profile" }?.details == ["from 40 more"])
  }

  @Test func aSmallDiagramDrawsAllArrows() {
    let diagram = Diagram(graph: graph(pages: 10))
    #expect(diagram.arrows.count { $0.to == "view:Profile" } == 11)
  }

  @Test func theLimitIsAChoice() {
    var options = DiagramOptions()
    options.hubLimit = .max
    let diagram = Diagram(graph: graph(pages: 40), options: options)
    #expect(diagram.arrows.count { $0.to == "view:Profile" } == 41)
    #expect(diagram.boxes.allSatisfy { $0.references.isEmpty })
  }

  /// It stands in no tab's ground because one tab's way to it is the one that is drawn.
  @Test func aHubOfSeveralTabsIsInNone() {
    var s = Sketch()
    s.node("app:A")
    s.screens("Bar", "Profile")
    s.edge("app:A", .root, "view:Bar")
    for tab in ["one", "two"] {
      s.node("tab:T.\(tab)")
      s.screens("First_\(tab)")
      s.edge("view:Bar", .tab, "tab:T.\(tab)")
      s.edge("tab:T.\(tab)", .tab, "view:First_\(tab)")
      for i in 0..<15 {
        s.screens("Page_\(tab)\(i)")
        s.edge("view:First_\(tab)", .push, "view:Page_\(tab)\(i)")
        s.edge("view:Page_\(tab)\(i)", .push, "view:Profile")
      }
    }
    let diagram = Diagram(graph: s.graph)
    #expect(diagram.clusters.count == 2)
    #expect(!diagram.clusters.contains { $0.boxes.contains("view:Profile") })
    #expect(diagram.arrows.count { $0.to == "view:Profile" } == 1)
  }

  /// What a tab consists of is joined to it, wherever else it is shown.
  @Test func aTabKeepsWhatItHolds() {
    var s = Sketch()
    s.node("app:A")
    s.screens("Home", "InboxTab", "Inbox")
    s.edge("app:A", .root, "view:Home")
    s.edge("view:Home", .push, "view:InboxTab")
    s.edge("view:InboxTab", .embeds, "view:Inbox")
    s.edge("view:Home", .push, "view:Inbox")
    let diagram = Diagram(graph: s.graph)
    #expect(diagram.arrows.contains { $0.from == "view:InboxTab" && $0.to == "view:Inbox" && $0.kind == .contains })
  }

  /// However many lead there.
  @Test func aTabKeepsAHubThatItHolds() {
    var graph = graph(pages: 40)
    let place = SourceLocation(file: "T.swift", line: 1, column: 1)
    graph.edges.append(Edge(from: "view:Page3", to: "view:Profile", kind: .embeds, location: place))
    graph.edges.removeAll { $0.from == "view:Page3" && $0.kind == .push }
    let diagram = Diagram(graph: graph)
    #expect(diagram.arrows.filter { $0.to == "view:Profile" }.map(\.from).sorted() == ["view:Home", "view:Page3"])
  }

  @Test func aRouteThatIsABoxLeadsToItsScreen() {
    var s = Sketch()
    s.node("app:A")
    s.screens("Home", "Detail")
    s.node("route:Route.detail")
    s.edge("app:A", .root, "view:Home")
    s.edge("view:Home", .push, "route:Route.detail")
    s.edge("route:Route.detail", .builds, "view:Detail")
    var options = DiagramOptions()
    options.showsRoutes = true
    let diagram = Diagram(graph: s.graph, options: options)
    #expect(diagram.arrows.contains { $0.from == "route:Route.detail" && $0.to == "view:Detail" && $0.kind == .builds })
    #expect(diagram.loose.isEmpty)
  }

  @Test func foldersOfOneNameAreTwo() {
    var s = Sketch()
    s.node("app:A")
    for (name, file) in [("One", "Mail/Detail/One.swift"), ("Two", "Feed/Detail/Two.swift"), ("Three", "Feed/List/Three.swift")] {
      s.node("view:\(name)") {
        $0.role = .screen
        $0.location = SourceLocation(file: file, line: 1, column: 1)
      }
      s.edge("app:A", .root, "view:\(name)")
    }
    var options = DiagramOptions()
    options.grouping = .folder
    #expect(Set(Diagram(graph: s.graph, options: options).clusters.map(\.name)) == ["Mail/Detail", "Feed/Detail", "List"])
  }
}
