import NavigationGraph

/// Objects that lead nowhere in the picture: only sites that could not be followed stand in them. A number below the title is enough.
enum SilentObjects {
  /// - Parameter alone: Objects that stay: what they lead to was left out with the rest of a larger graph.
  static func apply(to draft: inout Draft, sites: inout [String: [Unresolved]], alone: Set<String> = []) {
    let outgoing = draft.outgoing
    let silent = draft.boxes.values.filter { box in
      box.kind == .object && !alone.contains(box.id) && !(outgoing[box.id] ?? []).contains { $0.kind != .owns && $0.kind != .contains }
    }
    let ids = Set(silent.map(\.id))
    let count = ids.reduce(0) { $0 + (sites[$1]?.count ?? 0) }
    for id in ids { sites[id] = nil }
    draft.remove(ids)
    if count > 0 {
      let types = ids.count == 1 ? "a type" : "\(ids.count) types"
      draft.notes.append("\(count) \(count == 1 ? "site" : "sites") in \(types) behind the screens could not be followed.")
    }
  }
}
