import Facts

/// What the parameters of a function are at one call of it.
struct Bindings: Hashable {
  let function: FunctionID
  let arguments: [Val]
  /// What `self` is; unknown leaves it as it stands.
  let receiver: Val
}

extension Bindings {
  /// One parameter, or `self`, with a value; nil where the subject is none.
  init?(_ subject: Val, is value: Val, _ vals: Vals) {
    guard case .parameter(let function, let index) = vals[subject], index < 64 else { return nil }
    let arguments = index < 0 ? [] : Array(repeating: Val.unknown, count: Int(index)) + [value]
    self.init(function: function, arguments: arguments, receiver: index < 0 ? value : .unknown)
  }
}

/// Puts arguments in the place of parameters. A class: it remembers what it made of each value, for a call carries many.
final class Substitution {
  let evaluator: Evaluator
  let bindings: [Bindings]
  /// The call that it stands for, if it does for one: what is derived with it is derived from within that.
  let call: Int32?
  private var made: [Val: Val] = [:]

  init(evaluator: Evaluator, bindings: [Bindings], call: Int32? = nil) {
    self.evaluator = evaluator
    self.bindings = bindings
    self.call = call
  }

  func apply(_ value: Val, depth: Int = 0) -> Val {
    guard evaluator.vals.hasParameter(value) else { return value }
    if case .parameter(let function, let index) = evaluator.vals[value] { return argument(value, function, Int(index)) }
    if let known = made[value] { return known }
    guard depth < 32 else { return .unknown }
    let result = compute(value, depth)
    made[value] = result
    return result
  }

  private func compute(_ value: Val, _ depth: Int) -> Val {
    let vals = evaluator.vals
    func inner(_ other: Val) -> Val { apply(other, depth: depth + 1) }
    switch vals[value] {
    case .closure(let id):
      guard evaluator.captures(id, from: bindings) else { return value }
      return vals.intern(.applied(id, evaluator.environment(bindings)))
    case .applied(let id, let environment):
      let inner = evaluator.environments[Int(environment)].map { own in
        Bindings(
          function: own.function, arguments: own.arguments.map { apply($0, depth: depth + 1) },
          receiver: apply(own.receiver, depth: depth + 1))
      }
      let more = bindings.filter { own in !inner.contains { $0.function == own.function } }
      return vals.intern(.applied(id, evaluator.environment(inner + more)))
    case .unknown, .null, .bool, .text, .number, .local, .caseFunction, .type, .keyPath, .result: return value
    case .parameter(let function, let index): return argument(value, function, Int(index))
    case .member(let base, let property):
      let changed = inner(base)
      if changed == base { return value }
      if let field = field(property, of: changed) { return field }
      return changed.isKnown ? vals.intern(.member(changed, property)) : .unknown
    case .foreign(let base, let name):
      let changed = inner(base)
      if case .tuple(let parts) = vals[changed], let position = Int(evaluator.names[name]), position >= 0, position < parts.count {
        return parts[position]
      }
      if let part = evaluator.carriedPart(name, of: changed) { return part }
      return changed == base ? value : evaluator.led(from: changed, by: name)
    case .element(let base):
      let changed = inner(base)
      // No value was handed to a variadic parameter: there is no element.
      if case .array(let items) = vals[changed], items.isEmpty, case .parameter = vals[base] { return vals.intern(.null) }
      return changed == base ? value : evaluator.element(of: changed)
    case .entry(let base, let key): return evaluator.entry(of: inner(base), under: inner(key))
    case .dictionary(let items): return vals.intern(.dictionary(items.map(inner)))
    case .payload(let base, let id, let index):
      let changed = inner(base)
      return changed == base ? value : evaluator.payload(vals.intern(.payload(changed, id, index)))
    case .enumCase(let id, let arguments):
      return arguments.isEmpty ? value : vals.intern(.enumCase(id, arguments.map(inner)))
    case .construct(let type, let initializer, let arguments, let site):
      return arguments.isEmpty ? value : vals.intern(.construct(type, initializer, arguments.map(inner), site))
    case .foreignCall(let base, let name, let labels, let arguments, let site):
      return vals.intern(.foreignCall(inner(base), name, labels, arguments.map(inner), site))
    case .function(let id, let receiver): return vals.intern(.function(id, inner(receiver)))
    case .array(let items): return vals.intern(.array(items.map(inner)))
    case .tuple(let items): return vals.intern(.tuple(items.map(inner)))
    case .choice(let items): return vals.choice(items.map(inner))
    case .binding(let base): return evaluator.bindingValue(inner(base))
    case .allOf(let base):
      let changed = inner(base)
      return changed == base ? value : evaluator.allElements(changed)
    }
  }

  private func argument(_ parameter: Val, _ function: FunctionID, _ index: Int) -> Val {
    guard let own = bindings.first(where: { $0.function == function }) else { return parameter }
    if index < 0 { return own.receiver.isKnown ? own.receiver : parameter }
    return index < own.arguments.count ? own.arguments[index] : .unknown
  }

  /// The value of a property of something that was made in place.
  private func field(_ property: PropertyID, of value: Val) -> Val? {
    guard case .choice(let items) = evaluator.vals[value] else { return evaluator.constructedField(property, of: value) }
    for item in items {
      if let known = evaluator.constructedField(property, of: item) { return known }
    }
    return nil
  }

  func apply(_ condition: Condition) -> Condition? {
    let guards = evaluator.guards
    guard condition != .always, guards.hasParameter(condition, evaluator.vals) else { return condition }
    var atoms: [Atom] = []
    for atom in guards.atoms(condition) {
      switch evaluator.reduced(mapped(atom)) {
      case .holds: continue
      case .fails: return nil
      case .open(let open): atoms.append(open)
      }
    }
    return guards.condition(atoms)
  }

  private func mapped(_ atom: Atom) -> Atom {
    switch atom {
    case .isCase(let value, let ids): .isCase(apply(value), ids)
    case .isOther(let value, let ids): .isOther(apply(value), ids)
    case .equals(let value, let name): .equals(apply(value), name)
    case .flag(let value, let state): .flag(apply(value), state)
    case .exists(let value, let site, let state): .exists(apply(value), site, state)
    case .meets(let value, let demand, let witness): .meets(apply(value), demand, witness)
    case .opaque: atom
    }
  }
}

extension Evaluator {
  /// Whether what a closure gives hangs on a parameter of one of the functions round it.
  func captures(_ closure: FunctionID, from bindings: [Bindings]) -> Bool {
    let results = records[closure.index].results
    guard results.contains(where: { $0.condition != .always || vals.hasParameter($0.value) }) else { return false }
    var current = records[closure.index].parent
    for _ in 0..<64 where current.exists {
      if bindings.contains(where: { $0.function == current }) { return true }
      current = records[current.index].parent
    }
    return false
  }

  func environment(_ bindings: [Bindings]) -> Int32 {
    if let known = environmentTable[bindings] { return known }
    let position = Int32(truncatingIfNeeded: environments.count)
    environments.append(bindings)
    environmentTable[bindings] = position
    return position
  }
}

/// What is left of a demand once its value is known.
enum Reduced {
  case holds
  case fails
  case open(Atom)
}

extension Evaluator {
  func reduced(_ atom: Atom) -> Reduced {
    switch atom {
    case .isCase(let value, let ids):
      let known = cases(value)
      guard !known.isEmpty else { return .open(atom) }
      if known.allSatisfy({ ids.contains($0) }) { return .holds }
      return known.contains { ids.contains($0) } ? .open(atom) : .fails
    case .isOther(let value, let ids):
      let known = cases(value)
      guard !known.isEmpty else { return .open(atom) }
      if known.allSatisfy({ ids.contains($0) }) { return .fails }
      return known.contains { ids.contains($0) } ? .open(atom) : .holds
    case .equals(let value, let name):
      if let other = constantText(value) { return other == name ? .holds : .fails }
      return .open(atom)
    case .flag(let value, let state):
      if case .bool(let known) = vals[value] { return known == state ? .holds : .fails }
      return .open(atom)
    case .exists(let value, _, let state):
      switch vals[value] {
      case .null: return state ? .fails : .holds
      case .construct, .enumCase: return state ? .holds : .fails
      default: return .open(atom)
      }
    case .meets(let value, let demand, let witness):
      guard let types = runTimeTypes(value) else { return .open(atom) }
      let answers = types.map { met(demand, by: $0).contains(witness) }
      if !answers.contains(false) { return .holds }
      return answers.contains(true) ? .open(atom) : .fails
    case .opaque: return .open(atom)
    }
  }

  /// The cases that a value can be; empty where that is not known.
  private func cases(_ value: Val) -> [CaseID] {
    var result: [CaseID] = []
    for alternative in vals.alternatives(value) {
      switch vals[alternative] {
      case .enumCase(let id, _), .caseFunction(let id): result.append(id)
      default: return []
      }
    }
    return result
  }

  /// The value that a made thing's property got: by the memberwise initialiser, or by an assignment in its own or an inherited one.
  func constructedField(_ property: PropertyID, of value: Val, depth: Int = 0) -> Val? {
    if let known = field(property, of: value) { return known }
    guard depth < 16, fieldsInWork < 32, case .construct(let type, let initializer, let arguments, _) = vals[value], initializer.exists
    else { return nil }
    // Initialisers that make each other to ask for the same field go round in a circle.
    fieldsInWork += 1
    defer { fieldsInWork -= 1 }
    let seen = Substitution(evaluator: self, bindings: [Bindings(function: initializer, arguments: arguments, receiver: .unknown)])
    // Each branch may give it another value; what stands in none takes the place of what was before.
    var found: [Val] = []
    var isSettled = false
    for index in records[initializer.index].puts {
      let put = puts[Int(index)]
      guard put.operation == .assign else { continue }
      let place = place(behind: put.place)
      guard case .member(let base, property) = vals[place], case .parameter(initializer, -1) = vals[base] else { continue }
      guard let condition = seen.apply(put.condition) else { continue }
      if condition == .always {
        found = []
        isSettled = true
      }
      found.append(seen.apply(put.value))
    }
    if !found.isEmpty {
      let initial = program.fact(property).initial
      if !isSettled, initial.exists { found.insert(defaultValue(program.function(program.file(of: property), initial)), at: 0) }
      return vals.choice(found)
    }
    // `super.init(…)` makes one of the superclass.
    guard program.types[type.index].kind == .class, program.owner(of: property) != type,
      let parent = resolver.inherited(type).lazy.compactMap({ self.terms.nominalType($0) }).first
    else { return nil }
    for index in records[initializer.index].calls {
      guard case .construct(parent, _) = calls[Int(index)].callee else { continue }
      return constructedField(property, of: calls[Int(index)].receiver, depth: depth + 1).map { seen.apply($0) }
    }
    return nil
  }
}
