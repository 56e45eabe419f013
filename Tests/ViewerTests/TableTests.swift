import Testing

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
      // Numbers by their value, what has none last.
      try page.click("document.querySelectorAll('#nv-tab-screens thead button')[5]")
      try page.wait("\(column("screens", 5)) === '0|1|1|1|2|2|'.replace(/^0/, '1') || \(column("screens", 5)).endsWith('|')")
    }
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
}
