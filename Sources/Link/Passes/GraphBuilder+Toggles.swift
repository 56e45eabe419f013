import Facts

/// A flag that what it shows turns over is turned off: `isShown.toggle()` inside of a sheet closes it.
extension GraphBuilder {
  /// Whether a place turns a flag over that holds while the place is there: it stands in what the flag shows.
  func closes(_ occurrence: Occurrence, _ type: TypeID, _ presentation: Int32, _ key: SlotKey) -> Bool {
    guard evaluator.toggles.contains(occurrence.effect.origin) else { return false }
    let record = evaluator.presentations[Int(presentation)]
    let presenter = sourceType(record.function)
    let interior = interior(of: presentation, for: key, presenter)
    if type == presenter { return stands(occurrence.function, in: interior) }
    guard let body = finder.bodyGetter(of: type), interior.contains(body) else { return false }
    return !isMadeOutside(type, key, record.slot.map { slots.keys($0) } ?? [])
  }

  private func stands(_ function: FunctionID, in interior: Set<FunctionID>) -> Bool {
    var current = function
    while current.exists {
      if interior.contains(current) { return true }
      current = evaluator.records[current.index].parent
    }
    return false
  }

  /// Whether a view is made outside of all that the flag shows, too, and handed the same flag: there it opens.
  private func isMadeOutside(_ type: TypeID, _ key: SlotKey, _ keys: [SlotKey]) -> Bool {
    let interiors = slots.presentations(of: key).filter { shape($0.presentation).effect == .presents }.map { item in
      interior(of: item.presentation, for: key, sourceType(evaluator.presentations[Int(item.presentation)].function))
    }
    return (flow.constructions[type] ?? []).contains { position in
      let call = evaluator.calls[Int(position)]
      guard !interiors.contains(where: { stands(call.caller, in: $0) }), !evaluator.isPreview(sourceType(call.caller)),
        !fileIsTest(call.site)
      else { return false }
      return call.arguments.contains { argument in
        slots.bindingKeys(argument).contains { key in keys.contains { $0 == key } || slots.aliases(of: key).contains { keys.contains($0) } }
      }
    }
  }

  /// The functions of all that a presentation shows, where a flag is set; each asked once.
  private func interior(of presentation: Int32, for key: SlotKey, _ presenter: TypeID) -> Set<FunctionID> {
    let record = evaluator.presentations[Int(presentation)]
    let aliases = Set(slots.aliases(of: key))
    let supplied = supplied(to: presentation).map(\.supply).filter { supply in
      supply.slot.map { !aliases.isDisjoint(with: slots.keys($0)) } ?? true
    }
    let content = record.content + supplied.map(\.content)
    if let known = interiors[content] { return known }
    let found = ViewInterior(evaluator: evaluator, finder: finder, entersPresented: true).functions(in: content, of: presenter)
    interiors[content] = found
    return found
  }
}
