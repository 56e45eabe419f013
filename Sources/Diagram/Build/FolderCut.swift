/// A tree of folders, cut so that its parts are few and even: again and again the largest part gives way to its folders, as long as these fit.
enum FolderCut {
  struct Result {
    /// The path of the part of each node; none where all nodes have one folder.
    var keys: [String: String] = [:]
    /// How many folders stand in a part that was not split whole, by its path.
    var rests: [String: Int] = [:]
  }

  private struct Part {
    var path: [Substring]
    var nodes: [String]
    /// Nothing in it to split.
    var isWhole = false
    /// The folders that did not fit as parts of their own.
    var rest = 0

    var key: String { path.joined(separator: "/") + (rest > 0 ? "/…" : "") }
  }

  /// - Parameters:
  ///   - paths: the folders of each node's file, outermost first.
  ///   - limit: the most parts.
  ///   - least: parts of no more nodes stay whole, and no part is split into such as have, on average, less than a quarter of it.
  /// Each turn is linear in the largest part: O(limit · nodes).
  static func cut(_ paths: [String: [Substring]], limit: Int, least: Int) -> Result {
    var parts = [Part(path: [], nodes: paths.keys.sorted())]
    while let i = largest(parts), parts[i].nodes.count > least {
      let part = parts[i]
      let depth = part.path.count
      var children: [Substring: [String]] = [:]
      var own: [String] = []
      for node in part.nodes {
        if let path = paths[node], path.count > depth { children[path[depth], default: []].append(node) } else { own.append(node) }
      }
      let pieces = children.map { Part(path: part.path + [$0.key], nodes: $0.value) }.sorted {
        ($1.nodes.count, $0.path.last ?? "") < ($0.nodes.count, $1.path.last ?? "")
      }
      let remainder = own.isEmpty ? [] : [Part(path: part.path, nodes: own, isWhole: true)]
      if pieces.isEmpty {
        parts[i].isWhole = true
      } else if parts.count - 1 + pieces.count + remainder.count <= limit, part.nodes.count * 4 >= pieces.count * least {
        parts.remove(at: i)
        parts += pieces + remainder
      } else {
        // A crowded level that holds much of all: its largest folders, and one part for the others.
        let room = limit - parts.count
        guard room > 1, pieces.count > room, part.nodes.count * 5 > paths.count else {
          parts[i].isWhole = true
          continue
        }
        // Small ones would take the room that a large one needs to be split.
        let large = pieces.prefix(room).prefix { $0.nodes.count * limit * 3 >= paths.count }.count
        let kept = large == 0 ? room : large
        var crowd = Part(path: part.path, nodes: own + pieces.dropFirst(kept).flatMap(\.nodes), isWhole: true)
        crowd.rest = pieces.count - kept
        parts.remove(at: i)
        parts += pieces.prefix(kept) + [crowd]
      }
    }
    var result = Result()
    for part in parts where !part.path.isEmpty || part.rest > 0 {
      for node in part.nodes { result.keys[node] = part.key }
      if part.rest > 0 { result.rests[part.key] = part.rest }
    }
    return result
  }

  private static func largest(_ parts: [Part]) -> Int? {
    parts.indices.filter { !parts[$0].isWhole }.max { (parts[$0].nodes.count, parts[$1].key) < (parts[$1].nodes.count, parts[$0].key) }
  }
}
