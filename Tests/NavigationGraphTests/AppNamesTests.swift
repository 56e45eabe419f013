import GraphTestSupport
import NavigationGraph
import Testing

@Suite struct AppNamesTests {
  private func graph(_ nodes: [(id: String, kind: NodeKind, module: String?)]) -> NavigationGraph {
    var graph = NavigationGraph(generator: Generator(name: "test", version: "1"))
    graph.nodes = nodes.map { entry in
      var node = Node(id: entry.id, kind: entry.kind, name: String(entry.id.split(separator: ":")[1]))
      (node.module, node.entry) = (entry.module, true)
      return node
    }
    return graph
  }

  @Test func appsAreCalledByTheirNames() {
    #expect(graph([("app:Shop", .app, "Target"), ("object:SceneDelegate", .object, "Other")]).appNames == ["Shop"])
  }

  /// A preview or a clip of an app does not give it its name.
  @Test func theAppWithMostScreensComesFirst() {
    let text = """
      node app:Clip entry
      node app:Shop entry
      edge app:Clip root view:Demo
      edge app:Shop root view:Home
      edge view:Home push view:Cart
      """
    #expect(NavigationGraph(text: text).appNames == ["Shop", "Clip"])
  }

  @Test func delegatesAreCalledAfterTheirTarget() {
    let delegates: [(String, NodeKind, String?)] = [("object:A", .object, "Shop"), ("object:B", .object, "Shop"), ("deepLink:x", .deepLink, "Links")]
    #expect(graph(delegates).appNames == ["Shop"])
    #expect(graph([("object:A", .object, nil)]).appNames.isEmpty)
  }
}
