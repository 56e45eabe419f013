import Facts
import Knowledge

/// A presentation may show what its view was handed as a plain value (`Modifier(layer: model.layers.first)`), or what it keeps up with another
/// place as that changes (`onChange(of: model.layers.first) { layer = model.layers.first }`): what is put into the place behind is shown.
extension SlotGraph {
  func joinSources() {
    var open: [SlotKey] = []
    for record in evaluator.presentations where evaluator.knowledge.shapes[record.shape].effect == .presents {
      guard let slot = record.slot else { continue }
      for reference in references(slot) where !open.contains(reference.key) { open.append(reference.key) }
    }
    let followers = followers()
    var seen = Set(open)
    while let key = open.popLast() {
      let found = handed(to: key) + (followers[key] ?? [])
      join(key, found)
      for source in found where seen.insert(source).inserted { open.append(source) }
    }
  }

  /// The places whose values whoever makes a view, or calls a function, hands to a slot that is no binding.
  private func handed(to key: SlotKey) -> [SlotKey] {
    switch key {
    case .property(let property):
      let owner = program.owner(of: property)
      guard owner.exists, evaluator.isView(owner), isPlain(property) else { return [] }
      return (flow.constructions[owner] ?? []).flatMap { position -> [SlotKey] in
        let call = evaluator.calls[Int(position)]
        guard case .construct(_, let initializer) = call.callee else { return [] }
        if initializer.exists { return given(to: property, in: initializer) }
        guard let index = evaluator.memberwise(owner).firstIndex(of: property), index < call.arguments.count else { return [] }
        return places(call.arguments[index])
      }
    case .parameter(let function, let index):
      guard index >= 0, !isLent(function, Int(index)), !isBindingType(evaluator.resolver.parameterType(function, Int(index))) else { return [] }
      return (flow.callers[function] ?? []).flatMap { position -> [SlotKey] in
        let call = evaluator.calls[Int(position)]
        return Int(index) < call.arguments.count ? places(call.arguments[Int(index)]) : []
      }
    case .stored: return []
    }
  }

  /// A stored property that holds what its view was made with: no state of its own, no binding.
  private func isPlain(_ property: PropertyID) -> Bool {
    let fact = program.fact(property)
    guard !fact.getter.exists, !fact.modifiers.contains(.static), !isBindingType(evaluator.resolver.writtenType(of: property)) else {
      return false
    }
    let file = program.file(of: property)
    return program.attributes(fact.attributes, in: file).allSatisfy {
      evaluator.knowledge.plainAttributes.contains(program.name($0.name, in: file))
    }
  }

  private func given(to property: PropertyID, in initializer: FunctionID) -> [SlotKey] {
    evaluator.records[initializer.index].puts.flatMap { index -> [SlotKey] in
      let put = evaluator.puts[Int(index)]
      guard put.operation == .assign, case .member(_, property) = vals[put.place] else { return [] }
      return places(put.value)
    }
  }

  /// For each slot that an observer sets to what it watches the places that are watched.
  private func followers() -> [SlotKey: [SlotKey]] {
    var result: [SlotKey: [SlotKey]] = [:]
    for put in evaluator.puts where put.operation == .assign {
      let host = evaluator.records[put.function.index].host
      guard host >= 0, let observed = evaluator.presentations[Int(host)].observed else { continue }
      let watched = watched(observed)
      let sources = places(put.value).filter(watched.contains)
      guard !sources.isEmpty else { continue }
      for key in keys(put.place) {
        for source in sources where source != key && result[key]?.contains(source) != true { result[key, default: []].append(source) }
      }
    }
    return result
  }

  /// The places that a watched value is, or is a part of.
  private func watched(_ value: Val) -> Set<SlotKey> {
    var result = Set(places(value))
    var current = value
    for _ in 0..<Vals.maximumSteps {
      guard let base = vals.base(of: current) else { break }
      result.formUnion(places(base))
      current = base
    }
    return result
  }

  /// The places that a plain value is read from.
  func places(_ value: Val, depth: Int = 0) -> [SlotKey] {
    guard depth < 8 else { return [] }
    switch vals[value] {
    case .choice(let items): return items.flatMap { places($0, depth: depth + 1) }
    case .result(let call): return flow.results(ofCall: call).flatMap { places($0, depth: depth + 1) }
    case .parameter, .member, .element, .payload: return keys(value)
    default: return []
    }
  }
}
