import GraphTestSupport
import NavigationGraph
import Testing

/// GraphML as a reader of XML sees it, held against what its schema (http://graphml.graphdrawing.org/xmlns/1.1/graphml.xsd) demands.
@Suite struct GraphMLTests {
  private func document(_ graph: NavigationGraph) throws -> XMLElement { try XMLElement.parse(GraphFormats.graphml.render(graph)) }

  @Test(arguments: 0..<60 as Range<UInt64>) func theDocumentIsOneOfTheSchema(seed: UInt64) throws {
    let graph = NavigationGraph.random(seed: seed, hostile: true).normalized()
    let root = try document(graph)
    #expect(root.name == "graphml" && root.attributes["xmlns"] == "http://graphml.graphdrawing.org/xmlns")
    let keys = root.children("key")
    // Keys come first, each with an id of its own and a type of the schema.
    #expect(root.children.map(\.name) == keys.map(\.name) + ["graph"])
    #expect(Set(keys.compactMap { $0.attributes["id"] }).count == keys.count)
    let types = ["boolean", "int", "long", "float", "double", "string"]
    #expect(keys.allSatisfy { types.contains($0.attributes["attr.type"] ?? "") && ["node", "edge"].contains($0.attributes["for"]) })
    let declared = Dictionary(uniqueKeysWithValues: keys.map { ($0.attributes["id"] ?? "", $0) })
    let inner = try #require(root.children("graph").first)
    #expect(inner.attributes["edgedefault"] == "directed")
    let nodes = Set(inner.children("node").compactMap { $0.attributes["id"] })
    #expect(nodes.count == graph.nodes.count && inner.children("edge").count == graph.edges.count)
    for element in inner.children {
      #expect(element.name == "node" || nodes.contains(element.attributes["source"] ?? "") && nodes.contains(element.attributes["target"] ?? ""))
      let data = element.children("data")
      #expect(data.count == element.children.count && Set(data.compactMap { $0.attributes["key"] }).count == data.count)
      for value in data {
        let key = try #require(declared[value.attributes["key"] ?? ""])
        #expect(key.attributes["for"] == element.name)
        switch key.attributes["attr.type"] {
        case "boolean": #expect(["true", "false"].contains(value.text))
        case "int": #expect(Int(value.text) != nil)
        default: break
        }
      }
    }
  }

  @Test func nodesAndEdgesSayWhatTheyAre() throws {
    var graph = NavigationGraph(text: "node app:A entry\nedge app:A root view:B\nedge view:B push route:R.x dead")
    graph.edges[1].through = ["Router.go", "Flow.push"]
    let root = try document(graph)
    let names = Dictionary(uniqueKeysWithValues: root.children("key").map { ($0.attributes["id"] ?? "", $0.attributes["attr.name"] ?? "") })
    func values(_ element: XMLElement) -> [String: String] {
      Dictionary(uniqueKeysWithValues: element.children("data").map { (names[$0.attributes["key"] ?? ""] ?? "", $0.text) })
    }
    let inner = try #require(root.children("graph").first)
    let node = try #require(inner.children("node").map(values).first { $0["id"] == "app:A" })
    #expect(node["kind"] == "app" && node["name"] == "A" && node["entry"] == "true" && node["depth"] == "0" && node["line"] == "1")
    let edge = try #require(inner.children("edge").map(values).first { $0["kind"] == "push" })
    #expect(edge["certainty"] == "exact" && edge["live"] == "false" && edge["through"] == "Router.go, Flow.push" && edge["file"] == "App.swift")
  }
}
