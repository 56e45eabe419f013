import NavigationGraph

extension DifferenceResult {
  /// One line that sums up: `2 screens added, 1 removed; 1 deep link added; 3 ways added; 1 screen no longer reached; 1 new finding`.
  public var summary: String {
    guard !difference.isEmpty else { return "No change to the navigation" + (scope.isEmpty ? "" : " of this part") }
    let wording = ChangeWording(difference)
    var parts: [String] = []
    let nodes = difference.nodes.filter { !$0.isToldElsewhere }
    let lost = difference.reach.filter { !$0.isReachable && $0.head.role != .component && [.view, .route].contains($0.head.kind) }
    let gained = difference.reach.filter { $0.isReachable && $0.head.role != .component && [.view, .route].contains($0.head.kind) }
    for (noun, found) in [("screen", lost.count { $0.head.kind == .view }), ("route", lost.count { $0.head.kind == .route })] where found > 0 {
      parts.append("\(counted(found, noun)) no longer reached")
    }
    for (noun, found) in [("screen", gained.count { $0.head.kind == .view }), ("route", gained.count { $0.head.kind == .route })] where found > 0 {
      parts.append("\(counted(found, noun)) reached now")
    }
    parts += Self.counts("screen", nodes.filter { $0.node.kind == .view && Self.isScreen($0) })
    parts += Self.counts("app or scene", plural: "apps and scenes", nodes.filter { [.app, .scene].contains($0.node.kind) })
    parts += Self.counts("tab", nodes.filter { $0.node.kind == .tab })
    parts += Self.counts("route", nodes.filter { $0.node.kind == .route })
    parts += Self.counts("deep link", nodes.filter { $0.node.kind == .deepLink })
    parts += Self.counts("way in", plural: "ways in", nodes.filter { $0.node.kind == .object && Self.isEntry($0) })
    let renamedTypes = wording.renamedTypes().count
    if renamedTypes > 0 { parts.append("\(counted(renamedTypes, "route type")) renamed") }
    let edges = difference.edges.filter(wording.isTold)
    let whole = edges.filter(\.isOfWholeWay)
    let ways = Set(edges.filter { $0.places != nil }.compactMap(\.edge).map { [$0.kind.rawValue, $0.from, $0.to] })
    parts += Self.counts(
      "way", added: whole.count { $0.isAdded }, removed: whole.count { $0.isRemoved }, renamed: 0,
      changed: edges.count { !$0.isAdded && !$0.isRemoved } + ways.count)
    let returns = wording.returns
    parts += Self.counts(
      "way back", plural: "ways back", added: returns.added.count, removed: returns.removed.count, renamed: 0, changed: 0)
    let (open, followed) = (difference.unresolved.added.count, difference.unresolved.removed.count)
    if open > 0 { parts.append("\(counted(open, "place")) more that cannot be followed") }
    if followed > 0 { parts.append("\(counted(followed, "place")) fewer that cannot be followed") }
    if let findings = difference.findings {
      if !findings.added.isEmpty { parts.append(counted(findings.added.count, "new finding")) }
      if !findings.removed.isEmpty { parts.append("\(counted(findings.removed.count, "finding")) solved") }
    }
    if !parts.isEmpty { return parts.joined(separator: "; ") }
    let names = leftOutKinds.map(\.name)
    guard let last = names.last else { return "Nothing changed that users see" }
    return "Only \(names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + last : last) changed"
  }

  private static func counts(_ noun: String, plural: String? = nil, _ changes: [NodeChange]) -> [String] {
    counts(
      noun, plural: plural, added: changes.count { $0.isAdded }, removed: changes.count { $0.isRemoved },
      renamed: changes.count { $0.isRenamed },
      changed: changes.count { !$0.isAdded && !$0.isRemoved && !$0.isRenamed })
  }

  /// `2 screens added, 1 removed`, or nothing.
  private static func counts(_ noun: String, plural: String? = nil, added: Int, removed: Int, renamed: Int, changed: Int) -> [String] {
    var parts: [String] = []
    for (count, word) in [(added, "added"), (removed, "removed"), (renamed, "renamed"), (changed, "changed")] where count > 0 {
      let named = count > 1 ? plural.map { "\(count) \($0)" } : nil
      parts.append((parts.isEmpty ? named ?? counted(count, noun) : String(count)) + " " + word)
    }
    return parts.isEmpty ? [] : [parts.joined(separator: ", ")]
  }
}
