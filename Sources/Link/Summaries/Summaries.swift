import Facts
import Knowledge

/// Pass 5: what each function does to slots, carried from callees to callers to a fixed point (bottom-up summaries in the manner of Sharir
/// and Pnueli 1981). Sets only grow; those of one function are capped, and the calls of one that lost some are unresolved sites.
final class Summaries {
  /// A function with more effects than this loses the rest; its calls are then reported as unresolved.
  static let maximumEffects = 512
  /// Of a longer chain of functions only the innermost are told in `through`; the edge is there all the same.
  static let maximumChain = 128
  /// Of more demands than this only those of the outermost call stay: the edge is there, under fewer conditions than it has.
  static let maximumDemands = 12

  /// The conditions under which one effect of a function is kept apart.
  static let maximumConditions = 16
  private var variants: [FunctionID: [Effect.Key: Int]] = [:]

  let evaluator: Evaluator
  let flow: Flow
  let slots: SlotGraph
  let choices: RootChoices
  let builders: BuilderTable
  var effects: [FunctionID: [Effect]] = [:]
  var known: [FunctionID: [Effect.Key: Int]] = [:]
  private var substitutions: [CallOfFunction: Substitution] = [:]
  private var looseSubstitutions: [CallOfFunction: Substitution] = [:]
  /// Whether the results of calls are told by whoever supplies their arguments.
  var hanging: [Int32: Bool] = [:]
  /// Reducers that belong to no type of the source.
  private lazy var looseReducers = Set(evaluator.reducers.map(\.function).filter { !ownerType($0).exists })
  /// What of each value effects carry.
  var essences: [Val: Val] = [:]
  /// The effects that take values off.
  var takings: [FunctionID: [Effect]] = [:]
  var occurrences: [Occurrence] = []
  /// What functions with too many effects lost, and what functions do that meet a requirement which too many meet: the slots and
  /// presentations of these effects.
  private(set) var cut: [FunctionID: [EffectAction]] = [:]
  /// What is done through a call of a requirement that more functions meet is not carried on: each such call would do what all of them do.
  static let maximumWitnesses = 64
  /// The same of a class's method that subclasses override: what many replace is a step of some machinery (`operation.run()` in a queue), and
  /// whoever adds to the queue would do what all of them do.
  static let maximumOverrides = 6
  /// What such a call does, where nobody tells on what it is made, is told in the type at hand and in so many further out.
  static let maximumUntoldSteps = 2
  /// For calls of such requirements what their witnesses do.
  private(set) var undecided: [Int32: [EffectAction]] = [:]
  /// Components are looked through that hand on what they are made with, one in the other, no further out than this.
  static let maximumComponents = 128
  /// What waits for whoever makes a component, past that.
  var cutComponents: [TypeID: [EffectAction]] = [:]
  /// Writes to places that were not followed to their end.
  private(set) var cutPlaces: [PutRecord] = []
  /// Effects of a component's functions that wait for what it is made with.
  var waiting: [TypeID: [(Effect, FunctionID)]] = [:]
  /// The properties into which types put what they make themselves.
  private(set) lazy var ownMade = propertiesOwnMade()
  /// What functions put into stacks, themselves and by what they call.
  var stackFills: [FunctionID: StackFills] = [:]
  var settledStacks: [Val: Val] = [:]
  var queue: [(FunctionID, Int)] = []
  var position = 0
  /// Whether calls can lead to more functions than are followed.
  var crowdedCalls: [Int32: Bool] = [:]

  /// The enums of whose cases controllers are made that are shown there and then.
  let shownEnums: Set<TypeID>

  var vals: Vals { evaluator.vals }
  var program: Program { evaluator.program }

  init(_ evaluator: Evaluator, _ flow: Flow, _ slots: SlotGraph, _ choices: RootChoices, _ builders: BuilderTable) {
    self.builders = builders
    shownEnums = Set(builders.shownRoutes.values.map(\.type))
    self.choices = choices
    self.evaluator = evaluator
    self.flow = flow
    self.slots = slots
  }

  func run() {
    evaluator.carriesEffects = true
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

  func drain() {
    while position < queue.count {
      let (function, index) = queue[position]
      position += 1
      guard let effect = effects[function]?[index] else { continue }
      carry(effect, from: function)
    }
  }

  // MARK: Local effects

  func localEffects(_ id: FunctionID) -> [Effect] {
    let record = evaluator.records[id.index]
    var result: [Effect] = []
    func effect(
      _ action: EffectAction, _ value: Val, _ type: Term, _ condition: Condition, _ site: Site, place: Val = .unknown, stack: Val = .unknown
    ) {
      result.append(
        Effect(
          action: action, place: path(place), stack: stack, value: essential(value), valueType: type,
          condition: evaluator.guards.understood(condition, vals), origin: site, originFunction: id, site: site, chain: [], ownSite: site,
          ownChain: [], isConcrete: isConcrete(value, action, type), isInnerOpen: isInnerOpen(value)))
    }
    for put in record.puts.flatMap({ fieldByField(evaluator.puts[Int($0)]) }) {
      // A binding that is taken over puts nothing: whoever holds it puts.
      if put.operation == .assign, !slots.bindingKeys(put.value).isEmpty { continue }
      let references = slots.references(put.place)
      if slots.isTooDeep(put.place), !references.contains(where: { isSlot($0.key) }) { cutPlaces.append(put) }
      for reference in references where isSlot(reference.key) || isRoute(reference.key) && program.fact(id).kind != .initializer {
        guard let write = write(put) else { continue }
        if write.values.isEmpty {
          effect(
            .put(reference.key, reference.enumCase, write.operation), .unknown, put.valueType, put.condition, put.site, place: put.place)
        }
        for value in write.values {
          effect(.put(reference.key, reference.enumCase, write.operation), value, write.type, put.condition, put.site, place: put.place)
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
      case .shows where shape.kind == .window && shape.target != nil:
        effect(.show(presentation: index), .unknown, .unknown, presentation.condition, presentation.site)
      case .shows where builders.shownRoutes[index] != nil:
        guard let route = builders.shownRoutes[index] else { continue }
        effect(
          .show(presentation: index), route.value, evaluator.terms.nominal(route.type), presentation.condition, presentation.site)
      case .shows:
        let shown = presentation.content.isEmpty ? presentation.id.map { [$0] } ?? Array(presentation.values.prefix(1)) : presentation.content
        for value in shown.map({ unwrapped($0, shownBy: presentation) }) {
          effect(
            .show(presentation: index), value, presentation.valueType, presentation.condition, presentation.site, stack: stack(presentation))
        }
      case .puts where shape.form == .property:
        effect(.show(presentation: index), presentation.id ?? .unknown, .unknown, presentation.condition, presentation.site)
      case .returns where !presentation.values.isEmpty || !presentation.content.isEmpty:
        // Back to a certain screen.
        for value in (presentation.values + presentation.content).prefix(1) {
          effect(.leave(presentation: index), value, presentation.valueType, presentation.condition, presentation.site)
        }
      case .leaves, .returns:
        effect(.leave(presentation: index), .unknown, .unknown, presentation.condition, presentation.site)
      case .presents, .links:
        if !ownerType(id).exists { effect(.declare(presentation: index), .unknown, .unknown, presentation.condition, presentation.site) }
      default: break
      }
    }
    return result
  }

  func isSlot(_ key: SlotKey) -> Bool { !slots.presentations(of: key).isEmpty || choices.arms[key] != nil }

  /// Whether a property of what stands in a path is the route by which it is shown.
  func isRoute(_ key: SlotKey) -> Bool {
    guard slots.fields[key] != nil, builders.carriers.contains(slots.owner(of: key)),
      let held = evaluator.terms.nominalType(slots.valueType(of: key))
    else { return false }
    return builders.enums.contains(held)
  }

  // MARK: Carrying on

  /// The type of the source that a function belongs to; none for free functions and extensions of foreign types. What an extension of a
  /// protocol of views adds to these is nobody's own either: it shows what it shows in the views that call it.
  func ownerType(_ id: FunctionID) -> TypeID {
    let owner = program.owner(of: id)
    guard owner.exists, program.types[owner.index].isSource else { return .none }
    return program.types[owner.index].kind == .protocol && evaluator.isView(owner) && isMethod(id) ? .none : owner
  }

  private func isMethod(_ id: FunctionID) -> Bool {
    var current = id
    for _ in 0..<64 {
      let outer = program.function(program.file(of: current), program.fact(current).outer)
      guard outer.exists else { break }
      current = outer
    }
    return program.fact(current).kind == .function
  }

  /// An effect at its own place: it speaks there, and is the function's from then on.
  func speak(_ local: Effect, in function: FunctionID) {
    var effect = local
    effect.replaces = replaces(effect, in: function)
    if !isToldByType(effect), !isWayBack(effect), let component = supplier(of: effect.value) {
      waiting[component, default: []].append((effect, function))
    } else if effect.isConcrete || isWayBack(effect), ownerType(function).exists {
      occurrences.append(Occurrence(effect: effect, function: function, site: effect.origin, through: []))
    }
    add(effect, to: function)
  }

  func add(_ effect: Effect, to function: FunctionID) {
    noteFill(effect, of: function)
    let key = effect.key
    if let index = known[function]?[key] {
      if let old = effects[function]?[index], effect.chain.count < old.chain.count { effects[function]?[index].chain = effect.chain }
      if let old = effects[function]?[index], effect.untoldSteps < old.untoldSteps {
        effects[function]?[index].untoldSteps = effect.untoldSteps
        queue.append((function, index))
      }
      return
    }
    let count = effects[function]?.count ?? 0
    guard count < Self.maximumEffects else {
      if cut[function]?.contains(effect.action) != true { cut[function, default: []].append(effect.action) }
      return
    }
    if takesOff(effect), !effect.isLater { takings[function, default: []].append(effect) }
    known[function, default: [:]][key] = count
    effects[function, default: []].append(effect)
    queue.append((function, count))
  }

  func carry(_ effect: Effect, from function: FunctionID) {
    guard !staysInside(effect, function) else { return }
    let record = evaluator.records[function.index]
    if record.parent.exists { carryOut(effect, from: function, to: record.parent) }
    for position in flow.callers[function] ?? [] { carry(effect, from: function, through: position, receiver: nil) }
    for requirement in evaluator.crowded[function] ?? [] where cut[requirement]?.contains(effect.action) != true {
      cut[requirement, default: []].append(effect.action)
    }
    // What answers actions in no type of the source has its edges where they are sent (rule 1).
    let isLoose = looseReducers.contains(function)
    for position in flow.closureCalls(of: function) where isLoose || isSuppliedBy(effect, function) {
      carry(effect, from: function, through: position, receiver: nil, isValueCall: !isLoose)
    }
  }

  /// What a view holds is its own: whoever makes the view, or calls it, embeds nothing by that.
  private func staysInside(_ effect: Effect, _ function: FunctionID) -> Bool {
    guard effect.isConcrete, case .show(let index) = effect.action,
      evaluator.knowledge.shapes[evaluator.presentations[Int(index)].shape].kind == .embeds
    else { return false }
    let owner = ownerType(function)
    return owner.exists && program.types[owner.index].kind != .protocol && evaluator.isView(owner)
  }

  private func leaveUndecided(_ effect: Effect, at position: Int32) {
    if undecided[position]?.contains(effect.action) != true { undecided[position, default: []].append(effect.action) }
  }


  /// A call of a closure is an edge only where it supplies the target.
  func isSuppliedBy(_ effect: Effect, _ function: FunctionID) -> Bool {
    (!effect.isConcrete || effect.isInnerOpen) && mentions(effect.value, function) && !holdsNoRoute(effect.action)
  }

  func mentions(_ value: Val, _ function: FunctionID, depth: Int = 0) -> Bool {
    guard depth < 12, mayHaveParameter(value) else { return false }
    switch vals[value] {
    case .parameter(function, let index): return index >= 0
    case .member(let base, _), .payload(let base, _, _), .element(let base), .foreign(let base, _), .binding(let base), .allOf(let base):
      return mentions(base, function, depth: depth + 1)
    case .entry(let base, let key): return mentions(base, function, depth: depth + 1) || mentions(key, function, depth: depth + 1)
    case .construct(_, _, let items, _), .array(let items), .tuple(let items), .choice(let items), .enumCase(_, let items),
      .foreignCall(_, _, _, let items, _):
      return items.contains { mentions($0, function, depth: depth + 1) }
    case .result(let call): return evaluator.calls[Int(call)].arguments.contains { mentions($0, function, depth: depth + 1) }
    default: return false
    }
  }

  /// From a closure to the function round it: what runs there, and what waits for that function's parameters.
  func carryOut(_ effect: Effect, from function: FunctionID, to parent: FunctionID) {
    guard let use = evaluator.records[parent.index].closures.first(where: { $0.function == function }) else { return }
    let runs = use.role == .inline || use.role == .passed && isPassedToFunction(function, parent)
    // What stands in no type of the source has its edges at the calls (rule 1), whenever it runs. A binding's setter only takes over.
    let isLater =
      !runs && (effect.isConcrete || takesOff(effect)) && !ownerType(parent).exists && !evaluator.records[function.index].isSetter
    guard runs || isLater || (!effect.isConcrete || effect.isInnerOpen) && !mentions(effect.value, function) else { return }
    var outer = effect
    outer.isLater = effect.isLater || isLater
    outer.condition = evaluator.guards.and(evaluator.guards.understood(use.condition, vals), effect.condition)
    addCarried(outer, to: parent)
  }

  /// Whether a closure is an argument of a call of a function (which runs it), and not of the making of a value.
  func isPassedToFunction(_ closure: FunctionID, _ parent: FunctionID) -> Bool {
    let value = vals.intern(.closure(closure))
    return evaluator.records[parent.index].calls.contains { index in
      let call = evaluator.calls[Int(index)]
      guard case .functions = call.callee else { return false }
      return call.arguments.contains(value)
    }
  }

  func carry(_ effect: Effect, from function: FunctionID, through position: Int32, receiver: Val?, isValueCall: Bool = false) {
    let call = evaluator.calls[Int(position)]
    guard isMeant(function, by: call) else { return }
    if isCrowded(position) {
      // What an object calls on itself that its class replaces speaks there.
      if !isTemplate(call) { leaveUndecided(effect, at: position) }
      return
    }
    let substitution = substitution(of: function, at: position)
    guard let condition = substitution.apply(decidable(effect.condition)).flatMap({ settled($0) }) else { return }
    let isOpen = isUndecided(function, by: call)
    var next = effect
    next.value = essential(flow.carried(effect.value, isOpen && isOfUntoldHeir(call) ? loose(function, position) : substitution))
    // Of several witnesses nobody tells which instance is called; and paths through them would grow without end.
    next.place = call.isAmbiguous && (isOpen || !call.demand.exists) && !isTemplate(call) ? .unknown : path(substitution.apply(effect.place))
    next.stack = carriedStack(effect.stack, substitution, through: call)
    let outer = evaluator.guards.understood(call.condition, vals)
    next.condition = evaluator.guards.and(outer, decidable(condition, of: next.value))
    if isOpen { next.condition = evaluator.guards.adding(.meets(call.receiver, call.demand, function), to: next.condition) }
    if evaluator.guards.atoms(next.condition).count > Self.maximumDemands { next.condition = outer }
    next.chain = effect.chain.count < Self.maximumChain ? [function] + effect.chain : effect.chain
    next.site = call.site
    next.isAmbiguous = effect.isAmbiguous || call.isAmbiguous && !call.demand.exists
    next.openDispatches = effect.openDispatches + (isOpen ? 1 : 0) - decidedDispatches(effect.condition, condition)
    next.isInferred = effect.isInferred || call.isInferred
    next.isConcrete =
      (isConcrete(next.value, next.action, next.valueType) || isLeft(next.value, by: function, at: call)) && !awaitsReceiver(next.condition)
    next.isInnerOpen = isInnerOpen(next.value)
    guard isNear(&next, after: effect, from: function, call, isOpen) else { return }
    if case .put(.parameter(function, let index), let id, let operation) = effect.action, Int(index) < call.arguments.count {
      // A slot that was handed in as a binding: at the call it is the property behind it.
      for key in slots.keys(index < 0 ? call.receiver : call.arguments[Int(index)]) {
        next.action = .put(key, id, operation)
        place(next, effect, function, call, isValueCall)
      }
      return
    }
    place(next, effect, function, call, isValueCall)
  }

  /// Whether a value is still what a parameter of a function gives when it is called, though the call of that function is left: too many
  /// values were derived, and no caller further out can tell more.
  private func isLeft(_ value: Val, by function: FunctionID, at call: CallRecord) -> Bool {
    guard case .result(let index) = vals[value], case .value(let callee) = evaluator.calls[Int(index)].callee,
      case .parameter(function, let position) = vals[callee], position >= 0, Int(position) < call.arguments.count
    else { return false }
    return call.arguments[Int(position)] != callee
  }

  private struct CallOfFunction: NumberKey {
    let function: FunctionID
    let call: Int32

    var keyBits: UInt64 { joined(function.raw, call) }
  }

  /// One for each call: many effects go through it.
  private func substitution(of function: FunctionID, at position: Int32) -> Substitution {
    let key = CallOfFunction(function: function, call: position)
    if let known = substitutions[key] { return known }
    let call = evaluator.calls[Int(position)]
    let made = Substitution(
      evaluator: evaluator, bindings: [Bindings(function: function, arguments: call.arguments, receiver: call.receiver)],
      call: position)
    substitutions[key] = made
    return made
  }

  /// Of several heirs nobody tells which instance is called: what it holds is seen as from inside. The ways to it would grow without end
  /// (`queue.next.queue.next`).
  private func loose(_ function: FunctionID, _ position: Int32) -> Substitution {
    let key = CallOfFunction(function: function, call: position)
    if let known = looseSubstitutions[key] { return known }
    let made = Substitution(
      evaluator: evaluator,
      bindings: [Bindings(function: function, arguments: evaluator.calls[Int(position)].arguments, receiver: .unknown)], call: position)
    looseSubstitutions[key] = made
    return made
  }

  /// The demands that a call can meet or fail: on parameters, or on the case that `self` is. What `self` holds is for its type to know.
  /// Demands on the effect's own value stay: they say which of several cases it can be.
  func decidable(_ condition: Condition, of value: Val = .unknown) -> Condition {
    let all = evaluator.guards.atoms(condition)
    let kept = all.filter { atom in atom.subject.map { value.isKnown && $0 == value || isDecidable($0) } ?? false }
    return kept.count == all.count ? condition : evaluator.guards.condition(kept)
  }

  func isDecidable(_ value: Val) -> Bool {
    var current = value
    for _ in 0..<12 {
      switch vals[current] {
      case .parameter(_, let index): return index >= 0 || current == value
      case .foreignCall(let base, _, _, let arguments, _) where !arguments.contains(where: { vals.hasParameter($0) }): current = base
      case .enumCase, .text, .bool, .null, .result: return true
      default:
        guard let base = vals.base(of: current) else { return false }
        current = base
      }
    }
    return false
  }

  func place(_ carried: Effect, _ effect: Effect, _ function: FunctionID, _ call: CallRecord, _ isValueCall: Bool) {
    var next = carried
    if isNothing(next.value), case .put(let key, let id, .assign) = next.action, case .parameter(function, let index) = vals[effect.value],
      index >= 0, index < 64, call.defaulted & (1 << UInt64(index)) == 0
    {
      // `nil` handed to a setter takes off what is there.
      next.action = .put(key, id, .clear)
      next.value = .unknown
    }
    if isNothing(next.value), isValueCall, case .put(let key, let id, .assign) = next.action, case .payload = vals[effect.value] {
      // So does an action that carries it.
      next.action = .put(key, id, .clear)
      next.value = .unknown
    }
    if isNothing(next.value), case .put(_, _, let operation) = next.action, operation == .assign || operation == .append { return }
    next.replaces = effect.replaces || !call.isHanded && !effect.isLater && replaces(next, in: call.caller)
    let isSame = ownerType(function).exists && ownerType(function) == ownerType(call.caller)
    if !isSame || !effect.isConcrete && next.isConcrete {
      next.ownSite = call.site
      next.ownChain = next.chain
    }
    let caller = ownerType(call.caller)
    let callee = ownerType(function)
    // What a protocol's extension does is its own: it stands in other types too.
    let isOwn = callee.exists && caller.exists
      && (caller == callee || program.types[callee.index].kind != .protocol && evaluator.resolver.lineage(caller).contains(callee)
        || isTemplate(call) && evaluator.resolver.lineage(callee).contains(caller))
    let becameConcrete = !effect.isConcrete && next.isConcrete
    let speaks = becameConcrete || !isOwn && !isValueCall
    let isSupplied = effect.isInnerOpen && !next.isInnerOpen
    if !isToldByType(next), !isWayBack(next), speaks, let component = supplier(of: next.value) {
      waiting[component, default: []].append((next, call.caller))
    } else if caller.exists, next.isConcrete || isWayBack(next), speaks || isSupplied {
      occurrences.append(
        Occurrence(
          effect: next, function: call.caller, site: call.site, through: next.chain, isAmbiguous: next.isAmbiguous || next.openDispatches > 0,
          isInferred: next.isInferred, isInner: !speaks, isSupplied: becameConcrete))
    }
    // What the user does later is told by the type that offers it, and is nothing that its callers do.
    if effect.isLater, caller.exists, next.isConcrete || takesOff(next) { return }
    if !call.isHanded { addCarried(next, to: call.caller) }
  }

  /// Callers tell apart only what they can decide: effects that came from elsewhere are one where they differ in nothing else. Where one
  /// effect comes under many conditions, these are given up, first those on optionals, then all: it is taken to happen.
  private func addCarried(_ effect: Effect, to function: FunctionID) {
    var next = effect
    if !takesOff(next) { next.condition = decidable(next.condition) }
    guard next.condition != .always else { return add(next, to: function) }
    var plain = next
    plain.condition = onlyDispatches(next.condition)
    if plain.condition == next.condition { return add(next, to: function) }
    if known[function]?[plain.key] != nil { return }
    let count = variants[function]?[plain.key] ?? 0
    if count >= Self.maximumConditions {
      next.condition = plain.condition
    } else if count >= Self.maximumConditions / 4 {
      next.condition = evaluator.guards.withoutPresence(next.condition)
    }
    if known[function]?[next.key] == nil { variants[function, default: [:]][plain.key] = count + 1 }
    add(next, to: function)
  }

  /// `nil`, `false` or nothing at all: a default that puts nothing.
  func isNothing(_ value: Val) -> Bool {
    switch vals[value] {
    case .null, .bool(false): true
    case .array(let items): items.isEmpty
    default: false
    }
  }
}
