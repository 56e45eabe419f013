import Diagram
import GraphTestSupport
import NavigationGraph
import PictureTestSupport
import Reports
import Site
import Testing

/// The page of a change: before, both, after.
@Suite @MainActor struct ChangeTests {
  private static let base = """
    node app:App entry
    edge app:App root view:Home
    edge view:Home push view:Settings
    edge view:Home push view:Offers
    edge view:Settings push view:About
    """

  private func open(_ fragment: String = "", _ action: (BrowserPage) throws -> Void) throws {
    let head = Self.base.replacing("push view:About", with: "sheet view:About").replacing("edge view:Home push view:Offers", with: "")
      + "\nedge view:About push view:Licenses"
    let graphs = [Self.base, head].map { text in
      var graph = NavigationGraph(text: text)
      for i in graph.nodes.indices where graph.nodes[i].kind == .view { graph.nodes[i].role = .screen }
      return graph.normalized()
    }
    let difference = GraphDifference(from: graphs[0], to: graphs[1])
    let union = UnionGraph(difference)
    let diagram = Diagram(union: union)
    var picture = PictureOptions()
    picture.theme = .light
    let svg = try Renderer(program: LayoutPrograms.any()).render(diagram, options: picture).bytes
    let (graph, changes) = Viewer.changes(union, DifferenceResult(difference, base: "main", head: "HEAD"))
    let page = try SamplePage(bytes: Viewer.page(graph: graph, diagram: diagram, svg: svg, changes: changes))
    defer { page.remove() }
    try page.open(fragment, action)
  }

  private func isShown(_ page: BrowserPage, _ id: String) throws -> Bool { try page.isTrue("!\(page.box(id)).classList.contains('out')") }

  private func moment(_ id: String) -> String { "document.querySelector('#nv-moments button[value=\(id)]')" }

  @Test func theToggleShowsOneStateOrBoth() throws {
    try open { page throws in
      #expect(try isShown(page, "view:Offers") && isShown(page, "view:Licenses"))
      try page.click(moment("before"))
      try page.wait("\(page.box("view:Licenses")).classList.contains('out')")
      #expect(try isShown(page, "view:Offers"))
      try page.wait("location.hash.includes('state=before')")
      try page.click(moment("after"))
      try page.wait("\(page.box("view:Offers")).classList.contains('out')")
      #expect(try isShown(page, "view:Licenses"))
      #expect(try page.isTrue("document.getElementById('push/view:Home/view:Offers').classList.contains('out')"))
      #expect(try page.isTrue("\(moment("after")).getAttribute('aria-checked') === 'true'"))
      try page.click(moment("both"))
      try page.wait("document.querySelectorAll('#nv-canvas .out').length === 0 && !location.hash.includes('state')")
    }
  }

  @Test func keysChooseAState() throws {
    try open { page throws in
      for (key, out) in [("1", "view:Licenses"), ("3", "view:Offers")] {
        try page.press(key)
        try page.wait("\(page.box(out)).classList.contains('out')")
      }
      try page.press("2")
      try page.wait("document.querySelectorAll('#nv-canvas .out').length === 0")
    }
  }

  @Test func theAddressHoldsTheState() throws {
    try open("#state=before") { page throws in
      try page.wait("\(page.box("view:Licenses")).classList.contains('out')")
      #expect(try page.isTrue("\(moment("before")).getAttribute('aria-checked') === 'true'"))
    }
    // What it names and is not there is passed over.
    try open("#state=yesterday") { page throws in
      #expect(try page.isTrue("document.querySelectorAll('#nv-canvas .out').length === 0"))
    }
  }

  @Test func changesAreListedAndSaidInThePanel() throws {
    try open("#tab=changes") { page throws in
      try page.wait("document.querySelectorAll('#nv-tab-changes tbody tr').length >= 4")
      let text = try page.text("document.getElementById('nv-tab-changes').textContent")
      for words in ["+ new", "gone", "~ changed", "Licenses", "Offers"] { #expect(text.contains(words), "\(words)") }
      let row = "[...document.querySelectorAll('#nv-tab-changes tbody tr')].find((row) => row.textContent.includes('Offers') && row.dataset.node)"
      try page.click(row)
      try page.wait("document.querySelector('#nv-panel:not([hidden]) .chip.removed') !== null")
    }
  }

  /// Tables are of the state that is shown; what changed is listed in each.
  @Test func tablesFollowTheState() throws {
    try open("#tab=screens&state=before") { page throws in
      let screens = "[...document.querySelectorAll('#nv-tab-screens tbody th')].map((cell) => cell.textContent).sort().join(' ')"
      let count = "document.querySelector('#nv-tab-screens .count').textContent"
      #expect(try page.text(screens) == "About Home Offers Settings")
      #expect(try page.text(count) == "4")
      try page.press("3")
      try page.wait("\(screens) === 'About Home Licenses Settings'")
      try page.press("2")
      try page.wait("\(count) === '5'")
      try page.click("document.getElementById('nv-for-changes')")
      let changes = try page.number("document.querySelectorAll('#nv-tab-changes tbody tr').length")
      try page.press("1")
      try page.wait("\(count) === '4'")
      #expect(try page.number("document.querySelectorAll('#nv-tab-changes tbody tr').length") == changes)
    }
  }

  /// A page of one state has neither.
  @Test func otherPagesHaveNoToggle() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      #expect(try page.isTrue("document.getElementById('nv-moments').hidden && document.getElementById('nv-for-changes') === null"))
    }
  }
}
