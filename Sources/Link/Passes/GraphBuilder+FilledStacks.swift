import Facts
import Knowledge
import NavigationGraph

/// Stacks and bars that are made empty and filled elsewhere: by whoever shows them, by who made them, by a helper or a coordinator that they
/// are handed to. Whoever shows one shows what it begins with.
extension GraphBuilder {
  /// A stack that a type keeps.
  struct KeptStack: Hashable {
    let type: TypeID
    let property: PropertyID
  }

  func collectFilledStacks() {
    for function in summaries.stackFills.keys.sorted() where !fileIsTest(program.site(of: function)) {
      for fill in summaries.stackFills[function]?.all ?? [] where !summaries.isOpen(fill.value) {
        if let kept = keptStack(fill.stack, function) {
          fillsOfKept[kept, default: [:]][function, default: []].append(fill)
        } else if let site = onlySite(fill.stack) {
          fillsOfMade[site, default: [:]][function, default: []].append(fill)
        }
      }
    }
    var fillers: [Site: Set<KeptStack>] = [:]
    for stack in fillsOfKept.keys.sorted(by: { ($0.type, $0.property) < ($1.type, $1.property) }) {
      for position in flow.constructions[stack.type] ?? [] {
        let made = evaluator.calls[Int(position)].receiver
        guard let handed = evaluator.constructedField(stack.property, of: made) else { continue }
        for site in placesMade(handed) { fillers[site, default: []].insert(stack) }
      }
      // One that the type itself makes: at its declaration, or in its own code.
      guard evaluator.resolver.lineage(stack.type).contains(program.owner(of: stack.property)) else { continue }
      for own in flow.assignments[stack.property] ?? [] {
        for site in placesMade(own, isOwn: true) {
          ownStacks[stack, default: []].insert(site)
          if program.owner(of: stack.property) == stack.type { fillers[site, default: []].insert(stack) }
        }
      }
    }
    // One that is made for several is nobody's.
    for (site, stacks) in fillers where stacks.count == 1 { keepers[site] = stacks.first }
  }

  /// What a stack begins with that was made empty, as seen by a function that shows it; nil where the source does not tell.
  ///
  /// Each question is answered once: stacks lead to stacks in more ways than can be followed.
  func beginning(ofMade site: Site, shown value: Val, in function: FunctionID, depth: Int) -> [ShownTarget]? {
    let shower = evaluator.outermost(function)
    let asked = AskedBeginning(site: site, shown: value, shower: shower)
    if let known = beginnings.answers[asked] {
      if beginnings.cutShort.contains(asked) { beginnings.isCut = true }
      return known
    }
    // A bar may be pushed onto a stack of the kind that its own tabs have.
    guard depth < Self.maximumStacks, openStacks.insert(site).inserted else {
      beginnings.isCut = true
      return nil
    }
    let wasCut = beginnings.isCut
    beginnings.isCut = false
    let found = begin(site, value, shower, depth)
    openStacks.remove(site)
    beginnings.answers.updateValue(found, forKey: asked)
    if openStacks.isEmpty {
      beginnings.forgetCut()
    } else {
      if beginnings.isCut { beginnings.cutShort.insert(asked) }
      beginnings.isCut = beginnings.isCut || wasCut
    }
    return found
  }

  /// Stacks are followed through no more others than so many, one in the other.
  private static let maximumStacks = 32

  private func begin(_ site: Site, _ value: Val, _ shower: FunctionID, _ depth: Int) -> [ShownTarget]? {
    var tried: [(function: FunctionID, fills: [StackFill])] = []
    if shower.exists { tried.append((shower, fills(of: value, madeAt: site, in: shower))) }
    if let all = fillsOfMade[site] {
      let others = all.keys.sorted().filter { $0 != shower }
      tried += (others.filter { stands(site, in: $0) } + others.filter { makesKeeper(of: site, $0) }).map { ($0, all[$0] ?? []) }
    }
    for (function, fills) in tried {
      let found = begins(fills, in: function, depth)
      if !found.isEmpty { return found }
    }
    return kept(site, depth)
  }

  /// What a function puts into a stack that it shows.
  private func fills(of value: Val, madeAt site: Site, in function: FunctionID) -> [StackFill] {
    let all = (summaries.stackFills[function]?.all ?? []).filter { !summaries.isOpen($0.value) }
    let same = all.filter { $0.stack == value }
    return !same.isEmpty ? same : all.filter { fill in
      if onlySite(fill.stack) == site { return true }
      guard let kept = keptStack(fill.stack, function) else { return false }
      return keepers[site] == kept || ownStacks[kept]?.contains(site) == true
    }
  }

  /// What the type does with the stack that keeps it: as it is made, else in what nothing else of the type calls.
  private func kept(_ site: Site, _ depth: Int) -> [ShownTarget]? {
    guard let stack = keepers[site], let byFunction = fillsOfKept[stack] else { return nil }
    let called = Set(byFunction.values.joined().map(\.callee))
    let functions = byFunction.keys.sorted()
    let initial = functions.filter { program.fact($0).kind == .initializer }
    let outer = functions.filter { !called.contains($0) }
    for group in [initial, outer.count == 1 ? outer : []] where !group.isEmpty {
      let found = group.flatMap { begins(byFunction[$0] ?? [], in: $0, depth) }
      if !found.isEmpty { return found }
    }
    let all = functions.flatMap { byFunction[$0] ?? [] }
    let set = all.filter { isSet($0) }.flatMap { targets($0, depth) }
    if !set.isEmpty { return set }
    // Nothing tells the first of several pushes.
    let pushed = Set(all.flatMap { targets($0, depth) })
    return pushed.count == 1 ? Array(pushed) : nil
  }

  // MARK: The first of what is put into a stack

  private func begins(_ fills: [StackFill], in function: FunctionID, _ depth: Int) -> [ShownTarget] {
    var result: [ShownTarget] = []
    for fill in first(of: fills, in: function).fills {
      for target in targets(fill, depth) where !result.contains(target) { result.append(target) }
    }
    return result
  }

  private func targets(_ fill: StackFill, _ depth: Int) -> [ShownTarget] {
    let values = vals.alternatives(fill.value).compactMap { value -> Val? in
      // Of tabs the first is on the screen.
      if isBar(fill), case .array(let items) = vals[value] { items.first } else { value }
    }
    return values.flatMap { value -> [ShownTarget] in
      (isBar(fill) ? eachMapped(value, in: .none, depth: depth + 1).first?.targets : nil) ?? controllers(value, in: .none, depth: depth + 1)
    }.filter {
      if case .foreign(let name) = $0 { !evaluator.knowledge.viewControllers.contains(name) } else { true }
    }
  }

  /// What is put there before all else: in branches each of them, up to what happens in any case; and whether something does.
  private func first(of fills: [StackFill], in function: FunctionID, depth: Int = 0) -> (fills: [StackFill], isCertain: Bool) {
    var bySite: [Site: [StackFill]] = [:]
    for fill in fills { bySite[fill.site, default: []].append(fill) }
    var result: [StackFill] = []
    var isCertain = false
    let sites = bySite.keys.sorted { $0.offset < $1.offset }
    let demands = sites.map { self.demands(at: $0, in: function) }
    for (index, site) in sites.enumerated() where !isCertain {
      var group = bySite[site] ?? []
      // What demands no more than all that follows happens before that.
      isCertain = demands[index].map { own in demands[(index + 1)...].allSatisfy { $0 == nil || $0?.isSuperset(of: own) == true } } ?? false
      // What a call does has an order of its own.
      if depth < 16, let callee = group.first(where: \.callee.exists)?.callee {
        let inner = (summaries.stackFills[callee]?.all ?? []).filter { part in group.contains { isSame($0, part) } }
        let firstThere = first(of: inner, in: callee, depth: depth + 1)
        if !firstThere.fills.isEmpty {
          group = group.filter { fill in fill.callee != callee || firstThere.fills.contains { isSame(fill, $0) } }
          isCertain = isCertain && firstThere.isCertain
        }
      }
      result += group
    }
    // What is pushed in another branch is pushed onto what stands there.
    let set = result.filter { isSet($0) }
    return (set.isEmpty ? result : set, isCertain)
  }

  /// Whether what a function does by a call is what the callee does, as far as the places tell where things are made.
  private func isSame(_ fill: StackFill, _ inner: StackFill) -> Bool {
    guard fill.presentation == inner.presentation else { return false }
    let (own, there) = (placesMade(in: fill.value), placesMade(in: inner.value))
    return own.isEmpty || there.isEmpty || own == there
  }

  private func placesMade(in value: Val) -> Set<Site> {
    switch vals[value] {
    case .array(let items), .choice(let items): items.reduce(into: []) { $0.formUnion(placesMade(in: $1)) }
    default: if case .made(let site) = evaluator.identity(value) { [site] } else { [] }
    }
  }

  private func isSet(_ fill: StackFill) -> Bool { shape(fill.presentation).kind != .push }

  private func isBar(_ fill: StackFill) -> Bool {
    let record = evaluator.presentations[Int(fill.presentation)]
    return isTabBar(record.base, record.baseType)
  }

  /// What must hold for a function to come to a place; nil for one in a closure, which may run later.
  private func demands(at site: Site, in function: FunctionID) -> Set<Atom>? {
    let record = evaluator.records[function.index]
    let condition = record.calls.lazy.map({ self.evaluator.calls[Int($0)] }).first { $0.site == site }?.condition
      ?? record.presentations.lazy.map { self.evaluator.presentations[Int($0)] }.first { $0.site == site }?.condition
    return condition.map { Set(evaluator.guards.atoms($0)) }
  }

  // MARK: Where stacks are made

  /// The one place where a stack was made that something is put into.
  private func onlySite(_ stack: Val) -> Site? {
    if case .made(let site) = evaluator.identity(stack), case .foreignCall = vals[stack] { return site }
    var sites: Set<Site> = []
    for known in flow.resolve(stack) {
      guard case .made(let site) = evaluator.identity(known) else { return nil }
      sites.insert(site)
    }
    return sites.count == 1 ? sites.first : nil
  }

  private func stands(_ site: Site, in function: FunctionID) -> Bool {
    let fact = program.fact(function)
    return program.file(of: function) == site.file && fact.offset <= site.offset && site.offset <= fact.end
  }

  /// Whether a function makes the object that keeps a stack.
  private func makesKeeper(of site: Site, _ function: FunctionID) -> Bool {
    let types = Set(ownStacks.lazy.filter { $0.value.contains(site) }.map(\.key.type) + [keepers[site]?.type].compactMap { $0 })
    return types.contains { type in
      (flow.constructions[type] ?? []).contains { evaluator.outermost(evaluator.calls[Int($0)].caller) == function }
    }
  }

  /// Where a stack was made that is handed over: not one that whoever hands it over keeps, and fills.
  private func placesMade(_ value: Val, isOwn: Bool = false) -> Set<Site> {
    var sites: Set<Site> = []
    var open = [value]
    var seen: Set<Val> = [value]
    while let next = open.popLast(), seen.count < Flow.maximumAnswers {
      var more: [Val] = []
      switch vals[next] {
      case .member(let base, _) where !isStatic(base): continue
      case .choice(let items): more = items
      case .parameter(let function, let index) where index >= 0: if !isOwn { more = flow.arguments(of: function, Int(index)) }
      default:
        for known in flow.resolve(next) + [next] { if case .made(let site) = evaluator.identity(known) { sites.insert(site) } }
      }
      open += more.filter { seen.insert($0).inserted }
    }
    return sites
  }

  private func isStatic(_ base: Val) -> Bool {
    switch vals[base] {
    case .type, .null: true
    default: false
    }
  }

  /// The stack of the type that a function belongs to, where it is one.
  private func keptStack(_ stack: Val, _ function: FunctionID) -> KeptStack? {
    guard case .member(let base, let property) = vals[stack], case .parameter(_, -1) = vals[base] else { return nil }
    let type = sourceType(function)
    return type.exists ? KeptStack(type: type, property: property) : nil
  }
}

/// What a stack begins with is asked for where it was made, by what shows it.
struct AskedBeginning: Hashable {
  let site: Site
  let shown: Val
  let shower: FunctionID
}

/// The answers to such questions. One that a stack cut short which was being looked through holds only as long as that is open.
struct Beginnings {
  var answers: [AskedBeginning: [ShownTarget]?] = [:]
  var cutShort: Set<AskedBeginning> = []
  /// Whether what is being answered was cut short so far.
  var isCut = false

  mutating func forgetCut() {
    for asked in cutShort { answers.removeValue(forKey: asked) }
    cutShort = []
    isCut = false
  }
}
