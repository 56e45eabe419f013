import Facts
import Knowledge

/// Pass 5: what each function does to slots, carried from callees to callers to a fixed point (bottom-up summaries in the manner of Sharir
/// and Pnueli 1981). Sets only grow; those of one function are capped, and what is cut is counted.
final class Summaries {
  /// A function with more effects than this loses the rest; its calls are then reported as unresolved.
  static let maximumEffects = 512

  let evaluator: Evaluator
  let flow: Flow
  let slots: SlotGraph
  let choices: RootChoices
  let builders: BuilderTable
  private(set) var effects: [FunctionID: [Effect]] = [:]
  private var known: [FunctionID: [Effect.Key: Int]] = [:]
  /// The effects that take values off.
  private var takings: [FunctionID: [Effect]] = [:]
  private(set) var occurrences: [Occurrence] = []
  private(set) var capped: Set<FunctionID> = []
  /// Effects of a component's functions that wait for what it is made with.
  private(set) var waiting: [TypeID: [(Effect, FunctionID)]] = [:]
  private var queue: [(FunctionID, Int)] = []
  private var position = 0
  /// The components whose waiting effects were met with a construction.
  private(set) var supplied: Set<TypeID> = []

  var vals: Vals { evaluator.vals }
  var program: Program { evaluator.program }

  init(_ evaluator: Evaluator, _ flow: Flow, _ slots: SlotGraph, _ choices: RootChoices, _ builders: BuilderTable) {
    self.builders = builders
    self.choices = choices
    self.evaluator = evaluator
    self.flow = flow
    self.slots = slots
  }

  func run() {
    var later: [(FunctionID, [Effect])] = []
    for index in evaluator.records.indices {
      let id = FunctionID(raw: Int32(truncatingIfNeeded: index))
      guard evaluator.records[index].isEvaluated else { continue }
      let local = localEffects(id)
      for effect in local where takesOff(effect) { speak(effect, in: id) }
      later.append((id, local.filter { !takesOff($0) }))
    }
    // What empties a stack is known before what fills it: so a push is told from a replacement.
    drain()
    for (id, local) in later { for effect in local { speak(effect, in: id) } }
    drain()
    supplyComponents()
  }

  private func drain() {
    while position < queue.count {
      let (function, index) = queue[position]
      position += 1
      guard let effect = effects[function]?[index] else { continue }
      carry(effect, from: function)
    }
  }

  // MARK: Local effects

  private func localEffects(_ id: FunctionID) -> [Effect] {
    let record = evaluator.records[id.index]
    var result: [Effect] = []
    func effect(_ action: EffectAction, _ value: Val, _ type: Term, _ condition: Condition, _ site: Site, place: Val = .unknown) {
      result.append(
        Effect(
          action: action, place: place, value: value, valueType: type, condition: evaluator.guards.understood(condition), origin: site, originFunction: id, site: site, chain: [], ownSite: site, ownChain: [],
          isConcrete: !isOpen(value)))
    }
    for index in record.puts {
      let put = evaluator.puts[Int(index)]
      for reference in slots.references(put.place) where isSlot(reference.key) {
        for value in pieces(put, reference.key) {
          effect(.put(reference.key, reference.enumCase, put.operation), value, put.valueType, put.condition, put.site, place: put.place)
        }
      }
    }
    for index in record.presentations {
      let presentation = evaluator.presentations[Int(index)]
      let shape = evaluator.knowledge.shapes[presentation.shape]
      switch shape.effect {
      case .links where !presentation.values.isEmpty:
        for value in presentation.values {
          effect(.link(presentation: index), value, presentation.valueType, presentation.condition, presentation.site)
        }
      case .shows:
        let shown = presentation.content.isEmpty ? presentation.id.map { [$0] } ?? Array(presentation.values.prefix(1)) : presentation.content
        for value in shown {
          effect(.show(presentation: index), value, presentation.valueType, presentation.condition, presentation.site)
        }
      case .puts where shape.form == .property:
        effect(.show(presentation: index), presentation.id ?? .unknown, .unknown, presentation.condition, presentation.site)
      case .leaves, .returns:
        effect(.leave(presentation: index), .unknown, .unknown, presentation.condition, presentation.site)
      case .presents, .links:
        if !ownerType(id).exists { effect(.declare(presentation: index), .unknown, .unknown, presentation.condition, presentation.site) }
      default: break
      }
    }
    return result
  }

  private func isSlot(_ key: SlotKey) -> Bool { !slots.presentations(of: key).isEmpty || choices.arms[key] != nil }

  /// The single values of a write: a whole path is written piece by piece.
  private func pieces(_ put: PutRecord, _ key: SlotKey) -> [Val] {
    guard put.operation == .assign else { return [put.value] }
    if case .array(let items) = vals[put.value] { return items }
    return [put.value]
  }

  // MARK: What is open

  /// Whether a value has a parameter in it that a caller supplies.
  func isOpen(_ value: Val, depth: Int = 0) -> Bool {
    guard depth < 12, mayHaveParameter(value) else { return false }
    switch vals[value] {
    case .parameter(let function, let index): return index >= 0 && !evaluator.records[function.index].isForeign
    case .member(let base, _), .payload(let base, _, _), .element(let base), .foreign(let base, _), .binding(let base):
      return isOpen(base, depth: depth + 1)
    case .enumCase: return false
    // A value that carries no route is known by its type, whatever it is made with.
    case .construct(let type, _, _, _) where evaluator.isView(type) || !builders.carriers.contains(type): return false
    case .construct(_, _, let items, _), .array(let items), .tuple(let items), .choice(let items):
      return items.contains { isOpen($0, depth: depth + 1) }
    case .result(let call):
      let record = evaluator.calls[Int(call)]
      return record.arguments.contains { isOpen($0, depth: depth + 1) }
    default: return false
    }
  }

  /// Whether the type of a value tells its route, whoever supplies the value.
  private func isToldByType(_ effect: Effect) -> Bool {
    guard case .link = effect.action, let id = evaluator.terms.nominalType(effect.valueType) else { return false }
    let type = program.types[id.index]
    guard type.isSource else { return false }
    if type.kind == .struct || type.kind == .class { return true }
    return type.kind == .enum && builders.whole[id] != nil && !builders.enums.contains(id)
  }

  private func mayHaveParameter(_ value: Val) -> Bool {
    if case .result = vals[value] { return true }
    return vals.hasParameter(value)
  }

  /// The component whose own stored property a value is, where whoever makes the component supplies it.
  func component(of value: Val) -> TypeID? {
    var current = value
    for _ in 0..<12 {
      switch vals[current] {
      case .payload(let base, _, _), .element(let base), .binding(let base): current = base
      case .choice(let items):
        return items.lazy.compactMap { self.component(of: $0) }.first
      case .member(let base, let property):
        if case .parameter(_, -1) = vals[base] {
          let owner = program.owner(of: property)
          return owner.exists && evaluator.isView(owner) && isSupplied(property) ? owner : nil
        }
        let owner = program.owner(of: property)
        guard owner.exists, program.types[owner.index].kind != .class, program.types[owner.index].kind != .actor else { return nil }
        current = base
      default: return nil
      }
    }
    return nil
  }

  /// Stored, and set by whoever makes the value: no wrapper that keeps state of its own.
  private func isSupplied(_ property: PropertyID) -> Bool {
    let fact = program.fact(property)
    guard !fact.getter.exists, !fact.modifiers.contains(.static) else { return false }
    return fact.attributes.isEmpty
  }

  // MARK: Carrying on

  /// The type of the source that a function belongs to; none for free functions and extensions of foreign types.
  func ownerType(_ id: FunctionID) -> TypeID {
    let owner = program.owner(of: id)
    return owner.exists && program.types[owner.index].isSource ? owner : .none
  }

  private func takesOff(_ effect: Effect) -> Bool {
    if case .put(_, _, let operation) = effect.action { return operation == .clear || operation == .pop }
    return false
  }

  /// Whether the function, or one round it, takes values off the same stack before this one is put.
  private func replaces(_ effect: Effect, in function: FunctionID) -> Bool {
    guard case .put(let key, _, let operation) = effect.action, operation == .assign || operation == .append else { return false }
    var current = function
    while current.exists {
      for other in takings[current] ?? [] {
        guard case .put(key, _, let taken) = other.action, taken == .clear || taken == .pop,
          other.site.file == effect.site.file, other.site.offset < effect.site.offset, agree(other.condition, effect.condition),
          !paths(other.place).isDisjoint(with: paths(effect.place))
        else { continue }
        return true
      }
      current = evaluator.records[current.index].parent
    }
    return false
  }

  /// Whether two conditions can hold at once, as far as their atoms tell: they do not stand in different arms.
  private func agree(_ a: Condition, _ b: Condition) -> Bool {
    let others = evaluator.guards.atoms(b)
    return evaluator.guards.atoms(a).allSatisfy { atom in
      others.allSatisfy { other in
        switch (atom, other) {
        case (.isCase(let value, let ids), .isCase(let same, let more)) where value == same: !Set(ids).isDisjoint(with: more)
        case (.isCase(let value, let ids), .isOther(let same, let more)) where value == same: !Set(ids).isSubset(of: more)
        case (.isOther(let value, let more), .isCase(let same, let ids)) where value == same: !Set(ids).isSubset(of: more)
        case (.equals(let value, let text), .equals(let same, let more)) where value == same: text == more
        case (.flag(let value, let state), .flag(let same, let more)) where value == same: state == more
        default: true
        }
      }
    }
  }

  /// The access paths that a place can be: of what a function or a computed property gives each answer.
  private func paths(_ place: Val, depth: Int = 0) -> Set<Val> {
    guard depth < 8 else { return [place] }
    switch vals[place] {
    case .member(let base, let property):
      let bases = paths(base, depth: depth + 1)
      return bases == [base] ? [place] : Set(bases.map { vals.intern(.member($0, property)) })
    case .result(let call):
      let known = flow.results(ofCall: call)
      return known.isEmpty ? [place] : known.reduce(into: []) { $0.formUnion(paths($1, depth: depth + 1)) }
    case .choice(let items): return items.reduce(into: []) { $0.formUnion(paths($1, depth: depth + 1)) }
    case .parameter(let function, -1):
      // `self` is the same in all methods that call one another.
      let owner = program.owner(of: function)
      return owner.exists ? [vals.intern(.type(evaluator.resolver.selfTerm(owner)))] : [place]
    default: return [place]
    }
  }

  /// An effect at its own place: it speaks there, and is the function's from then on.
  private func speak(_ local: Effect, in function: FunctionID) {
    var effect = local
    effect.replaces = replaces(effect, in: function)
    if !isToldByType(effect), let component = component(of: effect.value) {
      waiting[component, default: []].append((effect, function))
    } else if effect.isConcrete || takesOff(effect), ownerType(function).exists {
      occurrences.append(Occurrence(effect: effect, function: function, site: effect.origin, through: []))
    }
    add(effect, to: function)
  }

  private func add(_ effect: Effect, to function: FunctionID) {
    let key = effect.key
    if let index = known[function]?[key] {
      if let old = effects[function]?[index], effect.chain.count < old.chain.count { effects[function]?[index].chain = effect.chain }
      return
    }
    let count = effects[function]?.count ?? 0
    guard count < Self.maximumEffects else {
      capped.insert(function)
      return
    }
    if takesOff(effect) { takings[function, default: []].append(effect) }
    known[function, default: [:]][key] = count
    effects[function, default: []].append(effect)
    queue.append((function, count))
  }

  private func carry(_ effect: Effect, from function: FunctionID) {
    let record = evaluator.records[function.index]
    if record.parent.exists { carryOut(effect, from: function, to: record.parent) }
    for position in flow.callers[function] ?? [] { carry(effect, from: function, through: position, receiver: nil) }
    for position in flow.closureCalls(of: function) where isSuppliedBy(effect, function) {
      carry(effect, from: function, through: position, receiver: nil, isValueCall: true)
    }
  }

  /// A call of a closure is an edge only where it supplies the target.
  private func isSuppliedBy(_ effect: Effect, _ function: FunctionID) -> Bool {
    !effect.isConcrete && mentions(effect.value, function)
  }

  private func mentions(_ value: Val, _ function: FunctionID, depth: Int = 0) -> Bool {
    guard depth < 12, mayHaveParameter(value) else { return false }
    switch vals[value] {
    case .parameter(function, let index): return index >= 0
    case .member(let base, _), .payload(let base, _, _), .element(let base), .foreign(let base, _), .binding(let base):
      return mentions(base, function, depth: depth + 1)
    case .construct(_, _, let items, _), .array(let items), .tuple(let items), .choice(let items), .enumCase(_, let items):
      return items.contains { mentions($0, function, depth: depth + 1) }
    case .result(let call): return evaluator.calls[Int(call)].arguments.contains { mentions($0, function, depth: depth + 1) }
    default: return false
    }
  }

  /// From a closure to the function round it: what runs there, and what waits for that function's parameters.
  private func carryOut(_ effect: Effect, from function: FunctionID, to parent: FunctionID) {
    guard let use = evaluator.records[parent.index].closures.first(where: { $0.function == function }) else { return }
    let runs = use.role == .inline || use.role == .passed && isPassedToFunction(function, parent)
    guard runs || !effect.isConcrete && !mentions(effect.value, function) else { return }
    var outer = effect
    outer.condition = evaluator.guards.and(evaluator.guards.understood(use.condition), effect.condition)
    add(outer, to: parent)
  }

  /// Whether a closure is an argument of a call of a function (which runs it), and not of the making of a value.
  private func isPassedToFunction(_ closure: FunctionID, _ parent: FunctionID) -> Bool {
    let value = vals.intern(.closure(closure))
    return evaluator.records[parent.index].calls.contains { index in
      let call = evaluator.calls[Int(index)]
      guard case .functions = call.callee else { return false }
      return call.arguments.contains(value)
    }
  }

  private func carry(_ effect: Effect, from function: FunctionID, through position: Int32, receiver: Val?, isValueCall: Bool = false) {
    let call = evaluator.calls[Int(position)]
    let substitution = Substitution(
      evaluator: evaluator, bindings: [Bindings(function: function, arguments: call.arguments, receiver: call.receiver)])
    guard let condition = substitution.apply(effect.condition) else { return }
    var next = effect
    next.value = substitution.apply(effect.value)
    next.place = substitution.apply(effect.place)
    let outer = evaluator.guards.understood(call.condition)
    next.condition = evaluator.guards.and(outer, condition)
    if evaluator.guards.atoms(next.condition).count > 12 { next.condition = outer }
    next.chain = effect.chain.count < 12 ? [function] + effect.chain : effect.chain
    next.site = call.site
    next.isConcrete = !isOpen(next.value)
    if case .put(.parameter(function, let index), let id, let operation) = effect.action, Int(index) < call.arguments.count {
      // A slot that was handed in as a binding: at the call it is the property behind it.
      for key in slots.keys(call.arguments[Int(index)]) {
        next.action = .put(key, id, operation)
        place(next, effect, function, call, isValueCall)
      }
      return
    }
    place(next, effect, function, call, isValueCall)
  }

  private func place(_ carried: Effect, _ effect: Effect, _ function: FunctionID, _ call: CallRecord, _ isValueCall: Bool) {
    var next = carried
    if isNothing(next.value), case .put(_, _, let operation) = next.action, operation == .assign || operation == .append { return }
    next.replaces = effect.replaces || replaces(next, in: call.caller)
    let isSame = ownerType(function).exists && ownerType(function) == ownerType(call.caller)
    if !isSame || !effect.isConcrete && next.isConcrete {
      next.ownSite = call.site
      next.ownChain = next.chain
    }
    let caller = ownerType(call.caller)
    let callee = ownerType(function)
    let isOwn = callee.exists && caller.exists && (caller == callee || evaluator.resolver.lineage(caller).contains(callee))
    let becameConcrete = !effect.isConcrete && next.isConcrete
    if let component = component(of: next.value), becameConcrete || !isOwn {
      waiting[component, default: []].append((next, call.caller))
    } else if caller.exists, next.isConcrete || takesOff(next), becameConcrete || !isOwn && !isValueCall {
      occurrences.append(
        Occurrence(
          effect: next, function: call.caller, site: call.site, through: next.chain, isAmbiguous: call.isAmbiguous, isInferred: call.isInferred))
    }
    add(next, to: call.caller)
  }

  /// `nil`, `false` or nothing at all: a default that puts nothing.
  private func isNothing(_ value: Val) -> Bool {
    switch vals[value] {
    case .null, .bool(false): true
    case .array(let items): items.isEmpty
    default: false
    }
  }

  // MARK: Components

  /// Gives the waiting effects of components the values that they are made with, until nothing changes.
  private func supplyComponents() {
    var done: Set<ComponentKey> = []
    var changed = true
    var rounds = 0
    while changed, rounds < 16 {
      changed = false
      rounds += 1
      for (type, list) in waiting.sorted(by: { $0.key < $1.key }) {
        for (effect, function) in list {
          for position in flow.constructions[type] ?? [] {
            guard done.insert(ComponentKey(key: effect.key, function: function, call: position)).inserted else { continue }
            changed = true
            supply(effect, function, type, evaluator.calls[Int(position)])
          }
        }
      }
      drain()
    }
  }

  private struct ComponentKey: Hashable {
    let key: Effect.Key
    let function: FunctionID
    let call: Int32
  }

  private func supply(_ effect: Effect, _ function: FunctionID, _ type: TypeID, _ call: CallRecord) {
    supplied.insert(type)
    let method = evaluator.records[function.index].selfFunction
    let substitution = Substitution(evaluator: evaluator, bindings: [Bindings(function: method, arguments: [], receiver: call.receiver)])
    var next = effect
    next.value = substitution.apply(effect.value)
    next.condition = evaluator.guards.understood(call.condition)
    next.site = call.site
    next.isConcrete = !isOpen(next.value)
    if let outer = component(of: next.value) {
      waiting[outer, default: []].append((next, call.caller))
    } else if next.isConcrete, ownerType(call.caller).exists {
      occurrences.append(
        Occurrence(effect: next, function: call.caller, site: call.site, through: effect.chain, component: type))
    } else {
      add(next, to: call.caller)
    }
  }
}
