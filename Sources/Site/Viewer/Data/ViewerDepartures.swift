import Diagram
import NavigationGraph

/// From which places of the picture edges and sites that could not be followed start.
struct ViewerDepartures {
  private let index: GraphIndex
  private var places: [Int: [Int]] = [:]
  private var callers: [Int: Int] = [:]
  /// By the nodes in which sites stand.
  private(set) var ofSites: [Int: [Int]] = [:]

  /// What the picture shows as a box stands for itself here, too.
  init(_ index: GraphIndex, _ diagram: Diagram) {
    self.index = index
    let drawn = diagram.boxes.filter { $0.kind == .component || $0.kind == .object }.compactMap { index.number(of: $0.id) }
    var strides = Strides(index, naming: Set(drawn))
    for stride in strides.all {
      places[stride.edge, default: []].append(stride.from)
      callers[stride.edge] = stride.caller
    }
    for node in Set(index.graph.unresolved.compactMap { index.number(of: $0.from) }) { ofSites[node] = strides.sources(ofSitesIn: node) }
  }

  /// The places that an edge starts from, none where another edge tells it, and in which node it is seen: where its site stands, or whose
  /// call of a closure sets it off.
  func ofEdge(_ number: Int) -> (places: [Int], part: Int) { (places[number] ?? [], callers[number] ?? index.sources[number]) }
}
