import NavigationGraph

/// Which nodes of a graph have a box of their own, before objects are looked at.
struct Cast {
  /// All of them.
  let boxes: Set<String>
  /// Views that are drawn as components: embedded in too many screens to be drawn in each.
  let components: Set<String>
  /// In how many screens such a component stands.
  let hostCounts: [String: Int]

  init(_ index: NodeLookup, options: DiagramOptions) {
    let (numbered, alone) = (index.numbered, index.numbers(options.alone))
    var choices = Hosting.Options()
    (choices.alone, choices.showsRoutes, choices.showsComponents) = (alone, options.showsRoutes, options.showsComponents)
    let hosting = Hosting(numbered, options: choices)
    let nodes = numbered.graph.nodes
    boxes = Set(nodes.indices.filter { hosting.isAlone[$0] }.map { nodes[$0].id })
    let shown = options.showsComponents ? hosting.hostCounts.keys.filter { alone[$0] == nil } : []
    components = Set((nodes.indices.filter { hosting.isShared[$0] } + shown).map { nodes[$0].id })
    hostCounts = Dictionary(hosting.hostCounts.map { (nodes[$0].id, $1) }, uniquingKeysWith: { first, _ in first })
  }
}
