import GraphTestSupport
import NavigationGraph
import Testing

@Suite struct DifferenceTests {
  private let app = """
    node app:App entry
    edge app:App root view:Home
    edge view:Home push route:Route.list
    edge view:Home push route:Route.detail
    edge route:Route.list builds view:List
    edge route:Route.detail builds view:Detail
    edge view:List push route:Route.detail
    edge view:Home sheet view:Settings
    edge view:Settings push view:About
    node route:Route.list mapped used
    node route:Route.detail mapped used carries=Int
    """

  /// The app with a change to its lines.
  private func changed(_ replacements: [(String, String)]) -> String {
    replacements.reduce(app) { $0.replacing($1.0, with: $1.1) }
  }

  @Test func nothingIsToldOfTheSameGraph() {
    #expect(told(app, app).isEmpty)
    #expect(GraphDifference(from: NavigationGraph(text: app), to: NavigationGraph(text: app)).isEmpty)
  }

  @Test func linesAndFilesThatMoveAreNoChange() {
    #expect(told(app, "\n\n" + app).isEmpty)
    var moved = NavigationGraph(text: app)
    for number in moved.nodes.indices { moved.nodes[number].location?.file = "Elsewhere/Other.swift" }
    for number in moved.edges.indices {
      moved.edges[number].location = SourceLocation(file: "Elsewhere/Other.swift", line: 900 - number, column: 1)
    }
    for number in moved.nodes.indices { moved.nodes[number].module = "Elsewhere" }
    #expect(told(NavigationGraph(text: app), moved).isEmpty)
  }

  @Test func whatComesAndGoesIsTold() {
    let more = app + "\nedge view:About sheet view:License"
    #expect(told(app, more) == ["+ view:License", "+ view:About sheet view:License"])
    #expect(told(more, app) == ["- view:License", "- view:About sheet view:License"])
  }

  /// One of several places that do the same comes or goes: the way was there, and is there.
  @Test func aFurtherPlaceIsNoNewWay() throws {
    let more = app + "\nedge view:Home sheet view:Settings"
    for (old, new, places) in [(app, more, (1, 2)), (more, app, (2, 1))] {
      let changes = GraphDifference(from: NavigationGraph(text: old), to: NavigationGraph(text: new)).edges
      let change = try #require(changes.first)
      #expect(changes.count == 1 && !change.isOfWholeWay)
      #expect(change.places.map { ($0.base, $0.head) } ?? (0, 0) == places)
    }
    let other = app + "\nedge view:List sheet view:Settings"
    #expect(GraphDifference(from: NavigationGraph(text: app), to: NavigationGraph(text: other)).edges.map(\.isOfWholeWay) == [true])
  }

  /// A file is named after its screen, and with one new name comes the other. A screen that takes the place of another is no rename.
  @Test func aFileThatIsRenamedWithItsScreenTellsNothingAgainstIt() {
    func graph(_ name: String, kind: EdgeKind) -> NavigationGraph {
      var graph = NavigationGraph(
        text: "node app:App entry\nedge app:App root view:Home\nedge view:Home \(kind.rawValue) route:Route.poster\nedge route:Route.poster builds view:\(name)")
      for number in graph.nodes.indices where graph.nodes[number].name == name {
        graph.nodes[number].location?.file = "App/Screens/\(name).swift"
        graph.nodes[number].parameters = [Parameter(label: "id", type: "Int")]
      }
      return graph
    }
    let base = graph("FruitPosterScreen", kind: .fullScreenCover)
    #expect(told(base, graph("PosterScreen", kind: .sheet)).first == "~ view:FruitPosterScreen → view:PosterScreen: name")
    var other = graph("OrderHistory", kind: .sheet)
    for number in other.nodes.indices { other.nodes[number].parameters = [] }
    #expect(told(base, other).starts(with: ["- view:FruitPosterScreen", "+ view:OrderHistory"]))
  }

  /// A case of a renamed enum that changed in more than its name is told by itself, too.
  @Test func whatElseChangesOfARenamedCaseIsTold() {
    let new = changed([("Route.", "Destination."), ("carries=Int", "carries=Int,String")])
    let changes = GraphDifference(from: NavigationGraph(text: app), to: NavigationGraph(text: new)).nodes
    #expect(changes.filter { !$0.isToldElsewhere }.map(\.node.id) == ["route:Destination.detail"])
  }

  /// All screens of a list are renamed at once: each finds its partner by the words of its name, and not by comparing all with all.
  @Test func renamesByTheHundredAreFound() {
    func graph(_ suffix: String) -> NavigationGraph {
      let lines = (0..<150).map { "edge view:Hub push view:Item\(["Apple", "Pear", "Plum"][$0 % 3])\($0)\(suffix)" }
      return NavigationGraph(text: "node app:App entry\nedge app:App root view:Hub\n" + lines.joined(separator: "\n"))
    }
    let renames = GraphDifference(from: graph("View"), to: graph("Screen")).nodes
    #expect(renames.count == 150 && renames.allSatisfy(\.isRenamed))
  }

  @Test func aRenamedEnumIsOneRename() {
    #expect(
      told(app, changed([("Route.", "Destination.")])) == [
        "~ route:Route.detail → route:Destination.detail: name (implied)", "~ route:Route.list → route:Destination.list: name (implied)",
      ])
  }

  @Test func aRenamedCaseKeepsItsSitesAndItsView() {
    #expect(told(app, changed([("Route.detail", "Route.item")])) == ["~ route:Route.detail → route:Route.item: name"])
  }

  @Test func aRenamedViewKeepsItsPlace() {
    #expect(told(app, changed([("view:Settings", "view:Preferences")])) == ["~ view:Settings → view:Preferences: name"])
  }

  @Test func allIsRenamedAtOnce() {
    let names = [("Route.", "Destination."), ("view:Home", "view:Start"), ("view:List", "view:Rows"), ("view:Detail", "view:Item")]
    let lines = told(app, changed(names))
    #expect(
      lines == [
        "~ route:Route.detail → route:Destination.detail: name (implied)", "~ route:Route.list → route:Destination.list: name (implied)",
        "~ view:Detail → view:Item: name", "~ view:Home → view:Start: name", "~ view:List → view:Rows: name",
      ].sorted { $0.split(separator: "→").last ?? "" < $1.split(separator: "→").last ?? "" })
  }

  @Test func whatIsNestedIsRenamedWithItsType() {
    let nested = app + "\nedge view:Settings sheet view:Settings.Help\nedge view:Settings alert alert:Settings"
    let renamed = nested.replacing("Settings", with: "Preferences")
    #expect(
      told(nested, renamed) == [
        "~ alert:Settings → alert:Preferences: name (implied)", "~ view:Settings → view:Preferences: name",
        "~ view:Settings.Help → view:Preferences.Help: name (implied)",
      ])
  }

  @Test func anotherScreenInTheSamePlaceIsNoRename() {
    let other = app.replacing("edge view:Settings push view:About", with: "").replacing("view:Settings", with: "view:Profile")
    let lines = told(app, other)
    #expect(lines.contains("- view:Settings"))
    #expect(lines.contains("+ view:Profile"))
  }

  @Test func pushBecomesSheet() {
    #expect(
      told(app, changed([("edge view:List push route:Route.detail", "edge view:List sheet route:Route.detail")])) == [
        "~ view:List push route:Route.detail → view:List sheet route:Route.detail: kind"
      ])
  }

  @Test func aBuilderMakesAnotherView() {
    let lines = told(app, changed([("edge route:Route.list builds view:List", "edge route:Route.list builds view:Detail")]))
    #expect(lines.contains("~ route:Route.list builds view:List → route:Route.list builds view:Detail: target"))
    #expect(lines.contains("lost view:List: route:Route.list builds view:List"))
  }

  @Test func aScreenMovesToAnotherTab() {
    let tabs = """
      node app:App entry
      edge app:App root view:Main
      edge view:Main tab tab:Tab.home
      edge view:Main tab tab:Tab.more
      edge tab:Tab.home tab view:Home
      edge tab:Tab.home tab view:News
      edge tab:Tab.more tab view:More
      """
    #expect(
      told(tabs, tabs.replacing("tab:Tab.home tab view:News", with: "tab:Tab.more tab view:News")) == [
        "~ tab:Tab.home tab view:News → tab:Tab.more tab view:News: source"
      ])
  }

  @Test func parallelEdgesAreMatchedOneByOne() {
    let twice = app + "\nedge view:List push route:Route.detail"
    #expect(told(twice, app) == ["- view:List push route:Route.detail"])
    #expect(told(app, twice) == ["+ view:List push route:Route.detail"])
  }

  @Test func parametersAndBuildersOfARouteAreTold() {
    #expect(told(app, changed([("carries=Int", "carries=String")])) == ["~ route:Route.detail: parameters"])
    let lines = told(app, changed([("edge route:Route.detail builds view:Detail", ""), ("Route.detail mapped", "Route.detail")]))
    #expect(lines == ["~ route:Route.detail: mapped", "- view:Detail", "- route:Route.detail builds view:Detail"])
  }


  @Test func whatIsLostHasTheEditThatLostIt() {
    #expect(
      told(app + "\nnode view:Settings\nnode view:About", changed([("edge view:Home sheet view:Settings", "")]) + "\nnode view:Settings") == [
        "- view:Home sheet view:Settings", "lost view:About: view:Home sheet view:Settings", "lost view:Settings: view:Home sheet view:Settings",
      ])
  }

  @Test func whatIsReachedAgainHasTheEditThatReachesIt() {
    let without = changed([("edge view:Home sheet view:Settings", "")]) + "\nnode view:Settings"
    #expect(
      told(without, without + "\nnode deepLink:app://settings entry\nedge deepLink:app://settings open view:Settings") == [
        "+ deepLink:app://settings", "+ deepLink:app://settings open view:Settings",
        "reached view:About: deepLink:app://settings open view:Settings", "reached view:Settings: deepLink:app://settings open view:Settings",
      ])
  }

  @Test func aLinkThatIsWrittenOtherwiseIsAnotherLink() {
    let link = app + "\nnode deepLink:app://old entry\nedge deepLink:app://old open view:Detail"
    let lines = told(link, link.replacing("app://old", with: "app://new"))
    #expect(lines.contains("- deepLink:app://old"))
    #expect(lines.contains("+ deepLink:app://new"))
  }

  @Test func idsThatAreQualifiedForASecondTypeAreNoRename() {
    var two = NavigationGraph(text: app.replacing("view:Detail", with: "view:Shop/Detail") + "\nnode view:Core/Detail")
    two.nodes = two.nodes.map { node in
      var node = node
      if node.id == "view:Core/Detail" { node.location?.file = "Core.swift" }
      return node
    }
    #expect(told(NavigationGraph(text: app), two) == ["+ view:Core/Detail"])
  }

  @Test func findingsOfRenamedThingsAreTheSame() {
    func finding(_ name: String, line: Int) -> Finding {
      Finding(
        rule: "unused_destination", severity: .warning, message: "\(name) is unused", hint: "",
        location: SourceLocation(file: "App.swift", line: line, column: 3), ids: ["route:\(name)"])
    }
    var base = NavigationGraph(text: app)
    var head = NavigationGraph(text: changed([("Route.", "Destination.")]))
    base.findings = [finding("Route.list", line: 10)]
    head.findings = [finding("Destination.list", line: 10)]
    #expect(!told(base, head).contains { $0.contains("!") })
    head.findings = [finding("Destination.list", line: 10), finding("Destination.detail", line: 11)]
    #expect(told(base, head).filter { $0.contains("!") } == ["+ ! Destination.detail is unused"])
    head.findings = nil
    #expect(GraphDifference(from: base, to: head).findings == nil)
  }
}
