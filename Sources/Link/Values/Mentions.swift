import Facts

/// Where code names cases, comparisons and patterns apart: a case that nothing names is put nowhere, whatever else could not be followed.
struct Mentions {
  var cases: [CaseID: [Site]] = [:]
  /// Implicit members whose type the source does not tell.
  var loose: [Name: [Site]] = [:]
  /// What is only compared with.
  var compared: Set<Site> = []

  mutating func note(_ id: CaseID, at site: Site) {
    if !compared.contains(site) { cases[id, default: []].append(site) }
  }

  mutating func note(_ name: Name, at site: Site) {
    if !compared.contains(site) { loose[name, default: []].append(site) }
  }
}

extension Evaluator {
  /// Notes the two sides of a comparison.
  func noteCompared(_ value: Value) {
    for side in [value.base, value.second] where side.exists { mentions.compared.insert(site(of: side)) }
  }

  /// Notes the case that a member or a call names.
  func noteMention(_ typed: Typed, _ value: Value) {
    let site = Site(file: frame.file, offset: value.offset)
    switch vals[typed.value] {
    case .enumCase(let id, _), .caseFunction(let id): mentions.note(id, at: site)
    case .unknown, .foreign:
      if let name = implicitName(value) { mentions.note(name, at: site) }
    default: break
    }
  }

  private func implicitName(_ value: Value) -> Name? {
    switch value.kind {
    case .implicitMember: return name(value.symbol)
    case .call where value.base.exists && unit.facts[value.base].kind == .implicitMember: return name(unit.facts[value.base].symbol)
    default: return nil
    }
  }
}
