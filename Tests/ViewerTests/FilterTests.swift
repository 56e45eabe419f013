import Testing

@Suite @MainActor struct FilterTests {
  private let shown = "[...document.querySelectorAll('#nv-canvas .arrow')].filter((a) => getComputedStyle(a).display !== 'none').length"

  @Test func aKindHidesItsArrows() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      let all = try page.number(shown)
      let sheets = try page.number("document.querySelectorAll('#nv-canvas .arrow.sheet').length")
      #expect(sheets == 2)
      let box = "[...document.querySelectorAll('#nv-filter-kinds .check')].find((c) => c.textContent.startsWith('sheet')).querySelector('input')"
      try page.click(box)
      try page.wait("\(shown) === \(all - sheets)")
      #expect(try page.text("document.getElementById('nv-said').textContent").contains("\(Int(all - sheets)) of \(Int(all)) arrows"))
      // What was clicked keeps the focus, though the list is made anew.
      #expect(try page.isTrue("document.activeElement === \(box) && !document.activeElement.checked"))
      try page.wait("location.hash.includes('hide=sheet')")
      try page.click("document.getElementById('nv-filter-reset')")
      try page.wait("\(shown) === \(all)")
    }
  }

  @Test func aModuleHidesItsBoxes() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      try page.click("[...document.querySelectorAll('#nv-filter-modules .check')].find((c) => c.textContent.startsWith('Checkout')).querySelector('input')")
      try page.wait("\(page.box("view:Payment")).classList.contains('out')")
      #expect(try page.isTrue("\(page.box("view:Basket")).classList.contains('out')"))
      #expect(try page.isTrue("!\(page.box("view:Home")).classList.contains('out')"))
      #expect(try page.isTrue("[...document.querySelectorAll('#nv-canvas .arrow')].filter((a) => a.id.includes('view:Payment')).every((a) => a.classList.contains('out'))"))
    }
  }

  @Test func byReachability() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      @MainActor func choose(_ id: String) throws { try page.click("document.querySelector('#nv-filter-reach input[value=\(id)]')") }
      try choose("reachable")
      try page.wait("\(page.box("view:Lost")).classList.contains('out')")
      try choose("unreachable")
      try page.wait("\(page.box("view:Home")).classList.contains('out') && !\(page.box("view:Lost")).classList.contains('out')")
      try choose("all")
      try page.wait("document.querySelectorAll('#nv-canvas .box.out').length === 0")
      #expect(try page.isTrue("document.querySelector('#nv-filter-reach input[value=from]').disabled"))
      try page.click(page.box("view:Basket"))
      try page.wait("!document.querySelector('#nv-filter-reach input[value=from]').disabled")
      try choose("from")
      try page.wait("\(page.box("view:Home")).classList.contains('out')")
      for id in ["view:Basket", "view:Payment", "view:ItemDetail"] { #expect(try page.isTrue("!\(page.box(id)).classList.contains('out')"), "\(id)") }
      try choose("to")
      try page.wait("\(page.box("view:Payment")).classList.contains('out')")
      #expect(try page.isTrue("!\(page.box("app:Shop")).classList.contains('out')"))
    }
  }

  /// A large picture leaves arrows out: the ways are those of the graph.
  @Test(arguments: [("from", ["view:Basket", "view:Payment", "view:ItemDetail"]), ("to", ["view:Basket", "view:Root", "app:Shop"])])
  func reachabilityIsThatOfTheGraph(_ reach: String, _ shown: [String]) throws {
    let page = try SamplePage(bytes: SamplePage.bytes(SamplePage.graph) { $0.arrows.removeAll { $0.kind != .sheet } })
    defer { page.remove() }
    try page.open("#select=view:Basket&reach=\(reach)") { (page: BrowserPage) throws in
      let found = try page.value("[...document.querySelectorAll('#nv-canvas .box:not(.out)')].map((box) => box.id).sort()")
      #expect(found as? [String] == shown.sorted())
    }
  }

  @Test func groupsCollapseAndExpand() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      let clusters = try page.number("document.querySelectorAll('#nv-canvas .cluster-title').length")
      #expect(clusters == 2)
      let frame = "JSON.stringify(\(page.box("view:Root")).getBoundingClientRect())"
      let before = try page.text(frame)
      try page.click("document.querySelector('#nv-canvas .cluster-title[aria-label=\"Collapse Basket\"]')")
      try page.wait("document.querySelector('#nv-canvas .fold[aria-expanded=false]')")
      #expect(try page.isTrue("getComputedStyle(\(page.box("view:Basket"))).display === 'none'"))
      #expect(try page.text(frame) == before, "nothing else moves")
      #expect(try page.number("document.querySelectorAll('#nv-canvas .joined').length") > 0)
      try page.wait("location.hash.includes('collapsed=Basket')")
      try page.click("document.querySelector('#nv-canvas .fold')")
      try page.wait("!document.querySelector('#nv-canvas .fold')")
      #expect(try page.isTrue("getComputedStyle(\(page.box("view:Basket"))).display !== 'none'"))
      // All of them; arrows between them are joined with a count.
      try page.click("document.getElementById('nv-fold-all')")
      try page.wait("document.querySelectorAll('#nv-canvas .fold').length === 2")
      try page.click("document.getElementById('nv-unfold-all')")
      try page.wait("document.querySelectorAll('#nv-canvas .fold').length === 0")
    }
  }

  /// What is chosen and lies in a collapsed group is seen by the group.
  @Test func theGroupOfTheChosenStandsOut() throws {
    try SamplePage.open("#collapsed=Basket&select=view:Basket") { (page: BrowserPage) throws in
      let isSeen = "document.querySelector('#nv-canvas .fold').classList.contains('at')"
      #expect(try page.isTrue(isSeen))
      try page.click(page.box("view:Root"))
      try page.wait("!\(isSeen)")
    }
  }

  @Test func theFragmentRestoresTheView() throws {
    let sample = try SamplePage()
    defer { sample.remove() }
    var fragment = ""
    var transform = ""
    try sample.open { (page: BrowserPage) throws in
      try page.click("[...document.querySelectorAll('#nv-filter-kinds .check')].find((c) => c.textContent.startsWith('push')).querySelector('input')")
      try page.click("document.querySelector('#nv-canvas .cluster-title[aria-label=\"Collapse Basket\"]')")
      try page.click(page.box("view:Home"))
      try page.press("+")
      try page.wait("['hide=push', 'collapsed=Basket', 'select=view:Home', 'at='].every((part) => location.hash.includes(part))")
      fragment = try page.text("location.hash")
      transform = try page.text("document.querySelector('#nv-canvas svg').style.transform")
    }
    try sample.open(fragment) { (page: BrowserPage) throws in
      #expect(try page.text(page.panelTitle) == "Home")
      #expect(try page.isTrue("document.querySelector('#nv-canvas .fold')"))
      #expect(try page.isTrue("[...document.querySelectorAll('#nv-canvas .arrow.push')].every((a) => getComputedStyle(a).display === 'none')"))
      let numbers = { (text: String) in text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) } }
      let (a, b) = (numbers(transform), numbers(try page.text("document.querySelector('#nv-canvas svg').style.transform")))
      #expect(a.count == 3 && a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 2 }, "\(a) \(b)")
    }
    try sample.open("#tab=routes&select=route:Route.item") { (page: BrowserPage) throws in
      #expect(try page.isTrue("document.getElementById('nv-tab-routes').classList.contains('current')"))
      #expect(try page.text("document.querySelector('tr[aria-selected=true] .link').textContent") == "Route.item")
    }
    // What makes no sense is passed over.
    try sample.open("#select=view:Gone&hide=%E0%A4%A&at=1,x&collapsed=%&tab=none&reach=moon") { (page: BrowserPage) throws in
      #expect(try page.isTrue("document.getElementById('nv-panel').hidden"))
      #expect(try page.number("document.querySelectorAll('#nv-canvas .out').length") == 0)
    }
  }

  /// What leads to a screen comes into sight, wherever the reader was, by the filter and by an address.
  @Test(arguments: [true, false]) func whatIsLeftIsSeen(_ isByAddress: Bool) throws {
    let fragment = isByAddress ? "#select=view:Payment&reach=to" : "#select=view:Payment&at=0,0,3"
    try SamplePage.open(fragment, width: 700, height: 420) { (page: BrowserPage) throws in
      if !isByAddress { try page.value("document.querySelector('#nv-filter-reach input[value=to]').click()") }
      try page.wait(
        """
        (() => {
          const frame = document.getElementById('nv-canvas').getBoundingClientRect();
          const left = [...document.querySelectorAll('#nv-canvas .box:not(.out)')].map((box) => box.getBoundingClientRect());
          return left.length > 2 && left.every((f) => f.left >= frame.left && f.right <= frame.right && f.top >= frame.top && f.bottom <= frame.bottom);
        })()
        """)
    }
  }
}
