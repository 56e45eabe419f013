import Facts
import Knowledge
import NavigationGraph

/// Nothing is missed without a word: sites of which no pass said anything.
extension GraphBuilder {
  /// Links and presentations of views that somebody makes, of which no place was found that fires them.
  func addSilent() {
    let said = Set(edges.filter { $0.kind != .embeds }.map(\.location) + returns.map(\.location) + unresolved.map(\.location))
    for (index, record) in evaluator.presentations.enumerated() {
      let presentation = Int32(truncatingIfNeeded: index)
      guard !heard.contains(presentation), isSite(record), !said.contains(location(record.site)), supplied(to: presentation).isEmpty
      else { continue }
      // Those who hand in the routes of which it makes controllers were all seen: none of them comes to this place.
      if builders.shownRoutes[presentation] != nil, flow.callers[evaluator.outermost(record.function)]?.isEmpty == false { continue }
      let type = sourceType(record.function)
      guard type.exists, !fileIsTest(record.site), !evaluator.isPreview(type), !program.types[type.index].inTest, isMade(type) else {
        continue
      }
      let shape = shape(presentation)
      // An override that hands on what it is given is no site: who calls it is.
      if shape.kind == .segue, program.name(of: record.function) == shape.name { continue }
      let why =
        shape.effect == .presents
        ? "no place was found in the source that sets what is shown here" : reason((record.values + record.content).first ?? .unknown)
      addUnresolved(
        from: type, in: record.function, at: record.site, shape.kind?.edge ?? (shape.effect == .links || shape.kind == .segue ? .push : .sheet),
        of: record.slot.flatMap(heldType).map { [$0] } ?? [], why)
    }
  }

  /// The type of the source that a slot holds.
  private func heldType(_ slot: Val) -> TypeID? {
    for key in slots.keys(slot) {
      guard let held = evaluator.terms.nominalType(slots.valueType(of: key)), program.types[held.index].isSource else { continue }
      return held
    }
    return nil
  }

  /// Whether a call of the table is a place of its own that leads somewhere.
  private func isSite(_ record: PresentationRecord) -> Bool {
    let shape = evaluator.knowledge.shapes[record.shape]
    switch shape.effect {
    // What a foreign type holds is set by its methods as well.
    case .presents: return record.slot.map { evaluator.foreignPlaces[$0] == nil } == true && shape.kind?.isAlert != true
    case .links: return !record.values.isEmpty
    case .shows: return shape.kind == .window || shape.kind == .present || shape.kind == .push || shape.kind == .segue
    default: return false
    }
  }

  /// Whether something makes a type: of a controller or an object that may be elsewhere.
  private func isMade(_ type: TypeID) -> Bool {
    guard evaluator.isView(type), program.types[type.index].kind == .struct else { return true }
    return !(flow.constructions[type] ?? []).isEmpty
  }
}
