import Facts

/// Where values go: the calls of each function, the assignments of each property. Answers what a parameter, a property or a result can be,
/// over the whole source and without telling one instance of a type from another (a field-based analysis in the manner of Heintze and
/// Tardieu 2001), on demand and to a fixed point: sets only grow, and a value is computed again when one that it was made of has grown.
final class Flow {
  let evaluator: Evaluator
  /// For each function the calls of it.
  private(set) var callers: [FunctionID: [Int32]] = [:]
  /// For each type the calls that make it.
  private(set) var constructions: [TypeID: [Int32]] = [:]
  var assignments: [PropertyID: [Val]] = [:]
  /// Those outside initialisers.
  var laterAssignments: [PropertyID: [Val]] = [:]
  /// For each closure or function the calls of values that can be it.
  var valueCalls: [FunctionID: [Int32]] = [:]
  /// What each function listens to.
  var heard: [FunctionID: [Channel]] = [:]
  var heardByLoops: [Val: [Channel]] = [:]
  /// By the text of a name the constant that stands for it.
  var namedChannels: [Name: PropertyID] = [:]
  /// The channels into which something is sent.
  var sentChannels: Set<Channel> = []
  /// What containers were told how to make.
  var contained: [Val] = []
  /// What loops over messages are given, by the value that stands for it.
  var received: [Val: [Val]] = [:]
  /// For each call that sends the functions that are called with just what is sent.
  var receivers: [Int32: [Receiver]] = [:]

  /// A value that can be more than this many things is partly unknown.
  static let maximumAnswers = 256
  /// Computed properties are followed for what so many steps lead to.
  private static let maximumSteps = 16
  /// What calls through protocols were found to be called on.
  var dispatchTypes: [Val: Set<TypeID>?] = [:]
  /// Whether publishers were found to lead to something that is sent.
  var leading: [Val: Bool] = [:]
  /// By where a subject is made that begins with a value, the properties that hold it.
  var propertiesMade: [Site: [PropertyID]] = [:]
  var dictionaryIndices: [Val: DictionaryIndex] = [:]
  private var answers: [Val: [Val]] = [:]
  private var resultsOfCalls: [Int32: [Val]] = [:]
  private var dependents: [Val: Set<Val>] = [:]
  /// Calls of values, by the value that is called.
  private var callsOfValue: [Val: [Int32]] = [:]
  private var queue: [Val] = []
  /// Values of many sources, which wait until all of these were computed: to compute one again for each of its sources would take the square
  /// of their number.
  private var patient: [Val] = []
  private static let manySources = 256
  private static let manyLater = 64
  private var hasManySources: Set<Val> = []
  private var queued: Set<Val> = []
  /// Members whose base is not known yet, and those that waited in vain.
  private var waiting: Set<Val> = []
  private var decided: Set<Val> = []
  /// The value that is computed, while one is.
  private(set) var reader: Val?
  /// Parameters of closures that were asked for.
  private var parametersOf: [FunctionID: [Val]] = [:]

  var vals: Vals { evaluator.vals }
  var program: Program { evaluator.program }

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    collectCalls()
    noteMadeClasses()
    collectAssignments()
    collectEntries()
    collectMessages()
    for value in callsOfValue.keys.sorted() { _ = resolve(value) }
  }

  private func collectCalls() {
    for (index, call) in evaluator.calls.enumerated() {
      let position = Int32(truncatingIfNeeded: index)
      switch call.callee {
      case .functions(let ids): for id in ids { callers[id, default: []].append(position) }
      case .construct(let type, let initializer):
        constructions[type, default: []].append(position)
        if initializer.exists {
          callers[initializer, default: []].append(position)
        } else {
          for (property, value) in zip(evaluator.memberwise(type), call.arguments) where value.isKnown {
            assignments[property, default: []].append(value)
          }
        }
      case .value(let callee): callsOfValue[callee, default: []].append(position)
      }
    }
  }

  private func noteMadeClasses() {
    var made = evaluator.namedTypes
    for call in evaluator.calls where !call.isDelegated {
      if case .construct(let type, _) = call.callee { made.insert(type) }
    }
    evaluator.madeClasses = made
  }

  private func collectAssignments() {
    for put in evaluator.puts where put.operation == .assign || put.operation == .append {
      let place = evaluator.place(behind: put.place)
      if case .member(_, let property) = vals[place] {
        let value = put.operation == .append ? vals.intern(.array([put.value])) : put.value
        assignments[property, default: []].append(value)
        if put.operation == .append || program.fact(put.function).kind != .initializer { laterAssignments[property, default: []].append(value) }
      }
    }
    for (property, place) in evaluator.environmentReaders() { assignments[property, default: []].append(place) }
    // The first value where a property is declared.
    for index in program.propertyFile.indices {
      let id = PropertyID(raw: Int32(truncatingIfNeeded: index))
      let fact = program.fact(id)
      guard fact.initial.exists else { continue }
      let initial = program.function(program.file(of: id), fact.initial)
      for result in evaluator.records[initial.index].results where result.value.isKnown {
        assignments[id, default: []].append(result.value)
      }
    }
  }

  // MARK: Answers

  /// What a value can be: cases, constructs, closures …; `unknown` among them where the source does not tell all.
  func resolve(_ value: Val) -> [Val] {
    if reader != nil { return read(value) }
    if answers[value] == nil {
      enqueue(value)
      settle()
    }
    return answers[value] ?? []
  }

  private func enqueue(_ value: Val) {
    if answers[value] == nil { answers[value] = [] }
    guard queued.insert(value).inserted else { return }
    if hasManySources.contains(value) { patient.append(value) } else { queue.append(value) }
  }

  /// What a value can be, as far as it is known by now: whatever is computed from it is computed again once more is.
  func read(_ value: Val) -> [Val] {
    if let reader { dependents[value, default: []].insert(reader) }
    if answers[value] == nil { enqueue(value) }
    return answers[value] ?? []
  }

  private func settle() {
    while let value = queue.popLast() ?? patient.popLast() ?? nextWaiting() {
      queued.remove(value)
      computations += 1
      guard computations < Self.maximumComputations else {
        giveUp(value)
        continue
      }
      reader = value
      let found = compute(value)
      reader = nil
      guard found.count > (answers[value]?.count ?? 0) else { continue }
      answers[value] = found
      noteCallables(value, found)
      // Sorted: answers come in the order in which they are found, which must not hang on hashing.
      for dependent in (dependents[value] ?? []).sorted() { enqueue(dependent) }
    }
  }

  /// Values that lead to ever new ones would go on for ever: past so many steps a value is unknown, and what is made of it is partly so.
  /// Public apps of up to 4,000 files take some twenty thousand.
  static let maximumComputations = 200_000
  private(set) var computations = 0

  private func giveUp(_ value: Val) {
    var open = [value]
    while let value = open.popLast() {
      guard answers[value]?.contains(.unknown) != true else { continue }
      answers[value, default: []].append(.unknown)
      open += dependents[value] ?? []
    }
  }

  /// A value that is called turned out to be a closure: the call's arguments reach its parameters.
  private func noteCallables(_ value: Val, _ found: [Val]) {
    guard let positions = callsOfValue[value] else { return }
    for known in found {
      let function: FunctionID
      switch vals[known] {
      case .closure(let id), .applied(let id, _), .function(let id, _): function = id
      case .type(let term):
        guard let first = positions.first, let id = evaluator.terms.nominalType(term) else { continue }
        function = evaluator.initializer(of: id, taking: evaluator.calls[Int(first)].arguments.count)
        guard function.exists else { continue }
      default: continue
      }
      var changed = false
      for position in positions where valueCalls[function]?.contains(position) != true {
        valueCalls[function, default: []].append(position)
        changed = true
      }
      if changed { for parameter in parametersOf[function] ?? [] { enqueue(parameter) } }
    }
  }

  private func compute(_ value: Val) -> [Val] {
    var result = answers[value] ?? []
    var seen = Set(result)
    func add(_ more: [Val]) {
      for item in more where result.count < Self.maximumAnswers && seen.insert(item).inserted { result.append(item) }
      // What is cut is not forgotten: the value may be something else, too.
      if result.count == Self.maximumAnswers, seen.insert(.unknown).inserted { result[Self.maximumAnswers - 1] = .unknown }
    }
    switch vals[value] {
    case .null: break
    case .choice(let items): for item in items { add(read(item)) }
    case .parameter(let function, let index):
      guard index >= 0 else { return [value] }
      if parametersOf[function]?.contains(value) != true { parametersOf[function, default: []].append(value) }
      let given = arguments(of: function, Int(index))
      if given.count > Self.manySources { hasManySources.insert(value) }
      if given.isEmpty || evaluator.crowded[function] != nil { add([.unknown]) }
      let type = evaluator.resolver.parameterType(function, Int(index))
      for argument in given { add(read(argument).filter { fits($0, type) }) }
    case .member(let base, let property): member(value, base, property, add)
    case .element(let base):
      for collection in read(base) {
        if case .array(let items) = vals[collection] {
          for item in items {
            if case .allOf(let inner) = vals[item] { add(read(vals.intern(.element(inner)))) } else { add(read(item)) }
          }
        } else if case .dictionary(let items) = vals[collection] {
          for index in stride(from: 1, to: items.count, by: 2) { add(read(items[index])) }
        } else {
          add([.unknown])
        }
      }
    case .entry(let base, let key): entry(base, key, add)
    case .payload(let base, let id, let index):
      for subject in read(base) {
        if case .enumCase(let other, let arguments) = vals[subject] {
          if other == id, Int(index) < arguments.count { add(read(arguments[Int(index)])) }
        } else {
          add([.unknown])
        }
      }
    case .foreign(let base, let name) where isPart(name): part(value, base, name, add)
    case .foreign(let base, let name) where evaluator.knowledge.carried.contains(name): carried(value, base, name, add)
    case .foreign where value == evaluator.container: return contained
    case .local:
      guard let given = received[value] else { return [value] }
      for item in given { add(read(item)) }
    case .result(let call):
      let given = foundResults(ofCall: call)
      if given.isEmpty, !awaitsCallee(call) { add([.unknown]) }
      for item in given { add(read(item)) }
    case .binding(let base): add(read(base))
    default: add([value])
    }
    return result
  }

  /// Whether what a call calls is not known yet: once it is, the call is asked again.
  private func awaitsCallee(_ call: Int32) -> Bool {
    if case .value(let callee) = evaluator.calls[Int(call)].callee { read(callee).isEmpty } else { false }
  }

  /// Whether a member is a part of what the standard library puts together: of a tuple by its number, of a case what it carries.
  private func isPart(_ name: Name) -> Bool {
    evaluator.known.carryingCases[name] != nil || Int(evaluator.names[name]) != nil
  }

  private func part(_ value: Val, _ base: Val, _ name: Name, _ add: ([Val]) -> Void) {
    let position = Int(evaluator.names[name])
    for whole in read(base) {
      switch vals[whole] {
      case .tuple(let parts) where position != nil:
        if let position, position >= 0, position < parts.count { add(read(parts[position])) }
      case .foreignCall(_, name, _, let arguments, _) where arguments.count == 1: add(read(arguments[0]))
      case .foreignCall(_, let other, _, _, _) where evaluator.known.carryingCases[other] != nil: continue
      default: add([value])
      }
    }
  }

  /// A member of a message: what it was made with.
  private func carried(_ value: Val, _ base: Val, _ name: Name, _ add: ([Val]) -> Void) {
    for whole in read(base) {
      if let part = evaluator.carriedPart(name, of: whole) { add(read(part)) } else { add([value]) }
    }
  }

  private func member(_ value: Val, _ base: Val, _ property: PropertyID, _ add: ([Val]) -> Void) {
    if let known = evaluator.constructedField(property, of: base) {
      add(read(known))
      return
    }
    let type = evaluator.typeOf(property)
    func addMeant(_ found: [Val]) { add(found.filter { fits($0, type) }) }
    if isAwaited(base), !decided.contains(value) {
      waiting.insert(value)
      return
    }
    let made = constructs(base).compactMap { evaluator.constructedField(property, of: $0) }
    for known in made { addMeant(read(known)) }
    // What was made in place holds what it was made with, and what is put there later.
    var assigned = (made.isEmpty ? assignments : laterAssignments)[property] ?? []
    if !made.isEmpty, assigned.count > Self.manyLater {
      // A generic box that a whole app stores things in: what is put into all of them tells nothing of one.
      assigned = []
      add([.unknown])
    }
    if assigned.count > Self.manySources { hasManySources.insert(value) }
    for item in assigned { addMeant(read(item)) }
    let given = getterResults(property, base)
    for item in given { addMeant(read(item.value)) }
    // What a protocol demands is what the types give that meet it, whichever value it is asked of: a type that wraps another of the same
    // protocol would lead from one to the next without end.
    let met = made.isEmpty && assigned.isEmpty && given.isEmpty ? witnesses(of: property, asking: base) : []
    for other in met.prefix(Self.maximumAnswers) { addMeant(read(vals.intern(.member(.unknown, other)))) }
    if made.isEmpty, assigned.isEmpty, given.isEmpty, met.isEmpty { add([.unknown]) }
  }

  /// Things made in place that a base can be, where it is not `self`.
  private func constructs(_ base: Val) -> [Val] {
    isRead(base) ? read(base).filter { if case .construct = vals[$0] { true } else { false } } : []
  }

  func isRead(_ base: Val) -> Bool {
    switch vals[base] {
    case .parameter, .local, .unknown, .null, .type: false
    default: true
    }
  }

  /// Whether nothing is known yet of what a member is asked of: what all of its kind may be is no answer before.
  private func isAwaited(_ base: Val) -> Bool { isRead(base) && read(base).isEmpty }

  /// Members that wait for each other are told by what all of their kind may be.
  private func nextWaiting() -> Val? {
    for value in waiting.sorted() where decided.insert(value).inserted { enqueue(value) }
    waiting = []
    return queue.popLast() ?? patient.popLast()
  }

  // MARK: Functions

  /// What a computed property gives, with its conditions; nothing for a stored one.
  func getterResults(_ property: PropertyID, _ base: Val) -> [ResultValue] {
    let getter = program.fact(property).getter
    // One that asks the same of what it holds (the first leaf of a tree) goes on without end: from here on it is seen as from inside.
    let receiver = vals.steps(to: base) < Self.maximumSteps ? base : .unknown
    guard getter.exists else { return [] }
    return meant(by: property, of: base).flatMap { own in
      results(of: program.function(program.file(of: own), program.fact(own).getter), [], receiver)
    }
  }

  /// The arguments that calls give for a parameter: of a closure those of the calls of the values that hold it.
  func arguments(of function: FunctionID, _ index: Int) -> [Val] {
    var result: [Val] = []
    for position in (callers[function] ?? []) + (valueCalls[function] ?? []) {
      let call = evaluator.calls[Int(position)]
      // Where it is only handed on nobody gives it anything.
      if !call.isHanded, index < call.arguments.count { result.append(call.arguments[index]) }
    }
    return result
  }

  /// The calls of values that may be this closure.
  func closureCalls(of closure: FunctionID) -> [Int32] { valueCalls[closure] ?? [] }

  /// The functions that a value which is called can be, with their receivers.
  func callables(_ value: Val) -> [(function: FunctionID, receiver: Val)] {
    resolve(value).compactMap { known in
      switch vals[known] {
      case .closure(let id), .applied(let id, _): (id, .unknown)
      case .function(let id, let receiver): (id, receiver)
      default: nil
      }
    }
  }

  /// What a call gives, with its arguments in the place of parameters.
  func results(ofCall index: Int32) -> [Val] { guardedResults(ofCall: index).map(\.value) }

  /// The same while values are told: a call of functions is asked again whenever one of many has more to give, and they give the same.
  private func foundResults(ofCall index: Int32) -> [Val] {
    guard !evaluator.carriesEffects, case .functions = evaluator.calls[Int(index)].callee else { return results(ofCall: index) }
    if let known = resultsOfCalls[index] { return known }
    let given = results(ofCall: index)
    resultsOfCalls[index] = given
    return given
  }

  func guardedResults(ofCall index: Int32) -> [ResultValue] {
    let call = evaluator.calls[Int(index)]
    switch call.callee {
    case .functions(let ids):
      return ids.flatMap { id in
        let given = results(of: id, call.arguments, call.receiver, within: index)
        return call.demand.exists ? dispatched(given, by: call, to: id) : given
      }
    case .value(let callee):
      // A case that was handed on as a function gives that case of what it is called with.
      let cases = resolve(callee).compactMap { known -> ResultValue? in
        guard case .caseFunction(let id) = vals[known] else { return nil }
        return ResultValue(condition: .always, value: vals.intern(.enumCase(id, call.arguments)), site: call.site)
      }
      let given = callables(callee).flatMap { results(of: $0.function, call.arguments, $0.receiver, within: index) }
      return given + cases + valuesCalled(callee, call.arguments, call.site)
    case .construct: return []
    }
  }

  func results(of function: FunctionID, _ arguments: [Val], _ receiver: Val, within call: Int32? = nil) -> [ResultValue] {
    let results = evaluator.records[function.index].results
    guard !results.isEmpty else { return [] }
    let bindings = Bindings(function: function, arguments: arguments, receiver: bounded(receiver, for: function))
    let substitution = Substitution(evaluator: evaluator, bindings: [bindings], call: call)
    return results.compactMap { result in
      guard let condition = substitution.apply(result.condition) else { return nil }
      return ResultValue(condition: condition, value: substituteResults(substitution.apply(result.value), substitution), site: result.site)
    }
  }

  /// What a closure gives, as seen from a caller of the function round it.
  func results(of closure: FunctionID, in environment: Int32) -> [ResultValue] {
    let substitution = Substitution(evaluator: evaluator, bindings: evaluator.environments[Int(environment)])
    return evaluator.records[closure.index].results.compactMap { result in
      guard let condition = substitution.apply(result.condition) else { return nil }
      return ResultValue(condition: condition, value: substituteResults(substitution.apply(result.value), substitution), site: result.site)
    }
  }

  /// A result that is itself a call's result: the inner call with this call's arguments.
  func substituteResults(_ value: Val, _ substitution: Substitution) -> Val {
    guard case .result(let inner) = vals[value] else { return value }
    let call = evaluator.calls[Int(inner)]
    let arguments = call.arguments.map { substitution.apply($0) }
    let receiver = substitution.apply(call.receiver)
    var isOtherCallee = false
    if case .value(let callee) = call.callee { isOtherCallee = substitution.apply(callee) != callee }
    guard arguments != call.arguments || receiver != call.receiver || isOtherCallee else { return value }
    return vals.intern(.result(evaluator.derivedCall(from: inner, arguments: arguments, receiver: receiver, substitution)))
  }
}
