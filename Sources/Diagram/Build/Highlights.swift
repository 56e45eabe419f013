import NavigationGraph

/// Marks the boxes that stand for the highlighted nodes, and the arrows at them. A node without a box (a component, a route, a router) stands
/// for the boxes that show it.
enum Highlights {
  static func apply(to draft: inout Draft, _ index: NodeLookup, _ destinations: Destinations, ids: Set<String>) {
    guard !ids.isEmpty else { return }
    var owners: [String: String] = [:]
    for box in draft.boxes.values.sorted(by: { $0.id < $1.id }) { for node in box.nodes { owners[node] = box.id } }
    var hosts = Hosting(index, boxes: Set(owners.keys))
    var marked: Set<String> = []
    for id in ids.sorted() {
      let nodes = owners[id] != nil ? [id] : destinations.ends(of: id).map(\.node).flatMap { hosts.hosts(of: $0) }
      for node in nodes { if let box = owners[node] { marked.insert(box) } }
    }
    for id in marked { draft.boxes[id]?.isHighlighted = true }
    for i in draft.arrows.indices where marked.contains(draft.arrows[i].from) || marked.contains(draft.arrows[i].to) {
      draft.arrows[i].isHighlighted = true
    }
  }
}
