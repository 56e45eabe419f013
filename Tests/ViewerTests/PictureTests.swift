import Diagram
import GraphTestSupport
import NavigationGraph
import Site
import Testing

@Suite @MainActor struct PictureTests {
  @Test func thePageLoads() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      #expect(try page.text("document.title") == "Shop: navigation")
      #expect(try page.number("document.querySelectorAll('#nv-canvas > svg').length") == 1)
      #expect(try page.number("document.querySelectorAll('#nv-canvas .box[role=button][aria-label]').length") > 8)
      #expect(try page.isTrue("document.getElementById('nv-panel').hidden"))
      // Every box is in sight.
      let inside = """
        [...document.querySelectorAll('#nv-canvas .box')].every((box) => {
          const [b, c] = [box.getBoundingClientRect(), document.getElementById('nv-canvas').getBoundingClientRect()];
          return b.left >= c.left && b.right <= c.right && b.top >= c.top && b.bottom <= c.bottom;
        })
        """
      #expect(try page.isTrue(inside))
    }
  }

  @Test func aClickPinsAndEscapeFrees() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      let before = try page.text("document.querySelector('#nv-canvas svg').style.transform")
      try page.click(page.box("view:ItemDetail"))
      try page.wait("\(page.panelTitle) === 'ItemDetail'")
      // The picture stays where it is.
      #expect(try page.text("document.querySelector('#nv-canvas svg').style.transform") == before)
      #expect(try page.isTrue("document.querySelector('#nv-canvas svg').classList.contains('pinned')"))
      #expect(try page.isTrue("\(page.box("view:Home")).classList.contains('lit')"))
      #expect(try page.isTrue("!\(page.box("view:Lost")).classList.contains('lit')"))
      try page.wait("location.hash.includes('select=view:ItemDetail')")
      try page.mouse("mouseMoved", (x: 700, y: 20))
      try page.press("Escape")
      try page.wait("document.getElementById('nv-panel').hidden")
      #expect(try page.isTrue("!document.querySelector('#nv-canvas svg').classList.contains('pinned')"))
      #expect(try page.isTrue("document.querySelectorAll('#nv-canvas .lit').length === 0"))
      try page.wait("!location.hash.includes('select')")
    }
  }

  @Test func pointingLightsTheNeighbours() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      try page.mouse("mouseMoved", page.middle(of: page.box("view:ItemDetail")))
      try page.wait("\(page.box("view:ItemDetail")).classList.contains('at')")
      for id in ["view:Home", "view:Payment"] { #expect(try page.isTrue("\(page.box(id)).classList.contains('lit')"), "\(id)") }
      for id in ["view:Root", "view:Lost"] { #expect(try page.isTrue("!\(page.box(id)).classList.contains('lit')"), "\(id)") }
      #expect(try page.number("document.querySelectorAll('#nv-canvas .arrow.lit').length") == 3)
      #expect(try page.isTrue("document.getElementById('nv-panel').hidden"))
      try page.mouse("mouseMoved", (x: 700, y: 20))
      try page.wait("document.querySelectorAll('#nv-canvas .lit').length === 0")
    }
  }

  /// Fitted into the window nobody could read it.
  @Test func aLargePictureBeginsWhereTheAppBegins() throws {
    var text = "node app:Shop entry\nnode view:Home\nedge app:Shop root view:Home\n"
    for i in 0..<120 { text += "node view:Page\(i)\nedge view:\(i < 6 ? "Home" : "Page\(i / 6)") push view:Page\(i)\n" }
    let page = try SamplePage(NavigationGraph(text: text).normalized())
    defer { page.remove() }
    try page.open { (page: BrowserPage) throws in
      let height = "\(page.box("app:Shop")).querySelector('text').getBoundingClientRect().height"
      #expect(try page.number(height) >= 8)
      let isInside = "(() => { const b = \(page.box("app:Shop")).getBoundingClientRect(), c = document.getElementById('nv-canvas').getBoundingClientRect(); "
        + "return b.left >= c.left && b.right <= c.right && b.top >= c.top && b.bottom <= c.bottom; })()"
      #expect(try page.isTrue(isInside))
    }
  }

  /// A large picture has one arrow to a screen that many lead to; the others are words.
  @Test func waysThatAreWordsLightTheirEnds() throws {
    var text = "node app:Shop entry\nnode view:Home\nnode view:Profile\nedge app:Shop root view:Home\nedge view:Home push view:Profile\n"
    for i in 0..<25 {
      text += "node view:Page\(i)\nedge view:Home push view:Page\(i)\n" + (i % 2 == 0 ? "edge view:Page\(i) push view:Profile\n" : "")
    }
    let page = try SamplePage(NavigationGraph(text: text).normalized())
    defer { page.remove() }
    try page.open("#select=view:Profile") { (page: BrowserPage) throws in
      try page.wait("\(page.box("view:Profile")).classList.contains('at')")
      for id in ["view:Home", "view:Page0", "view:Page24"] { #expect(try page.isTrue("\(page.box(id)).classList.contains('lit')"), "\(id)") }
      #expect(try page.isTrue("!\(page.box("view:Page1")).classList.contains('lit')"))
    }
  }

  @Test func thePanelTellsWhatIsKnown() throws {
    try SamplePage.open("#select=view:ItemDetail") { (page: BrowserPage) throws in
      let text = try page.text("document.getElementById('nv-panel-body').innerText")
      for words in ["Article", "Shows one Item with its price.", "Catalog", "SwiftUI", "Ways in", "Ways out", "Shortest way", "Item.ID", "Route.item", "App.swift:6"] {
        #expect(text.contains(words), "\(words)")
      }
      #expect(try page.text("document.querySelector('#nv-panel-body .documentation code').textContent") == "Item")
      // A name in it leads on.
      try page.click("[...document.querySelectorAll('#nv-panel-body .rows .link')].find((b) => b.textContent === 'Payment')")
      try page.wait("\(page.panelTitle) === 'Payment'")
      let deepLink = try page.text("document.getElementById('nv-panel-body').innerText")
      #expect(deepLink.contains("shop://basket") && deepLink.contains("Deep links"))
    }
    try SamplePage.open("#select=view:Home") { (page: BrowserPage) throws in
      // What its components do is its own.
      let text = try page.text("document.getElementById('nv-panel-body').innerText")
      #expect(text.contains("Settings") && text.contains("in PriceRow"))
    }
    try SamplePage.open("#select=view:Lost") { (page: BrowserPage) throws in
      let text = try page.text("document.getElementById('nv-panel-body').innerText")
      #expect(text.contains("unreachable") && text.contains("nothing shows Lost") && text.contains("No way leads here"))
    }
    try SamplePage.open("#select=view:Settings") { (page: BrowserPage) throws in
      #expect(try page.text("document.getElementById('nv-panel-body').innerText").contains("Not resolved"))
    }
  }

  nonisolated private static let links: [(prefix: String?, link: String?)] = [
    ("https://example.com/blob/main/", "https://example.com/blob/main/App.swift#L6"), ("vscode://file/{file}:{line}", "vscode://file/App.swift:6"),
    (nil, "App.swift#L6"), ("javascript:alert(1)//", nil),
  ]

  @Test(arguments: links) func sourceLinks(_ prefix: String?, _ link: String?) throws {
    var options = ViewerOptions()
    options.linkPrefix = prefix
    let page = try SamplePage(SamplePage.graph, options)
    defer { page.remove() }
    try page.open("#select=view:ItemDetail") { (page: BrowserPage) throws in
      #expect(try page.value("document.querySelector('.source .place').getAttribute('href')") as? String == link)
      if link != nil { #expect(try page.text("document.querySelector('.source .place').rel") == "noopener noreferrer") }
    }
  }

  /// A group of a picture that draws whole groups has ways to other groups, and what is in it.
  @Test func aFoldedGroupHasAPanel() throws {
    var options = DiagramOptions()
    options.collapse = .module
    let sample = try SamplePage(SamplePage.graph, diagram: options)
    defer { sample.remove() }
    try sample.open { (page: BrowserPage) throws in
      try page.click("[...document.querySelectorAll('#nv-canvas .box.group')].find((box) => box.textContent.includes('Checkout'))")
      try page.wait("\(page.panelTitle) === 'Checkout'")
      let text = try page.text("document.getElementById('nv-panel-body').innerText")
      for words in ["Folded into this box", "Basket", "Payment", "Ways in", "Ways out", "Catalog"] { #expect(text.contains(words), "\(words)") }
      try page.wait("location.hash.includes('box=')")
      try page.press("/")
      try page.type("payment")
      try page.wait("document.querySelector('#nv-search-list [aria-selected=true] .name')?.textContent === 'Payment'")
      try page.press("Enter")
      try page.wait("\(page.panelTitle) === 'Payment'")
      #expect(try page.isTrue("document.querySelector('#nv-canvas .box.group[aria-pressed=true]').textContent.includes('Checkout')"))
    }
  }

  @Test func theWayIsShownInThePicture() throws {
    try SamplePage.open("#select=view:ItemDetail") { (page: BrowserPage) throws in
      try page.click("document.querySelector('.way-tools .small')")
      try page.wait("document.querySelector('.way-tools .small').getAttribute('aria-pressed') === 'true'")
      for id in ["app:Shop", "view:Root", "view:Home", "view:ItemDetail"] { #expect(try page.isTrue("\(page.box(id)).classList.contains('lit')"), "\(id)") }
      #expect(try page.isTrue("!\(page.box("view:Payment")).classList.contains('lit')"))
    }
  }

  @Test func cameraByWheelKeysAndDrag() throws {
    let transform = "document.querySelector('#nv-canvas svg').style.transform"
    let scale = "parseFloat(/scale\\(([^)]+)/.exec(\(transform))[1])"
    try SamplePage.open { (page: BrowserPage) throws in
      let start = try page.number(scale)
      try page.press("+")
      #expect(try page.number(scale) > start)
      try page.press("0")
      #expect(abs(try page.number(scale) - start) < 0.001)
      // What lies under the pointer stays there.
      let point = try page.middle(of: page.box("view:Payment"))
      try page.mouse("mouseWheel", point, ["deltaX": 0, "deltaY": -60, "modifiers": BrowserPage.Modifier.control.rawValue])
      try page.wait("\(scale) > \(start * 1.2)")
      let after = try page.middle(of: page.box("view:Payment"))
      #expect(abs(after.x - point.x) < 1 && abs(after.y - point.y) < 1)
      try page.mouse("mouseWheel", point, ["deltaX": 0, "deltaY": 100])
      try page.wait("Math.abs((\(page.box("view:Payment"))).getBoundingClientRect().y + (\(page.box("view:Payment"))).getBoundingClientRect().height / 2 - \(after.y - 100)) < 1")
      let grip = try page.middle(of: "document.getElementById('nv-canvas')")
      let before = try page.middle(of: page.box("view:Payment"))
      try page.mouse("mousePressed", grip)
      try page.mouse("mouseMoved", (x: grip.x + 40, y: grip.y + 30), ["buttons": 1])
      try page.mouse("mouseMoved", (x: grip.x + 80, y: grip.y + 60), ["buttons": 1])
      try page.mouse("mouseReleased", (x: grip.x + 80, y: grip.y + 60))
      let moved = try page.middle(of: page.box("view:Payment"))
      #expect(abs(moved.x - before.x - 80) < 1 && abs(moved.y - before.y - 60) < 1)
      #expect(try page.isTrue("document.getElementById('nv-panel').hidden"))
      try page.value("document.getElementById('nv-canvas').focus()")
      try page.press("ArrowRight")
      let keyed = try page.middle(of: page.box("view:Payment"))
      #expect(abs(keyed.x - moved.x + 80) < 1)
      try page.wait("/at=-?\\d+,-?\\d+,[\\d.]+/.test(location.hash)")
    }
  }

  @Test func twoFingersPinch() throws {
    let scale = "parseFloat(/scale\\(([^)]+)/.exec(document.querySelector('#nv-canvas svg').style.transform)[1])"
    try SamplePage.open(width: 390, height: 844) { (page: BrowserPage) throws in
      try page.send("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 2])
      let start = try page.number(scale)
      @MainActor func touch(_ type: String, _ spread: Double) throws {
        let points = spread == 0 ? [] : [["x": 190 - spread, "y": 400.0, "id": 1], ["x": 190 + spread, "y": 400.0, "id": 2]]
        try page.send("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
      }
      try touch("touchStart", 40)
      try touch("touchMove", 60)
      try touch("touchMove", 80)
      try touch("touchEnd", 0)
      try page.wait("\(scale) > \(start * 1.5)")
    }
  }
}
