import NavigationGraph

/// How messages name things.
enum Wording {
  /// How many things a message spells out before it counts the rest.
  static let longestList = 5

  /// How many related places name what a message only counts: beyond that the enum is to be looked at as a whole.
  static let longestRelated = 32

  /// A name as messages show it.
  static func code(_ name: String) -> String { "`\(name)`" }

  /// `a`, `b` and `c`; a long list ends in `and 7 more`.
  static func list(_ names: [String]) -> String {
    enumeration(names.count > longestList ? names.prefix(longestList).map(code) + ["\(names.count - longestList) more"] : names.map(code))
  }

  /// One, two and three.
  static func enumeration(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Further places of one finding: those that a list spells out, and how many more there are.
  static func further(_ places: [SourceLocation], _ message: String) -> [RelatedLocation] {
    guard places.count > longestList, let next = places.dropFirst(longestList).first else {
      return places.map { RelatedLocation(location: $0, message: message) }
    }
    return places.prefix(longestList).map { RelatedLocation(location: $0, message: message) }
      + [RelatedLocation(location: next, message: "and \(places.count - longestList) more, first here")]
  }

  /// What a site does with a route, as a participle.
  static func participle(_ kind: EdgeKind) -> String {
    switch kind {
    case .push: "pushed"
    case .replace: "pushed in place of others"
    case .sheet: "presented as a sheet"
    case .fullScreenCover: "presented as a cover"
    case .popover: "presented as a popover"
    case .inspector: "shown in an inspector"
    case .window: "opened in a window"
    case .alert: "shown as an alert"
    case .confirmationDialog: "shown as a confirmation dialog"
    case .open: "opened by a link"
    case .root, .tab, .column, .selectTab, .swap: "shown"
    case .builds: "made by a builder"
    case .embeds, .owns, .scene: "used"
    }
  }

  /// The same for several sites: one participle where they agree.
  static func participle(_ edges: [Edge]) -> String {
    let words = Set(edges.map { participle($0.kind) })
    return words.count == 1 ? words.first ?? "used" : "used"
  }
}

extension RuleContext {
  /// Where a builder makes something of a route.
  func mapped(_ arm: Edge) -> RelatedLocation {
    let isAlert = index.number(of: arm.to).map { graph.nodes[$0].kind == .alert } == true
    let made = "\(isAlert ? "an alert of " : "")\(Wording.code(name(of: arm.to)))"
    return RelatedLocation(location: arm.location, message: "\(Wording.code(name(of: arm.from))) is mapped here, to \(made)")
  }

  /// Where the routes of a finding are declared that it does not stand at.
  func alsoMeant(_ routes: [Int], _ words: String) -> [RelatedLocation] {
    routes.dropFirst().prefix(Wording.longestRelated).compactMap { route in
      let node = graph.nodes[route]
      return node.location.map { RelatedLocation(location: $0, message: "\(Wording.code(node.name)) \(words)") }
    }
  }

  /// The first sites of a list, each with what it does and who does it. Edges of one place (a site with several targets) are one site.
  func explain(_ edges: [Edge], limit: Int = 3, suffix: (Edge) -> String = { _ in "" }) -> [RelatedLocation] {
    var sites: [Edge] = []
    for edge in edges where sites.last?.location != edge.location { sites.append(edge) }
    var result = sites.prefix(limit).map { edge in
      let name = Wording.code(name(of: edge.from))
      let what = edge.kind == .builds ? "\(name) is mapped here" : "\(Wording.participle(edge.kind)) here by \(name)"
      return RelatedLocation(location: edge.location, message: what + suffix(edge))
    }
    let rest = sites.count - limit
    if rest > 0 {
      result.append(
        RelatedLocation(location: sites[limit].location, message: "and at \(rest) more \(rest == 1 ? "place" : "places"), first here"))
    }
    return result
  }
}
