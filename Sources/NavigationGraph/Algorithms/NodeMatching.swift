extension NavigationGraph {
  /// The numbers of the nodes that a user means by a word, in the order of the graph: those with this id; else those with this name; else
  /// those whose name ends in it (`Route.detail` and `.detail` for `Feature.Route.detail`); else those with this title.
  ///
  /// What a route carries may stand behind its name. Alerts are named after who shows them: they count where nothing else has the name.
  /// O(nodes · length).
  public func nodes(named word: String) -> [Int] {
    guard !word.isEmpty else { return [] }
    let plain = Self.withoutParameters(word)
    let suffix = plain.utf8.first == UInt8(ascii: ".") ? String(plain.dropFirst()) : plain
    let levels: [(Node) -> Bool] = [
      { $0.id == word },
      { $0.name == word || $0.name == plain },
      { !suffix.isEmpty && Self.endsWith(suffix, $0.name) },
      { $0.title == word },
    ]
    for isMeant in levels {
      let found = nodes.indices.filter { isMeant(nodes[$0]) }
      let others = found.filter { nodes[$0].kind != .alert || nodes[$0].id == word }
      if !found.isEmpty { return others.isEmpty ? found : others }
    }
    return []
  }

  /// `Route.detail(id:)` is written where `Route.detail` is meant.
  private static func withoutParameters(_ word: String) -> String {
    guard word.utf8.last == UInt8(ascii: ")"), let open = word.utf8.firstIndex(of: UInt8(ascii: "(")), open > word.startIndex else {
      return word
    }
    return String(word[..<open])
  }

  /// Whether a name ends in whole parts: behind a dot, a slash or a colon with slashes.
  private static func endsWith(_ suffix: String, _ name: String) -> Bool {
    let (suffix, name) = (Array(suffix.utf8), Array(name.utf8))
    guard name.count > suffix.count, name.suffix(suffix.count).elementsEqual(suffix) else { return false }
    let before = name[name.count - suffix.count - 1]
    return before == UInt8(ascii: ".") || before == UInt8(ascii: "/")
  }

  /// Where ways begin: the entries; in source without any (a library), what leads somewhere and nothing leads to.
  public func starts(_ index: GraphIndex) -> [Int] {
    let entries = nodes.indices.filter { nodes[$0].entry == true }
    guard entries.isEmpty else { return entries }
    return nodes.indices.filter { node in
      !index.outgoing(node).isEmpty && !index.incoming(node).contains { edges[$0].live && index.sources[$0] != node }
    }
  }
}
