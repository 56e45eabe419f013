import NavigationGraph

/// In a diagram of very many arrows those of several kinds between two boxes are one: a router that shows each screen in each way would
/// otherwise be a wall of lines.
enum ParallelArrows {
  private static let arrowLimit = 200

  private struct Ends: Hashable {
    var from: String
    var to: String
  }

  static func apply(to draft: inout Draft) {
    guard draft.arrows.count > arrowLimit else { return }
    var order: [Ends] = []
    var groups: [Ends: [Arrow]] = [:]
    for arrow in draft.arrows {
      // How the app is put together stays apart, and so does what could not be followed.
      let isWay = ![.root, .scene, .contains, .builds, .owns, .unresolved].contains(arrow.kind)
      let ends = Ends(from: arrow.from, to: isWay ? arrow.to : "\(arrow.kind.rawValue) \(arrow.to)")
      if groups[ends] == nil { order.append(ends) }
      groups[ends, default: []].append(arrow)
    }
    draft.arrows = order.compactMap { ends in
      guard let group = groups[ends], let first = group.first, group.count > 1 else { return groups[ends]?.first }
      var arrow = first
      (arrow.kind, arrow.word) = (.several, "")
      arrow.label = [group.map { $0.word.isEmpty ? $0.kind.title : $0.word }.joined(separator: ", ")]
      arrow.count = group.reduce(0) { $0 + $1.count }
      arrow.standing = group.map(\.standing).min() ?? .exact
      arrow.tooltip = group.map(\.tooltip).joined(separator: "\n")
      arrow.selectsTab = group.allSatisfy(\.selectsTab)
      if first.change != nil {
        let change = ChangeState(of: group.compactMap(\.change))
        arrow.change = change
        if change != .same { arrow.label = arrow.label.map { "\(change.sign) \($0)" } }
      }
      return arrow
    }
  }
}
