import Facts

/// Where values go: the calls of each function, the assignments of each property. Answers what a parameter, a property or a result can be,
/// over the whole source and without telling one instance of a type from another (a field-based analysis in the manner of Heintze and
/// Tardieu 2001).
final class Flow {
  let evaluator: Evaluator
  /// For each function the calls of it.
  private(set) var callers: [FunctionID: [Int32]] = [:]
  /// For each type the calls that make it.
  private(set) var constructions: [TypeID: [Int32]] = [:]
  /// Calls of values that are closures or functions, by the place of the value.
  private(set) var valueCalls: [Int32] = []
  private(set) var assignments: [PropertyID: [Val]] = [:]
  private var memo: [Val: [Val]] = [:]
  private var inWork: Set<Val> = []

  var vals: Vals { evaluator.vals }
  var program: Program { evaluator.program }

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    for (index, call) in evaluator.calls.enumerated() {
      let position = Int32(truncatingIfNeeded: index)
      switch call.callee {
      case .functions(let ids): for id in ids { callers[id, default: []].append(position) }
      case .construct(let type, let initializer):
        constructions[type, default: []].append(position)
        if initializer.exists { callers[initializer, default: []].append(position) }
        for (property, value) in memberwise(type, initializer, call.arguments) { assignments[property, default: []].append(value) }
      case .value: valueCalls.append(position)
      }
    }
    for put in evaluator.puts where put.operation == .assign || put.operation == .append {
      if case .member(_, let property) = vals[evaluator.place(behind: put.place)] {
        let value = put.operation == .append ? vals.intern(.array([put.value])) : put.value
        assignments[property, default: []].append(value)
      }
    }
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

  private func memberwise(_ type: TypeID, _ initializer: FunctionID, _ arguments: [Val]) -> [(PropertyID, Val)] {
    guard !initializer.exists else { return [] }
    return Array(zip(evaluator.memberwise(type), arguments)).filter { $0.1.isKnown }
  }

  /// What a value can be: cases, constructs, closures …; `unknown` among them where the source does not tell all.
  func resolve(_ value: Val) -> [Val] {
    if let known = memo[value] { return known }
    guard inWork.count < 200 else { return [.unknown] }
    guard inWork.insert(value).inserted else { return [] }
    let isOutermost = inWork.count == 1
    defer { inWork.remove(value) }
    var result: [Val] = []
    func add(_ more: [Val]) {
      for item in more where !result.contains(item) && result.count < 256 { result.append(item) }
    }
    switch vals[value] {
    case .unknown: add([value])
    case .null: break
    case .choice(let items): for item in items { add(resolve(item)) }
    case .parameter(let function, let index):
      if index >= 0 { for argument in arguments(of: function, Int(index)) { add(resolve(argument)) } }
    case .member(let base, let property):
      if let known = evaluator.constructedField(property, of: base) {
        add(resolve(known))
      } else {
        for made in resolveConstructs(base) { if let known = evaluator.constructedField(property, of: made) { add(resolve(known)) } }
        if result.isEmpty { for assigned in assignments[property] ?? [] { add(resolve(assigned)) } }
        for given in getterResults(property, base) { add(resolve(given.value)) }
      }
    case .element(let base):
      for collection in resolve(base) {
        if case .array(let items) = vals[collection] { for item in items { add(resolve(item)) } }
      }
    case .payload(let base, let id, let index):
      for subject in resolve(base) {
        if case .enumCase(id, let arguments) = vals[subject], Int(index) < arguments.count { add(resolve(arguments[Int(index)])) }
      }
    case .result(let call): for given in results(ofCall: call) { add(resolve(given)) }
    case .binding(let base): add(resolve(base))
    default: add([value])
    }
    // Nothing found is something unknown: whoever asks must not take what else there is for all.
    if result.isEmpty, case .null = vals[value] {} else if result.isEmpty { result = [.unknown] }
    if isOutermost { memo[value] = result }
    return result
  }

  /// Things made in place that a base can be, where it is not `self`.
  private func resolveConstructs(_ base: Val) -> [Val] {
    switch vals[base] {
    case .parameter, .local, .unknown, .null, .type: return []
    default: return resolve(base).filter { if case .construct = vals[$0] { true } else { false } }
    }
  }

  /// What a computed property gives, with its conditions; nothing for a stored one.
  func getterResults(_ property: PropertyID, _ base: Val) -> [ResultValue] {
    let fact = program.fact(property)
    guard fact.getter.exists else { return [] }
    return results(of: program.function(program.file(of: property), fact.getter), [], base)
  }

  /// The arguments that calls give for a parameter: of a closure those of the calls of the values that hold it.
  func arguments(of function: FunctionID, _ index: Int) -> [Val] {
    var result: [Val] = []
    for position in callers[function] ?? [] {
      let call = evaluator.calls[Int(position)]
      if index < call.arguments.count { result.append(call.arguments[index]) }
    }
    for position in closureCalls(of: function) {
      let call = evaluator.calls[Int(position)]
      if index < call.arguments.count { result.append(call.arguments[index]) }
    }
    return result
  }

  /// The calls of values that may be this closure.
  func closureCalls(of closure: FunctionID) -> [Int32] { closureCallTable[closure] ?? [] }

  private lazy var closureCallTable: [FunctionID: [Int32]] = {
    var table: [FunctionID: [Int32]] = [:]
    for position in valueCalls {
      guard case .value(let callee) = evaluator.calls[Int(position)].callee else { continue }
      for target in callables(callee) { table[target.function, default: []].append(position) }
    }
    return table
  }()

  /// The functions that a value which is called can be, with their receivers.
  func callables(_ value: Val) -> [(function: FunctionID, receiver: Val)] {
    resolve(value).compactMap { known in
      switch vals[known] {
      case .closure(let id): (id, .unknown)
      case .function(let id, let receiver): (id, receiver)
      default: nil
      }
    }
  }

  /// What a call gives, with its arguments in the place of parameters.
  func results(ofCall index: Int32) -> [Val] { guardedResults(ofCall: index).map(\.value) }

  func guardedResults(ofCall index: Int32) -> [ResultValue] {
    let call = evaluator.calls[Int(index)]
    switch call.callee {
    case .functions(let ids): return ids.flatMap { results(of: $0, call.arguments, call.receiver) }
    case .value(let callee): return callables(callee).flatMap { results(of: $0.function, call.arguments, $0.receiver) }
    case .construct: return []
    }
  }

  func results(of function: FunctionID, _ arguments: [Val], _ receiver: Val) -> [ResultValue] {
    let substitution = Substitution(evaluator: evaluator, bindings: [Bindings(function: function, arguments: arguments, receiver: receiver)])
    return evaluator.records[function.index].results.compactMap { result in
      guard let condition = substitution.apply(result.condition) else { return nil }
      return ResultValue(condition: condition, value: substituteResults(substitution.apply(result.value), substitution), site: result.site)
    }
  }

  /// A result that is itself a call's result: the inner call with this call's arguments.
  private func substituteResults(_ value: Val, _ substitution: Substitution) -> Val {
    guard case .result(let inner) = vals[value] else { return value }
    let call = evaluator.calls[Int(inner)]
    let arguments = call.arguments.map { substitution.apply($0) }
    let receiver = substitution.apply(call.receiver)
    guard arguments != call.arguments || receiver != call.receiver else { return value }
    return vals.intern(.result(evaluator.derivedCall(from: inner, arguments: arguments, receiver: receiver, substitution)))
  }
}

extension Evaluator {
  /// A call as seen from a caller further out: recorded once for its arguments, belonging to no function.
  func derivedCall(from index: Int32, arguments: [Val], receiver: Val, _ substitution: Substitution) -> Int32 {
    let key = DerivedCall(call: index, arguments: arguments, receiver: receiver)
    if let known = derivedCalls[key] { return known }
    guard derivedCalls.count < 200_000 else { return index }
    var call = calls[Int(index)]
    call.arguments = arguments
    call.receiver = receiver
    if case .value(let callee) = call.callee { call.callee = .value(substitution.apply(callee)) }
    let position = Int32(truncatingIfNeeded: calls.count)
    calls.append(call)
    derivedCalls[key] = position
    return position
  }
}

struct DerivedCall: Hashable {
  let call: Int32
  let arguments: [Val]
  let receiver: Val
}
