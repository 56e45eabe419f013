import NavigationGraph
import Testing

@Suite @MainActor struct SearchTests {
  @Test(arguments: [("k", BrowserPage.Modifier.control), ("k", .meta), ("/", .none)])
  func keysOpenSearchAndChooseAScreen(_ key: String, _ modifier: BrowserPage.Modifier) throws {
    try SamplePage.open { (page: BrowserPage) throws in
      try page.press(key, modifier)
      try page.wait("document.activeElement.id === 'nv-search-input'")
      try page.type("itdet")
      try page.wait("document.querySelector('#nv-search-list [aria-selected=true] .name')?.textContent === 'ItemDetail'")
      #expect(try page.text("document.activeElement.getAttribute('aria-activedescendant')") == "nv-result-0")
      #expect(try page.text("document.getElementById('nv-search-count').textContent").contains("result"))
      try page.press("Enter")
      try page.wait("\(page.panelTitle) === 'ItemDetail'")
      #expect(try page.isTrue("!document.getElementById('nv-search').open"))
      #expect(try page.isTrue("\(page.box("view:ItemDetail")).getAttribute('aria-pressed') === 'true'"))
      #expect(try page.isTrue("document.activeElement === \(page.box("view:ItemDetail"))"))
      #expect(try page.text("document.getElementById('nv-said').textContent").contains("ItemDetail"))
    }
  }

  /// What has no box of its own is found where it is drawn; titles and files are looked through, too.
  @Test(arguments: [
    ("pricerow", "PriceRow", "view:Home"), ("article", "ItemDetail", "view:ItemDetail"), ("route.item", "Route.item", "view:ItemDetail"),
    ("shop://b", "shop://basket", "deepLink:shop://basket"), ("router", "Router", "view:Home"),
  ]) func whatIsFoldedIsFound(_ words: String, _ name: String, _ box: String) throws {
    try SamplePage.open { (page: BrowserPage) throws in
      try page.press("/")
      try page.type(words)
      try page.wait("document.querySelector('#nv-search-list [aria-selected=true] .name')?.textContent === '\(name)'")
      try page.press("Enter")
      try page.wait("\(page.panelTitle) === '\(name)'")
      #expect(try page.isTrue("\(page.box(box)).getAttribute('aria-pressed') === 'true'"))
    }
  }

  /// "İ" in lower case is two letters; what stands behind it is marked where it is.
  @Test(arguments: [("detay", "Detay"), ("ileti", "İleti"), ("İLETİ", "İleti")])
  func lettersAreMarkedWhereTheyAre(_ words: String, _ marked: String) throws {
    var graph = NavigationGraph(text: "node app:A entry\nnode view:İletiDetay\nedge app:A root view:İletiDetay")
    for i in graph.nodes.indices where graph.nodes[i].kind == .view { graph.nodes[i].role = .screen }
    let sample = try SamplePage(graph.normalized())
    defer { sample.remove() }
    try sample.open { (page: BrowserPage) throws in
      try page.press("/")
      try page.type(words)
      try page.wait("document.querySelector('#nv-search-list [aria-selected=true] .name')?.textContent === 'İletiDetay'")
      #expect(try page.text("[...document.querySelectorAll('#nv-search-list [aria-selected=true] mark')].map((m) => m.textContent).join('')") == marked)
    }
  }

  @Test func arrowsMoveThroughTheResults() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      try page.press("/")
      try page.type("app.swift")
      try page.press("ArrowDown")
      // All that stands in the file.
      try page.wait("document.getElementById('nv-result-1').getAttribute('aria-selected') === 'true'")
      try page.press("Escape")
      try page.wait("!document.getElementById('nv-search').open")
      // It opens empty, whatever was asked before.
      try page.press("/")
      try page.wait("document.activeElement.id === 'nv-search-input' && !document.getElementById('nv-search-list').children.length")
      try page.type("e")
      try page.wait("document.activeElement.value === 'e' && document.querySelectorAll('#nv-search-list li').length > 3")
      for (key, result) in [("ArrowDown", 1), ("ArrowDown", 2), ("ArrowUp", 1)] {
        try page.press(key)
        try page.wait("document.getElementById('nv-result-\(result)').getAttribute('aria-selected') === 'true'")
      }
      try page.type("zzzz")
      try page.wait("document.getElementById('nv-search-count').textContent === 'Nothing found'")
      try page.press("Escape")
      try page.wait("!document.getElementById('nv-search').open")
    }
  }

  @Test func aResultThatAFilterHidesIsShown() throws {
    try SamplePage.open("#without=Checkout&collapsed=Basket") { (page: BrowserPage) throws in
      #expect(try page.isTrue("\(page.box("view:Payment")).classList.contains('out')"))
      try page.press("/")
      try page.type("payment")
      try page.wait("document.querySelector('#nv-search-list [aria-selected=true] .name')?.textContent === 'Payment'")
      try page.press("Enter")
      try page.wait("\(page.panelTitle) === 'Payment'")
      #expect(try page.isTrue("getComputedStyle(\(page.box("view:Payment"))).display !== 'none'"))
    }
  }
}
