import Facts
import NavigationGraph
import Observations

/// Covers, and whether anything takes them off.
extension SlotGround {
  func covers() -> [SlotObservations.Cover] {
    presentations.compactMap { presentation in
      guard kind(presentation) == .fullScreenCover, isPlainSlot(presentation), let place = record(presentation).slot,
        let property = ownPath(place)?.last
      else { return nil }
      let shown = record(presentation).content.flatMap { context.passes.finder.shown($0) }
      let interior = ViewInterior(evaluator: evaluator, finder: context.passes.finder, entersPresented: true)
        .functions(in: record(presentation).content)
      let types = Set(interior.map { builder.sourceType($0) }).filter { $0.exists && $0 != presenter(of: presentation) }
      return SlotObservations.Cover(
        presentation: self.presentation(presentation), slot: slot(property),
        shown: shown.compactMap { builder.node(of: $0.target) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
        isWhole: isWhole(shown, interior, types), isClosed: isTakenOff(place, property) || leaves(interior, types))
    }
  }

  /// Whether any place may take off what is in a slot.
  private func isTakenOff(_ place: Val, _ property: PropertyID) -> Bool {
    let keys = slots.keys(place).reduce(into: Set<SlotKey>()) { $0.formUnion(slots.aliases(of: $1)) }
    if !slotsTakenOff.isDisjoint(with: keys) { return true }
    // Whoever else is handed the binding may write it.
    let bound = slots.presentations(of: .property(property)).count
    return mentions[property].filter(\.isProjected).count > bound
  }

  /// Whether something in what is shown leaves it.
  private func leaves(_ interior: Set<FunctionID>, _ types: Set<TypeID>) -> Bool {
    let isLeft = interior.contains { function in
      evaluator.records[function.index].presentations.contains { shape($0).effect == .returns }
        || (context.passes.summaries.effects[function] ?? []).contains { if case .leave = $0.action { true } else { false } }
    }
    return isLeft || types.contains { type in program.types[type.index].stored.contains { isClosing($0) } }
  }

  /// Whether a property reads from the environment what closes what is presented.
  private func isClosing(_ property: PropertyID) -> Bool {
    let file = program.file(of: property)
    let facts = program.files[Int(file)].facts
    return program.attributes(program.fact(property).attributes, in: file).contains { attribute in
      guard evaluator.knowledge.environmentAttributes.contains(program.name(attribute.name, in: file)),
        let argument = facts[attribute.arguments].first, argument.value.exists, facts[argument.value].kind == .keyPath
      else { return false }
      if case .function = evaluator.terms[evaluator.terms.unwrapped(evaluator.typeOf(property))] { return true }
      return facts[facts[argument.value].arguments].contains { component in
        let key = program.text(program.name(component.label, in: file)).lowercased()
        return known.closingKeys.contains { key.contains($0) }
      }
    }
  }

  /// Whether all that is shown was read, and all that it is made of is known.
  private func isWhole(_ shown: [Shown], _ interior: Set<FunctionID>, _ types: Set<TypeID>) -> Bool {
    let finder = context.passes.finder
    let made = interior.flatMap { evaluator.records[$0.index].constructs }.map(\.type).filter { evaluator.isView($0) }
    guard !shown.isEmpty,
      shown.allSatisfy({ if case .view(let type) = $0.target { finder.bodyGetter(of: type) != nil } else { false } }),
      types.allSatisfy({ finder.bodyGetter(of: $0) != nil }), made.allSatisfy({ finder.bodyGetter(of: $0) != nil })
    else { return false }
    return interior.allSatisfy { function in
      let record = evaluator.records[function.index]
      let isKnown = record.calls.allSatisfy { index in
        if case .value(let callee) = evaluator.calls[Int(index)].callee { !flow.resolve(callee).contains(.unknown) } else { true }
      }
      return isKnown && namesOnlyKnownViews(function)
    }
  }

  /// Whether all that a function makes is of the source, or a view that is known.
  private func namesOnlyKnownViews(_ function: FunctionID) -> Bool {
    let file = program.file(of: function)
    let facts = program.files[Int(file)].facts
    return values(in: function).allSatisfy { value in
      guard value.kind == .call, value.base.exists, facts[value.base].kind == .name else { return true }
      let name = program.name(facts[value.base].symbol, in: file)
      guard program.text(name).first?.isUppercase == true, program.globals[name] == nil else { return true }
      return evaluator.knowledge.foreignViews.contains(name) || !evaluator.knowledge.candidates(name).isEmpty
    }
  }
}
