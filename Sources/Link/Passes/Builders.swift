import Facts
import Knowledge

/// Pass 4: joins routes to views. A builder is nothing else than a function whose result is a view under a demand on a route.
struct BuilderAnalysis {
  let evaluator: Evaluator
  let flow: Flow
  let slots: SlotGraph
  let finder: ViewFinder
  let columns: Columns

  var vals: Vals { evaluator.vals }
  var program: Program { evaluator.program }

  func run() -> BuilderTable {
    var table = BuilderTable()
    for (index, presentation) in evaluator.presentations.enumerated() {
      let shape = evaluator.knowledge.shapes[presentation.shape]
      switch shape.effect {
      case .registers:
        let type = evaluator.terms.nominalType(presentation.registeredType)
        for held in slots.instances.types(presentation.registeredType) {
          table.registered.insert(held)
          MemberRoutes(evaluator: evaluator, flow: flow, finder: finder).collect(held, &table)
        }
        let given = type == nil ? slots.instances.types(presentation.registeredType) : []
        if given.isEmpty { builder(presentation, type, &table) }
        for held in given { builder(presentation, given: held, &table) }
        if let type { handDown(type, &table) }
      case .binds where !presentation.content.isEmpty:
        guard let slot = presentation.slot else { continue }
        builder(presentation, slots.keys(slot).lazy.compactMap { evaluator.terms.nominalType(slots.valueType(of: $0)) }.first, &table)
      case .presents:
        guard let slot = presentation.slot else { continue }
        if isFlag(slot) {
          if chosen(presentation.content, by: slot, &table) { table.chosenByState.insert(Int32(truncatingIfNeeded: index)) }
          continue
        }
        if let tag = presentation.id, case .enumCase(let id, _) = vals[tag] {
          caseSlot(id, presentation, shape.kind, &table)
          continue
        }
        let paths = slots.references(slot).filter(\.enumCase.exists)
        for reference in paths { caseSlot(reference.enumCase, presentation, shape.kind, &table) }
        if !paths.isEmpty { continue }
        let type = slots.keys(slot).lazy.compactMap { evaluator.terms.nominalType(slots.valueType(of: $0)) }.first
        builder(presentation, type, &table)
        if let type { MemberRoutes(evaluator: evaluator, flow: flow, finder: finder).collect(type, &table) }
        if shape.kind?.isAlert == true { alertSlot(type, presentation, &table) }
      default: continue
      }
    }
    collectRouteProperties(&table)
    var own = BuilderTable()
    for arm in columns.arms { column(arm, &own) }
    table.add(own) { program.types[$0.index].cases }
    joinAnswered(&table)
    controllers(&table)
    for handed in evaluator.possibleBuilders
    where handed.content.contains(where: { !finder.shown($0, isContent: false).isEmpty }) {
      table.possible.append((handed.function, handed.site, handed.types))
    }
    noteUncalledMakers(&table)
    return table
  }

  /// What a column shows for each value of the selection that it reads.
  private func column(_ arm: Columns.Arm, _ table: inout BuilderTable) {
    let type = evaluator.terms.nominalType(slots.valueType(of: arm.key))
    let demands = arm.demands.filter { named($0) != nil }
    if !demands.isEmpty {
      record(demands, arm.shown, type, arm.selection, &table)
    } else if let type, arm.demands.contains(where: { if case .exists(arm.selection, _, true) = $0 { true } else { false } }) {
      table.registered.insert(type)
      table.whole[type, default: []].append(arm.shown)
    }
  }

  /// Whether what a flag shows is chosen by the cases of the very state that the flag is made of: then these are the routes.
  private func chosen(_ content: [Val], by slot: Val, _ table: inout BuilderTable) -> Bool {
    let keys = Set(slots.references(slot).filter(\.isFlag).map(\.key))
    guard !keys.isEmpty else { return false }
    var found: [(CaseID, Shown)] = []
    for shown in content.flatMap({ finder.shown($0, ViewFinder.Asking()) }) where !finder.isEmpty(shown.target) {
      for atom in evaluator.guards.atoms(shown.condition) {
        guard case .isCase(let value, let ids) = atom,
          slots.references(value).contains(where: { keys.contains($0.key) && !$0.enumCase.exists && !$0.isFlag })
        else { continue }
        found += ids.map { ($0, shown) }
      }
    }
    for (id, shown) in found {
      table.enums.insert(program.owner(of: id))
      table.views[id, default: []].append(shown)
    }
    return !found.isEmpty
  }

  private func isFlag(_ slot: Val) -> Bool {
    slots.references(slot).contains(where: \.isFlag)
      || slots.keys(slot).contains { key in
        evaluator.terms.nominalType(slots.valueType(of: key)).map { program.types[$0.index].name == evaluator.known.bool } ?? false
      }
  }

  /// A slot of an enum's payload (`$model.destination.edit`): the case is what the presentation shows.
  private func caseSlot(_ id: CaseID, _ presentation: PresentationRecord, _ kind: CallKind?, _ table: inout BuilderTable) {
    table.enums.insert(program.owner(of: id))
    let shown = presentation.content.flatMap { finder.shown($0) }
    if !shown.isEmpty {
      table.views[id, default: []] += shown
    } else if kind?.isAlert == true {
      table.alerts[id] = presentation.site
    } else if !presentation.content.isEmpty {
      table.unresolved.append((presentation.function, presentation.site, program.owner(of: id)))
    }
  }

  /// All cases of an enum that an alert is bound to lead to that alert.
  private func alertSlot(_ type: TypeID?, _ presentation: PresentationRecord, _ table: inout BuilderTable) {
    guard let type, program.types[type.index].isSource, program.types[type.index].kind == .enum else { return }
    for id in program.types[type.index].cases where table.alerts[id] == nil { table.alerts[id] = presentation.site }
  }

  func builder(_ presentation: PresentationRecord, _ type: TypeID?, _ table: inout BuilderTable) {
    var own = BuilderTable()
    for (place, content) in presentation.content.enumerated()
    where !build(content, of: type, at: presentation.site(ofContent: place), &own) {
      note(presentation, type, &table)
    }
    table.add(own) { program.types[$0.index].cases }
  }

  /// Whether anything was found that the content makes.
  @discardableResult
  private func build(_ content: Val, of type: TypeID?, at site: Site, _ table: inout BuilderTable) -> Bool {
    var found = false
    for alternative in vals.alternatives(content) {
      let targets: [(function: FunctionID, receiver: Val)]
      switch vals[alternative] {
      case .closure(let id), .applied(let id, _): targets = [(id, .unknown)]
      case .function(let id, let receiver): targets = [(id, receiver)]
      case .type(let made):
        let subject = vals.intern(.local(site))
        if let value = self.made(made, with: subject, of: type, at: site) {
          if arms(of: value, subject: subject, type, &table) { found = true }
          continue
        }
        for var shown in finder.shown(alternative) {
          found = true
          shown.site = site
          if let type { table.whole[type, default: []].append(shown) }
        }
        continue
      case .keyPath(_, let path):
        // `content: \.screen`: the property of the value at hand.
        guard path.count == 1, let type, let getter = getter(path[0], of: type) else { continue }
        if arms(of: vals.intern(.closure(getter)), subject: vals.intern(.parameter(getter, -1)), type, &table) { found = true }
        continue
      default: targets = flow.callables(alternative)
      }
      for target in targets {
        let subject = vals.intern(.parameter(target.function, 0))
        if arms(of: target.function, subject: subject, type, &table) { found = true }
      }
    }
    return found
  }

  /// What an initialiser that is handed as a function (`Destination.init`) makes of a value; nil where not one parameter of it is told to
  /// take that.
  private func made(_ made: Term, with subject: Val, of type: TypeID?, at site: Site) -> Val? {
    guard let type, let view = evaluator.terms.nominalType(made), program.types[view.index].isSource else { return nil }
    let takes = { (term: Term) in self.evaluator.terms.nominalType(term) == type }
    for initializer in program.types[view.index].initializers {
      let parameters = program.parameters(of: initializer)
      let types = parameters.indices.map { evaluator.resolver.parameterType(initializer, $0 - parameters.startIndex) }
      guard let index = types.firstIndex(where: takes),
        zip(parameters, types).allSatisfy({ takes($1) || $0.defaultValue.exists })
      else { continue }
      let arguments = types.indices.map { $0 == index ? subject : .unknown }
      return vals.intern(.construct(view, initializer, arguments, site))
    }
    let properties = evaluator.memberwise(view)
    guard program.types[view.index].initializers.isEmpty, let index = properties.firstIndex(where: { takes(evaluator.typeOf($0)) }) else {
      return nil
    }
    return vals.intern(.construct(view, .none, properties.indices.map { $0 == index ? subject : .unknown }, site))
  }

  /// What a builder makes of the values of a type; where it is generic of those of each type that the source gives for it.
  private func arms(of builder: FunctionID, subject: Val, _ type: TypeID?, _ table: inout BuilderTable) -> Bool {
    let content = vals.intern(.closure(builder))
    let written = evaluator.records[builder.index].subjectType
    if let held = type ?? evaluator.terms.nominalType(written) {
      guard subclasses(of: held, in: builder, subject, &table) else { return arms(of: content, subject: subject, held, &table) }
      // What its heirs put in the place of a superclass's method is made of them, and not of it.
      var own = table
      let theirs = Set(evaluator.resolver.conformers(of: held).flatMap { table.whole[$0] ?? [] }.map(\.target))
      let isOwnMade = arms(of: content, subject: subject, held, &own)
      own.whole[held]?.removeAll { theirs.contains($0.target) }
      if isOwnMade, own.whole[held]?.isEmpty == false { table = own }
      return true
    }
    handedOn(subject, in: builder, &table)
    guard gives(content, subject) else { return arms(of: content, subject: subject, nil, &table) }
    var found = false
    for held in slots.instances.types(written) where evaluator.isView(held) {
      if arms(of: content, subject: subject, held, &table) { found = true }
    }
    return found
  }

  /// Whether a value is the subject itself, with what is put round it: a route that is a view.
  private func gives(_ value: Val, _ subject: Val, depth: Int = 0) -> Bool {
    if value == subject { return true }
    guard depth < 12 else { return false }
    let parts: [Val] =
      switch vals[value] {
      case .closure(let id), .applied(let id, _): evaluator.records[id.index].results.map(\.value)
      case .foreignCall(let base, _, _, let arguments, _): [base] + arguments
      case .choice(let items), .array(let items), .tuple(let items): items
      default: []
      }
    return parts.contains { gives($0, subject, depth: depth + 1) }
  }

  /// A generic presenter of the app's own (`sheet(item: item) { content($0) }`): what it presents is what its caller's closure takes, wherever
  /// in its content it calls that.
  private func handedOn(_ subject: Val, in closure: FunctionID, _ table: inout BuilderTable) {
    var open = [(subject, closure)]
    var seen: Set<FunctionID> = []
    while let (subject, function) = open.popLast(), seen.count < 256 {
      guard seen.insert(function).inserted else { continue }
      open += evaluator.records[function.index].closures.map { (subject, $0.function) }
      for index in evaluator.records[function.index].calls {
        let call = evaluator.calls[Int(index)]
        guard case .value(let callee) = call.callee, let place = call.arguments.firstIndex(of: subject) else { continue }
        for inner in flow.callables(callee) {
          let subject = vals.intern(.parameter(inner.function, Int32(truncatingIfNeeded: place)))
          if let held = evaluator.terms.nominalType(evaluator.records[inner.function.index].subjectType) {
            _ = arms(of: vals.intern(.closure(inner.function)), subject: subject, held, &table)
          } else {
            open.append((subject, inner.function))
          }
        }
      }
    }
  }

  private func getter(_ name: Name, of type: TypeID) -> FunctionID? {
    for case .property(let id) in evaluator.resolver.members(name, of: type).map(\.member) where program.fact(id).getter.exists {
      return program.function(program.file(of: id), program.fact(id).getter)
    }
    return nil
  }

  private func note(_ presentation: PresentationRecord, _ type: TypeID?, _ table: inout BuilderTable) {
    guard let type, program.types[type.index].isSource else { return }
    table.unresolved.append((presentation.function, presentation.site, type))
  }

  func arms(of content: Val, subject: Val, _ type: TypeID?, _ table: inout BuilderTable) -> Bool {
    var all = finder.shown(content, ViewFinder.Asking(subject: subject))
    var isWhole = !finder.gaveUp
    if let type, gives(content, subject) {
      all += finder.shownByItself(type, subject)
      isWhole = isWhole && !finder.gaveUp
    }
    // What is made of any route and is not told maps none: the builder was not followed.
    all.removeAll { $0.target == .untold && demands($0, on: subject).isEmpty }
    let choosing = choosingParts(all, subject)
    for shown in all {
      let demands = demands(shown, on: subject).filter { atom in
        guard let (value, cases, _) = named(atom), isInside(value, subject), let first = cases.first else { return true }
        return choosing.contains(program.owner(of: first))
      }
      guard !demands.isEmpty else {
        if case .route = shown.target { continue }
        if let type { addWhole(shown, subject, of: type, &table) }
        continue
      }
      record(demands, shown, type, subject, &table)
    }
    return !all.isEmpty && isWhole
  }

  func demands(_ shown: Shown, on subject: Val) -> [Atom] {
    evaluator.guards.atoms(shown.condition).filter { finder.isDemand($0, on: subject) }
  }

  /// The demands of one arm, innermost first. The innermost names the cases that the view is for; one on a payload hands an outer case on.
  private func record(_ demands: [Atom], _ shown: Shown, _ type: TypeID?, _ subject: Val, _ table: inout BuilderTable) {
    guard let (value, cases, isDefault) = named(demands[0]) else { return }
    if finder.isEmpty(shown.target) {
      for id in cases {
        table.enums.insert(program.owner(of: id))
        table.empty.insert(id)
      }
      return
    }
    if case .route(let other) = shown.target {
      guard value == subject else { return }
      for id in cases where id != other {
        table.enums.insert(program.owner(of: id))
        table.inner[id, default: []].append(InnerRoute(enumCase: other, site: shown.site))
      }
      return
    }
    for id in cases {
      table.enums.insert(program.owner(of: id))
      if isDefault { table.defaults[id, default: []].append(shown) } else { table.views[id, default: []].append(shown) }
    }
    if value != subject, let type, program.types[type.index].kind != .enum { table.carriers.insert(type) }
    chain(demands, shown, &table)
  }

  /// Each demand on what a case carries hands that case on to the inner enum's builder: level by level.
  private func chain(_ demands: [Atom], _ shown: Shown, _ table: inout BuilderTable) {
    for (index, demand) in demands.enumerated() {
      guard let (value, cases, _) = named(demand), let base = carrier(value) else { continue }
      for outer in demands.dropFirst(index + 1) {
        guard let (outerValue, outerCases, _) = named(outer), outerValue == base else { continue }
        for id in outerCases {
          table.enums.insert(program.owner(of: id))
          let site = hop(shown, under: outer)
          for inner in cases where inner != id {
            table.enums.insert(program.owner(of: inner))
            let route = InnerRoute(enumCase: inner, site: site)
            if table.inner[id]?.contains(route) != true { table.inner[id, default: []].append(route) }
          }
        }
      }
    }
  }

  /// The value whose case carries a value, through fields of what is carried.
  private func carrier(_ value: Val) -> Val? {
    var current = value
    for _ in 0..<Vals.maximumSteps {
      guard let base = vals.base(of: current) else { return nil }
      if case .payload = vals[current] { return base }
      current = base
    }
    return nil
  }

  /// The call that goes on into the inner builder: the first that stands under the outer demand.
  private func hop(_ shown: Shown, under outer: Atom) -> Site {
    shown.hops.first { evaluator.guards.atoms($0.condition).contains(outer) }?.site ?? shown.site
  }

  func named(_ atom: Atom) -> (value: Val, cases: [CaseID], isDefault: Bool)? {
    switch atom {
    case .isCase(let value, let ids): return (value, ids, false)
    case .isOther(let value, let seen):
      guard let first = seen.first else { return nil }
      let owner = program.owner(of: first)
      let known = Set(seen)
      return (value, program.types[owner.index].cases.filter { !known.contains($0) }, true)
    default: return nil
    }
  }
}
