import NavigationGraph

extension Hosting {
  /// - Parameter boxes: The ids of the nodes that are drawn.
  init(_ index: NodeLookup, boxes: Set<String>) {
    self.init(index.numbered, isAlone: index.numbered.graph.nodes.map { boxes.contains($0.id) })
  }

  /// The boxes that show a node, by id: itself where it has one. Sorted.
  mutating func hosts(of id: String) -> [String] {
    guard let number = index.number(of: id) else { return [] }
    return index.ids(hosts(of: number))
  }
}

extension Departures {
  /// The ids of the boxes that an edge starts from. Sorted.
  mutating func boxes(of number: Int) -> [String] { hosting.index.ids(places(of: number).places) }

  /// The ids of the boxes of a site that could not be followed. Sorted.
  mutating func boxes(of site: Unresolved) -> [String] {
    guard let number = hosting.index.number(of: site.from) else { return [] }
    return hosting.index.ids(places(ofSitesIn: number))
  }
}

extension GraphIndex {
  fileprivate func ids(_ numbers: [Int]) -> [String] { numbers.map { graph.nodes[$0].id }.sorted() }
}
