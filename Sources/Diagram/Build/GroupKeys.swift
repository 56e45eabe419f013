import NavigationGraph

/// The group of a node for a picture that draws whole groups.
struct GroupKeys {
  /// What the groups are: `module`, `folder`, `type`.
  let word: String
  /// How many smaller groups the last group of a crowded level stands for, by its key.
  private(set) var rests: [String: Int] = [:]
  private let keys: [String: String]

  /// The end of the key of what did not fit as groups of its own.
  private static let rest = "…"

  func key(of node: String) -> String? { keys[node] }

  /// The groups of a diagram above its budget: modules where they are even, else folders.
  ///
  /// - Parameters:
  ///   - nodes: those that are to be grouped.
  ///   - limit: the most groups.
  static func even(_ index: NodeLookup, nodes: [String], grouping: Grouping, limit: Int) -> GroupKeys {
    if grouping == .module { return modules(index, nodes: nodes, limit: limit) }
    let modules = moduleKeys(index, nodes)
    let count = Set(modules.values).count
    // One large module among small ones says nothing about its own inside.
    let largest = Dictionary(grouping: modules.values, by: { $0 }).values.map(\.count).max() ?? 0
    if grouping != .folder, count >= 4, count <= limit, largest * 2 <= nodes.count { return GroupKeys(word: "module", keys: modules) }
    // What is split further than that tells less than it crowds.
    let tree = FolderCut.cut(paths(index, nodes), limit: limit, least: max(8, nodes.count / max(limit, 1)))
    return GroupKeys(word: "folder", keys: tree.keys, rests: tree.rests)
  }

  /// One group for each module; where there are more than the limit, the largest, and one for all others.
  static func modules(_ index: NodeLookup, nodes: [String], limit: Int) -> GroupKeys {
    var keys = moduleKeys(index, nodes)
    let members = Dictionary(grouping: keys.keys, by: { keys[$0] ?? "" })
    guard members.count > limit else { return GroupKeys(word: "module", keys: keys) }
    let order = members.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for entry in order.dropFirst(max(limit - 1, 0)) { for node in entry.value { keys[node] = rest } }
    return GroupKeys(word: "module", keys: keys, rests: [rest: members.count - max(limit - 1, 0)])
  }

  /// One group for each folder that holds files, as far as the limit goes.
  static func folders(_ index: NodeLookup, nodes: [String], limit: Int) -> GroupKeys {
    let tree = FolderCut.cut(paths(index, nodes), limit: limit, least: 0)
    return GroupKeys(word: "folder", keys: tree.keys, rests: tree.rests)
  }

  /// One group for each type that others are declared in, and for each type of routes.
  static func types(_ index: NodeLookup, nodes: [String]) -> GroupKeys {
    let pairs = nodes.map { node in
      let name = index.name(of: node)
      return index.kind(of: node) == .route ? (node, index.nodes[node]?.routeType ?? owner(of: name)) : (node, outermost(name))
    }
    return GroupKeys(word: "type", keys: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }

  private init(word: String, keys: [String: String], rests: [String: Int] = [:]) {
    (self.word, self.keys, self.rests) = (word, keys, rests)
  }

  private static func moduleKeys(_ index: NodeLookup, _ nodes: [String]) -> [String: String] {
    Dictionary(nodes.compactMap { node in index.nodes[node]?.module.map { (node, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  private static func paths(_ index: NodeLookup, _ nodes: [String]) -> [String: [Substring]] {
    let pairs = nodes.compactMap { node in index.nodes[node]?.location.map { (node, Array($0.file.split(separator: "/").dropLast())) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// `Module/Feature.Detail.Row` → `Module/Feature`.
  private static func outermost(_ name: String) -> String {
    let start = name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex
    guard let dot = name[start...].firstIndex(of: "."), dot > start else { return name }
    return String(name[..<dot])
  }

  /// `Feature.Route.home` → `Feature.Route`.
  private static func owner(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
