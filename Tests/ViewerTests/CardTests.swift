import GraphTestSupport
import NavigationGraph
import Testing

/// Tables where columns have no room: a card for each row.
@Suite @MainActor struct CardTests {
  private static let tabs = ["screens", "routes", "links", "findings", "unresolved"]

  private static let graph: NavigationGraph = {
    let long = "AnEvenLongerNameOfSomethingThatOpensAndIsUsedThroughoutTheApplication"
    var graph = NavigationGraph(
      text: """
        node app:Shop entry
        node view:\(long)
        node route:Route.\(long.lowercased()) mapped used carries=\(long)
        node deepLink:shop://\(long.lowercased())/\(long.lowercased()) entry
        edge app:Shop root view:\(long)
        edge view:\(long) push route:Route.\(long.lowercased())
        edge deepLink:shop://\(long.lowercased())/\(long.lowercased()) open view:\(long)
        unresolved view:\(long) push -
        """)
    for i in graph.nodes.indices where graph.nodes[i].kind == .view { graph.nodes[i].role = .screen }
    graph.findings = [
      Finding(
        rule: "unreachable_screen", severity: .warning, message: "`\(long)` is not shown by `\(long.lowercased())`", hint: "",
        location: graph.nodes.first { $0.kind == .view }?.location, ids: [])
    ]
    return graph.normalized()
  }()

  /// Nothing runs off the window, nothing lies beyond its card, each cell has the title of its column.
  @Test(arguments: [390, 700]) func rowsAreCards(_ width: Int) throws {
    let sample = try SamplePage(Self.graph)
    defer { sample.remove() }
    try sample.open("#tab=screens", width: width, height: 844) { (page: BrowserPage) throws in
      for tab in Self.tabs {
        try page.value("document.getElementById('nv-for-\(tab)').click()")
        #expect(try page.number("document.querySelectorAll('#nv-tab-\(tab) tbody tr').length") == 1, "\(tab)")
        #expect(try page.isTrue("document.documentElement.scrollWidth <= \(width)"), "\(tab)")
        let cut = try page.value(
          """
          (() => {
            const scroll = document.querySelector('#nv-tab-\(tab) .scroll');
            const found = scroll.scrollWidth > scroll.clientWidth ? ['scrolls'] : [];
            for (const cell of scroll.querySelectorAll('th, td')) {
              const range = document.createRange();
              range.selectNodeContents(cell);
              const frame = range.getBoundingClientRect();
              if (frame.right > \(width) || frame.left < 0 || cell.scrollWidth > cell.clientWidth) found.push(cell.textContent);
            }
            return found;
          })()
          """)
        #expect(cut as? [String] == [], "\(tab)")
        let titles = try page.value(
          """
          [...document.querySelectorAll('#nv-tab-\(tab) tbody td')].filter((cell) => cell.checkVisibility())
            .map((cell) => getComputedStyle(cell, '::before').content.split('"')[1])
          """)
        let heads = try page.value("[...document.querySelectorAll('#nv-tab-\(tab) thead th')].map((head) => head.textContent)")
        let found = try #require(titles as? [String])
        #expect(!found.isEmpty && Set(found).isSubset(of: Set(heads as? [String] ?? [])), "\(tab)")
        // A list of cards is a table to those who hear it, and sorts.
        #expect(try page.text("document.querySelector('#nv-tab-\(tab) tbody tr').getAttribute('role')") == "row")
        #expect(try page.isTrue("document.querySelector('#nv-tab-\(tab) thead button').checkVisibility()"))
      }
    }
  }

  /// What decides is the table's own room: with a panel beside it, a wide window has little.
  @Test(arguments: [(1440, "", false), (1440, "&select=app:Shop", false), (1024, "", false), (1024, "&select=app:Shop", true)])
  func wideWindowsHaveColumns(_ width: Int, _ choice: String, _ isCards: Bool) throws {
    let sample = try SamplePage(Self.graph)
    defer { sample.remove() }
    try sample.open("#tab=screens\(choice)", width: width, height: 800) { (page: BrowserPage) throws in
      #expect(try page.text("getComputedStyle(document.querySelector('#nv-tab-screens tbody td')).display") == (isCards ? "block" : "table-cell"))
    }
  }

  /// The panel that opens over the table leaves the chosen card in sight.
  @Test func theChosenCardIsInSight() throws {
    var graph = NavigationGraph(text: (["node app:A entry"] + (10..<40).map { "node view:S\($0)" }).joined(separator: "\n"))
    for i in graph.nodes.indices where graph.nodes[i].kind == .view { graph.nodes[i].role = .screen }
    let sample = try SamplePage(graph.normalized())
    defer { sample.remove() }
    try sample.open("#tab=screens", width: 390, height: 844) { (page: BrowserPage) throws in
      let last = "[...document.querySelectorAll('#nv-tab-screens tbody tr')].findLast((row) => row.getBoundingClientRect().bottom < 840)"
      let name = try page.text("\(last).querySelector('th').textContent")
      try page.click("\(last).querySelector('button')")
      try page.wait("\(page.panelTitle) === '\(name)'")
      try page.wait(
        """
        document.querySelector('tr[aria-selected=true]').getBoundingClientRect().bottom
          <= document.getElementById('nv-panel').getBoundingClientRect().top
        """)
    }
  }
}
