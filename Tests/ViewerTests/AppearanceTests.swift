import Diagram
import GraphTestSupport
import NavigationGraph
import Testing

@Suite @MainActor struct AppearanceTests {
  private let ground = "getComputedStyle(document.body).backgroundColor"
  private func paint(_ page: BrowserPage) throws -> String { try page.text("getComputedStyle(\(page.box("view:Home")).querySelector('path')).fill") }

  @Test func theThemeFollowsTheSystemAndCanBeChosen() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      #expect(try page.text(ground) == "rgb(255, 255, 255)")
      #expect(try paint(page) == "rgb(254, 254, 254)")
      try page.setMedia(dark: true)
      try page.wait("\(ground) === 'rgb(11, 18, 32)'")
      let dark = try paint(page)
      #expect(dark != "rgb(254, 254, 254)")
      try page.click("document.getElementById('nv-theme')")
      try page.wait("document.documentElement.dataset.theme === 'light' && \(ground) === 'rgb(255, 255, 255)'")
      #expect(try paint(page) == "rgb(254, 254, 254)")
      try page.click("document.getElementById('nv-theme')")
      try page.setMedia(dark: false)
      try page.wait("document.documentElement.dataset.theme === 'dark' && \(ground) === 'rgb(11, 18, 32)'")
      #expect(try paint(page) == dark)
      try page.click("document.getElementById('nv-theme')")
      try page.wait("document.documentElement.dataset.theme === 'auto' && \(ground) === 'rgb(255, 255, 255)'")
    }
  }

  @Test func onPaperThereArePictureAndTables() throws {
    try SamplePage.open("#select=view:Home", dark: true) { (page: BrowserPage) throws in
      try page.wait("document.querySelectorAll('#nv-tab-unresolved tbody tr').length === 1")
      try page.setMedia(dark: true, media: "print")
      @MainActor func shows(_ selector: String) throws -> Bool {
        try page.isTrue("document.querySelector('\(selector)').checkVisibility({ visibilityProperty: true })")
      }
      for selector in ["#nv-canvas svg .box", "#nv-tab-routes table", "#nv-tab-findings table", "h1"] { #expect(try shows(selector), "\(selector)") }
      for selector in ["#nv-panel", "#nv-filters", "#nv-tabs", ".zoom", "#nv-search-open"] { #expect(try !shows(selector), "\(selector)") }
      // Paper is white, whatever the theme.
      #expect(try page.text("getComputedStyle(document.documentElement).colorScheme") == "light")
      let pdf = try page.send("Page.printToPDF", ["landscape": true])
      #expect((pdf["data"] as? String ?? "").count > 10_000)
    }
  }

  /// The layout knows the widths of one font. Whichever the browser has, words stand in their boxes.
  @Test func wordsStandInTheirBoxes() throws {
    let wide = ["edge app:A root view:WholesaleMarketplaceOverview", "edge view:WholesaleMarketplaceOverview push view:MmmmmMmmmm"]
    var graph = NavigationGraph(text: (["node app:A entry"] + wide).joined(separator: "\n"))
    for i in graph.nodes.indices where graph.nodes[i].kind == .view { graph.nodes[i].role = .screen }
    let sample = try SamplePage(graph.normalized())
    defer { sample.remove() }
    try sample.open { (page: BrowserPage) throws in
      let outside = try page.value(
        """
        [...document.querySelectorAll('#nv-canvas .box')].flatMap((box) => {
          const frame = box.querySelector('path, polygon').getBBox();
          const isOutside = (word) => word.x < frame.x || word.x + word.width > frame.x + frame.width;
          return [...box.querySelectorAll('text')].filter((text) => isOutside(text.getBBox())).map((text) => text.textContent);
        })
        """)
      #expect(outside as? [String] == [])
    }
  }

  /// Where a name of the panel is longer than a line, it breaks between its words.
  @Test func namesBreakBetweenWords() throws {
    let name = "RouterDestinationOfTheWholeMarketplaceAndItsDetailsWithStatus"
    let sample = try SamplePage(NavigationGraph(text: "node app:A entry\nedge app:A root view:\(name)").normalized())
    defer { sample.remove() }
    try sample.open("#select=view:\(name)") { (page: BrowserPage) throws in
      #expect(try page.text(page.panelTitle) == name)
      let lines = try page.value(
        """
        [...document.querySelector('.way li:last-child .link').childNodes].filter((part) => part.nodeType === 3).map((part) => {
          const range = document.createRange();
          range.selectNode(part);
          return range.getClientRects().length;
        })
        """)
      let found = try #require(lines as? [Int])
      #expect(found.count > 5 && found.allSatisfy { $0 == 1 })
      #expect(try page.isTrue("document.querySelector('.way li:last-child .link').getBoundingClientRect().height > 30"), "else it is one line")
    }
  }

  @Test func aPhoneHasSheets() throws {
    try SamplePage.open(width: 390, height: 844) { (page: BrowserPage) throws in
      #expect(try page.isTrue("document.documentElement.scrollWidth <= 390"))
      #expect(try page.isTrue("!document.getElementById('nv-filters').checkVisibility({ visibilityProperty: true })"))
      try page.click("document.getElementById('nv-filters-open')")
      try page.wait("document.getElementById('nv-filters').checkVisibility({ visibilityProperty: true })")
      try page.click("document.getElementById('nv-filters-close')")
      try page.wait("!document.getElementById('nv-filters').checkVisibility({ visibilityProperty: true })")
      try page.click("document.getElementById('nv-search-open')")
      try page.wait("document.activeElement.id === 'nv-search-input'")
      try page.type("home")
      try page.press("Enter")
      try page.wait("\(page.panelTitle) === 'Home'")
      #expect(try page.isTrue("document.getElementById('nv-panel').getBoundingClientRect().width === 390"))
    }
  }

  /// What the picture says of itself is a button away where there is no room beside it.
  @Test func aPhoneShowsTheNotes() throws {
    let bytes = try SamplePage.bytes(SamplePage.graph) { $0.notes = ["7 screens were folded."] }
    let sample = try SamplePage(bytes: bytes)
    defer { sample.remove() }
    let isSeen = "document.querySelector('.notes').checkVisibility({ visibilityProperty: true })"
    let opener = "document.getElementById('nv-notes-open')"
    try sample.open { (page: BrowserPage) throws in
      #expect(try page.isTrue(isSeen))
      #expect(try !page.isTrue("\(opener).checkVisibility()"))
    }
    try sample.open(width: 390, height: 844) { (page: BrowserPage) throws in
      #expect(try !page.isTrue(isSeen))
      try page.click(opener)
      try page.wait(isSeen)
      #expect(try page.text("\(opener).getAttribute('aria-expanded')") == "true")
      #expect(try page.text("document.querySelector('.notes').innerText") == "7 screens were folded.")
      #expect(try page.isTrue("(() => { const f = document.querySelector('.notes').getBoundingClientRect(); return f.left >= 0 && f.right <= 390; })()"))
      try page.click(opener)
      try page.wait("!\(isSeen)")
      try page.setMedia(dark: false, media: "print")
      #expect(try page.isTrue(isSeen))
      #expect(try !page.isTrue("\(opener).checkVisibility()"))
    }
    try SamplePage.open(width: 390, height: 844) { (page: BrowserPage) throws in #expect(try !page.isTrue("\(opener).checkVisibility()")) }
  }

  /// Names of other people's source, in every place of a page that is gone through.
  @Test(arguments: [0, 1, 2, 3]) func hostileNamesAreHarmless(_ part: Int) throws {
    let evil = "</script><img src=x onerror=\"window.harmed=1\"><svg onload=\"window.harmed=1\">"
    let names = [evil, "javascript:window.harmed=1", "{{PICTURE}}", "`${window.harmed=1}`"] + hostileNames
    var graph = SamplePage.graph
    for i in graph.nodes.indices {
      let name = "\(names[(part * 16 + i) % names.count])\(i)"
      if graph.nodes[i].kind == .view { graph.nodes[i].name = name }
      graph.nodes[i].title = name
      graph.nodes[i].documentation = name
      graph.nodes[i].parameters = [Parameter(label: name, type: name)]
      graph.nodes[i].location?.file = name
    }
    for i in graph.edges.indices {
      graph.edges[i].location.file = names[(part + i) % names.count]
      graph.edges[i].through = [evil]
      graph.edges[i].because = evil
    }
    graph.findings = [Finding(rule: evil, severity: .note, message: evil, hint: evil, location: graph.nodes[0].location, ids: [])]
    let sample = try SamplePage(graph.normalized())
    defer { sample.remove() }
    try sample.open { (page: BrowserPage) throws in
      try page.value("for (const box of document.querySelectorAll('#nv-canvas .box')) box.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
      for tab in ["screens", "routes", "links", "findings", "unresolved"] { try page.click("document.getElementById('nv-for-\(tab)')") }
      try page.press("/")
      try page.type("img")
      try page.wait("document.getElementById('nv-search-list').children.length > 0 || document.getElementById('nv-search-count').textContent")
      #expect(try page.isTrue("window.harmed === undefined"))
      #expect(try page.number("document.querySelectorAll('img, iframe, object, embed, body script').length") == 2)
      #expect(try page.isTrue("[...document.links].every((a) => !/^(javascript|data|vbscript):/i.test(a.href))"))
    }
  }
}
