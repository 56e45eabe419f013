import Diagram
import GraphTestSupport
import NavigationGraph
import Site
import Testing

@Suite struct ContentTests {
  private var files: [SiteFile] {
    var links = LinkOptions()
    links.wayToSource = "../.."
    return DocsForm.markdown.write(Documentation(shop), links)
  }

  @Test func aScreenSaysHowUsersGetThereAndWhereItLeads() {
    let text = files.text("screens/ItemDetail.md") ?? ""
    let chart = text.firstMatch(of: /```mermaid\n(?s:(.*?))```\n\n/)
    #expect(chart?.1.hasPrefix("flowchart LR\n") == true)
    #expect(chart?.1.contains("BuyView") == true && chart?.1.contains("ItemRow") == true && chart?.1.contains("shop://item") == true)
    #expect(
      text.replacing(chart?.0 ?? "", with: "") == """
        # ItemDetail

        [Navigation of ShopApp](../README.md) › [Screens](../screens.md)

        One item, as `ItemList` has it.

        - **Title**: “Item”
        - **Kind**: a screen
        - [Route](../routes.md): `Route.item(Int)`
        - [Deep link](../deep-links.md): `shop://item`
        - **Module**: `Shop`
        - **Source**: [`Shop/Item Detail.swift`](../../../Shop/Item%20Detail.swift)

        ## How users get here

        The shortest way from the app `ShopApp`:

        1. The app `ShopApp` opens with [`RootView`](RootView.md), which has the tab `Tab.items`, which shows [`ItemList`](ItemList.md), which contains [`ItemRow`](../components/ItemRow.md)
        2. [`ItemRow`](../components/ItemRow.md) pushes `Route.item`, which is shown as `ItemDetail`

        ### All ways in

        | From | How | Route |
        |---|---|---|
        | [`ItemRow`](../components/ItemRow.md), part of [`ItemList`](ItemList.md) | push | `Route.item` |
        | [`Router`](../objects/Router.md) | push | `Route.item` |
        | the link `shop://item` | opens | `Route.item` |

        ## Where it leads

        | To | How | Remarks |
        |---|---|---|
        | [`BuyView`](BuyView.md) | sheet | detents: medium |

        ## Alerts and dialogs

        | Kind |
        |---|
        | alert |

        """)
  }

  @Test func endsAndWhatNobodyReachesAreSaid() {
    let buy = files.text("screens/BuyView.md") ?? ""
    #expect(buy.contains("## Where it leads\n\nNowhere: it is the end of every way that comes here.\n"))
    #expect(buy.contains("## How it is left\n\n- closes what is presented\n"))
    let help = files.text("screens/HelpView.md") ?? ""
    #expect(help.contains("No way leads here from where users come in.\n"))
    #expect(help.contains("1 site that could not be followed may lead here: [Sites not followed](../unresolved.md).\n"))
    #expect(!help.contains("All ways in"))
  }

  /// Pictures do not count them, so the two would seem to disagree.
  @Test func whatNothingShowsIsNoScreen() {
    var graph = shop
    for number in graph.nodes.indices where graph.nodes[number].name == "HelpView" { graph.nodes[number].role = .unused }
    let readme = DocsForm.markdown.write(Documentation(graph, DocsOptions()), LinkOptions()).text("README.md")
    #expect(readme?.contains("- [Screens](screens.md): 5; and 1 view that nothing shows\n") == true, "\(readme ?? "")")
  }

  @Test func theListsSayWhatThereIs() {
    #expect(files.text("routes.md")?.contains("| `.item(Int)` | [`ItemDetail`](screens/ItemDetail.md) |") == true)
    #expect(files.text("tabs.md")?.contains("| `Tab.items` | [`ItemList`](screens/ItemList.md) | [`CartView`](screens/CartView.md) |") == true)
    #expect(files.text("deep-links.md")?.contains("| `shop://item` | [`ItemDetail`](screens/ItemDetail.md) by `Route.item` |") == true)
    #expect(files.text("entries.md")?.contains("| the app `ShopApp` | app | [`RootView`](screens/RootView.md) |") == true)
    #expect(files.text("alerts.md")?.contains("| [`ItemDetail`](screens/ItemDetail.md) | alert |") == true)
    #expect(files.text("findings.md")?.contains("| warning | no site uses `Route.help` | [`App.swift`](../../App.swift) |") == true)
    #expect(files.text("unresolved.md")?.contains("| [`CartView`](screens/CartView.md) | push | `Route` | not followed |") == true)
    #expect(files.text("README.md")?.contains("- [Screens](screens.md): 6, of which 1 out of reach\n") == true)
  }

  /// No page of a part says that no way leads to a screen of the app.
  @Test func aPartIsToldAsOne() throws {
    var part = shop
    // All that is left of the app is one screen.
    part.nodes.removeAll { $0.id != "view:ItemList" }
    part.edges = []
    func text(_ path: String, _ notes: [String]) -> String? {
      var options = DocsOptions()
      options.partNotes = notes
      return DocsForm.markdown.write(Documentation(part, options), LinkOptions()).text(path)
    }
    let (alone, told) = (text("screens/ItemList.md", []), text("screens/ItemList.md", ["4 of 5 screens: only module:Shop"]))
    #expect(alone?.contains("no way begins anywhere") == true)
    #expect(told?.contains("no way begins anywhere") == false)
    #expect(told?.contains("Users come here by ways that are not in this part of the app.") == true)
    #expect(text("screens/ItemList.md", [])?.contains("not in this part") == false)
    #expect(text("README.md", ["4 of 5 screens: only module:Shop"])?.contains("A part of the app: 4 of 5 screens: only module:Shop.") == true)
  }

  @Test func linesAreLeftOutUnlessAskedFor() {
    #expect(!files.contains { String(decoding: $0.bytes, as: UTF8.self).contains(".swift:") || String(decoding: $0.bytes, as: UTF8.self).contains("#L") })
    var links = LinkOptions()
    links.prefix = "https://example.org/blob/main"
    links.showsLines = true
    let text = DocsForm.html.write(Documentation(shop), links).text("screens/ItemDetail.html") ?? ""
    #expect(text.contains("href=\"https://example.org/blob/main/Shop/Item%20Detail.swift#L7\""))
    links.prefix = "vscode://file/{file}:{line}"
    links.showsLines = false
    #expect(DocsForm.html.write(Documentation(shop), links).text("screens/ItemDetail.html")?.contains("href=\"vscode://file/Shop/Item%20Detail.swift:7\"") == true)
  }

  /// A file outside the folder of the prefix has no link on a page, and none in the picture.
  @Test func filesOutsideThePrefixHaveNoLinks() {
    var graph = shop
    for number in graph.nodes.indices { graph.nodes[number].location?.file = "../Kit/A.swift" }
    for number in graph.edges.indices { graph.edges[number].location.file = "/abs/A.swift" }
    for number in graph.returns.indices { graph.returns[number].location.file = "/abs/A.swift" }
    for number in graph.unresolved.indices { graph.unresolved[number].location.file = "/abs/A.swift" }
    graph.findings = nil
    var links = LinkOptions()
    links.prefix = "https://example.org/blob/main"
    let pages = DocsForm.markdown.write(Documentation(graph), links)
    #expect(!pages.contains { String(decoding: $0.bytes, as: UTF8.self).contains("example.org") })
    let picture = OverviewPicture(Diagram(graph: graph), links: links, depth: 1)
    #expect(picture.diagram.boxes.allSatisfy { $0.location == nil })
    #expect(picture.diagram.arrows.allSatisfy { $0.location == nil })
    // A relative way leads out of the folder, too, but not to a place of one machine.
    links.prefix = nil
    links.wayToSource = ".."
    let near = OverviewPicture(Diagram(graph: graph), links: links, depth: 1)
    let files = (near.diagram.boxes.map(\.location) + near.diagram.arrows.map(\.location)).compactMap { $0?.file }
    #expect(Set(files) == ["../Kit/A.swift"])
    #expect(DocsForm.markdown.write(Documentation(graph), links).text("screens/ItemDetail.md")?.contains("(../../../Kit/A.swift)") == true)
  }

  /// Code that moves within its files changes no page.
  @Test(arguments: 0..<12 as Range<UInt64>) func onlyNavigationChangesPages(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, size: 40).normalized()
    var moved = graph
    for number in moved.nodes.indices { moved.nodes[number].location?.line *= 3 }
    for number in moved.edges.indices { moved.edges[number].location.line *= 3 }
    for number in moved.returns.indices { moved.returns[number].location.line *= 3 }
    for number in moved.unresolved.indices { moved.unresolved[number].location.line *= 3 }
    let findings = moved.findings?.map { finding in
      var finding = finding
      finding.location?.line *= 3
      return finding
    }
    moved.findings = findings
    for form in DocsForms.all {
      #expect(form.write(Documentation(graph), LinkOptions()) == form.write(Documentation(moved.shuffled(seed: seed).normalized()), LinkOptions()))
    }
  }

  @Test func longListsAreCutUp() {
    for (count, modules) in [(2000, 10), (5000, 1)] {
      let documentation = Documentation(generated(count, modules: modules))
      #expect(documentation.pages.count { $0.id.kind == .screen } == count)
      for form in DocsForms.all {
        let files = form.write(documentation, LinkOptions())
        #expect(files.allSatisfy { $0.bytes.count < 150_000 })
        #expect(Set(files.map(\.path)).count == files.count)
      }
    }
  }

  /// Modules of which one is called as a part of another is, and screens without any.
  @Test func partsOfListsAreTheirOwnPages() {
    var graph = generated(900)
    for (position, number) in graph.nodes.indices.filter({ graph.nodes[$0].kind == .view }).enumerated() {
      let isFew = position % 10 == 0
      graph.nodes[number].module = position % 20 == 0 ? nil : isFew ? "A-Screen1" : "A"
    }
    let documentation = Documentation(graph.normalized())
    #expect(Set(documentation.pages.map(\.id)).count == documentation.pages.count)
    for form in DocsForms.all {
      let paths = form.write(documentation, LinkOptions()).map { $0.path.lowercased() }
      #expect(Set(paths).count == paths.count)
    }
    let files = DocsForm.markdown.write(documentation, LinkOptions())
    let overview = files.text("screens.md") ?? ""
    #expect(overview.contains("| [No module](lists/screens-others.md) | 45 |"), "\(overview)")
    #expect(files.text("lists/screens-others.md")?.hasPrefix("# Screens: No module\n\n[Navigation of BigApp](../README.md) › [Screens](../screens.md)\n") == true)
    let parts = overview.matches(of: /\(lists\/([^)]*)\) \| (\d+)/)
    #expect(parts.compactMap { Int($0.2) }.reduce(0, +) == 900)
    for part in parts { #expect(files.text("lists/\(part.1)") != nil, "\(part.1)") }
  }

  /// What an object is told to do is a way of who tells it, where that is known.
  @Test func callersAreToldInPlaceOfWhatTheyCall() {
    func ways(_ callers: [String]) -> [String] {
      var graph = shop
      for (position, caller) in callers.enumerated() {
        var edge = Edge(from: caller, to: "view:HelpView", kind: .push, location: SourceLocation(file: "A.swift", line: position + 1, column: 1))
        edge.through = caller == "object:Shop.Guide" ? [] : ["Shop.Guide.help"]
        graph.edges.append(edge)
      }
      var guide = Node(id: "object:Shop.Guide", kind: .object, name: "Shop.Guide")
      guide.module = "Shop"
      graph.nodes.append(guide)
      let text = DocsForm.markdown.write(Documentation(graph.normalized()), LinkOptions()).text("screens/HelpView.md") ?? ""
      let sources = text.split(separator: "\n").filter { $0.contains("| push |") }.compactMap { $0.split(separator: "|").first }
      return ["CartView", "Guide", "RootView"].filter { name in sources.contains { $0.contains(name) } }
    }
    #expect(ways(["object:Shop.Guide"]) == ["Guide"])
    #expect(ways(["object:Shop.Guide", "view:CartView"]) == ["CartView"])
    #expect(ways(["object:Shop.Guide", "view:CartView", "view:RootView"]) == ["CartView", "RootView"])
  }

  /// The way by the tab is told, not that under a condition; each condition is told, and the tab stands in the chart.
  @Test func waysLeadThroughTabsAndTellTheirConditions() {
    let graph = NavigationGraph(
      text: """
        node app:A entry
        edge app:A root view:Root
        edge view:Root tab tab:T.news
        edge tab:T.news tab view:News
        edge view:Root embeds view:News if
        edge view:Root embeds view:Side if
        edge view:News push view:Item
        """)
    var screens = graph
    for number in screens.nodes.indices where screens.nodes[number].kind == .view { screens.nodes[number].role = .screen }
    let files = DocsForm.markdown.write(Documentation(screens.normalized()), LinkOptions())
    let news = files.text("screens/News.md") ?? ""
    #expect(news.contains("1. The app `A` opens with [`Root`](Root.md), which has the tab `T.news`, which shows `News`\n"), "\(news)")
    #expect(news.contains(/n0\("Root"\)\n/) && news.contains(/n0 -->\|"tab .*"\| n1/), "\(news)")
    #expect(files.text("screens/Side.md")?.contains("[`Root`](Root.md), which contains `Side` where `isOn`\n") == true)
  }

  /// One tab more moves no other line.
  @Test(arguments: [(19, 20, false), (20, 1, true)]) func beginningsAreListedAsAWholeOrNotAtAll(_ tabs: Int, _ lines: Int, _ isElsewhere: Bool) {
    let edges = (0..<tabs).map { "edge view:Root tab tab:T.t\($0)\nedge tab:T.t\($0) tab view:V\($0)\n" }.joined()
    let graph = NavigationGraph(text: "node app:A entry\nedge app:A root view:Root\n" + edges)
    let text = DocsForm.markdown.write(Documentation(graph.normalized()), LinkOptions()).text("README.md") ?? ""
    let begins = text.split(separator: "## Where the app begins\n").last?.split(separator: "## How to read this").first ?? ""
    #expect(begins.split(separator: "\n").count { $0.hasPrefix("- ") } == lines, "\(text)")
    #expect(begins.contains("The 20 [tabs](tabs.md) have a page of their own.\n") == isElsewhere)
  }

  /// The pages of a long chain would otherwise grow with its square.
  @Test func longWaysAreTakenTogetherInTheMiddle() {
    let pushes = (0..<300).map { number in "edge view:S\(number) push view:S\(number + 1)\n" }.joined()
    var graph = NavigationGraph(text: "node app:Chain entry\nedge app:Chain root view:S0\n" + pushes)
    for number in graph.nodes.indices where graph.nodes[number].kind == .view { graph.nodes[number].role = .screen }
    let files = DocsForm.markdown.write(Documentation(graph.normalized()), LinkOptions())
    func steps(_ screen: String) -> [Substring] {
      (files.text("screens/\(screen).md") ?? "").split(separator: "\n").filter { $0.firstMatch(of: /^\d+\.\s/) != nil }
    }
    #expect(steps("S40").count == 41)
    let long = steps("S300")
    #expect(long.count == 41 && long[20] == "21. … 261 more steps", "\(long)")
    #expect(long.first == "1. The app `Chain` opens with [`S0`](S0.md)")
    #expect(long.last == "41. [`S299`](S299.md) pushes `S300`")
  }

  @Test func nothingIsNothing() {
    let files = DocsForm.markdown.write(Documentation(NavigationGraph(generator: Generator(name: "navgraph", version: "0"))), LinkOptions())
    #expect(files.map(\.path) == ["README.md"])
  }
}
