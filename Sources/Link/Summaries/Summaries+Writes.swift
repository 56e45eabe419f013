import Facts

/// What a write to a place comes to.
struct PlaceWrite {
  var operation: PlaceOperation
  /// The single values; none where values are taken off.
  var values: [Val]
  var type: Term
}

/// Writes of whole values: a path piece by piece, a struct field by field.
extension Summaries {
  /// What a write does. A path that is written from its own elements is cut back, to its first (`path = [root]`) or by some; with others
  /// behind all of them (`path = path + [.a]`) these are pushed. Nil where nothing changes: the old value is written back.
  func write(_ put: PutRecord) -> PlaceWrite? {
    guard put.operation == .assign else {
      return PlaceWrite(operation: put.operation, values: [put.value], type: put.valueType)
    }
    let place = evaluator.place(behind: put.place)
    let pieces = pieces(put.value, of: place)
    // What a function gives of a path is a part of it.
    if pieces == [place] { return put.value == place ? nil : PlaceWrite(operation: .pop, values: [], type: put.valueType) }
    let element = evaluator.elementType(put.valueType)
    let type = element.isKnown ? element : put.valueType
    let keepsAll = pieces.contains { $0 == vals.intern(.allOf(place)) }
    let isShort = pieces.contains { isPart($0, of: place, put.value) }
    let new = pieces.filter { $0 != vals.intern(.allOf(place)) && !isPart($0, of: place, put.value) }
    if !new.isEmpty { return PlaceWrite(operation: keepsAll ? .append : .assign, values: new, type: type) }
    if keepsAll, !isShort { return nil }
    if !isShort { return PlaceWrite(operation: .assign, values: [put.value], type: type) }
    if case .array(let items) = vals[put.value], items.count == 1 { return PlaceWrite(operation: .clear, values: [], type: type) }
    return PlaceWrite(operation: .pop, values: [], type: type)
  }

  /// Whether a piece of what is written is a part of what the place held: an element of a literal may be part of an element.
  private func isPart(_ piece: Val, of place: Val, _ whole: Val) -> Bool {
    if piece == vals.intern(.element(place)) { return true }
    guard case .array = vals[whole], piece != place else { return false }
    if case .allOf = vals[piece] { return false }
    return vals.isRooted(piece, in: place)
  }

  /// The single values of a write: of a call that gives the place's own elements what it gives.
  private func pieces(_ value: Val, of place: Val, depth: Int = 0) -> [Val] {
    switch vals[value] {
    case .array(let items): return items
    case .result(let call) where depth < 4:
      let given = flow.results(ofCall: call).flatMap { pieces($0, of: place, depth: depth + 1) }
      return given.contains { vals.isRooted($0, in: place) } ? given : [value]
    default: return [value]
    }
  }

  /// The fields of a struct that is written as a whole, each as a write of its own: those that hold slots, and that it is not made with
  /// anyway. What an initialiser of the source does is an effect of its own.
  func fieldByField(_ put: PutRecord) -> [PutRecord] {
    var result = [put]
    var position = 0
    while position < result.count, result.count < Vals.maximumAlternatives {
      let whole = result[position]
      position += 1
      guard whole.operation == .assign else { continue }
      for value in vals.alternatives(whole.value) {
        guard case .construct(let type, let initializer, _, _) = vals[value], !initializer.exists, program.types[type.index].kind == .struct
        else { continue }
        for property in evaluator.memberwise(type) {
          guard let given = evaluator.constructedField(property, of: value), !isNothing(given), !isFirstValue(given, of: property) else {
            continue
          }
          let place = vals.intern(.member(evaluator.place(behind: whole.place), property))
          guard holdsFields(given) || slots.keys(place).contains(where: { isSlot($0) }) else { continue }
          result.append(
            PutRecord(
              function: whole.function, site: whole.site, condition: whole.condition, place: place, operation: .assign, value: given,
              valueType: evaluator.typeOf(property)))
        }
      }
    }
    return result
  }

  private func holdsFields(_ value: Val) -> Bool {
    vals.alternatives(value).contains {
      if case .construct(let type, _, _, _) = vals[$0] { program.types[type.index].kind == .struct } else { false }
    }
  }

  private func isFirstValue(_ value: Val, of property: PropertyID) -> Bool {
    let fact = program.fact(property)
    guard fact.initial.exists else { return false }
    return evaluator.defaultValue(program.function(program.file(of: property), fact.initial)) == value
  }
}
