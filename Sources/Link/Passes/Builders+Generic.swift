import Facts

/// Registrations by generic functions (`func register<T: Screen>(_: T.Type)`): one for each type that is given.
extension BuilderAnalysis {
  /// What a generic builder makes of the values of one type. What another type says in the place of what a protocol demands of both is made of
  /// that one's values.
  func builder(_ presentation: PresentationRecord, given held: TypeID, _ table: inout BuilderTable) {
    var own = BuilderTable()
    builder(presentation, held, &own)
    let others = namesakes(of: held)
    let isOther = { (shown: Shown) in
      others.contains { self.isInside(shown.site, $0) } && !self.isInside(shown.site, held)
    }
    own.whole[held]?.removeAll(where: isOther)
    table.unresolved += own.unresolved
    table.add(own) { program.types[$0.index].cases }
  }

  /// The types that meet a protocol of the source which a type meets as well.
  private func namesakes(of type: TypeID) -> Set<TypeID> {
    var result: Set<TypeID> = []
    for ancestor in evaluator.resolver.lineage(type) {
      let entity = program.types[ancestor.index]
      if entity.isSource, entity.kind == .protocol { result.formUnion(evaluator.resolver.conformers(of: ancestor)) }
    }
    result.remove(type)
    return result
  }

  /// Whether a place stands in a declaration or an extension of a type.
  private func isInside(_ site: Site, _ type: TypeID) -> Bool {
    program.types[type.index].declarations.contains { file, id in
      let fact = program.files[Int(file)].facts[id]
      return file == site.file && fact.offset <= site.offset && site.offset < fact.end
    }
  }
}
