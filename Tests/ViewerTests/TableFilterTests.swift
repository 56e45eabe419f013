import GraphTestSupport
import NavigationGraph
import Testing

/// The filters beside the tables are those of the tables, too.
@Suite @MainActor struct TableFilterTests {
  private func names(_ page: BrowserPage, _ tab: String) throws -> String {
    try page.text("[...document.querySelectorAll('#nv-tab-\(tab) tbody th')].map((cell) => cell.textContent).sort().join(' ')")
  }

  private func count(_ tab: String) -> String { "document.querySelector('#nv-tab-\(tab) header .count').textContent" }

  /// How many rows a view leaves: with the module, the ways and the reachability of what they tell.
  @Test(arguments: [
    ("without=Checkout", "screens", "5 of 7"), ("without=Checkout", "findings", "2"), ("without=Catalog", "findings", "1 of 2"),
    // What no way leads to is left out by no kind of way.
    ("hide=push", "routes", "2 of 3"), ("hide=push,deepLink", "routes", "1 of 3"), ("hide=sheet", "routes", "3"),
    ("hide=push", "links", "1"), ("hide=deepLink", "links", "0 of 1"), ("hide=unresolved", "unresolved", "0 of 1"),
    ("reach=unreachable", "screens", "1 of 7"), ("reach=reachable", "screens", "6 of 7"), ("reach=unreachable", "links", "0 of 1"),
    ("select=view:Basket&reach=to", "screens", "2 of 7"), ("select=view:Basket&reach=from", "screens", "3 of 7"),
    ("select=view:Basket&reach=from", "routes", "1 of 3"), ("reach=from", "routes", "3"),
  ]) func aViewLeavesRows(_ view: String, _ tab: String, _ expected: String) throws {
    try SamplePage.open("#tab=\(tab)&\(view)") { (page: BrowserPage) throws in
      #expect(try page.text(count(tab)) == expected)
      let rows = try page.number("document.querySelectorAll('#nv-tab-\(tab) tbody tr').length")
      #expect(Int(rows) == Int(expected.prefix { $0 != " " }))
      #expect(try page.isTrue("document.querySelector('#nv-tab-\(tab) .scroll .none').checkVisibility()") == (rows == 0))
    }
  }

  /// The table says that a filter leaves rows out, and takes it back; words of its own field come on top.
  @Test func theTableTellsWhatIsLeftOut() throws {
    try SamplePage.open("#tab=screens") { (page: BrowserPage) throws in
      let told = "document.querySelector('#nv-tab-screens .left-out')"
      #expect(try !page.isTrue("\(told).checkVisibility()"))
      try page.click("[...document.querySelectorAll('#nv-filter-modules .check')].find((c) => c.textContent.startsWith('Checkout')).querySelector('input')")
      try page.wait("\(count("screens")) === '5 of 7'")
      #expect(try page.text("\(told).innerText").contains("2 left out by the filters"))
      #expect(try names(page, "screens") == "Home ItemDetail Lost Root Settings")
      try page.click("document.querySelector('#nv-tab-screens input')")
      try page.type("home")
      try page.wait("\(count("screens")) === '1 of 7'")
      try page.click("\(told).querySelector('button')")
      try page.wait("!\(told).checkVisibility() && \(count("screens")) === '1 of 7'")
    }
  }

  /// A row that is chosen stays under the keys, though the choice decides what is left.
  @Test func theChosenRowKeepsTheFocus() throws {
    try SamplePage.open("#tab=screens&select=view:Payment&reach=to") { (page: BrowserPage) throws in
      let home = "[...document.querySelectorAll('#nv-tab-screens tbody button')].find((button) => button.textContent === 'Home')"
      #expect(try names(page, "screens") == "Basket Home ItemDetail Payment Root")
      try page.value("\(home).focus()")
      try page.press("Enter")
      try page.wait("\(page.panelTitle) === 'Home' && \(count("screens")) === '2 of 7'")
      #expect(try page.isTrue("document.activeElement === \(home)"))
      #expect(try page.isTrue("\(home).tabIndex === 0"))
    }
  }

  /// A route that a filter leaves out of its table is found all the same.
  @Test func whatIsSearchedForIsShown() throws {
    try SamplePage.open("#tab=routes&hide=sheet&without=Catalog,") { (page: BrowserPage) throws in
      #expect(try names(page, "routes") == "")
      try page.press("/")
      try page.type("nowhere")
      try page.press("Enter")
      try page.wait("\(count("routes")) === '3'")
    }
  }

  /// Ways to the chosen, however long, stand out as what is next to it does.
  @Test(arguments: ["to", "from"]) func whatIsReachedIsNotDimmed(_ reach: String) throws {
    let shown = "document.querySelectorAll('#nv-canvas .box:not(.out), #nv-canvas .arrow:not(.out)')"
    let opacities = "new Set([...\(shown)].map((made) => getComputedStyle(made).strokeOpacity))"
    try SamplePage.open("#select=view:Basket") { (page: BrowserPage) throws in
      #expect(try page.number("\(opacities).size") > 1, "else this test shows nothing")
      try page.click("document.querySelector('#nv-filter-reach input[value=\(reach)]')")
      try page.wait("document.querySelectorAll('#nv-canvas .box.out').length > 0")
      #expect(try page.value("[...\(opacities)]") as? [String] == ["1"])
      // The way that the panel shows is a choice of its own.
      try page.click("[...document.querySelectorAll('.way-tools button')].at(-1)")
      try page.wait("document.querySelector('#nv-canvas svg').classList.contains('pinned')")
    }
    try SamplePage.open("#select=view:Payment&reach=\(reach)") { (page: BrowserPage) throws in
      #expect(try page.value("[...\(opacities)]") as? [String] == ["1"])
    }
  }
}
