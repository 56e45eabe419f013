import GraphTestSupport
import NavigationGraph
import Reports
import Testing

private let shop = NavigationGraph(
  text: """
    node app:App entry
    node route:R.a mapped used
    node route:R.b mapped
    node route:R.c mapped used
    edge app:App root view:Home
    edge view:Home tab tab:Tab.shop
    edge tab:Tab.shop tab view:Shop
    edge view:Shop push route:R.a
    edge view:Shop sheet route:R.a
    edge route:R.a builds view:Detail
    edge view:Shop push route:R.c dead
    edge route:R.c builds view:Cellar
    unresolved view:Home sheet R
    """)

private func text(
  _ graph: NavigationGraph, _ id: String, _ question: WayAnswer.Question = .init(limit: 10), as form: WaysForm = .text
) -> String {
  let targets = graph.nodes.indices.filter { graph.nodes[$0].id == id }
  return String(decoding: form.render(WaysResult(graph, targets: targets, question), ReportOptions()), as: UTF8.self)
}

@Suite struct WaysTests {
  @Test func aWayIsToldStepByStep() {
    #expect(
      text(shop, "view:Detail") == """
        view Detail

        from the app App, 2 steps:
          1. the app App opens with Home
               App.swift:5:3
             Home has the tab Tab.shop
               App.swift:6:3
             the tab Tab.shop shows Shop
               App.swift:7:3
          2. Shop pushes R.a
               App.swift:8:3
               also App.swift:9:3 (sheet)
             R.a is shown as Detail
               App.swift:10:3

        not understood, and may lead here:
          App.swift:13:3: sheet from Home: not followed

        """)
  }

  @Test func aWayIsAListInMarkdown() {
    #expect(
      text(shop, "view:Detail", as: .markdown) == """
        ### How users get to `Detail`

        A view.

        From the app `App`, 2 steps:

        1. the app `App` opens with `Home` (`App.swift:5:3`)
           - `Home` has the tab `Tab.shop` (`App.swift:6:3`)
           - the tab `Tab.shop` shows `Shop` (`App.swift:7:3`)
        2. `Shop` pushes `R.a` (`App.swift:8:3`)
           - `R.a` is shown as `Detail` (`App.swift:10:3`)

        Not understood, and may lead here:

        - `App.swift:13:3`: sheet from `Home`: not followed

        """)
    #expect(text(shop, "view:Cellar", as: .markdown).contains("\n\nNo way leads here.\n"))
  }

  @Test func aWayIsATable() {
    #expect(
      text(shop, "view:Detail", as: .table) == """
        view Detail
        WAY  STEP  FROM      HOW     TO        AT
        1    1     App       root    Home      App.swift:5:3
        1          Home      tab     Tab.shop  App.swift:6:3
        1          Tab.shop  tab     Shop      App.swift:7:3
        1    2     Shop      push    R.a       App.swift:8:3
        1          R.a       builds  Detail    App.swift:10:3

        """)
    #expect(text(shop, "view:Cellar", as: .table) == "view Cellar\nno way leads here; --format text says what is in between\n")
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func namesInMarkdownAreText(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, size: 14, hostile: true).normalized()
    let result = WaysResult(graph, targets: Array(graph.nodes.indices), .init(isForAll: seed % 2 == 0, limit: 5))
    for form in [WaysForm.markdown, .table] {
      let text = String(decoding: form.render(result, ReportOptions()), as: UTF8.self)
      #expect(text.unicodeScalars.allSatisfy { !$0.isHazardous || $0 == "\n" })
      guard form.name == "markdown" else { continue }
      let lines = text.unicodeScalars.split(separator: "\n").map { outsideOfCode(String($0)) }
      let plain = lines.joined(separator: "\n").replacing("<code>", with: "").replacing("</code>", with: "")
      #expect(!plain.unicodeScalars.contains { $0 == "<" || $0 == "[" || $0 == "*" || $0 == "`" }, "\(plain)")
    }
  }

  @Test func whereNoWayLeadsItSaysWhatIsMissing() {
    #expect(
      text(shop, "view:Cellar") == """
        view Cellar
        no way leads here
          a user comes as far as this, and the code that leads on is called by nobody:
            Shop pushes R.c, in code that nobody calls
              App.swift:11:3

        not understood, and may lead here:
          App.swift:13:3: sheet from Home: not followed

        """)
    #expect(text(shop, "route:R.b").contains("\n  no place in the source uses it, though a builder knows it\n"))
  }

  @Test func waysMayBeginElsewhere() throws {
    let from = try #require(GraphIndex(shop).number(of: "view:Detail"))
    let result = text(shop, "view:Home", .init(from: [from], limit: 10))
    #expect(result.contains("no way leads here from Detail\n  Detail leads nowhere\n"))
    let shopView = try #require(GraphIndex(shop).number(of: "view:Shop"))
    #expect(text(shop, "view:Home", .init(from: [shopView], limit: 10)).contains("""
      no way leads here from Shop
        what Shop leads to:
          Shop pushes R.a
            App.swift:8:3
          Shop presents R.a as a sheet

      """))
    #expect(text(shop, "view:Detail", .init(from: [from], limit: 1)).contains("Detail: the way begins and ends here"))
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func noControlCharacterGetsThrough(seed: UInt64) throws {
    let graph = NavigationGraph.random(seed: seed, size: 14, hostile: true).normalized()
    let result = WaysResult(graph, targets: Array(graph.nodes.indices), .init(isForAll: seed % 2 == 0, limit: 5))
    let text = String(decoding: WaysForm.text.render(result, ReportOptions()), as: UTF8.self)
    #expect(text.unicodeScalars.allSatisfy { !$0.isHazardous || $0 == "\n" })
    let json = WaysForm.json.render(result, ReportOptions())
    guard case .object(let members) = try JSONParser.parse(json), case .array(let targets)? = members["targets"] else {
      Issue.record("no object with targets")
      return
    }
    #expect(targets.count == graph.nodes.count)
  }
}
