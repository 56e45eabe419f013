import NavigationGraph

/// What a graph has at a line.
enum Fact: Hashable {
  case edge(Edge)
  case leaving(Return)
  case unresolved(Unresolved)

  var location: SourceLocation {
    switch self {
    case .edge(let edge): edge.location
    case .leaving(let leaving): leaving.location
    case .unresolved(let site): site.location
    }
  }

  /// Written as an expectation would be.
  var text: String {
    switch self {
    case .edge(let edge):
      var text = "\(edge.kind.rawValue) \(edge.to) from \(edge.from)"
      text += edge.through.isEmpty ? " direct" : " through \(edge.through.joined(separator: ", "))"
      if let via = edge.via { text += " via \(via)" }
      text += " \(edge.certainty.rawValue)"
      if let trigger = edge.trigger { text += " trigger \(trigger.type).\(trigger.closure)" }
      if let event = edge.event { text += " event \(event)" }
      if !edge.values.isEmpty { text += " values \(edge.values.map { String($0.line) }.joined(separator: ", "))" }
      if !edge.presentation.isEmpty {
        text += " presentation \(edge.presentation.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", "))"
      }
      return text
    case .leaving(let leaving):
      return "return \(leaving.kind.rawValue)" + (leaving.to.map { " to \($0)" } ?? "") + " from \(leaving.from)"
    case .unresolved(let site):
      return "unresolved \(site.kind.rawValue) from \(site.from) (\(site.reason))"
    }
  }

  /// Edges that follow from what views are made of need no expectation.
  var isStructural: Bool {
    guard case .edge(let edge) = self else { return false }
    return [.embeds, .owns, .builds, .root, .scene].contains(edge.kind)
  }

  static func all(of graph: NavigationGraph) -> [Fact] {
    graph.edges.map(Fact.edge) + graph.returns.map(Fact.leaving) + graph.unresolved.map(Fact.unresolved)
  }
}

/// A place in the source; Swift Testing has another type of that name.
typealias GraphLocation = SourceLocation
