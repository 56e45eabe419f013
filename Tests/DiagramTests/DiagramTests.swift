import GraphTestSupport
import NavigationGraph
import Testing

@testable import Diagram

@Suite struct DiagramTests {
  private func arrows(_ graph: NavigationGraph, _ options: DiagramOptions = DiagramOptions()) -> [String] {
    Diagram(graph: graph, options: options).arrows.map { "\($0.from) \($0.kind.rawValue) \($0.to) \($0.label.joined(separator: "|"))" }.sorted()
  }

  @Test func routesAreWordsAtArrows() {
    var s = Sketch()
    s.screens("Home", "Detail")
    s.route("Route.detail", builds: "Detail")
    s.edge("view:Home", .push, "route:Route.detail")
    s.edge("view:Home", .push, "route:Route.detail")
    #expect(arrows(s.graph) == ["view:Home push view:Detail detail ×2"])
  }

  /// What only asks is a dialog; who shows both has alerts.
  @Test(arguments: [([EdgeKind.confirmationDialog], "dialog"), ([.alert], "alert"), ([.alert, .confirmationDialog], "alert")])
  func aDialogIsCalledOne(_ kinds: [EdgeKind], _ name: String) {
    var s = Sketch()
    s.screens("Home", "Detail")
    s.node("alert:Home")
    for kind in kinds { s.edge("view:Home", kind, "alert:Home") }
    #expect(Diagram(graph: s.graph).boxes.first { $0.kind == .alert }?.name == name)
  }

  @Test func routesAreBoxesWhereAskedFor() {
    var s = Sketch()
    s.screens("Home", "Detail")
    s.route("Route.detail", builds: "Detail")
    s.edge("view:Home", .push, "route:Route.detail")
    var options = DiagramOptions()
    options.showsRoutes = true
    let diagram = Diagram(graph: s.graph, options: options)
    #expect(diagram.boxes.contains { $0.id == "route:Route.detail" })
    #expect(arrows(s.graph, options).contains("view:Home push route:Route.detail "))
  }

  @Test func aRouteThatLeadsToRoutesIsFollowedThroughCircles() {
    var s = Sketch()
    s.screens("Home", "Detail")
    s.node("route:A.one")
    s.node("route:A.two")
    s.edge("route:A.one", .builds, "route:A.two")
    s.edge("route:A.two", .builds, "route:A.one")
    s.edge("route:A.two", .builds, "view:Detail")
    s.edge("view:Home", .sheet, "route:A.one")
    #expect(arrows(s.graph) == ["view:Home sheet view:Detail sheet one"])
  }

  @Test func anUnmappedRouteIsABoxThatSaysSo() {
    var s = Sketch()
    s.screens("Home")
    s.node("route:Route.gone") { $0.mapped = false }
    s.edge("view:Home", .push, "route:Route.gone")
    let box = Diagram(graph: s.graph).boxes.first { $0.id == "route:Route.gone" }
    #expect(box?.details == ["route without a view"])
    #expect(box?.isFaulty == true)
  }

  @Test func aComponentCountsForItsScreens() {
    var s = Sketch()
    s.screens("Home", "Search", "Detail")
    s.node("view:Row") { $0.role = .component }
    s.node("view:Button") { $0.role = .component }
    s.edge("view:Home", .embeds, "view:Row")
    s.edge("view:Search", .embeds, "view:Row")
    s.edge("view:Row", .embeds, "view:Button")
    s.edge("view:Button", .push, "view:Detail")
    #expect(arrows(s.graph) == ["view:Home push view:Detail ", "view:Search push view:Detail "])
    #expect(!Diagram(graph: s.graph).boxes.contains { $0.id == "view:Row" })
  }

  /// The app's own way to its home screen stays, though a preview app starts with that screen.
  @Test func aScreenThatAnotherAppStartsWithIsStillHeld() {
    var s = Sketch()
    s.screens("Root", "Home")
    for (app, view) in [("Shop", "Root"), ("HomePreview", "Home")] {
      s.node("app:\(app)") { $0.entry = true }
      s.edge("app:\(app)", .root, "view:\(view)")
    }
    s.edge("view:Root", .embeds, "view:Home")
    #expect(arrows(s.graph).contains { $0.hasPrefix("view:Root contains view:Home") })
  }

  @Test func theTitleOfManyAppsCountsTheRest() {
    var s = Sketch()
    for app in ["A", "B", "C", "D"] { s.node("app:\(app)") { $0.entry = true } }
    #expect(Diagram(graph: s.graph).title == "A, B and 2 more apps")
  }

  @Test func aComponentOfManyScreensIsDrawnOnce() {
    var s = Sketch()
    s.screens("One", "Two")
    s.node("view:Row") { $0.role = .component }
    for i in 0..<6 {
      s.node("view:Host\(i)")
      s.edge("view:Host\(i)", .embeds, "view:Row")
    }
    s.edge("view:Row", .push, "view:One")
    s.edge("view:Row", .sheet, "view:Two")
    let diagram = Diagram(graph: s.graph)
    #expect(diagram.boxes.first { $0.id == "view:Row" }?.kind == .component)
    #expect(diagram.boxes.first { $0.id == "view:Row" }?.details == ["in 6 screens"])
    #expect(diagram.arrows.count == 2)
  }

  @Test func aPartOfASharedComponentCountsForThatComponent() {
    var s = Sketch()
    s.screens("One", "Two")
    s.node("view:Row") { $0.role = .component }
    s.node("view:RowHeader") { $0.role = .component }
    for i in 0..<6 {
      s.node("view:Host\(i)")
      s.edge("view:Host\(i)", .embeds, "view:Row")
    }
    s.edge("view:Row", .embeds, "view:RowHeader")
    for row in ["view:Row", "view:RowHeader"] {
      s.edge(row, .push, "view:One")
      s.edge(row, .sheet, "view:Two")
    }
    #expect(arrows(s.graph) == ["view:Row push view:One ×2", "view:Row sheet view:Two sheet ×2"])
  }

  @Test func modulesAreGroundsWhereNoneHasNearlyEverything() {
    var s = Sketch()
    for i in 0..<8 { s.node("view:A\(i)") { $0.module = i < 4 ? "First" : "Second" } }
    for i in 1..<8 { s.edge("view:A0", .push, "view:A\(i)") }
    #expect(Diagram(graph: s.graph).clusters.map(\.name) == ["First", "Second"])
    var t = Sketch()
    for i in 0..<8 { t.node("view:A\(i)") { $0.module = i < 7 ? "First" : "Second" } }
    for i in 1..<8 { t.edge("view:A0", .push, "view:A\(i)") }
    #expect(Diagram(graph: t.graph).clusters.isEmpty)
  }

  @Test func aRouterIsLeftOutWhereItsCallersSpeak() {
    var s = Sketch()
    s.screens("Home", "Detail")
    s.node("object:Router")
    s.edge("view:Home", .push, "view:Detail") { $0.through = ["Router.show", "Router.push"] }
    s.edge("object:Router", .push, "view:Detail")
    let diagram = Diagram(graph: s.graph)
    #expect(diagram.arrows.map(\.from) == ["view:Home"])
    #expect(!diagram.boxes.contains { $0.kind == .object })
  }

  @Test func aViewModelCountsForItsScreen() {
    var s = Sketch()
    s.screens("Home", "Detail")
    s.node("object:HomeModel")
    s.edge("view:Home", .owns, "object:HomeModel")
    s.edge("object:HomeModel", .sheet, "view:Detail")
    #expect(arrows(s.graph) == ["view:Home sheet view:Detail sheet"])
  }

  @Test func aCoordinatorThatNobodySpeaksForStays() {
    var s = Sketch()
    s.node("app:App")
    s.screens("Detail")
    s.node("object:Coordinator")
    s.edge("app:App", .owns, "object:Coordinator")
    s.edge("object:Coordinator", .push, "view:Detail")
    #expect(arrows(s.graph) == ["app:App owns object:Coordinator ", "object:Coordinator push view:Detail "])
  }

  @Test func anArrowStartsAtTheScreenWhoseClosureFires() {
    var s = Sketch()
    s.screens("Root", "Member", "Photos")
    s.edge("view:Root", .embeds, "view:Member")
    s.edge("view:Root", .push, "view:Photos") { $0.trigger = Trigger(type: "Member", closure: "onShowPhotos") }
    #expect(arrows(s.graph).contains("view:Member push view:Photos "))
  }

  @Test func whatADeepLinkOpensIsDrawnOnce() {
    var s = Sketch()
    s.node("app:App")
    s.screens("Detail")
    s.node("deepLink:app://detail")
    let place = SourceLocation(file: "App.swift", line: 9, column: 3)
    s.edge("app:App", .sheet, "view:Detail") { $0.location = place }
    s.edge("deepLink:app://detail", .open, "view:Detail") { $0.location = place }
    #expect(arrows(s.graph) == ["deepLink:app://detail deepLink view:Detail opens as sheet"])
  }

  @Test func deepLinksToOnePlaceShareATag() {
    var s = Sketch()
    s.screens("Help")
    for name in ["a://help", "a://faq"] {
      s.node("deepLink:" + name)
      s.edge("deepLink:" + name, .open, "view:Help")
    }
    let diagram = Diagram(graph: s.graph)
    #expect(diagram.boxes.filter { $0.kind == .deepLink }.map(\.lines) == [["a://faq", "a://help"]])
    #expect(diagram.arrows.count == 1)
  }

  @Test func routesAlikeShareABox() {
    var s = Sketch()
    s.screens("Home")
    for name in ["one", "two", "three"] {
      s.node("route:Step." + name)
      s.edge("view:Home", .sheet, "route:Step." + name)
    }
    let diagram = Diagram(graph: s.graph)
    #expect(diagram.boxes.filter { $0.kind == .route }.map(\.lines) == [["one", "three", "two"]])
    #expect(diagram.arrows.map(\.count) == [3])
  }

  @Test func boxesWithoutArrowsStandInATable() {
    var s = Sketch()
    s.screens("Home", "Detail")
    s.edge("view:Home", .push, "view:Detail")
    for i in 0..<5 { s.node("view:Old\(i)View") { $0.reachable = false } }
    let diagram = Diagram(graph: s.graph)
    #expect(diagram.loose.count == 5)
    #expect(diagram.boxes.count == 7)
  }

  @Test func screensStandInTheTabThatIsNearest() {
    let clusters = Diagram(graph: Sketch.shop()).clusters
    #expect(clusters.map(\.name).sorted() == ["Cart", "Home", "Profile", "Search", "Wishlist"])
    #expect(clusters.first { $0.name == "Cart" }?.boxes.contains("view:CheckoutView") == true)
    // Equally near to four tabs.
    #expect(!clusters.contains { $0.boxes.contains("view:ProductView") })
  }

  @Test func noBoxStandsInTwoClustersAndEveryArrowHasItsEnds() {
    for seed in 1...40 as ClosedRange<UInt64> {
      for grouping in Grouping.allCases {
        var options = DiagramOptions()
        options.grouping = grouping
        if seed.isMultiple(of: 2) { options.boxBudget = 5 }
        let diagram = Diagram(graph: .random(seed: seed, hostile: true), options: options)
        let ids = Set(diagram.boxes.map(\.id))
        #expect(ids.count == diagram.boxes.count)
        let clustered = diagram.clusters.flatMap(\.boxes) + diagram.loose
        #expect(Set(clustered).count == clustered.count)
        #expect(ids.isSuperset(of: clustered))
        #expect(diagram.arrows.allSatisfy { ids.contains($0.from) && ids.contains($0.to) })
        #expect(Set(diagram.arrows.map(\.id)).count == diagram.arrows.count)
      }
    }
  }

  /// A graph is sorted before it comes here, but a picture must not hang on it.
  @Test func theTextIsTheSameForTheSameGraph() {
    for graph in [Sketch.fruit(), Sketch.shop(), Sketch.dense(screens: 200, links: 600)] {
      #expect(DOTWriter.write(Diagram(graph: graph)) == DOTWriter.write(Diagram(graph: graph)))
    }
  }

  @Test func aLargeGraphIsDrawnByGroups() {
    let diagram = Diagram(graph: Sketch.dense(screens: 350, links: 1150, modules: 12))
    #expect(diagram.boxes.filter { $0.kind == .group }.count == 12)
    #expect(diagram.boxes.count == 13)
    #expect(diagram.arrows.count <= 3 * diagram.boxes.count)
    #expect(diagram.notes.first?.contains("each module is one box") == true)
  }

  @Test func unreachableScreensAndUnresolvedSitesAreMarked() {
    let diagram = Diagram(graph: Sketch.fruit())
    #expect(diagram.boxes.first { $0.id == "view:PromotionScreen" }?.isUnreachable == true)
    #expect(diagram.arrows.first { $0.from == "view:PromotionScreen" }?.standing == .dead)
    #expect(diagram.arrows.first { $0.kind == .unresolved }?.label == ["push"])
  }
}
