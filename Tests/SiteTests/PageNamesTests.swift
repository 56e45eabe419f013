import GraphTestSupport
import NavigationGraph
import Site
import Testing

@Suite struct PageNamesTests {
  private func names(_ ids: [String]) -> [String: String] {
    var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
    graph.nodes = ids.map { id in
      var node = Node(id: id, kind: .view, name: String(id.dropFirst(5)))
      node.role = .screen
      return node
    }
    let names = Documentation(graph.normalized()).names
    return Dictionary(ids.map { ($0, names[PageID(.screen, $0)]?.name ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    ("view:HomeView", "HomeView"), ("view:Feature.Detail", "Feature-Detail"), ("view:Shop/Rows/Row", "Shop-Rows-Row"), ("view:A_b", "A_b"),
    ("view:List<Item>", "List-Item"), ("view:..", ""), ("view:CON", "_CON"), ("view:index", "_index"), ("view:Readme", "_Readme"),
    ("view:com1", "_com1"),
  ]) func namesAreRead(_ id: String, _ name: String) {
    let found = names([id])[id] ?? ""
    #expect(name.isEmpty ? found.count == 8 : found == name)
  }

  @Test func namesAreDistinctWithoutCapitalLettersAndStay() {
    let alone = names(["view:Home", "view:Other"])
    let both = names(["view:Home", "view:HOME", "view:Other", "view:A.B", "view:A/B"])
    #expect(both["view:Other"] == alone["view:Other"])
    #expect(both["view:Home"]?.hasPrefix("Home-") == true && both["view:HOME"]?.hasPrefix("HOME-") == true)
    // A third one changes nothing any more.
    #expect(names(["view:Home", "view:HOME", "view:home"])["view:Home"] == both["view:Home"])
  }

  @Test func everyNameIsFitForFiles() {
    let documentation = Documentation(hostileGraph())
    for form in DocsForms.all {
      let paths = form.write(documentation, LinkOptions()).map(\.path)
      #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
      for path in paths {
        #expect(path.wholeMatch(of: /(?:[A-Za-z0-9_-]+\/)?[A-Za-z0-9_-]+\.(?:md|html|css)/) != nil, "\(path)")
        #expect(path.utf8.count < 200)
      }
    }
  }
}
