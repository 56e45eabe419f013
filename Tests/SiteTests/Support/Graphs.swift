import GraphTestSupport
import NavigationGraph
import Site

/// A small shop with one of each thing.
let shop: NavigationGraph = {
  var graph = NavigationGraph(
    text: """
      node app:ShopApp entry
      node deepLink:shop://item entry
      node route:Route.item mapped used carries=Int
      node route:Route.help mapped
      node object:Router
      edge app:ShopApp root view:RootView
      edge view:RootView tab tab:Tab.items
      edge view:RootView tab tab:Tab.cart
      edge tab:Tab.items tab view:ItemList
      edge tab:Tab.cart tab view:CartView
      edge view:ItemList embeds view:ItemRow
      edge view:ItemRow push route:Route.item
      edge object:Router push route:Route.item
      edge route:Route.item builds view:ItemDetail
      edge route:Route.help builds view:HelpView
      edge view:ItemDetail sheet view:BuyView
      edge view:ItemDetail alert alert:ItemDetail
      edge view:CartView selectTab tab:Tab.items
      edge deepLink:shop://item open route:Route.item
      unresolved view:CartView push Route
      """)
  for number in graph.nodes.indices {
    if graph.nodes[number].kind == .view { graph.nodes[number].role = graph.nodes[number].name == "ItemRow" ? .component : .screen }
    graph.nodes[number].module = "Shop"
    if graph.nodes[number].name == "ItemDetail" {
      graph.nodes[number].documentation = "One item, as `ItemList` has it."
      graph.nodes[number].location = SourceLocation(file: "Shop/Item Detail.swift", line: 7, column: 8)
      graph.nodes[number].title = "Item"
    }
  }
  for number in graph.edges.indices where graph.edges[number].kind == .sheet { graph.edges[number].presentation = ["detents": "medium"] }
  graph.returns = [Return(from: "view:BuyView", kind: .dismiss, location: SourceLocation(file: "App.swift", line: 90, column: 3))]
  graph.findings = [
    Finding(
      rule: "unused_destination", severity: .warning, message: "no site uses `Route.help`", hint: "",
      location: SourceLocation(file: "App.swift", line: 4, column: 3), ids: ["route:Route.help"])
  ]
  return graph.normalized()
}()

/// Screens in a few modules, each leading to some others.
func generated(_ count: Int, modules: Int = 10) -> NavigationGraph {
  var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
  graph.nodes.append(Node(id: "app:BigApp", kind: .app, name: "BigApp"))
  for number in 0..<count {
    let name = "Screen\(number)"
    var node = Node(
      id: "view:\(name)", kind: .view, name: name, location: SourceLocation(file: "Module\(number % modules)/\(name).swift", line: 3, column: 8))
    node.role = .screen
    node.module = "Module\(number % modules)"
    graph.nodes.append(node)
    for step in [1, 7, 31] where number + step < count {
      graph.edges.append(
        Edge(
          from: "view:\(name)", to: "view:Screen\(number + step)", kind: step == 7 ? .sheet : .push,
          location: SourceLocation(file: "Module\(number % modules)/\(name).swift", line: 10 + step, column: 5)))
    }
  }
  if count > 0 {
    graph.edges.append(
      Edge(from: "app:BigApp", to: "view:Screen0", kind: .root, location: SourceLocation(file: "App.swift", line: 5, column: 3)))
  }
  return graph.withReachability(entries: ["app:BigApp"]).normalized()
}

extension Documentation {
  func page(_ kind: PageKind, _ key: String = "") -> DocPage? { pages.first { $0.id == PageID(kind, key) } }
}

extension [SiteFile] {
  func text(_ path: String) -> String? { first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } }
}
