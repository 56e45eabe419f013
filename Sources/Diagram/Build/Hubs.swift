/// Parts of an app by its ways: what one screen leads to, for apps whose files all lie in one folder.
enum Hubs {
  /// Longer ways are cut: what is that deep belongs to what stands above it.
  private static let depthLimit = 10

  static func parts(of draft: Draft, _ foldable: [String], limit: Int) -> (plan: Folding.Plan, keys: [String: String]) {
    let members = Set(foldable)
    var paths: [String: [Substring]] = [:]
    let outgoing = draft.outgoing
    for box in ReadingOrder.sort(draft) where paths[box.id] == nil {
      // Reading order is breadth first, so each box is met with its shortest way from where its part begins.
      paths[box.id] = members.contains(box.id) ? [box.id[...]] : []
      var queue = [box.id]
      var next = 0
      while next < queue.count {
        let path = paths[queue[next]] ?? []
        for arrow in outgoing[queue[next]] ?? [] where paths[arrow.to] == nil {
          let isLonger = members.contains(arrow.to) && path.count < depthLimit
          paths[arrow.to] = isLonger ? path + [arrow.to[...]] : path
          queue.append(arrow.to)
        }
        next += 1
      }
    }
    let cut = FolderCut.cut(paths.filter { members.contains($0.key) }, limit: limit, least: max(8, foldable.count / max(limit, 1)))
    var plan = Folding.Plan(keys: [:], word: "part that one screen leads to", rests: [:])
    for (id, key) in cut.keys.sorted(by: { $0.key < $1.key }) {
      guard plan.names[key] == nil, let path = paths[id] else { continue }
      // The key ends with the screen's id; ids may hold slashes.
      let own = path.last { key == $0 || key.hasSuffix("/" + $0) || key.hasSuffix("/" + $0 + "/…") || key == $0 + "/…" }
      let hub = own ?? (cut.rests[key] == nil ? path.last : nil)
      let name = hub.flatMap { draft.boxes[String($0)]?.name }
      plan.names[key] = cut.rests[key] == nil ? name ?? key : name.map { $0 + " …" } ?? "other parts"
    }
    return (plan, cut.keys)
  }
}
