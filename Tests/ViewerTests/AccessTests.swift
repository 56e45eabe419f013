import Testing

@Suite @MainActor struct AccessTests {
  private let focused = "document.activeElement"

  /// From the top of the page to a screen and back, without a pointer.
  @Test func aWalkByKeys() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      try page.press("Tab")
      try page.wait("\(focused).id === 'nv-search-open'")
      try page.press("Enter")
      try page.wait("\(focused).id === 'nv-search-input'")
      try page.press("Escape")
      try page.wait("\(focused).id === 'nv-search-open'")
      for _ in 0..<80 {
        if try page.isTrue("\(focused).id === 'nv-canvas'") { break }
        try page.press("Tab")
      }
      #expect(try page.isTrue("\(focused).id === 'nv-canvas'"))
      // The titles of groups, then one box: the arrow keys go on from it.
      for _ in 0..<10 {
        if try page.isTrue("\(focused).classList.contains('box')") { break }
        try page.press("Tab")
      }
      #expect(try page.isTrue("\(focused).matches('.box:focus-visible')"))
      #expect(try page.number("document.querySelectorAll('#nv-canvas .box[tabindex=\"0\"]').length") == 1)
      let first = try page.text("\(focused).id")
      for key in ["ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"] {
        if try page.text("\(focused).id") != first { break }
        try page.press(key)
      }
      #expect(try page.isTrue("\(focused).classList.contains('box') && \(focused).id !== '\(first)'"))
      try page.press("Enter")
      try page.wait("!document.getElementById('nv-panel').hidden && \(focused).getAttribute('aria-pressed') === 'true'")
      try page.value("document.querySelector('#nv-panel-body .link').focus()")
      try page.press("Escape")
      try page.wait("document.getElementById('nv-panel').hidden")
      #expect(try page.isTrue("\(focused).classList.contains('box')"))
      try page.press("?")
      try page.wait("document.getElementById('nv-help').open")
      try page.press("Escape")
      try page.wait("!document.getElementById('nv-help').open")
    }
  }

  @Test func tabsAndRowsByKeys() throws {
    try SamplePage.open { (page: BrowserPage) throws in
      try page.value("document.getElementById('nv-for-picture').focus()")
      try page.press("ArrowRight")
      try page.wait("\(focused).id === 'nv-for-screens' && \(focused).getAttribute('aria-selected') === 'true'")
      try page.value("document.querySelector('#nv-tab-screens tbody .link').focus()")
      try page.press("ArrowDown")
      let name = try page.text("document.querySelectorAll('#nv-tab-screens tbody .link')[1].textContent")
      #expect(try page.text("\(focused).textContent") == name)
      try page.press("Enter")
      try page.wait("\(page.panelTitle) === '\(name)'")
    }
  }

  /// Everything that can be pressed has a name, for those who hear the page.
  @Test func everythingHasAName() throws {
    try SamplePage.open("#select=view:Home") { (page: BrowserPage) throws in
      let nameless = try page.value(
        """
        [...document.querySelectorAll('button, a[href], input, select, [role=button], [role=tab], [role=listbox], [role=tabpanel], dialog, aside')]
          .filter((e) => !(e.getAttribute('aria-label') || e.getAttribute('aria-labelledby') || e.textContent.trim() || e.closest('label')?.textContent.trim()))
          .map((e) => e.outerHTML.slice(0, 80))
        """)
      #expect(nameless as? [String] == [])
      let tree = try page.send("Accessibility.getFullAXTree")
      let names = (tree["nodes"] as? [[String: Any]] ?? []).compactMap { node -> String? in
        guard ((node["role"] as? [String: Any])?["value"] as? String) == "button" else { return nil }
        return (node["name"] as? [String: Any])?["value"] as? String
      }
      #expect(names.contains { $0.hasPrefix("Home, Screen, 1 way in, ") })
      #expect(names.contains("Collapse Basket"))
    }
  }

  /// Text against what it stands on, as WCAG 2.2 reckons it: 4.5 to 1, in both themes.
  @Test(arguments: [false, true]) func contrast(_ dark: Bool) throws {
    try SamplePage.open("#select=view:Lost", dark: dark) { (page: BrowserPage) throws in
      for view in ["picture", "screens", "routes", "findings"] {
        try page.click("document.getElementById('nv-for-\(view)')")
        let weak = try page.value(
          """
          (() => {
            const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
            const color = (text) => {
              canvas.clearRect(0, 0, 1, 1);
              canvas.fillStyle = text;
              canvas.fillRect(0, 0, 1, 1);
              return [...canvas.getImageData(0, 0, 1, 1).data];
            };
            const over = (a, b) => [0, 1, 2].map((i) => (a[i] * a[3] + b[i] * (255 - a[3])) / 255).concat(255);
            const ground = (e) => {
              const layers = [];
              for (; e; e = e.parentElement) layers.push(color(getComputedStyle(e).backgroundColor));
              return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 255]);
            };
            const light = (c) => c.slice(0, 3).map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
              .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
            const found = [];
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
              const e = walker.currentNode.parentElement;
              if (!walker.currentNode.textContent.trim() || e.closest('svg, script, noscript, .visually-hidden, dialog:not([open]), :disabled, label:has(:disabled)')) continue;
              if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
              const below = ground(e);
              const [a, b] = [light(over(color(getComputedStyle(e).color), below)), light(below)];
              const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
              if (ratio < 4.5) found.push(`${ratio.toFixed(2)} ${e.className} ${walker.currentNode.textContent.trim().slice(0, 30)}`);
            }
            return found;
          })()
          """)
        #expect(weak as? [String] == [], "\(view)")
      }
    }
  }
}
