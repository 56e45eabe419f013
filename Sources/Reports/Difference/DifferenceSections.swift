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
  /// How views are put together of components and objects is left to JSON: who reviews navigation asks where users get to.
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
      DifferenceSection(title: "Places that could not be followed", rows: wording.unresolved()),
      DifferenceSection(title: "Findings", isUrgent: true, rows: wording.findings()),
    ]
    return all.filter { !$0.rows.isEmpty }
  }

  /// How many changes the sections leave out.
  var leftOut: Int {
    let wording = ChangeWording(difference)
    let nodes = difference.nodes.filter { change in
      switch change.node.kind {
      case .app, .scene, .view: !Self.isScreen(change)
      case .object: !Self.isEntry(change)
      case .alert, .external: true
      case .tab, .route, .deepLink: false
      }
    }
    return nodes.count { !$0.isToldElsewhere } + difference.edges.count { !wording.isTold($0) } + difference.returns.added.count
      + difference.returns.removed.count
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

  private static func isEntry(_ change: NodeChange) -> Bool { [change.base, change.head].contains { $0?.entry == true } }
}
