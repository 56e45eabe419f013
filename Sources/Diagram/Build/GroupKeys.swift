import NavigationGraph

/// The group of a node for a picture that draws whole groups: its module, else its folder.
struct GroupKeys {
  /// What the groups are: `module`, `folder`.
  let word: String
  private let keys: [String: String]

  /// The most groups that a picture of groups is good for.
  private static let groupLimit = 40

  /// - Parameter nodes: those that are to be grouped.
  init(_ index: NodeLookup, nodes: [String], grouping: Grouping) {
    let modules = Self.keys(nodes) { index.nodes[$0]?.module }
    let moduleCount = Set(modules.values).count
    // One large module among small ones says nothing about its own inside.
    let largest = Dictionary(grouping: modules.values, by: { $0 }).values.map(\.count).max() ?? 0
    if grouping == .module || (grouping != .folder && moduleCount >= 4 && moduleCount <= Self.groupLimit && largest * 2 <= nodes.count) {
      (word, keys) = ("module", modules)
    } else {
      (word, keys) = ("folder", Self.folders(index, nodes))
    }
  }

  func key(of node: String) -> String? { keys[node] }

  private static func keys(_ nodes: [String], _ key: (String) -> String?) -> [String: String] {
    Dictionary(nodes.compactMap { node in key(node).map { (node, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Folders as deep as keeps their number in bounds.
  private static func folders(_ index: NodeLookup, _ nodes: [String]) -> [String: String] {
    let paths = keys(nodes) { node in
      index.nodes[node]?.location.map { $0.file.split(separator: "/").dropLast().joined(separator: "/") }
    }
    let deepest = min(paths.values.map { $0.split(separator: "/").count }.max() ?? 0, 32)
    var best = paths.mapValues { _ in "" }
    for depth in stride(from: 1, through: deepest, by: 1) {
      let cut = paths.mapValues { $0.split(separator: "/").prefix(depth).joined(separator: "/") }
      guard Set(cut.values).count <= groupLimit else { break }
      best = cut
    }
    return best.filter { !$0.value.isEmpty }
  }
}
