import Facts
import Knowledge

/// What is shown in the end.
enum ShownTarget: Hashable {
  /// A view or controller of the source.
  case view(TypeID)
  /// A view that the source does not declare (`Text`).
  case foreign(Name)
  /// A controller that only a storyboard declares.
  case scene(SceneID)
  /// What a builder makes of another case.
  case route(CaseID)
  /// Something that the source read does not tell: made by code that is not in it.
  case untold
}

/// Something that a value shows, and when.
struct Shown: Hashable {
  var target: ShownTarget
  var condition: Condition
  var site: Site
  var value: Val
  /// The calls on the way to it, outermost first, each with what holds there.
  var hops: [Hop] = []

  struct Hop: Hashable {
    let site: Site
    let condition: Condition
  }
}

/// Finds the views that a value comes to: through containers, modifiers, functions, closures that were handed on, and through views that
/// only choose another by what they were given.
final class ViewFinder {
  let evaluator: Evaluator
  let flow: Flow
  let scenes: SceneFinder
  let presentationAt: [Site: Int32]
  /// The functions whose views were found to be what something shows: what they make is no embedding.
  private(set) var contentFunctions: Set<FunctionID> = []
  private var answers: [Question: [Shown]] = [:]
  /// The values that are being asked for, with their depth, and the least deep that was met again.
  private var inWork: [Val: Int] = [:]
  private var lowest = Int.max
  private var work = ShownWork()
  private var givenUp: Set<Question> = []
  /// Views that only choose what a builder makes.
  private(set) var choosers: Set<TypeID> = []

  /// What shows something is followed through no more functions and views than this, one in the other.
  private static let maximumDepth = 256

  /// Whether the last question from outside was given up for its size: what it answered is not all.
  private(set) var gaveUp = false

  var vals: Vals { evaluator.vals }
  var program: Program { evaluator.program }

  init(_ evaluator: Evaluator, _ flow: Flow, _ scenes: SceneFinder) {
    self.evaluator = evaluator
    self.flow = flow
    self.scenes = scenes
    var table: [Site: Int32] = [:]
    for (index, presentation) in evaluator.presentations.enumerated() { table[presentation.site] = Int32(truncatingIfNeeded: index) }
    presentationAt = table
  }

  /// What a value shows, each with its condition added to `condition`.
  ///
  /// - Parameters:
  ///   - subject: the route at hand, where views are followed that choose by it.
  ///   - isContent: whether the functions on the way make what is presented, and so embed nothing.
  func shown(_ value: Val, when condition: Condition = .always, subject: Val? = nil, isContent: Bool = true) -> [Shown] {
    shown(value, when: condition, Asking(subject: subject, isContent: isContent, isByCase: false))
  }

  /// What is asked of values, apart from the values.
  struct Asking: Hashable {
    /// The route at hand, where views are followed that choose by it.
    var subject: Val?
    /// Whether the functions on the way make what is presented, and so embed nothing.
    var isContent = true
    /// Whether it counts what each case shows: then what the source does not tell is among the answers, and of a container what is no
    /// view of the source as well, where a case chooses it.
    var isByCase = true
  }

  func shown(_ value: Val, when condition: Condition = .always, _ asking: Asking) -> [Shown] {
    let question = Question(value: value, asking: asking)
    let found = answer(question)
    if inWork.isEmpty { gaveUp = givenUp.contains(question) }
    guard inWork.isEmpty || work.spend(found, under: condition, evaluator.guards) else {
      lowest = 0
      return []
    }
    guard condition != .always else { return found }
    return found.map { item in
      var conditioned = item
      conditioned.condition = evaluator.guards.and(condition, item.condition)
      conditioned.hops = item.hops.map { Shown.Hop(site: $0.site, condition: evaluator.guards.and(condition, $0.condition)) }
      return conditioned
    }
  }

  private struct Question: NumberKey {
    let value: Val
    let asking: Asking

    var keyBits: UInt64 { joined(value.raw, asking.subject?.raw ?? -1) }
  }

  /// Each question is answered once. What was cut short by a circle that is still open is not kept.
  private func answer(_ question: Question) -> [Shown] {
    if let known = answers[question] { return known }
    let depth = inWork.count
    if let open = inWork[question.value] {
      lowest = min(lowest, open)
      return []
    }
    if depth == 0 { work.begin() }
    guard depth < Self.maximumDepth, work.isLeft else {
      lowest = 0
      return []
    }
    inWork[question.value] = depth
    let outer = lowest
    lowest = Int.max
    let found = distinct(compute(question.value, question.asking))
    inWork[question.value] = nil
    if depth == 0, work.gaveUp { givenUp.insert(question) }
    if lowest >= depth {
      answers[question] = found
      lowest = outer
    } else {
      lowest = min(lowest, outer)
    }
    return found
  }

  /// Each once, in order.
  private func distinct(_ all: [Shown]) -> [Shown] {
    guard all.count > 1 else { return all }
    var seen = Set<Shown>(minimumCapacity: all.count)
    return all.filter { seen.insert($0).inserted }
  }

  private func compute(_ value: Val, _ asking: Asking) -> [Shown] {
    var result: [Shown] = []
    func add(_ other: Val, _ condition: Condition = .always, at site: Site? = nil) {
      var more = shown(other, when: condition, asking)
      if let site {
        for index in more.indices {
          more[index].hops.insert(Shown.Hop(site: site, condition: condition), at: 0)
          // What has no place of its own stands where it is given.
          if more[index].site.file < 0 { more[index].site = site }
        }
      }
      result += more
    }
    func add(_ results: [ResultValue]) { for given in results { add(given.value, given.condition, at: given.site) } }
    func addResolved() { for known in flow.resolve(value) where known != value { add(known) } }
    switch vals[value] {
    case .choice(let items), .array(let items), .tuple(let items), .dictionary(let items): for item in items { add(item) }
    case .construct(let type, let initializer, let arguments, let site):
      result = made(type, initializer, arguments, site, value, asking)
    case .foreignCall(let base, let name, let labels, let arguments, let site):
      result =
        isInstantiator(name)
        ? instantiated(base, name, labels, arguments, site, value, asking) : foreign(base, name, arguments, site, value, asking)
    case .closure(let id):
      if asking.isContent { contentFunctions.insert(id) }
      add(evaluator.records[id.index].results)
    case .applied(let id, let environment):
      if asking.isContent { contentFunctions.insert(id) }
      add(flow.results(of: id, in: environment))
    case .function(let id, let receiver):
      if asking.isContent { contentFunctions.insert(id) }
      for given in flow.results(of: id, [], .unknown) where receiver != value { add(given.value, given.condition, at: given.site) }
    case .result(let call):
      if asking.subject != nil, let other = rewritten(call) {
        return [Shown(target: .route(other), condition: .always, site: evaluator.calls[Int(call)].site, value: value)]
      }
      if asking.isContent { noteContent(call) }
      add(flow.guardedResults(ofCall: call))
      if result.isEmpty || result.allSatisfy({ $0.target == .untold }), let made = instantiated(byCall: call) {
        return [Shown(target: .view(made), condition: .always, site: evaluator.calls[Int(call)].site, value: value)]
      }
      if hasUnreadCallee(call) { result += untold(value, at: evaluator.calls[Int(call)].site, asking) }
    case .type(let term):
      if let id = evaluator.terms.nominalType(term), evaluator.isView(id), program.types[id.index].isSource {
        result = [Shown(target: .view(id), condition: .always, site: program.types[id.index].site, value: value)]
      }
    case .member(let base, let property):
      let getters = getters(of: property, asking: base)
      guard !getters.isEmpty else {
        addResolved()
        break
      }
      if asking.isContent { contentFunctions.formUnion(getters) }
      for getter in getters { add(flow.results(of: getter, [], base)) }
    case .parameter, .payload, .element, .entry, .binding, .allOf: addResolved()
    case .foreign:
      if let name = foreignView(value) {
        result = [Shown(target: .foreign(name), condition: .always, site: Site(file: -1, offset: 0), value: value)]
      } else {
        result = untold(value, at: nil, asking)
      }
    case .unknown: result = untold(value, at: nil, asking)
    case .null, .bool, .text, .number, .local, .enumCase, .caseFunction, .keyPath: break
    }
    return result
  }

  /// What gives a computed property; of a view that a protocol demands, what gives it where a type meets the demand. Only of views: other
  /// values that go through a protocol may go round in circles (`var name: String { inner.name }`).
  ///
  /// - Parameter base: what is asked: of a protocol or a superclass those count that it can be.
  private func getters(of property: PropertyID, asking base: Val = .unknown) -> [FunctionID] {
    let getter = program.fact(property).getter
    if getter.exists, program.fact(program.function(program.file(of: property), getter)).hasBody {
      return flow.meant(by: property, of: base).compactMap { evaluator.getter(of: $0) }
    }
    guard evaluator.isView(evaluator.typeOf(property)) else { return [] }
    let met = flow.witnesses(of: property, asking: base)
    return met.compactMap { evaluator.getter(of: $0) }
  }

  /// The case with which a builder calls itself.
  private func rewritten(_ call: Int32) -> CaseID? {
    let record = evaluator.calls[Int(call)]
    guard case .functions(let ids) = record.callee, ids.contains(record.caller) else { return nil }
    return record.arguments.lazy.compactMap { if case .enumCase(let id, _) = self.vals[$0] { id } else { nil } }.first
  }

  private func noteContent(_ call: Int32) {
    switch evaluator.calls[Int(call)].callee {
    case .functions(let ids): contentFunctions.formUnion(ids)
    case .value(let callee): contentFunctions.formUnion(flow.callables(callee).map(\.function))
    case .construct: break
    }
  }

  private func made(
    _ type: TypeID, _ initializer: FunctionID, _ arguments: [Val], _ site: Site, _ value: Val, _ asking: Asking
  ) -> [Shown] {
    guard evaluator.isView(type) else { return shownFirst(by: type, asking) ?? untold(value, at: site, asking) }
    if let subject = asking.subject {
      if arguments.contains(where: { isWhole($0, subject) }), let hop = hop(type, value, subject, asking) { return hop }
      if let part = arguments.first(where: { isPart($0, of: subject) }), !keepsState(type),
        let hop = hop(type, value, subject, asking, choosingOnlyBy: part)
      {
        return hop
      }
    }
    // A container of the app's own: what its closures make is what is shown.
    var inner = arguments.indices.filter { isWrapped($0, of: initializer, in: type) }.flatMap { shown(arguments[$0], asking) }
    for (index, argument) in arguments.enumerated() {
      guard closure(argument).map(makesViews) ?? isAutoclosure(argument, index, of: initializer) else { continue }
      inner += shown(argument, asking)
    }
    let held = held(inner, asking)
    return held.isEmpty ? [Shown(target: .view(type), condition: .always, site: site, value: value)] : held
  }

  /// Whether a view, or the call of what gives one, stands where a function is wanted: it is made once that is called.
  private func isAutoclosure(_ argument: Val, _ index: Int, of initializer: FunctionID) -> Bool {
    guard initializer.exists else { return false }
    let wanted = evaluator.resolver.parameterType(initializer, index)
    switch vals[argument] {
    case .construct(let type, _, _, _): return evaluator.isView(type) && evaluator.isFunction(wanted)
    case .result, .foreignCall:
      guard case .function(let parameters, let given) = evaluator.terms[evaluator.terms.unwrapped(wanted)] else { return false }
      return parameters.isEmpty && evaluator.isView(given)
    default: return false
    }
  }

  private func closure(_ value: Val) -> FunctionID? {
    switch vals[value] {
    case .closure(let id), .applied(let id, _): id
    default: nil
    }
  }

  private func makesViews(_ closure: FunctionID) -> Bool {
    let record = evaluator.records[closure.index]
    return program.parameters(of: closure).isEmpty && program.fact(closure).anonymousParameters == 0
      && record.results.contains { result in
        switch vals[result.value] {
        case .construct(let type, _, _, _): evaluator.isView(type)
        // A builder that was handed on and is called with the route at hand.
        case .result(let call): if case .value = evaluator.calls[Int(call)].callee { true } else { false }
        // What the route at hand shows itself: `route.destination`.
        case .member(_, let property): !getters(of: property).isEmpty && evaluator.isView(evaluator.typeOf(property))
        default: false
        }
      }
  }

  /// A view that chooses what it shows by the value at hand: the choice, with its demands on that value.
  ///
  /// - Parameter part: a part of the value at hand, where the view got no more: it counts as a choice only if all that it shows hangs on it.
  private func hop(_ type: TypeID, _ value: Val, _ subject: Val, _ asking: Asking, choosingOnlyBy part: Val? = nil) -> [Shown]? {
    guard let body = bodyGetter(of: type) else { return nil }
    let results = flow.results(of: body, [], value)
    if let part {
      guard !results.isEmpty, results.allSatisfy({ names($0.condition, part) || choosesOnly($0.value, by: part, of: subject) })
      else { return nil }
    } else {
      guard results.contains(where: { demands($0.condition, on: subject) || chooses($0.value, by: subject) }) else { return nil }
    }
    if asking.isContent { contentFunctions.insert(body) }
    var found: [Shown] = []
    for result in results {
      found += shown(result.value, when: result.condition, asking).map { item in
        var hopped = item
        hopped.hops.insert(Shown.Hop(site: result.site, condition: result.condition), at: 0)
        if hopped.site.file < 0 { hopped.site = result.site }
        return hopped
      }
    }
    let isTold = found.contains { $0.target != .untold }
    if isTold { choosers.insert(type) }
    return isTold ? found : nil
  }

  /// What a route that is a view itself shows: its body's choice.
  func shownByItself(_ type: TypeID, _ subject: Val) -> [Shown] {
    guard evaluator.isView(type), let body = bodyGetter(of: type) else { return [] }
    guard program.types[type.index].kind == .enum else {
      return [Shown(target: .view(type), condition: .always, site: program.types[type.index].site, value: subject)]
    }
    contentFunctions.insert(body)
    choosers.insert(type)
    return flow.results(of: body, [], subject).flatMap { shown($0.value, when: $0.condition, Asking(subject: subject)) }
  }

  private func choosesOnly(_ value: Val, by part: Val, of subject: Val) -> Bool {
    let found = shown(value, subject: subject, isContent: false)
    return !found.isEmpty && found.allSatisfy { names($0.condition, part) }
  }

  private func chooses(_ value: Val, by subject: Val) -> Bool {
    let found = shown(value, subject: subject, isContent: false)
    return found.contains { demands($0.condition, on: subject) }
  }

  func bodyGetter(of type: TypeID) -> FunctionID? {
    for member in program.members[MemberKey(type: type, name: evaluator.knowledge.bodyProperty)] ?? [] {
      if case .property(let id) = member {
        let getter = program.function(program.file(of: id), program.fact(id).getter)
        return getter.exists ? getter : nil
      }
    }
    return evaluator.bodyFunction(of: type)
  }
}
