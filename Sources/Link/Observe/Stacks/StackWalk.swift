import Facts
import Knowledge

/// Follows views from where an app begins through all that they hold, push and present, and notes in which stacks each piece of code stands.
/// What is not met on that way may stand anywhere.
final class StackWalk {
  let context: ObservationContext
  let known: KnownStackNames
  /// What functions do that matters, wherever they stand.
  private let parts: StackPartsTable
  /// For each function the spots where it stands.
  private(set) var spots: [FunctionID: Set<StackSpot>] = [:]
  /// For each presentation the spots where it was met.
  private(set) var presented: [Int32: Set<StackSpot>] = [:]
  /// Stacks in which something could not be followed.
  private(set) var incomplete: Set<Int32> = []
  /// Stacks that several places hand what they show.
  private(set) var generic: Set<Int32> = []
  private var open: [(FunctionID, StackSpot)] = []
  private var values: Set<ValueSpot> = []
  /// Functions that put the view they are called on into a stack, and modifiers that do.
  private var wrappers: Set<FunctionID> = []
  private var wrappingModifiers: Set<TypeID> = []
  /// Functions in which something is put into a stack by a call.
  private var wrapping: Set<FunctionID> = []
  /// Closures that whoever they are handed to shows in another place than its own.
  private(set) var placedElsewhere: Set<FunctionID> = []
  /// The same of views, by where they are made.
  private(set) var madeForElsewhere: Set<Site> = []
  /// Tabs by the view that they are put on.
  private(set) var tabs: [Val: Int32] = [:]
  /// What views are made of where they stand in a stack, and what an earlier walk found of that.
  private(set) var made: [MadeKey: Set<Val>] = [:]
  private let madeBefore: [MadeKey: Set<Val>]
  /// Where views are made that are tabs by a modifier of their own, whatever the state.
  private(set) var tabSites: Set<Site> = []
  /// What initialisers put into the properties of views.
  private var initial: [PropertyID: [Val]] = [:]
  /// Properties that are written behind the initialiser: a modifier of the view's own does so to a copy.
  private(set) var changed: Set<PropertyID> = []

  /// A type of views and the stack in which they stand, pushed or at its root.
  struct MadeKey: NumberKey {
    let type: TypeID
    let kind: StackSpot.Kind
    let stack: Int32

    var keyBits: UInt64 { mixed(joined(type.raw, stack), UInt64(kind.rawValue)) }
  }

  private struct ValueSpot: NumberKey {
    let value: Val
    let spot: StackSpot

    var keyBits: UInt64 { mixed(spot.keyBits, value.keyBits) }
  }

  /// In more spots than so many a function stands anywhere.
  private static let maximumSpots = 96

  var evaluator: Evaluator { context.evaluator }
  private var vals: Vals { context.vals }
  private var finder: ViewFinder { context.passes.finder }
  private var flow: Flow { context.flow }

  /// - Parameter first: an earlier walk, which found what is shown in another place than it is written.
  init(_ context: ObservationContext, _ known: KnownStackNames, after first: StackWalk? = nil) {
    self.context = context
    parts = first?.parts ?? StackPartsTable(context)
    placedElsewhere = first?.placedElsewhere ?? []
    madeForElsewhere = first?.madeForElsewhere ?? []
    madeBefore = first?.made ?? [:]
    self.known = known
    for (index, record) in evaluator.presentations.enumerated() where shape(record).effect == .tabs && record.base.isKnown {
      if tabs[record.base] == nil { tabs[record.base] = Int32(truncatingIfNeeded: index) }
      if record.condition == .always, case .foreignCall(_, _, _, _, let site) = vals[record.base] { tabSites.insert(site) }
    }
    for put in evaluator.puts where put.operation == .assign {
      guard case .member(_, let property) = vals[put.place] else { continue }
      if context.program.fact(put.function).kind == .initializer {
        initial[property, default: []].append(put.value)
      } else {
        changed.insert(property)
      }
    }
  }

  func shape(_ record: PresentationRecord) -> KnowledgeTable.Shape { evaluator.knowledge.shapes[record.shape] }

  func run() {
    for (index, record) in evaluator.presentations.enumerated() where shape(record).effect == .roots {
      guard context.counts(record.function) else { continue }
      present(Int32(truncatingIfNeeded: index), .outside)
    }
    settle()
    // What was not met may stand anywhere, and so may what it makes.
    for index in evaluator.records.indices where evaluator.records[index].isEvaluated {
      let function = FunctionID(raw: Int32(truncatingIfNeeded: index))
      guard spots[function] == nil, !evaluator.records[index].parent.exists || placedElsewhere.contains(function), context.counts(function),
        isOfViews(function)
      else { continue }
      add(function, .unknown)
    }
    settle()
    followWrappers()
  }

  /// Whether a function makes views, or shows something.
  private func isOfViews(_ function: FunctionID) -> Bool {
    let record = evaluator.records[function.index]
    return !record.presentations.isEmpty || !record.closures.isEmpty || record.constructs.contains { evaluator.isView($0.type) }
      || !record.viewReads.isEmpty
  }

  private func settle() {
    while let (function, spot) = open.popLast() { visit(function, spot) }
  }

  private func noteGap(_ spot: StackSpot) { if spot.isInStack { incomplete.insert(spot.stack) } }

  private func add(_ function: FunctionID, _ spot: StackSpot) {
    guard function.exists else { return }
    let count = spots[function]?.count ?? 0
    if count >= Self.maximumSpots {
      noteGap(spot)
      if spots[function]?.insert(.unknown).inserted == true { open.append((function, .unknown)) }
      return
    }
    if spots[function, default: []].insert(spot).inserted { open.append((function, spot)) }
  }

  // MARK: Functions

  private func visit(_ function: FunctionID, _ spot: StackSpot) {
    let parts = parts[function]
    guard !parts.isEmpty else { return }
    let known = StackViewState(function, spot, self)
    for part in parts.presentations where known.mayHold(part.condition) { present(part.index, spot) }
    for use in parts.closures where known.mayHold(use.condition) { enter(use, under(use.condition, spot)) }
    for call in parts.calls where known.mayHold(call.condition) { follow(call, spot) }
    for use in parts.constructs where !madeForElsewhere.contains(use.site) && known.mayHold(use.condition) {
      let inner = under(use.condition, spot)
      add(use.type, made: use.value, tabs[use.value].map { inner.inTab($0) } ?? inner)
    }
    for use in parts.viewReads where !isMadeForElsewhere(use.value) && known.mayHold(use.condition) {
      read(use.value, under(use.condition, spot))
    }
    for result in parts.results where known.mayHold(result.condition) { read(result.value, under(result.condition, spot)) }
  }

  /// A view stands at a spot. What it is made of is unknown where any other of its type may stand there.
  private func add(_ type: TypeID, made value: Val, _ spot: StackSpot) {
    guard evaluator.isView(type), let body = body(of: type) else { return }
    if spot.isInStack { made[MadeKey(type: type, kind: spot.kind, stack: spot.stack), default: []].insert(value) }
    add(body, spot)
  }

  /// What makes a view: of several bodies under `#if` that of the app.
  private func body(of type: TypeID) -> FunctionID? {
    let program = context.program
    let getters = (program.members[MemberKey(type: type, name: evaluator.knowledge.bodyProperty)] ?? []).compactMap { member -> FunctionID? in
      guard case .property(let property) = member else { return nil }
      let getter = program.function(program.file(of: property), program.fact(property).getter)
      return getter.exists && context.code.counts(program.site(of: getter)) ? getter : nil
    }
    return getters.first ?? finder.bodyGetter(of: type)
  }

  /// What the views of a type are made of that stand where a spot is; empty where that is not known.
  func known(of type: TypeID, at spot: StackSpot) -> Set<Val> {
    guard spot.isInStack, let values = madeBefore[MadeKey(type: type, kind: spot.kind, stack: spot.stack)], !values.contains(.unknown)
    else { return [] }
    return values
  }

  /// Whether a part of a view is handed on to what shows it in another place.
  private func isMadeForElsewhere(_ value: Val) -> Bool {
    guard !madeForElsewhere.isEmpty else { return false }
    let made = flow.resolve(value).compactMap { known -> Site? in
      if case .construct(_, _, _, let site) = vals[known] { site } else { nil }
    }
    return !made.isEmpty && made.allSatisfy(madeForElsewhere.contains)
  }

  /// A condition makes a spot unsure; of what is pushed the route decides.
  private func under(_ condition: Condition, _ spot: StackSpot) -> StackSpot {
    guard condition != .always, spot.isSure else { return spot }
    let isPlain = evaluator.guards.atoms(condition).allSatisfy { atom in
      switch atom {
      case .isCase, .isOther: spot.kind == .pushed
      case .meets: true
      default: false
      }
    }
    guard !isPlain else { return spot }
    var unsure = spot
    unsure.isSure = false
    return unsure
  }

  private func enter(_ use: ClosureUse, _ spot: StackSpot) {
    if use.presentation >= 0 {
      let record = evaluator.presentations[Int(use.presentation)]
      switch shape(record).effect {
      case .binds, .splits, .registers, .roots, .tabs: return
      case .holds where shape(record).kind == .stack: return
      case .presents, .links, .shows: if use.role == .content { return }
      default: break
      }
      return add(use.function, known.lazyContainers.contains(shape(record).name) ? spot.inLazy(use.function) : spot)
    }
    switch use.role {
    // It stands where it is written, unless whoever it is handed to says otherwise.
    case .passed: if !placedElsewhere.contains(use.function) { add(use.function, spot) }
    case .content: add(use.function, .unknown)
    default:
      guard let taker = evaluator.takers[use.function] else { return add(use.function, spot) }
      if known.lazyContainers.contains(taker) { return add(use.function, spot.inLazy(use.function)) }
      // A container of a package that was not read may be a stack, a modifier may present something.
      let isForeign = isUnknown(taker) && (makesViews(use.function) || isOfView(use.function))
      if isForeign { noteGap(spot) }
      add(use.function, isForeign && (!spot.isInStack || !isContainer(taker)) ? .unknown : spot)
    }
  }

  private func isContainer(_ name: Name) -> Bool { context.names.isCapitalized(name) }

  private func isUnknown(_ name: Name) -> Bool {
    guard isContainer(name) else { return !known.embeddingModifiers.contains(name) }
    return !evaluator.knowledge.foreignViews.contains(name) && !evaluator.knowledge.viewNames.contains(name)
  }

  private func follow(_ call: StackParts.Call, _ spot: StackSpot) {
    // What it makes is handed to what shows it in another place.
    guard !madeForElsewhere.contains(call.site) else { return }
    let inner = under(call.condition, spot)
    for function in call.functions { add(function, inner) }
    guard let callee = call.value, !isHandedHere(callee, inner) else { return }
    for callable in flow.callables(callee) where makesViews(callable.function) || isOfView(callable.function) {
      place(callable.function, inner)
    }
  }

  private func isOfView(_ function: FunctionID) -> Bool { evaluator.isView(evaluator.records[function.index].resultType) }

  // MARK: Presentations

  private func present(_ index: Int32, _ spot: StackSpot) {
    let record = evaluator.presentations[Int(index)]
    let spot = under(record.condition, spot)
    guard presented[index, default: []].insert(spot).inserted else { return }
    let shape = shape(record)
    switch shape.effect {
    case .registers:
      if evaluator.terms.nominalType(record.registeredType) == nil { noteGap(spot) }
      for value in record.content { read(value, spot.pushed(via: index)) }
    case .presents: for value in record.content { read(value, shape.kind == .push ? spot.pushed(via: index) : .presented(by: index)) }
    case .links: for value in record.content { read(value, spot.pushed(via: index)) }
    case .binds: stack(index, record, spot)
    case .holds where shape.kind == .stack: stack(index, record, spot)
    case .splits: for value in record.views + record.content { read(value, .column) }
    case .tabs: for value in record.content { read(value, spot.inTab(index)) }
    case .roots: for value in record.content { read(value, .outside) }
    default: break
    }
  }

  private func stack(_ index: Int32, _ record: PresentationRecord, _ spot: StackSpot) {
    let inner = spot.root(of: index)
    for value in record.views { read(value, inner) }
    for value in record.content { read(value, inner.pushed(via: index)) }
  }

  // MARK: Values

  /// What a value shows stands at a spot.
  private func read(_ value: Val, _ spot: StackSpot) {
    var open = [(value, spot)]
    while let (next, spot) = open.popLast() {
      guard values.insert(ValueSpot(value: next, spot: spot)).inserted else { continue }
      switch vals[next] {
      case .closure(let id), .applied(let id, _), .function(let id, _): add(id, spot)
      case .foreignCall(let base, let name, _, let items, let site):
        if let index = finder.presentationAt[site], isPlace(index) {
          present(index, tabs[next].map { spot.inTab($0) } ?? spot)
          continue
        }
        if parts.mayShow(base) { open.append((base, spot)) }
        let isOwnView = evaluator.knowledge.foreignViews.contains(name)
        for item in items {
          guard case .closure(let id) = vals[item] else {
            if parts.mayShow(item), !isOwnView || mayBeContent(item) { open.append((item, spot)) }
            continue
          }
          // The closures of a call are met where the function is that calls.
          if isMet(around: id, spot) { continue }
          open.append((item, known.lazyContainers.contains(name) ? spot.inLazy(id) : spot))
        }
      case .choice(let items), .array(let items), .tuple(let items):
        var unsure = spot
        unsure.isSure = spot.isSure && items.count == 1
        for item in items where parts.mayShow(item) { open.append((item, unsure)) }
      case .construct(let type, _, _, _): add(type, made: next, spot)
      case .type(let term): if let type = evaluator.terms.nominalType(term) { add(type, made: .unknown, spot) }
      case .member(let base, let property): member(next, base, property, spot, &open)
      case .parameter(let function, let index): parameter(next, function, index, spot, &open)
      case .result(let call): called(call, spot)
      case .unknown: noteGap(spot)
      default: break
      }
    }
  }

  /// Whether a framework's view may show what it is given beside its closures. What is not known is a format, a style, a number: its content
  /// comes as a view, or as what makes one.
  private func mayBeContent(_ argument: Val) -> Bool {
    switch vals[argument] {
    case .unknown: false
    case .foreignCall(_, let name, _, _, let site): finder.presentationAt[site] != nil || !isUnknown(name)
    default: true
    }
  }

  private func isMet(around closure: FunctionID, _ spot: StackSpot) -> Bool {
    let parent = evaluator.records[closure.index].parent
    return parent.exists && spots[parent]?.contains { $0.kind == spot.kind && $0.stack == spot.stack } == true
  }

  /// Whether a presentation gives what it holds a place of its own.
  private func isPlace(_ index: Int32) -> Bool {
    let shape = shape(evaluator.presentations[Int(index)])
    switch shape.effect {
    case .binds, .splits, .registers, .presents, .links, .tabs, .roots: return true
    case .holds: return shape.kind == .stack
    default: return false
    }
  }

  private func member(_ value: Val, _ base: Val, _ property: PropertyID, _ spot: StackSpot, _ open: inout [(Val, StackSpot)]) {
    guard mayShow(evaluator.typeOf(property)) else { return }
    let fact = context.program.fact(property)
    if fact.getter.exists {
      let getters = flow.meant(by: property, of: base).compactMap { evaluator.getter(of: $0) }
      return getters.forEach { add($0, spot) }
    }
    guard !isHandedHere(value, spot) else { return }
    for other in initial[property] ?? [] {
      if case .result(let call) = vals[other] { called(call, spot) }
    }
    if case .parameter(_, -1) = vals[base] {
      for call in handedCalls(property) { calledForElsewhere(call, spot) }
    }
    resolved(value, spot, &open)
  }

  private func calledForElsewhere(_ call: Int32, _ spot: StackSpot) {
    guard spot.kind != .unknown else { return }
    madeForElsewhere.insert(evaluator.calls[Int(call)].site)
    called(call, spot)
  }

  private func parameter(_ value: Val, _ function: FunctionID, _ index: Int32, _ spot: StackSpot, _ open: inout [(Val, StackSpot)]) {
    let owner = context.program.owner(of: function)
    if index < 0 {
      guard evaluator.isViewExtension(function), spot.kind == .root, !isHere(function, spot) else { return }
      wrappers.insert(function)
      generic.insert(spot.stack)
      for position in flow.callers[function] ?? [] { open.append((evaluator.calls[Int(position)].receiver, spot)) }
      return
    }
    if owner.exists, finder.bodyGetter(of: owner) == function {
      // What a modifier is applied to.
      if spot.kind == .root, !isHere(function, spot) {
        wrappingModifiers.insert(owner)
        generic.insert(spot.stack)
        noteGap(spot)
      }
      return
    }
    guard mayShow(evaluator.resolver.parameterType(function, Int(index))), !isHandedHere(value, spot) else { return }
    resolved(value, spot, &open)
  }

  /// Whether a value is what a view or function was handed, and stands in the place of that: whoever hands it knows where.
  private func isHandedHere(_ value: Val, _ spot: StackSpot) -> Bool {
    guard !spot.isWrapped else { return false }
    let holder: FunctionID?
    switch vals[value] {
    case .member(let base, let property):
      guard case .parameter(_, -1) = vals[base] else { return false }
      holder = finder.bodyGetter(of: context.program.owner(of: property))
    case .parameter(let function, let index): holder = index >= 0 ? function : nil
    default: holder = nil
    }
    return holder.map { isHere($0, spot) } == true
  }

  /// Whether a function stands at the spot.
  private func isHere(_ function: FunctionID, _ spot: StackSpot) -> Bool { spots[function]?.contains { $0.isAt(spot) } == true }

  private func place(_ function: FunctionID, _ spot: StackSpot) {
    if evaluator.records[function.index].parent.exists, !spot.isWrapped { placedElsewhere.insert(function) }
    add(function, spot)
  }

  private func resolved(_ value: Val, _ spot: StackSpot, _ open: inout [(Val, StackSpot)]) {
    let found = flow.resolve(value)
    if found.count > 1, spot.isInStack { generic.insert(spot.stack) }
    for answer in found where answer != value {
      if answer.isKnown {
        switch vals[answer] {
        case .closure(let id), .applied(let id, _): place(id, spot)
        case .construct(let type, _, _, let site):
          if !spot.isWrapped { madeForElsewhere.insert(site) }
          add(type, made: answer, spot)
        default: open.append((answer, spot))
        }
      } else {
        noteGap(spot)
      }
    }
  }

  private func called(_ call: Int32, _ spot: StackSpot) {
    switch evaluator.calls[Int(call)].callee {
    case .functions(let ids):
      for id in ids where parts.givesViews(id) { add(id, spot) }
    case .value(let callee):
      guard !isHandedHere(callee, spot) else { return }
      let callables = flow.callables(callee).filter { makesViews($0.function) || isOfView($0.function) }
      if spot.isInStack {
        if callables.isEmpty { noteGap(spot) }
        if callables.count > 1 { generic.insert(spot.stack) }
      }
      for callable in callables { place(callable.function, spot) }
    case .construct: break
    }
  }

  /// What is put into a stack by a call may stand anywhere: in the function that calls, and in what is handed to that. Where that is a function or
  /// a modifier for views itself, whoever calls it does the same, however many there are between.
  private func followWrappers() {
    let makers = makersOfModifiers()
    var count = -1
    // What is met on the way may show further ones.
    while count < wrappers.count + wrappingModifiers.count {
      count = wrappers.count + wrappingModifiers.count
      var found = spots.keys.filter { !wrapping.contains($0) && wraps($0) }
      while let function = found.popLast() {
        guard wrapping.insert(function).inserted else { continue }
        add(function, .wrapped)
        if evaluator.isViewExtension(function) {
          wrappers.insert(function)
          found += (flow.callers[function] ?? []).map { evaluator.calls[Int($0)].caller }
        } else if isOfModifier(function), wrappingModifiers.insert(context.program.owner(of: function)).inserted {
          found += makers[context.program.owner(of: function)] ?? []
        }
      }
      settle()
    }
  }

  /// Whether a function is the body of a modifier.
  private func isOfModifier(_ function: FunctionID) -> Bool {
    let owner = context.program.owner(of: function)
    return owner.exists && finder.bodyGetter(of: owner) == function && !context.program.parameters(of: function).isEmpty
  }

  /// For each type the functions that make it.
  private func makersOfModifiers() -> [TypeID: [FunctionID]] {
    var result: [TypeID: [FunctionID]] = [:]
    for (index, record) in evaluator.records.enumerated() {
      for use in record.constructs { result[use.type, default: []].append(FunctionID(raw: Int32(truncatingIfNeeded: index))) }
    }
    return result
  }

  /// Whether code puts what it makes into a stack by a call of its own.
  private func wraps(_ function: FunctionID) -> Bool {
    let record = evaluator.records[function.index]
    if record.constructs.contains(where: { wrappingModifiers.contains($0.type) }) { return true }
    return record.calls.contains { position in
      if case .functions(let ids) = evaluator.calls[Int(position)].callee { ids.contains { wrappers.contains($0) } } else { false }
    }
  }
}
