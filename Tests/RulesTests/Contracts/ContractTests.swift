import GraphTestSupport
import NavigationGraph
import Testing

@testable import Rules

/// Each demand, on graphs that break it, keep it, or leave it open.
@Suite struct ContractTests {
  private static func patterns(_ words: [String]) -> [NodePattern] { words.compactMap(NodePattern.init) }

  /// What the contract says: ends of ways that break it, `held` for what is held back.
  private static func check(_ demand: Contract.Demand, _ text: String, change: (inout NavigationGraph) -> Void = { _ in }) -> [String] {
    var graph = NavigationGraph(text: text)
    for i in graph.nodes.indices where graph.nodes[i].kind == .view { graph.nodes[i].role = graph.nodes[i].name.hasSuffix("Row") ? .component : .screen }
    change(&graph)
    var configuration = LintConfiguration(only: ["contract"])
    configuration.contracts = [Contract(name: "c", demand: demand)]
    let outcome = graph.lint(configuration)
    func words(_ finding: Finding) -> String {
      finding.related.map { $0.message.split(separator: ":")[0].filter { $0 != "`" } }.joined(separator: ", ")
    }
    return outcome.findings.map(words) + outcome.heldBack.map { "held " + words($0.finding) }
  }

  private static let shop = """
    node app:App entry
    node deepLink:checkout entry
    node route:R.login mapped used
    node route:R.checkout mapped used
    edge app:App root view:Home
    edge view:Home push route:R.login
    edge route:R.login builds view:Login
    edge view:Login push route:R.checkout
    edge route:R.checkout builds view:Checkout
    """

  @Test func aStepIsForbidden() {
    let demand = Contract.Demand.forbidden(from: Self.patterns(["Home"]), to: Self.patterns(["Checkout"]), kinds: nil, reaches: false)
    #expect(Self.check(demand, Self.shop) == [])
    #expect(Self.check(demand, Self.shop + "\nedge view:Home push route:R.checkout") == ["Home → R.checkout, R.checkout → Checkout"])
    #expect(Self.check(demand, Self.shop + "\nedge view:Home push route:R.checkout dead") == [])
    // A component belongs to the screen that holds it; a screen inside does not.
    let row = "\nedge view:Home embeds view:BuyRow\nedge view:BuyRow push route:R.checkout"
    #expect(Self.check(demand, Self.shop + row) == ["Home → BuyRow, BuyRow → R.checkout, R.checkout → Checkout"])
    #expect(Self.check(demand, Self.shop + row.replacing("BuyRow", with: "Buy")) == [])
  }

  @Test func kindsAreTheStepsThatCount() {
    let text = Self.shop + "\nedge view:Home sheet route:R.checkout"
    let demand: (Set<EdgeKind>) -> Contract.Demand = {
      .forbidden(from: Self.patterns(["Home"]), to: Self.patterns(["Checkout"]), kinds: $0, reaches: false)
    }
    #expect(Self.check(demand([.push]), text) == [])
    #expect(Self.check(demand([.sheet]), text).count == 1)
  }

  @Test func beginningsMayBeEndsToo() {
    // Whoever writes the widest patterns is told most: a node is no way to itself, and another's way to it counts.
    let all = Self.patterns(["view:*"])
    let wide = Contract.Demand.forbidden(from: all, to: Self.patterns(["Checkout"]), kinds: nil, reaches: true)
    #expect(Self.check(wide, Self.shop) == ["Login → R.checkout, R.checkout → Checkout"])
    let same = Contract.Demand.forbidden(from: all, to: all, kinds: nil, reaches: true)
    #expect(Self.check(same, Self.shop) == ["Home → R.login, R.login → Login", "Login → R.checkout, R.checkout → Checkout"])
    let gate = Contract.Demand.mustPassThrough(
      to: Self.patterns(["Checkout", "Home"]), through: Self.patterns(["Login"]), from: Self.patterns(["Home", "Checkout"]))
    #expect(Self.check(gate, Self.shop) == [])
    #expect(Self.check(gate, Self.shop + "\nedge view:Home push view:Checkout") == ["Home → Checkout"])
  }

  @Test func layersAreNotProvenWhereARouteMayLeadUp() {
    let demand = Contract.Demand.layers([Self.patterns(["Checkout"]), Self.patterns(["Home"])])
    #expect(Self.check(demand, Self.shop) == [])
    let open = Self.check(demand, Self.shop + "\nunresolved view:Home push R")
    #expect(open == ["held "])
  }

  @Test func aWayIsForbidden() {
    let demand = Contract.Demand.forbidden(from: Self.patterns(["Home"]), to: Self.patterns(["Checkout", "After"]), kinds: nil, reaches: true)
    // What lies behind is part of it.
    #expect(Self.check(demand, Self.shop + "\nedge view:Checkout push view:After") == ["Home → R.login, R.login → Login, Login → R.checkout, R.checkout → Checkout"])
    #expect(Self.check(demand, Self.shop.replacing("edge view:Login push route:R.checkout\n", with: "") + "\nedge view:Checkout push view:After") == [])
    // Who holds an object does not do what the object does.
    let owner = "node app:App entry\nnode view:Checkout\nnode view:After\nedge app:App root view:Home\nedge view:Home owns object:Router\nedge object:Router push view:Checkout"
    #expect(Self.check(demand, owner) == [])
  }

  @Test func onlySomeMayLeadThere() {
    let demand = Contract.Demand.onlyFrom(to: Self.patterns(["Checkout"]), from: Self.patterns(["Login"]), kinds: nil)
    #expect(Self.check(demand, Self.shop) == [])
    #expect(Self.check(demand, Self.shop + "\nedge view:Home push route:R.checkout") == ["Home → R.checkout, R.checkout → Checkout"])
    let row = "\nedge view:Login embeds view:BuyRow\nedge view:BuyRow push route:R.checkout"
    #expect(Self.check(demand, Self.shop + row) == [])
    #expect(Self.check(demand, Self.shop + row + "\nedge view:Home embeds view:BuyRow") == ["Home → BuyRow, BuyRow → R.checkout, R.checkout → Checkout"])
  }

  /// What a tab shows first is part of the step to the tab.
  @Test func tabsAreOnTheWay() {
    let demand = Contract.Demand.onlyFrom(to: Self.patterns(["Settings"]), from: Self.patterns(["Tabs"]), kinds: nil)
    let tabs = "node app:App entry\nedge app:App root view:Tabs\nedge view:Tabs tab tab:T.settings\nedge tab:T.settings tab view:Settings"
    #expect(Self.check(demand, tabs) == [])
    #expect(Self.check(demand, tabs + "\nedge view:Home selectTab tab:T.settings") == ["Home → T.settings, T.settings → Settings"])
  }

  /// An object that others tell to do it is no one else; one that does it by itself is.
  @Test func objectsThatAreTold() {
    let demand = Contract.Demand.onlyFrom(to: Self.patterns(["Checkout"]), from: Self.patterns(["Login"]), kinds: nil)
    let text = Self.shop + "\nedge object:Router push route:R.checkout"
    #expect(Self.check(demand, text) == ["Router → R.checkout, R.checkout → Checkout"])
    let told = Self.check(demand, text) { graph in
      for i in graph.edges.indices where graph.edges[i].from == "view:Login" { graph.edges[i].through = ["Router.buy"] }
    }
    #expect(told == [])
  }

  @Test func noWayPastTheGate() {
    let demand: ([String]?) -> Contract.Demand = {
      .mustPassThrough(to: Self.patterns(["Checkout"]), through: Self.patterns(["Login"]), from: $0.map(Self.patterns))
    }
    #expect(Self.check(demand(nil), Self.shop) == [])
    let link = Self.shop + "\nedge deepLink:checkout open route:R.checkout"
    #expect(Self.check(demand(nil), link) == ["the link checkout → R.checkout, R.checkout → Checkout"])
    #expect(Self.check(demand(["deepLink:*"]), link) == ["the link checkout → R.checkout, R.checkout → Checkout"])
    #expect(Self.check(demand(["app:*"]), link) == [])
    // The gate itself may be an entry.
    #expect(Self.check(demand(["Login"]), link) == [])
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func aGateDominates(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, size: 20).normalized()
    let context = RuleContext(graph)
    let ground = ContractGround(context)
    guard let gate = graph.nodes.first(where: { $0.kind == .view }), let target = graph.nodes.last(where: { $0.kind == .view }), gate.id != target.id,
      let node = context.index.number(of: target.id), let through = context.index.number(of: gate.id)
    else { return }
    let verdict = ground.mustPassThrough(to: Self.patterns([target.id]), through: Self.patterns([gate.id]), from: nil)
    // The same by the tree of dominators, on the edges that are followed.
    var followed = graph
    for number in ground.leftOut { followed.edges[number].live = false }
    let index = GraphIndex(followed)
    let starts = graph.starts(context.index)
    guard Reachability(index, from: starts).reaches(node), !starts.contains(through) else { return }
    let dominators = Dominators(index, from: starts)
    var passes = false
    var above: Int? = node
    while let current = above, !passes { (passes, above) = (current == through, dominators.immediate[current]) }
    #expect(verdict.breaches.isEmpty == passes)
  }

  @Test func depth() {
    let demand = Contract.Demand.maxDepth(2, to: nil, from: nil)
    #expect(Self.check(demand, Self.shop) == ["App → Home, Home → R.login, R.login → Login, Login → R.checkout, R.checkout → Checkout"])
    #expect(Self.check(.maxDepth(3, to: nil, from: nil), Self.shop) == [])
    #expect(Self.check(.maxDepth(2, to: Self.patterns(["Login"]), from: nil), Self.shop) == [])
    // A site that could not be followed may be a shorter way.
    #expect(Self.check(demand, Self.shop + "\nunresolved view:Home push R") == ["held App → Home, Home → R.login, R.login → Login, Login → R.checkout, R.checkout → Checkout"])
  }

  @Test func presentations() {
    let sheets = "node app:App entry\nedge app:App root view:A\nedge view:A sheet view:B\nedge view:B push view:C\nedge view:C fullScreenCover view:D"
    let demand: (Int) -> Contract.Demand = { .maxPresentations($0, kinds: Contract.presentations) }
    #expect(Self.check(demand(1), sheets) == ["App → A, A → B, B → C, C → D"])
    #expect(Self.check(demand(2), sheets) == [])
    #expect(Self.check(demand(0), sheets).count == 1)
    #expect(Self.check(demand(1), sheets.replacing("edge view:B push", with: "edge view:B swap")) == [])
    // What stands on one and the same is one finding.
    #expect(Self.check(demand(1), sheets + "\nedge view:B sheet view:E\nedge view:C popover view:F") == ["App → A, A → B, B → E, so does C → D, so does C → F"])
    #expect(Self.check(demand(1), sheets.replacing("fullScreenCover", with: "alert")) == [])
    // No way comes to a node twice.
    #expect(Self.check(demand(1), sheets.replacing("fullScreenCover view:D", with: "sheet view:A")) == [])
    #expect(Self.check(demand(2), sheets + "\nunresolved view:D sheet -") == ["held "])
  }

  @Test func layers() {
    let demand = Contract.Demand.layers([Self.patterns(["view:Home"]), Self.patterns(["view:Login", "view:Checkout"]), Self.patterns(["view:*Row"])])
    let rows = Self.shop + "\nedge view:Checkout embeds view:BuyRow"
    #expect(Self.check(demand, rows) == [])
    #expect(Self.check(demand, rows + "\nedge view:BuyRow push route:R.checkout") == ["BuyRow → R.checkout, R.checkout → Checkout"])
    #expect(Self.check(demand, rows + "\nedge view:Login push view:Home") == ["Login → Home"])
    #expect(Self.check(demand, rows + "\nedge view:Login push view:Other") == [])
  }

  @Test func whatIsNotProvenIsHeldBack() {
    let forbidden = Contract.Demand.forbidden(from: Self.patterns(["Home"]), to: Self.patterns(["Checkout"]), kinds: nil, reaches: false)
    let gate = Contract.Demand.mustPassThrough(to: Self.patterns(["Checkout"]), through: Self.patterns(["Login"]), from: nil)
    let only = Contract.Demand.onlyFrom(to: Self.patterns(["Checkout"]), from: Self.patterns(["Login"]), kinds: [.push])
    for (demand, site) in [(forbidden, "view:Home push R"), (gate, "view:Home push R"), (only, "view:Home push R")] {
      #expect(Self.check(demand, Self.shop + "\nunresolved \(site)") == ["held "])
      // A dead site, one of another type, and one behind the gate break nothing.
      #expect(Self.check(demand, Self.shop + "\nunresolved \(site) dead") == [])
      #expect(Self.check(demand, Self.shop + "\nnode route:S.a mapped used\nunresolved view:Home push S") == [])
      #expect(Self.check(demand, Self.shop + "\nunresolved view:Login push R") == [])
    }
    #expect(Self.check(only, Self.shop + "\nunresolved view:Home sheet R") == [])
    let broken = Self.shop + "\nedge view:Home push route:R.checkout"
    #expect(Self.check(forbidden, broken + "\nunresolved view:Home push R").allSatisfy { !$0.hasPrefix("held") })
    let unsure = Self.check(forbidden, broken) { graph in
      for i in graph.edges.indices where graph.edges[i].location.line == 10 { graph.edges[i].certainty = .ambiguous }
    }
    #expect(unsure == ["held Home → R.checkout, R.checkout → Checkout"])
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func theOrderOfDiscoveryDoesNotMatter(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, size: 40, hostile: seed % 2 == 0)
    var configuration = LintConfiguration(only: ["contract"])
    let (some, others) = (Self.patterns(["view:*1*", "route:*"]), Self.patterns(["view:*2*", "object:*"]))
    configuration.contracts = [
      Contract(name: "a", demand: .forbidden(from: some, to: others, kinds: nil, reaches: false)),
      Contract(name: "b", demand: .forbidden(from: some, to: others, kinds: [.push], reaches: true)),
      Contract(name: "c", demand: .onlyFrom(to: others, from: some, kinds: nil)), Contract(name: "d", demand: .mustPassThrough(to: others, through: some, from: nil)),
      Contract(name: "e", demand: .maxDepth(1, to: nil, from: nil)), Contract(name: "f", demand: .maxPresentations(1, kinds: Contract.presentations)),
      Contract(name: "g", demand: .layers([some, others])),
    ]
    let outcome = graph.lint(configuration)
    #expect(graph.shuffled(seed: seed + 9).lint(configuration) == outcome)
    #expect(Set(outcome.findings.map(\.fingerprint)).count == outcome.findings.count)
  }
}
