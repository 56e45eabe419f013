import NavigationGraph

/// What a change can affect, for the terminal.
struct ImpactText {
  /// How many rows of one distance are told.
  private static let longestGroup = 25

  /// How many names with one reason are told.
  private static let longestBundle = 5

  private let result: ImpactResult
  private let style: TerminalStyle

  init(_ result: ImpactResult, style: TerminalStyle) {
    self.result = result
    self.style = style
  }

  func bytes() -> [UInt8] {
    var lines = [result.summary]
    for group in result.groups {
      lines += ["", style.strong(ImpactResult.distance(group.distance))]
      let bundles = bundles(of: group.rows)
      for bundle in bundles.prefix(Self.longestGroup) {
        lines.append("  \(names(bundle)): \(ImpactResult.reason(bundle[0].affected))")
        let way = bundle[0].way
        if bundle.count == 1, way.count > 1 { lines.append("      \(style.faint(way.map(\.visible).joined(separator: " › ")))") }
      }
      let rest = bundles.count - Self.longestGroup
      if rest > 0 { lines.append("  and \(rest) more; --reporter json tells all") }
    }
    if let words = result.fartherWords { lines += ["", words] }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Rows each for itself, but for routes and for what only leads there: of these the ones with one reason stand together, behind the others.
  private func bundles(of rows: [ImpactResult.Row]) -> [[ImpactResult.Row]] {
    var single: [[ImpactResult.Row]] = []
    var shared: [String: [ImpactResult.Row]] = [:]
    for row in rows {
      if row.node.kind == .route || row.affected.link == .opens {
        shared[row.node.kind.rawValue + ImpactResult.reason(row.affected), default: []].append(row)
      } else {
        single.append([row])
      }
    }
    func rank(_ bundle: [ImpactResult.Row]) -> (Int, Int) { (bundle[0].affected.link == .opens ? 1 : 0, bundle[0].affected.node) }
    return single + shared.values.sorted { rank($0) < rank($1) }
  }

  private func names(_ bundle: [ImpactResult.Row]) -> String {
    let shown = bundle.prefix(Self.longestBundle).map { ImpactResult.name($0.node) }.joined(separator: ", ")
    return bundle.count > Self.longestBundle ? "\(shown) and \(bundle.count - Self.longestBundle) more" : shown
  }
}
