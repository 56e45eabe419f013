import NavigationGraph
import Rules

extension TruthFact {
  /// What a graph says, in the same words. Facts of a graph are none of them optional, and each key has one value.
  static func all(of graph: NavigationGraph) -> [TruthFact] {
    graph.nodes.map(of) + graph.edges.map(of) + graph.returns.map(of) + graph.unresolved.map(of)
  }

  /// What the rules say of a graph.
  static func all(of outcome: RuleOutcome) -> [TruthFact] {
    let held = Dictionary(grouping: outcome.heldBack, by: \.finding.rule)
    return outcome.findings.map(of)
      + held.map { rule, findings in TruthFact(sort: .held, keys: [[rule]], words: ["\(findings.count)"], text: "held \(rule) \(findings.count)") }
  }

  private static func of(_ node: Node) -> TruthFact {
    var words: Set<String> = []
    if let role = node.role { words.insert(role.rawValue) }
    if node.mapped == true { words.insert("mapped") }
    if node.used == true { words.insert("used") }
    // Of other nodes the facts do not tell.
    if node.reachable == true, node.kind == .route || node.kind == .view { words.insert("reachable") }
    return TruthFact(sort: .node, keys: [[node.id]], words: words, text: (["node", node.id] + words.sorted()).joined(separator: " "))
  }

  private static func of(_ edge: Edge) -> TruthFact {
    var words: [String] = []
    if !edge.through.isEmpty { words.append("through \(edge.through.joined(separator: ", "))") }
    if let via = edge.via { words.append("via \(via)") }
    if edge.certainty != .exact { words.append(edge.certainty.rawValue) }
    if edge.condition != nil { words.append("conditional") }
    if let trigger = edge.trigger { words.append("trigger \(trigger.type).\(trigger.closure)") }
    if let event = edge.event { words.append("event \(event)") }
    if !edge.triggers.isEmpty { words.append("triggers \(edge.triggers.map(place).sorted().joined(separator: ", "))") }
    if !edge.values.isEmpty { words.append("values \(edge.values.map(place).sorted().joined(separator: ", "))") }
    let text = (["edge \(edge.from) -\(edge.kind.rawValue)-> \(edge.to) \(place(edge.location))"] + words).joined(separator: " ")
    return TruthFact(sort: .edge, keys: [[edge.from], [edge.kind.rawValue], [edge.to], [place(edge.location)]], words: Set(words), text: text)
  }

  private static func of(_ leaving: Return) -> TruthFact {
    let to = leaving.to.map { "to \($0)" }
    return TruthFact(
      sort: .returning, keys: [[leaving.from], [leaving.kind.rawValue], [place(leaving.location)]], words: to.map { [$0] } ?? [],
      text: ["return", leaving.from, leaving.kind.rawValue, to, place(leaving.location)].compactMap(\.self).joined(separator: " "))
  }

  private static func of(_ site: Unresolved) -> TruthFact {
    TruthFact(
      sort: .unresolved, keys: [[site.from], [site.kind.rawValue], [place(site.location)]], words: site.routeType.map { ["type \($0)"] } ?? [],
      text: "unresolved \(site.from) \(site.kind.rawValue) \(place(site.location)) \(site.routeType ?? "-")")
  }

  private static func of(_ finding: Finding) -> TruthFact {
    let place = finding.location.map(place) ?? "@:0"
    // The first name in a message is what the finding is about.
    let name = finding.message.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    let words = [name, finding.severity.rawValue].compactMap(\.self)
    return TruthFact(
      sort: .finding, keys: [[finding.rule], [place]], words: Set(words), text: (["finding", finding.rule, place] + words).joined(separator: " "))
  }

  private static func place(_ location: GraphLocation) -> String { "@\(location.file.split(separator: "/").last ?? ""):\(location.line)" }
}

/// A place in the source; Swift Testing has another type of that name.
typealias GraphLocation = SourceLocation
