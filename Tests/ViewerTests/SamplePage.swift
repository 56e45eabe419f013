import Diagram
import Foundation
import GraphTestSupport
import NavigationGraph
import PictureTestSupport
import Site
import Testing

/// Pages in files of their own, removed with the folder.
struct SamplePage {
  let file: URL

  /// An app with two tabs, routes, a deep link, a screen that nothing leads to, a site that could not be followed, and findings.
  static let graph: NavigationGraph = {
    var graph = NavigationGraph(
      text: """
        node app:Shop entry
        node deepLink:shop://basket entry
        node view:Root
        node view:Home
        node view:Basket
        node view:ItemDetail
        node view:Payment
        node view:Settings
        node view:Lost
        node view:PriceRow
        node object:Router
        node route:Route.item mapped used
        node route:Route.payment mapped used
        node route:Route.nowhere
        node tab:Shop.home
        node tab:Shop.basket
        edge app:Shop root view:Root
        edge view:Root tab tab:Shop.home
        edge view:Root tab tab:Shop.basket
        edge tab:Shop.home tab view:Home
        edge tab:Shop.basket tab view:Basket
        edge view:Home push route:Route.item
        edge view:Home embeds view:PriceRow
        edge view:PriceRow sheet view:Settings
        edge view:Home owns object:Router
        edge route:Route.item builds view:ItemDetail
        edge route:Route.payment builds view:Payment
        edge view:Basket push route:Route.payment
        edge view:ItemDetail sheet view:Payment
        edge view:Payment push view:ItemDetail
        edge deepLink:shop://basket open route:Route.payment
        unresolved view:Settings push -
        """)
    graph.generator.version = "1"
    for i in graph.nodes.indices where graph.nodes[i].kind == .view {
      graph.nodes[i].role = graph.nodes[i].name == "PriceRow" ? .component : .screen
      graph.nodes[i].module = ["Payment", "Basket"].contains(graph.nodes[i].name) ? "Checkout" : "Catalog"
      graph.nodes[i].framework = "swiftui"
      if graph.nodes[i].name == "ItemDetail" {
        graph.nodes[i].title = "Article"
        graph.nodes[i].documentation = "Shows one `Item` with its price."
      }
    }
    for i in graph.nodes.indices where graph.nodes[i].id == "route:Route.item" { graph.nodes[i].parameters = [Parameter(label: "id", type: "Item.ID")] }
    let place = graph.nodes.first { $0.id == "view:Lost" }?.location
    graph.findings = [
      Finding(rule: "unreachable_screen", severity: .warning, message: "nothing shows `Lost`", hint: "Delete it.", location: place, ids: ["view:Lost"]),
      Finding(rule: "unused_route", severity: .error, message: "no site uses it", hint: "", location: nil, ids: ["route:Route.nowhere"]),
    ]
    return graph.normalized()
  }()

  /// - Parameter change: what becomes of the diagram before it is drawn.
  static func bytes(
    _ graph: NavigationGraph, _ options: ViewerOptions = ViewerOptions(), diagram: DiagramOptions = DiagramOptions(),
    change: (inout Diagram) -> Void = { _ in }
  ) throws -> [UInt8] {
    var diagram = Diagram(graph: graph, options: diagram)
    change(&diagram)
    var picture = PictureOptions()
    picture.theme = .light
    let svg = try Renderer(program: LayoutPrograms.any()).render(diagram, options: picture).bytes
    return Viewer.page(graph: graph, diagram: diagram, svg: svg, options: options)
  }

  init(_ graph: NavigationGraph = SamplePage.graph, _ options: ViewerOptions = ViewerOptions(), diagram: DiagramOptions = DiagramOptions()) throws {
    try self.init(bytes: SamplePage.bytes(graph, options, diagram: diagram))
  }

  init(bytes: [UInt8]) throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-page-\(UUID().uuidString).html")
    try Data(bytes).write(to: file)
  }

  func remove() { try? FileManager.default.removeItem(at: file) }

  /// Opens the page, does something with it, closes it; fails where the browser complained or asked anything of the network.
  @MainActor func open(
    _ fragment: String = "", width: Int = 1440, height: Int = 900, dark: Bool = false, media: String = "", _ action: (BrowserPage) throws -> Void
  ) throws {
    let page = try BrowserPage(file, fragment: fragment, width: width, height: height, dark: dark, media: media)
    try action(page)
    try page.close()
  }

  /// Opens the sample.
  @MainActor static func open(
    _ fragment: String = "", width: Int = 1440, height: Int = 900, dark: Bool = false, media: String = "", _ action: (BrowserPage) throws -> Void
  ) throws {
    let page = try SamplePage()
    defer { page.remove() }
    try page.open(fragment, width: width, height: height, dark: dark, media: media, action)
  }
}

extension BrowserPage {
  /// The element of a box, by the id of its node.
  func box(_ id: String) -> String { "document.getElementById('\(DOTText.identifier(id))')" }

  var panelTitle: String { "document.querySelector('#nv-panel:not([hidden]) h2')?.textContent" }
}
