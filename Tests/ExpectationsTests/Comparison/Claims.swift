import NavigationGraph

extension Expectation {
  /// Whether the claim holds of something in a graph. Where it stands is looked at elsewhere.
  func fits(_ fact: Fact) -> Bool {
    switch (claim, fact) {
    case (.edge(let claim), .edge(let edge)): claim.fits(edge)
    case (.leaving(let claim), .leaving(let leaving)): claim.fits(leaving)
    case (.unresolved(let claim), .unresolved(let site)): claim.fits(site)
    default: false
    }
  }

  /// Whether the fact is of the sort that the claim is about.
  func isAkin(to fact: Fact) -> Bool {
    switch (claim, fact) {
    case (.edge, .edge), (.leaving, .leaving), (.unresolved, .unresolved), (.edge, .unresolved), (.unresolved, .edge): true
    default: false
    }
  }
}

extension EdgeClaim {
  func fits(_ edge: Edge) -> Bool {
    kinds.contains(edge.kind) && to.contains(edge.to) && from.contains(edge.from)
      && (through ?? edge.through) == edge.through
      && (via ?? edge.via) == edge.via
      && (certainty ?? edge.certainty) == edge.certainty
      && (trigger == nil || trigger == edge.trigger.map { "\($0.type).\($0.closure)" })
      && (event ?? edge.event) == edge.event
      && (values ?? edge.values.map(\.line)) == edge.values.map(\.line)
      && presentation.allSatisfy { edge.presentation[$0.key] == $0.value }
  }
}

extension ReturnClaim {
  func fits(_ leaving: Return) -> Bool {
    kinds.contains(leaving.kind) && (from?.contains(leaving.from) ?? true) && (to.map { leaving.to.map($0.contains) ?? false } ?? true)
  }
}

extension UnresolvedClaim {
  func fits(_ site: Unresolved) -> Bool { kinds.contains(site.kind) && (from?.contains(site.from) ?? true) }
}

extension NodeClaim {
  /// What does not hold of the node, in words; empty where all does.
  func faults(of node: Node) -> [String] {
    var faults: [String] = []
    if node.kind == .route {
      if node.mapped != mapped { faults.append("mapped is \(node.mapped ?? false)") }
      if node.used != used { faults.append("used is \(node.used ?? false)") }
    }
    if let reachable, node.reachable != reachable { faults.append("reachable is \(node.reachable ?? false)") }
    if let role, node.role != role { faults.append("its role is \(node.role?.rawValue ?? "none")") }
    if let title, (node.title ?? "") != title { faults.append("its title is \(node.title ?? "none")") }
    if let documentation, node.documentation != documentation { faults.append("its documentation is \(node.documentation ?? "none")") }
    if let source, node.source != source { faults.append("its source is \(node.source ?? "none")") }
    return faults
  }
}
