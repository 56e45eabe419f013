import NavigationGraph

/// What a report of a change lists, in the order in which it is read: first what users lose.
struct DifferenceSection {
  /// One thing that came, went or changed.
  struct Row {
    enum Sign: Character {
      case added = "+"
      case removed = "-"
      case changed = "~"
    }

    let sign: Sign
    /// Names from the source stand in backticks.
    let text: String
    let location: SourceLocation?
    /// The id of the node that it is about, or that a way leads from; of what is gone its id before the change.
    var node: String?
    /// How many other places there are of which the same is to be told.
    var others = 0
    /// Whether the place is one of the state before the change.
    var isOfBase: Bool { sign == .removed }
  }

  let title: String
  /// Whether it is what a reviewer must not miss: it is never folded away.
  let isUrgent: Bool
  let rows: [Row]

  /// Rows that say the same of several places are one, at the first of these.
  init(title: String, isUrgent: Bool = false, rows: [Row]) {
    self.title = title
    self.isUrgent = isUrgent
    var merged: [Row] = []
    var positions: [String: Int] = [:]
    for row in rows {
      let key = String(row.sign.rawValue) + row.text
      if let position = positions[key] {
        merged[position].others += 1
      } else {
        positions[key] = merged.count
        merged.append(row)
      }
    }
    self.rows = merged
  }
}

extension DifferenceResult {
  /// The sections that have something to tell.
  ///
  /// How views are put together of components and objects is left to JSON: who reviews navigation asks where users get to. So are ways back of
  /// a screen that came or went itself.
  var sections: [DifferenceSection] {
    let wording = ChangeWording(difference)
    let nodes = difference.nodes.filter { !$0.isToldElsewhere }
    func rows(_ kinds: Set<NodeKind>, where isWanted: (NodeChange) -> Bool = { _ in true }) -> [DifferenceSection.Row] {
      nodes.filter { kinds.contains($0.node.kind) && isWanted($0) }.flatMap { wording.rows($0) }
    }
    let all = [
      DifferenceSection(title: "No longer reached", isUrgent: true, rows: wording.reach(false)),
      DifferenceSection(title: "Reached now", isUrgent: true, rows: wording.reach(true)),
      DifferenceSection(title: "Screens", rows: rows([.app, .scene, .view], where: Self.isScreen)),
      DifferenceSection(title: "Tabs", rows: rows([.tab])),
      DifferenceSection(title: "Routes", rows: wording.renamedTypes() + rows([.route])),
      DifferenceSection(title: "Deep links and other ways in", isUrgent: true, rows: rows([.deepLink]) + rows([.object], where: Self.isEntry)),
      DifferenceSection(title: "Ways", rows: wording.ways()),
      DifferenceSection(title: "Ways back", rows: wording.waysBack()),
      DifferenceSection(title: "Places that could not be followed", rows: wording.unresolved()),
      DifferenceSection(title: "Findings", isUrgent: true, rows: wording.findings()),
    ]
    return all.filter { !$0.rows.isEmpty }
  }

  /// How many changes the sections leave out.
  var leftOut: Int { leftOutKinds.reduce(0) { $0 + $1.count } }

  /// Of what the changes are that the sections leave out.
  var leftOutKinds: [(name: String, count: Int)] {
    let wording = ChangeWording(difference)
    var counts: [String: Int] = [:]
    for change in difference.nodes where !change.isToldElsewhere {
      switch change.node.kind {
      case .app, .scene, .view: if !Self.isScreen(change) { counts["components", default: 0] += 1 }
      case .object: if !Self.isEntry(change) { counts["objects", default: 0] += 1 }
      case .alert: counts["alerts", default: 0] += 1
      case .external: counts["places outside the app", default: 0] += 1
      case .tab, .route, .deepLink: continue
      }
    }
    for change in difference.edges where !wording.isTold(change) {
      counts[change.edge?.kind == .owns ? "objects" : "components", default: 0] += 1
    }
    return ["components", "objects", "alerts", "places outside the app"].compactMap { name in counts[name].map { (name, $0) } }
  }

  static func isScreen(_ change: NodeChange) -> Bool {
    [change.base, change.head].contains { node in
      switch node?.kind {
      case .app, .scene: true
      case .view: node?.role == .screen
      default: false
      }
    }
  }

  static func isEntry(_ change: NodeChange) -> Bool { [change.base, change.head].contains { $0?.entry == true } }
}
