import NavigationGraph

/// What there is to tell of what a change can affect: the same for every form.
public struct ImpactResult: Sendable {
  /// One screen, route, app or deep link.
  public struct Row: Sendable {
    public let affected: Impact.Affected
    public let node: Node
    /// The screens and tabs on the shortest way from where a user comes in, itself the last; empty where no way is known.
    public let way: [String]
  }

  /// By distance.
  public let rows: [Row]
  /// How many lie farther away than the rows go.
  public let farther: Int
  public let depth: Int
  public let files: [ChangedFile]
  /// What the two states are called; nil where the files were named.
  public let names: (base: String, head: String)?

  public init(_ impact: Impact, in index: GraphIndex, files: [ChangedFile], depth: Int, names: (base: String, head: String)?) {
    let ways = ShortWays(index)
    let all = impact.affected.filter { Self.isTold(index.graph.nodes[$0.node]) }
    rows = all.filter { $0.distance <= depth }.map { Row(affected: $0, node: index.graph.nodes[$0.node], way: ways.way(to: $0.node)) }
    farther = all.count { $0.distance > depth }
    self.depth = depth
    self.files = files
    self.names = names
  }

  /// What a tester looks at: components are told through the screens that they stand in.
  private static func isTold(_ node: Node) -> Bool {
    switch node.kind {
    case .app, .route, .deepLink: true
    case .view: node.role == .screen
    default: false
    }
  }

  // MARK: Words

  /// `2 files changed; 3 screens and 1 route can be affected`
  var summary: String {
    let screens = rows.count { $0.node.kind == .view }
    let routes = rows.count { $0.node.kind == .route }
    let others = rows.count - screens - routes
    var parts = screens > 0 ? [counted(screens, "screen")] : []
    if routes > 0 { parts.append(counted(routes, "route")) }
    if others > 0 { parts.append(counted(others, "entry")) }
    let list = parts.count > 1 ? parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "") : parts.first ?? ""
    let change = names.map { "\($0.base.visible) → \($0.head.visible): " } ?? ""
    return "\(change)\(counted(files.count, "file")) changed; \(rows.isEmpty ? "no screen" : list) can be affected"
  }

  var fartherWords: String? {
    guard farther > 0 else { return nil }
    return "\(farther) more farther away than \(counted(depth, "step")) (--depth)"
  }

  /// `contains PriceRow, which uses Price`
  static func reason(_ affected: Impact.Affected) -> String {
    guard !affected.steps.isEmpty else { return "changed in \(affected.file.visible)" }
    var steps = affected.steps.map { verb($0.link) + " " + $0.name.visible }
    if steps.count > 4 { steps.replaceSubrange(2..<(steps.count - 1), with: ["… (\(affected.steps.count - 3) steps) …"]) }
    return steps.joined(separator: ", which ")
  }

  private static func verb(_ link: Impact.Link) -> String {
    switch link {
    case .changed: "is changed with"
    case .contains: "contains"
    case .uses: "uses"
    case .shows: "shows"
    case .shownBy: "is shown for"
    case .opens: "opens"
    }
  }

  /// `CartView`, `route Route.cart`
  static func name(_ node: Node) -> String {
    let title = node.title.map { " “\($0.visible)”" } ?? ""
    return (node.kind == .view ? "" : node.kind.rawValue + " ") + node.name.visible + title
  }

  static func distance(_ count: Int) -> String { count == 0 ? "changed" : counted(count, "step") + " away" }

  /// Rows of one distance together.
  var groups: [(distance: Int, rows: [Row])] {
    var result: [(distance: Int, rows: [Row])] = []
    for row in rows {
      if result.last?.distance == row.affected.distance {
        result[result.count - 1].rows.append(row)
      } else {
        result.append((row.affected.distance, [row]))
      }
    }
    return result
  }
}

/// The shortest ways from the entries, as names of what a user sees on them.
private struct ShortWays {
  private let index: GraphIndex
  private let reachability: Reachability

  init(_ index: GraphIndex) {
    self.index = index
    reachability = Reachability(index, from: index.graph.nodes.indices.filter { index.graph.nodes[$0].entry == true })
  }

  func way(to node: Int) -> [String] {
    guard reachability.reaches(node), index.graph.nodes[node].kind == .view else { return [] }
    var names: [String] = []
    var current = node
    for _ in 0..<index.count {
      let place = index.graph.nodes[current]
      let isSeen = place.kind == .app || place.kind == .tab || place.kind == .deepLink || place.kind == .view && place.role == .screen
      if isSeen { names.append(place.kind == .tab ? "tab \(place.title ?? place.name)" : place.name) }
      let edge = reachability.parents[current]
      guard edge >= 0, index.sources[edge] >= 0 else { break }
      current = index.sources[edge]
    }
    return names.reversed()
  }
}

/// A form in which it is told what a change can affect.
public enum ImpactForm: String, CaseIterable, Sendable {
  case text, markdown, json

  /// The bytes of a report; the same for the same result.
  public func render(_ result: ImpactResult, usesColor: Bool) -> [UInt8] {
    switch self {
    case .text: ImpactText(result, style: TerminalStyle(isOn: usesColor)).bytes()
    case .markdown: ImpactMarkdown.bytes(result)
    case .json: ImpactJSON.bytes(result)
    }
  }
}
