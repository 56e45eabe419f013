import NavigationGraph

/// What all text forms of a diagram share: short ids, and what stands in a box.
struct TextDiagram {
  let diagram: Diagram
  /// `n0`, `n1` … by the box's id: names come from other people's source and may be words of the language.
  let names: [String: String]
  let boxes: [String: Box]
  /// Boxes in no cluster, in reading order.
  let unclustered: [Box]

  /// The most lines below a name.
  private static let detailLimit = 4
  /// Up to this many boxes parameters stand in them.
  private static let parameterLimit = 40

  init(_ diagram: Diagram) {
    self.diagram = diagram
    names = Dictionary(
      diagram.boxes.enumerated().map { ($0.element.id, "n\($0.offset)") }, uniquingKeysWith: { first, _ in first })
    boxes = Dictionary(diagram.boxes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let clustered = Set(diagram.clusters.flatMap(\.boxes))
    unclustered = diagram.boxes.filter { !clustered.contains($0.id) }
  }

  func name(of id: String) -> String { names[id] ?? "n" }

  func members(of cluster: Cluster) -> [Box] { cluster.boxes.compactMap { boxes[$0] } }

  /// `IceCubes · 71 screens · 1 deep link`
  var title: String { ([diagram.title] + diagram.facts).filter { !$0.isEmpty }.joined(separator: " · ") }

  /// The name and what stands below it, a line each.
  func lines(of box: Box) -> [String] {
    var details = (boxes.count <= Self.parameterLimit ? box.parameters : []) + box.details
    if details.count > Self.detailLimit {
      details = Array(details.prefix(Self.detailLimit - 1)) + ["+ \(details.count - Self.detailLimit + 1) more"]
    }
    var lines = box.lines + details
    if let change = box.change, change != .same, !lines.isEmpty { lines[0] = "\(change.sign) \(lines[0])" }
    if let word = box.reachWord { lines.append(word) }
    if box.unresolvedCount > 0 { lines.append("? \(box.unresolvedCount) not resolved") }
    return lines
  }

  /// What stands at an arrow. Words tell the kind where the line does not.
  func lines(of arrow: Arrow) -> [String] {
    let lines = arrow.label.isEmpty ? [Self.word(arrow.kind)].filter { !$0.isEmpty } : arrow.label
    return arrow.standing == .dead && arrow.change == nil ? lines + ["(unreachable)"] : lines
  }

  /// Arrows whose ends are there.
  var arrows: [Arrow] { diagram.arrows.filter { names[$0.from] != nil && names[$0.to] != nil } }

  private static func word(_ kind: ArrowKind) -> String {
    switch kind {
    case .push, .root, .scene, .several, .unresolved, .contains: ""
    case .builds: "shown as"
    case .owns: "owns"
    default: kind.title
    }
  }

  /// The link to a box's place in the source, where links are wanted and there is one.
  func link(to box: Box, prefix: String?) -> String? {
    guard prefix != nil, let location = box.location else { return nil }
    return SourceLink.url(file: location.file, line: location.line, prefix: prefix)
  }

  /// Of a link, what still means something to one of the forms, percent-encoded.
  static func plainURL(_ url: String) -> String { url.replacing("$", with: "%24").replacing(";", with: "%3B") }
}
