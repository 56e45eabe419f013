import Facts

/// Where code names cases, comparisons and patterns apart: a case that nothing names is put nowhere, whatever else could not be followed.
struct Mentions {
  var cases: [CaseID: [Site]] = [:]
  /// Implicit members whose type the source does not tell.
  var loose: [Name: [Loose]] = [:]

  struct Loose {
    let site: Site
    /// The labels of what it is called with; nil where it is not called.
    let labels: [Name]?
  }
  /// What is only compared with.
  var compared: Set<Site> = []

  mutating func note(_ id: CaseID, at site: Site) {
    if !compared.contains(site) { cases[id, default: []].append(site) }
  }

  mutating func note(_ name: Name, _ labels: [Name]?, at site: Site) {
    if !compared.contains(site) { loose[name, default: []].append(Loose(site: site, labels: labels)) }
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
      if let (name, labels) = implicitName(value) { mentions.note(name, labels, at: site) }
    default: break
    }
  }

  private func implicitName(_ value: Value) -> (Name, [Name]?)? {
    switch value.kind {
    case .implicitMember: return (name(value.symbol), nil)
    case .call where value.base.exists && unit.facts[value.base].kind == .implicitMember:
      return (name(unit.facts[value.base].symbol), unit.facts[value.arguments].map { name($0.label) })
    default: return nil
    }
  }

  /// Where implicit members of types that are not told may name a case: by its name, and by what it carries.
  func looseMentions(of id: CaseID) -> [Site] {
    let file = program.file(of: id)
    let carried = program.files[Int(file)].facts[program.fact(id).parameters].map { program.name($0.label, in: file) }
    return (mentions.loose[program.name(of: id)] ?? []).filter { loose in
      guard let labels = loose.labels else { return true }
      return labels.count <= carried.count && labels.allSatisfy { !$0.exists || carried.contains($0) }
    }.map(\.site)
  }
}
