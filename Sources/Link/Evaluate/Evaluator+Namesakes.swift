import Facts

/// Types that targets declare each for itself under one name, met from the files that the targets share.
extension Evaluator {
  /// A case as a value: in a file that targets share, of each target's enum.
  func caseValue(_ id: CaseID, _ values: [Val]) -> Val {
    let own = vals.intern(.enumCase(id, values))
    let others = namesakes(of: id).map { vals.intern(.enumCase($0, values)) }
    return others.isEmpty ? own : vals.choice([own] + others)
  }

  /// The cases of that name and form that the other targets' enums have.
  func namesakes(of id: CaseID) -> [CaseID] {
    program.namesakes(of: program.owner(of: id), in: frame.file).compactMap { other in
      guard let same = caseID(program.name(of: id), terms.nominal(other)) else { return nil }
      return program.fact(same).parameters.count == program.fact(id).parameters.count ? same : nil
    }
  }

  /// What the other targets' types are made with, where a shared file makes one.
  func constructNamesakes(of type: TypeID, _ arguments: [CallArgument], _ values: [Val], _ site: Site, _ role: Role) -> [Val] {
    program.namesakes(of: type, in: frame.file).map { other in
      let fitting = program.types[other.index].initializers.filter { fit(arguments, $0) != nil }
      let chosen = fitting.first ?? .none
      let count = chosen.exists ? program.parameters(of: chosen).count : memberwise(other).count
      return noteConstruct(other, chosen, count == values.count ? values : Array(repeating: .unknown, count: count), site, role)
    }
  }

  /// A type as the file at hand sees it.
  func seen(_ type: Term) -> Term {
    guard !program.namesakes.isEmpty else { return type }
    return terms.map(type) { form in
      guard case .nominal(let id, let arguments) = form else { return nil }
      let here = self.program.seen(id, from: self.frame.file)
      return here == id ? nil : self.terms.nominal(here, arguments)
    }
  }
}
