import Facts

/// What identifies a slot: the property that declares it, for all instances; a parameter that a binding is handed to.
enum SlotKey: Hashable {
  case property(PropertyID)
  case parameter(FunctionID, Int32)
  /// What is kept under a key outside the program: whoever names the key means the same.
  case stored(Name)
}

/// A slot, and the case whose payload is meant where a case path leads into its value.
struct SlotReference: Hashable {
  let key: SlotKey
  let enumCase: CaseID
  /// The binding says whether there is something in the slot, and not what.
  var isFlag = false
}

/// A presentation as seen from the slot that it is bound to.
struct BoundPresentation: Hashable {
  let presentation: Int32
  /// The case whose payload it shows, where a case path leads there.
  let enumCase: CaseID
  /// It only shows whether there is something in the slot.
  let isFlag: Bool
}

/// Pass 3: which property each presentation is bound to, and which bindings hand a slot on. Bindings are a directed graph, storage above
/// what is bound to it: what is put below reaches the storage, and all that is bound to that storage shows it.
final class SlotGraph {
  let evaluator: Evaluator
  let flow: Flow
  let instances: GenericInstances
  /// For each slot the presentations that are bound to it itself.
  private(set) var bound: [SlotKey: [BoundPresentation]] = [:]
  /// For each property of what stands in a path, where it can be written and is an enum, the stacks of that path: if it is a route, writing it
  /// replaces what is shown.
  private(set) var fields: [SlotKey: [BoundPresentation]] = [:]
  private var above: [SlotKey: [SlotKey]] = [:]
  private var below: [SlotKey: [SlotKey]] = [:]
  private var shown: [SlotKey: [BoundPresentation]] = [:]
  /// The slots that a presentation is bound to, and all above them: below others there is none to be found, and of one storage there may be
  /// thousands of those.
  private var leadsToPresentation: Set<SlotKey> = []

  var vals: Vals { evaluator.vals }
  var program: Program { evaluator.program }

  init(_ evaluator: Evaluator, _ flow: Flow) {
    self.evaluator = evaluator
    self.flow = flow
    instances = GenericInstances(evaluator.resolver, calls: evaluator.functionInstances)
    joinBindings()
    for (index, presentation) in evaluator.presentations.enumerated() {
      for place in [presentation.slot, presentation.selection].compactMap({ $0 }) {
        for reference in references(place) {
          bound[reference.key, default: []].append(
            BoundPresentation(presentation: Int32(truncatingIfNeeded: index), enumCase: reference.enumCase, isFlag: reference.isFlag))
        }
      }
    }
    joinSources()
    collectFields()
    findWhatLeadsToPresentations()
  }

  private func collectFields() {
    for (index, record) in evaluator.presentations.enumerated() where evaluator.knowledge.shapes[record.shape].effect == .binds {
      guard let slot = record.slot else { continue }
      for key in keys(slot) {
        guard let element = evaluator.terms.nominalType(valueType(of: key)), program.types[element.index].isSource else { continue }
        for property in program.types[element.index].stored where !program.fact(property).modifiers.contains(.constant) {
          guard let held = evaluator.terms.nominalType(evaluator.typeOf(property)), program.types[held.index].isSource,
            program.types[held.index].kind == .enum
          else { continue }
          let stack = BoundPresentation(presentation: Int32(truncatingIfNeeded: index), enumCase: .none, isFlag: false)
          if fields[.property(property)]?.contains(stack) != true { fields[.property(property), default: []].append(stack) }
        }
      }
    }
  }

  private func findWhatLeadsToPresentations() {
    var open = Array(bound.keys)
    leadsToPresentation = Set(open)
    while let key = open.popLast() {
      for upper in above[key] ?? [] where leadsToPresentation.insert(upper).inserted { open.append(upper) }
    }
  }

  // MARK: Places

  /// Places are followed through computed properties and functions no further than this.
  static let maximumHops = 64
  /// What following one place may cost: such properties can name one another twice and again.
  private static let maximumSteps = 4096
  private var steps = 0
  private var tooDeep: Set<Val> = []

  /// Whether a place was not followed to its end.
  func isTooDeep(_ place: Val) -> Bool { tooDeep.contains(place) }

  /// The slots that an access path ends at: through computed properties to what they give.
  func references(_ place: Val) -> [SlotReference] {
    steps = 0
    isCut = false
    let found = references(place, depth: 0)
    if isCut { tooDeep.insert(place) }
    return found
  }
  private var isCut = false

  private func references(_ place: Val, depth: Int) -> [SlotReference] {
    steps += 1
    guard depth < Self.maximumHops, steps < Self.maximumSteps else {
      isCut = true
      return []
    }
    switch vals[place] {
    case .binding(let inner), .element(let inner), .entry(let inner, _): return references(inner, depth: depth + 1)
    case .choice(let items): return items.flatMap { references($0, depth: depth + 1) }
    case .payload(let inner, let id, _): return references(inner, depth: depth + 1).map { SlotReference(key: $0.key, enumCase: id) }
    case .parameter(let function, let index):
      return index >= 0 || isLentSelf(function) ? [SlotReference(key: .parameter(function, index), enumCase: .none)] : []
    case .member(let base, let property):
      let fact = program.fact(property)
      if fact.getter.exists {
        let inner = flow.getterResults(property, base).map(\.value).filter { $0 != place }.flatMap { references($0, depth: depth + 1) }
        if !inner.isEmpty { return inner }
      }
      return [SlotReference(key: .property(property), enumCase: .none)]
    case .foreign(let base, let name):
      // What is kept under a key.
      if vals[base] == .null { return [SlotReference(key: .stored(name), enumCase: .none)] }
      // `sheet.wrappedValue` and the like of foreign wrappers.
      if name == evaluator.presence {
        return references(base, depth: depth + 1).map { SlotReference(key: $0.key, enumCase: $0.enumCase, isFlag: true) }
      }
      return name == evaluator.known.heldProperty ? references(base, depth: depth + 1) : []
    case .result(let call):
      let bindings = flow.results(ofCall: call).filter { if case .binding = vals[$0] { true } else { false } }
      return bindings.isEmpty ? made(from: evaluator.calls[Int(call)].receiver, depth) : bindings.flatMap { references($0, depth: depth + 1) }
    case .foreignCall(_, evaluator.known.keyPathLabel, _, let arguments, _): return keyed(arguments)
    case .foreignCall(let base, _, _, _, _): return made(from: base, depth)
    default: return []
    }
  }

  /// The slots that the key paths lead to which a subscript is given.
  private func keyed(_ arguments: [Val]) -> [SlotReference] {
    guard arguments.count == 2, case .type(let root) = vals[arguments[1]] else { return [] }
    var result: [SlotReference] = []
    for known in flow.resolve(arguments[0]) {
      guard case .keyPath(_, let path) = vals[known], let property = evaluator.property(path, from: root) else { continue }
      let reference = SlotReference(key: .property(property), enumCase: .none)
      if !result.contains(reference) { result.append(reference) }
    }
    return result
  }

  /// A binding that a method makes of another in a way that was not followed: it tells of the same slot, and not what is in it.
  private func made(from base: Val, _ depth: Int) -> [SlotReference] {
    guard case .binding = vals[base] else { return [] }
    return references(base, depth: depth + 1).map { SlotReference(key: $0.key, enumCase: $0.enumCase, isFlag: true) }
  }

  func keys(_ place: Val) -> [SlotKey] { references(place).map(\.key) }

  /// The slots that a value hands on, where it is a binding.
  func bindingKeys(_ value: Val) -> [SlotKey] {
    switch vals[value] {
    case .binding(let inner): return keys(inner)
    case .parameter(let function, let index) where index >= 0:
      return isBindingType(evaluator.resolver.parameterType(function, Int(index))) ? [.parameter(function, index)] : []
    case .member(_, let property):
      let written = evaluator.resolver.writtenType(of: property)
      return isBindingType(written.isKnown ? written : evaluator.typeOf(property)) ? keys(value) : []
    default: return []
    }
  }

  func isBindingType(_ term: Term) -> Bool {
    evaluator.terms.nominalType(term).map { evaluator.isBinding($0) } ?? false
  }

  // MARK: Bindings

  private func joinBindings() {
    for call in evaluator.calls {
      switch call.callee {
      case .functions(let ids):
        join(call.arguments, ids)
        for function in ids where isLentSelf(function) { join(.parameter(function, -1), keys(call.receiver)) }
      case .construct(let type, let initializer):
        if initializer.exists {
          join(call.arguments, [initializer])
        } else {
          for (property, value) in zip(evaluator.memberwise(type), call.arguments) { join(.property(property), bindingKeys(value)) }
        }
      case .value(let callee):
        join(call.arguments, flow.callables(callee).map(\.function))
      }
    }
    // What a protocol demands is stored where a type meets it.
    for index in program.propertyFile.indices {
      let property = PropertyID(raw: Int32(truncatingIfNeeded: index))
      join(.property(property), evaluator.witnesses(of: property).map { .property($0) })
    }
    for (property, key) in evaluator.storedProperties() { join(.property(property), [.stored(key)]) }
    for (property, place) in evaluator.environmentReaders() { join(.property(property), keys(place)) }
    for put in evaluator.puts where put.operation == .assign {
      for key in keys(put.place) { join(key, bindingKeys(put.value)) }
    }
  }

  /// The bindings among the arguments of a call, and the places that are lent to it, handed to the functions that it can be.
  private func join(_ arguments: [Val], _ functions: [FunctionID]) {
    for (index, value) in arguments.enumerated() {
      let bindings = bindingKeys(value)
      for function in functions {
        let keys = isLent(function, index) ? self.keys(value) : bindings
        if !keys.isEmpty { join(.parameter(function, Int32(truncatingIfNeeded: index)), keys) }
      }
    }
  }

  /// Whether a parameter is `inout`: what is done to it is done to the argument.
  func isLent(_ function: FunctionID, _ index: Int) -> Bool {
    let parameters = program.parameters(of: function)
    return index < parameters.count && parameters[parameters.startIndex + index].modifiers.contains(.inoutParameter)
  }

  /// Whether what a function does to `self` is done to what it is called on: a method that changes a value, or one of a binding.
  private func isLentSelf(_ function: FunctionID) -> Bool {
    let owner = program.owner(of: function)
    guard owner.exists, program.types[owner.index].kind != .class, program.types[owner.index].kind != .actor else { return false }
    return program.fact(function).modifiers.contains(.mutating) || evaluator.isBinding(owner)
  }

  func join(_ lower: SlotKey, _ upper: [SlotKey]) {
    for key in upper where key != lower && above[lower]?.contains(key) != true {
      above[lower, default: []].append(key)
      below[key, default: []].append(lower)
    }
  }

  // MARK: Answers

  /// The presentations that show what is put into a slot.
  func presentations(of key: SlotKey) -> [BoundPresentation] {
    if let known = shown[key] { return known }
    var result: [BoundPresentation] = []
    var seen: Set<BoundPresentation> = []
    for alias in aliases(of: key, through: { leadsToPresentation.contains($0) }) {
      for item in bound[alias] ?? [] where seen.insert(item).inserted { result.append(item) }
    }
    shown[key] = result
    return result
  }

  /// The slot, the storages above it, and all that is bound to these.
  func aliases(of key: SlotKey) -> [SlotKey] { aliases(of: key) { _ in true } }

  private func aliases(of key: SlotKey, through isWanted: (SlotKey) -> Bool) -> [SlotKey] {
    var storages = [key]
    var seen: Set<SlotKey> = [key]
    var position = 0
    while position < storages.count {
      for upper in above[storages[position]] ?? [] where seen.insert(upper).inserted { storages.append(upper) }
      position += 1
    }
    position = 0
    while position < storages.count {
      for lower in below[storages[position]] ?? [] where isWanted(lower) && seen.insert(lower).inserted { storages.append(lower) }
      position += 1
    }
    return storages
  }

  /// The types that declare the storages behind a slot.
  func declaringTypes(of key: SlotKey) -> [TypeID] {
    var storages = [key]
    var seen: Set<SlotKey> = [key]
    var result: [TypeID] = []
    var position = 0
    while position < storages.count {
      let upper = above[storages[position]] ?? []
      if upper.isEmpty { result.append(owner(of: storages[position])) }
      for item in upper where seen.insert(item).inserted { storages.append(item) }
      position += 1
    }
    return result
  }

  /// The declaring type of a slot.
  func owner(of key: SlotKey) -> TypeID {
    switch key {
    case .property(let id): program.owner(of: id)
    case .parameter(let function, _): program.owner(of: function)
    case .stored: .none
    }
  }

  /// The types that one value in the slot can be of: several for a property of a generic type.
  func valueTypes(of key: SlotKey) -> [TypeID] { instances.types(valueType(of: key)) }

  /// The type of one value in the slot.
  func valueType(of key: SlotKey) -> Term {
    let type: Term
    switch key {
    case .property(let id): type = evaluator.typeOf(id)
    case .parameter(let function, let index): type = evaluator.resolver.parameterType(function, Int(index))
    case .stored:
      guard let first = below[key]?.first else { return .unknown }
      return valueType(of: first)
    }
    var plain = evaluator.terms.unwrapped(evaluator.unbound(type))
    if case .dictionary(_, let value) = evaluator.terms[plain] { plain = evaluator.terms.unwrapped(value) }
    let element = evaluator.elementType(plain)
    return element.isKnown ? evaluator.terms.unwrapped(element) : plain
  }
}
