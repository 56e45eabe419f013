import Diagram
import GraphTestSupport
import NavigationGraph
import Testing

@testable import Site

@Suite @MainActor struct TableTests {
  private func column(_ id: String, _ number: Int) -> String {
    "[...document.querySelectorAll('#nv-tab-\(id) tbody tr')].map((row) => row.children[\(number)].textContent).join('|')"
  }

  @Test func tablesSort() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      try page.click("document.getElementById('nv-for-screens')")
      try page.wait("document.querySelectorAll('#nv-tab-screens tbody tr').length === 7")
      try page.click("document.querySelector('#nv-tab-screens thead button')")
      try page.wait("document.querySelector('#nv-tab-screens th').getAttribute('aria-sort') === 'ascending'")
      #expect(try page.text(column("screens", 0)) == "Basket|Home|ItemDetail|Lost|Payment|Root|Settings")
      try page.click("document.querySelector('#nv-tab-screens thead button')")
      try page.wait("document.querySelector('#nv-tab-screens th').getAttribute('aria-sort') === 'descending'")
      #expect(try page.text(column("screens", 0)) == "Settings|Root|Payment|Lost|ItemDetail|Home|Basket")
    }
  }

  /// Numbers by their value, what has none last in both directions.
  @Test func numbersSort() throws {
    var graph = NavigationGraph(text: (["node app:A entry"] + (1...12).map { "node view:S\($0)" } + ["node view:Alone"]
      + (1...12).map { "edge \($0 == 1 ? "app:A root" : "view:S\($0 - 1) push") view:S\($0)" }).joined(separator: "\n"))
    for i in graph.nodes.indices where graph.nodes[i].kind == .view { graph.nodes[i].role = .screen }
    let sample = try SamplePage(graph.normalized())
    defer { sample.remove() }
    try sample.open("#tab=screens") { (page: BrowserPage) throws in
      let heading = "[...document.querySelectorAll('#nv-tab-screens thead button')].find((button) => button.textContent === 'Steps')"
      let number = Int(try page.number("[...document.querySelectorAll('#nv-tab-screens thead button')].indexOf(\(heading))"))
      let numbers = (1...12).map(String.init)
      try page.click(heading)
      #expect(try page.text(column("screens", number)) == (numbers + [""]).joined(separator: "|"))
      try page.click(heading)
      #expect(try page.text(column("screens", number)) == (numbers.reversed() + [""]).joined(separator: "|"))
    }
  }

  /// Long names break where a word ends, so that no column runs off the page, with a panel beside it or without.
  @Test(arguments: [1440, 1024]) func noColumnRunsOff(_ width: Int) throws {
    var text = "node app:A entry\nedge app:A root view:PreferencesOverviewContainerView\n"
    for name in ["accountDetailWithAccountAndStatuses", "notificationForTheAccountOfSomebodyElse"] {
      text += "node route:RouterDestination.\(name) mapped used carries=AccountWithAVeryLongNameIndeed\n"
      text += "edge view:PreferencesOverviewContainerView push route:RouterDestination.\(name)\n"
      text += "edge route:RouterDestination.\(name) builds view:\(name.prefix(1).uppercased())\(name.dropFirst())ContainerView\n"
    }
    let sample = try SamplePage(NavigationGraph(text: text).normalized())
    defer { sample.remove() }
    for place in ["#tab=routes", "#tab=routes&select=view:PreferencesOverviewContainerView"] {
      try sample.open(place) { (page: BrowserPage) throws in
        try page.send("Emulation.setDeviceMetricsOverride", ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false])
        try page.wait("document.documentElement.clientWidth === \(width)")
        let scroll = "document.querySelector('#nv-tab-routes .scroll')"
        #expect(try page.isTrue("\(scroll).scrollWidth <= \(scroll).clientWidth"), "\(place)")
        // What is copied is the name as it is.
        #expect(try page.text(column("routes", 0)).contains("RouterDestination.accountDetailWithAccountAndStatuses"))
      }
    }
  }

  /// Rows beyond the first come by scrolling, by the keys, by a button, and on paper; sorting and filtering are of all.
  @Test func aLongTableGrows() throws {
    var graph = NavigationGraph(text: (["node app:A entry"] + (1000..<1900).map { "node view:S\($0)" }).joined(separator: "\n"))
    for i in graph.nodes.indices where graph.nodes[i].kind == .view { graph.nodes[i].role = .screen }
    let sample = try SamplePage(graph.normalized())
    defer { sample.remove() }
    try sample.open("#tab=screens&select=view:S1899") { (page: BrowserPage) throws in
      let rows = "document.querySelectorAll('#nv-tab-screens tbody tr').length"
      let first = "document.querySelector('#nv-tab-screens tbody th').textContent"
      #expect(try page.number(rows) == 200)
      #expect(try page.text("document.querySelector('#nv-tab-screens .rest').innerText").contains("200 of 900 rows"))
      try page.value("document.querySelector('#nv-tab-screens .scroll').scrollTop = 1e6")
      try page.wait("\(rows) === 400")
      try page.value("document.querySelector('#nv-tab-screens tbody tr:last-child button').focus()")
      try page.press("ArrowDown")
      try page.wait("\(rows) > 400 && document.activeElement.textContent === 'S1400'")
      try page.click("document.querySelector('#nv-tab-screens thead button')")
      try page.click("document.querySelector('#nv-tab-screens thead button')")
      try page.wait("\(first) === 'S1899'")
      #expect(try page.number(rows) == 200)
      #expect(try page.text("document.querySelector('#nv-tab-screens tr[aria-selected=true] th').textContent") == "S1899")
      #expect(try page.number("document.querySelectorAll('#nv-tab-screens tbody button[tabindex=\"0\"]').length") == 1)
      try page.click("document.querySelector('#nv-tab-screens input')")
      try page.type("s18")
      try page.wait("\(rows) === 100")
      try page.value("dispatchEvent(new Event('beforeprint'))")
      try page.value("document.querySelector('#nv-tab-screens input').value = ''")
      try page.value("document.querySelector('#nv-tab-screens input').dispatchEvent(new Event('input'))")
      try page.value("dispatchEvent(new Event('beforeprint'))")
      #expect(try page.number(rows) == 900)
      #expect(try page.isTrue("document.querySelector('#nv-tab-screens .rest').hidden"))
    }
  }

  /// The page answers between the tables that it makes beforehand.
  @Test func tablesAreMadeOneAtATime() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      try page.send(
        "Page.addScriptToEvaluateOnNewDocument",
        ["source": "window.waiting = []; window.requestIdleCallback = (action) => { waiting.push(action); return 1; };"])
      try page.send("Page.reload")
      try page.wait("window.waiting && document.body.classList.contains('ready')")
      let counts = try page.value(
        "(() => { const counts = []; while (waiting.length > 0) { waiting.shift()(); counts.push(document.querySelectorAll('.table h2').length); } return counts; })()")
      #expect(counts as? [Int] == [1, 2, 3, 4, 5])
    }
  }

  /// A router that all screens own: what is looked at for all of them grows as their number does.
  @Test func aSharedRouterIsCountedOnce() throws {
    let count = 80
    let owners = (1...count).map { "node view:S\($0)\nedge view:S\($0) owns object:Router" }
    let graph = NavigationGraph(text: (["node app:A entry", "node object:Router"] + owners).joined(separator: "\n")).normalized()
    let svg = Array("<svg viewBox=\"0 0 10 10\"><g class=\"graph\" transform=\"translate(0 0)\"></g></svg>".utf8)
    let sample = try SamplePage(bytes: Viewer.page(graph: graph, diagram: Diagram(graph: graph), svg: svg))
    defer { sample.remove() }
    let page = try BrowserPage(sample.file)
    let put = try page.number(
      """
      (() => {
        let put = 0;
        const Plain = globalThis.Set;
        const Set = class extends Plain { constructor(things = []) { super(things); put += [...things].length; } };
        \(ViewerAssets.scriptData)
        \(ViewerAssets.scriptRelations)
        nodes.forEach((_, i) => exitsFrom(i));
        return put;
      })()
      """)
    #expect(put > 0 && put < Double(10 * count))
    try page.close()
  }

  @Test func aRowSelectsItsScreen() throws {
    try SamplePage.open("#tab=findings") { (page: BrowserPage) throws in
      try page.wait("document.querySelectorAll('#nv-tab-findings tbody tr').length === 2")
      try page.click("[...document.querySelectorAll('#nv-tab-findings tbody tr')].find((row) => row.textContent.includes('unreachable_screen'))")
      try page.wait("\(page.panelTitle) === 'Lost'")
      #expect(try page.isTrue("document.getElementById('nv-tab-findings').classList.contains('current')"))
      // From the panel to the picture.
      try page.click("document.getElementById('nv-panel-show')")
      try page.wait("document.getElementById('nv-tab-picture').classList.contains('current')")
      #expect(try page.isTrue("document.activeElement === \(page.box("view:Lost"))"))
    }
  }

  @Test func routesLinksAndSitesAreListed() throws {
    try SamplePage.open("#tab=routes") { (page: BrowserPage) throws in
      let routes = try page.text("document.getElementById('nv-tab-routes').innerText")
      for words in ["Route.item", "id: Item.ID", "ItemDetail", "unmapped", "shop://basket"] { #expect(routes.contains(words), "\(words)") }
      try page.click("document.getElementById('nv-for-links')")
      #expect(try page.text("document.getElementById('nv-tab-links').innerText").contains("Route.payment"))
      try page.click("document.getElementById('nv-for-unresolved')")
      #expect(try page.text("document.getElementById('nv-tab-unresolved').innerText").contains("not followed"))
      try page.click("document.querySelector('#nv-tab-unresolved tbody .link')")
      try page.wait("\(page.panelTitle) === 'Settings'")
    }
  }

  @Test func aTableIsFiltered() throws {
    try SamplePage.open("#tab=screens") { (page: BrowserPage) throws in
      try page.click("document.querySelector('#nv-tab-screens input')")
      try page.type("checkout")
      try page.wait("[...document.querySelectorAll('#nv-tab-screens tbody tr')].filter((row) => !row.hidden).length === 2")
      #expect(try page.text("document.querySelector('#nv-tab-screens .count').textContent") == "2 of 7")
    }
  }

  /// Without findings the table says why, and how they get here; the tab counts nothing.
  @Test func aGraphWithoutFindingsSaysSo() throws {
    var graph = SamplePage.graph
    graph.findings = nil
    let sample = try SamplePage(graph)
    defer { sample.remove() }
    try sample.open("#tab=findings") { (page: BrowserPage) throws in
      let words = try page.text("document.getElementById('nv-tab-findings').innerText")
      for command in ["navgraph graph --findings -o navigation.json", "navgraph render -o navigation.html"] { #expect(words.contains(command)) }
      #expect(try page.text("document.getElementById('nv-for-findings').textContent") == "Findings")
    }
    graph.findings = []
    let clean = try SamplePage(graph)
    defer { clean.remove() }
    try clean.open("#tab=findings") { (page: BrowserPage) throws in
      #expect(try page.text("document.querySelector('#nv-tab-findings .none').textContent") == "Nothing found.")
      #expect(try page.text("document.getElementById('nv-for-findings').textContent") == "Findings0")
    }
  }

  /// The keys that the help names, in the tables.
  @Test func theHelpNamesTheKeysOfTables() throws {
    try SamplePage.open("#tab=screens") { (page: BrowserPage) throws in
      try page.press("?")
      #expect(try page.text("document.querySelector('#nv-help dl').innerText").contains("In a table, from row to row"))
      try page.press("Escape")
      try page.value("document.querySelector('#nv-tab-screens tbody button').focus()")
      try page.press("ArrowDown")
      #expect(try page.isTrue("document.activeElement === document.querySelector('#nv-tab-screens tbody tr:nth-child(2) button')"))
    }
  }
}
