import Facts

/// Calls through a protocol: which of the functions that meet the demand is called hangs on the receiver.
extension Flow {
  /// What one witness gives, with what that demands of the receiver, where whoever supplies that can know.
  func dispatched(_ given: [ResultValue], by call: CallRecord, to witness: FunctionID) -> [ResultValue] {
    guard !given.isEmpty else { return [] }
    let atom = Atom.meets(call.receiver, call.demand, witness)
    // Once values are told, all that the source puts there tells more than the form does.
    if reader == nil, let types = runTimeTypes(call.receiver), !types.contains(where: { evaluator.met(call.demand, by: $0).contains(witness) }) {
      return []
    }
    switch evaluator.reduced(atom) {
    case .holds: return given
    case .fails: return []
    case .open:
      guard vals.hasParameter(call.receiver) else { return given }
      return given.map { result in
        ResultValue(condition: evaluator.guards.adding(atom, to: result.condition), value: result.value, site: result.site)
      }
    }
  }
}

extension Flow {
  /// The types that a value can have as the program runs: by its form, else by all that the source puts there; nil where that is not all.
  func runTimeTypes(_ value: Val) -> Set<TypeID>? {
    if let known = dispatchTypes[value] { return known }
    dispatchTypes[value] = .some(nil)
    let types = computedTypes(value)
    dispatchTypes[value] = .some(types)
    return types
  }

  private func computedTypes(_ value: Val) -> Set<TypeID>? {
    let declared = evaluator.runTimeTypes(value).map { Set($0) }
    if let declared, declared.count == 1 || isSelf(value) { return declared }
    let answers = resolve(value).filter { $0 != value }
    guard !answers.isEmpty, !hasGaps(value) else { return declared }
    var types: Set<TypeID> = []
    for answer in answers {
      if case .null = vals[answer] { continue }
      guard let own = evaluator.runTimeTypes(answer) else { return declared }
      types.formUnion(own)
    }
    if let declared { types.formIntersection(declared) }
    return types.isEmpty ? declared : types
  }

  /// Whether something is an element of a list that nothing is seen to be put into: it is filled in a way that was not followed.
  private func hasGaps(_ value: Val, depth: Int = 0) -> Bool {
    switch vals[value] {
    case .element: return resolve(value).isEmpty
    case .parameter(let function, let index) where index >= 0 && depth < Self.maximumHands:
      let given = arguments(of: function, Int(index))
      return given.count > Self.maximumAnswers || given.contains { hasGaps($0, depth: depth + 1) }
    default: return false
    }
  }

  /// A value that is handed on more often is taken to be told.
  private static let maximumHands = 4

  /// The properties that a computed one can be: of a class what subclasses put in its place as well, as far as the receiver's form leaves that
  /// open.
  func meant(by property: PropertyID, of base: Val) -> [PropertyID] {
    let all = evaluator.overrides(of: property)
    guard !all.isEmpty else { return [property] }
    guard let types = reader == nil ? runTimeTypes(base) : typesByForm(base) else { return all }
    let meant = all.filter { own in types.contains { evaluator.met(property, by: $0) == own } }
    // A stored property may take its place as well.
    return meant.filter { program.fact($0).getter.exists }
  }

  /// The properties that meet a protocol's demand, as far as what is asked is known.
  func witnesses(of property: PropertyID, asking base: Val) -> [PropertyID] {
    let met = evaluator.witnesses(of: property)
    guard met.count > 1, let types = reader == nil ? runTimeTypes(base) : typesByForm(base) else { return met }
    let meant = met.filter { own in types.contains { evaluator.met(property, by: $0) == own } }
    return meant.isEmpty ? met : meant
  }

  /// The types that a value can have, as far as its form tells or all that it is known to be by now; more may come while values are told.
  func typesByForm(_ value: Val) -> Set<TypeID>? {
    if let own = evaluator.runTimeTypes(value) { return Set(own) }
    guard isRead(value) else { return nil }
    var types: Set<TypeID> = []
    for answer in read(value) where answer != vals.intern(.null) {
      guard let own = evaluator.runTimeTypes(answer) else { return nil }
      types.formUnion(own)
    }
    return types.isEmpty ? nil : types
  }

  func isSelf(_ value: Val) -> Bool { if case .parameter(_, -1) = vals[value] { true } else { false } }
}
