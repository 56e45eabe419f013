import Facts

/// Where a type is written: what names mean there.
struct TypeScope: Hashable {
  var file: Int32
  var type: TypeID = .none
  var function: FunctionID = .none
  /// Where in the file the name stands, for what a function declares before; 0 where that is of no concern.
  var offset: UInt32 = 0
}

/// Turns types as written into terms. A class for its caches; a name that the source does not declare is an external type of that name.
final class TypeResolver {
  let program: Program
  let terms = Terms()
  private var conformances = TypeTable<[Term]>()
  private var aliasesInWork: Set<Member> = []
  private var boundsInWork: Set<Term> = []
  /// For each file the types that its functions declare.
  private var localTypes: [[Name: TypeID]?]
  /// The same for aliases, by position: a name may stand for another type in each block.
  var localAliases: [[Name: [Int32]]?]
  private var propertyTypes: [PropertyID: Term] = [:]
  var signatures: SignatureTypes
  /// What members were found, by the type that was asked for them.
  var foundMembers: [MemberKey: [FoundMember]] = [:]
  /// How often an answer hung on something that may change: a circle that was cut, a type that only a value tells.
  private var provisionalAnswers = 0
  private var conformancesInWork = 0
  /// Associated types that were inferred; unknown for those that nothing tells.
  var inferredTypes: [AssociatedType: Term] = [:]
  /// What each protocol demands, once somebody asks.
  var demandTable: [TypeID: [Member]]?
  var conformerTable: [TypeID: [TypeID]]?
  /// The type of a property that is written without one, once values are evaluated.
  var inferredType: ((PropertyID) -> Term)?

  init(_ program: Program) {
    self.program = program
    signatures = SignatureTypes(program)
    localTypes = Array(repeating: nil, count: program.files.count)
    localAliases = Array(repeating: nil, count: program.files.count)
  }

  var names: Names { program.names }
  func external(_ name: Name) -> TypeID { ProgramIndex.external(name, program) }

  // MARK: Written types

  func resolve(_ id: ID<TypeNode>, _ scope: TypeScope, depth: Int = 0) -> Term {
    guard id.exists else { return .unknown }
    guard depth < 64 else { return provisional(.unknown) }
    let unit = program.files[Int(scope.file)]
    let node = unit.facts[id]
    func inner(_ other: ID<TypeNode>) -> Term { resolve(other, scope, depth: depth + 1) }
    switch node.kind {
    case .unknown: return .unknown
    case .optional: return terms.optional(inner(node.base))
    case .array: return collection(of: inner(node.base))
    case .dictionary: return terms.intern(.dictionary(inner(node.base), inner(node.second)))
    case .some, .any: return inner(node.base)
    case .metatype: return terms.intern(.metatype(inner(node.base)))
    case .tuple:
      let parts = unit.facts[node.arguments]
      return terms.intern(.tuple(parts.map { inner($0.type) }, parts.map { program.name($0.label, in: scope.file) }))
    case .function: return terms.intern(.function(unit.facts[node.arguments].map { inner($0.type) }, inner(node.base)))
    case .composition:
      let parts = unit.facts[node.arguments].map { inner($0.type) }.filter(\.isKnown)
      return parts.count == 1 ? parts[0] : terms.intern(.composition(parts))
    case .named:
      return named(program.name(node.symbol, in: scope.file), unit.facts[node.arguments].map { inner($0.type) }, scope, depth)
    case .member:
      let name = program.name(node.symbol, in: scope.file)
      let arguments = unit.facts[node.arguments].map { inner($0.type) }
      if let found = modulePrefix(node.base, name, arguments, scope) { return found }
      let base = inner(node.base)
      guard let owner = terms.nominalType(base) else {
        guard case .generic = terms[base] else { return .unknown }
        // `Flow.Route` of a parameter `Flow: FlowProtocol`: what the protocol says of its associated type.
        let constraint = terms.nominalType(bound(of: base))
        return constraint.flatMap { nested(name, in: $0, arguments, depth) } ?? terms.intern(.generic(name, .none, scope.function))
      }
      if let found = nested(name, in: owner, arguments, depth) ?? identity(name, of: owner) { return found }
      return program.types[owner.index].isSource ? .unknown : terms.nominal(ProgramIndex.external(name, program), arguments)
    }
  }

  /// `Item.ID`, where no type is declared by that name: what the item's `id` is.
  private func identity(_ name: Name, of owner: TypeID) -> Term? {
    guard name == program.known.identityType else { return nil }
    for case .property(let id) in program.members[MemberKey(type: owner, name: program.known.identityProperty)] ?? [] {
      let written = writtenType(of: id)
      let type = written.isKnown ? written : provisional(inferredType?(id) ?? .unknown)
      if type.isKnown { return type }
    }
    return nil
  }

  /// `Module.Type`, where no type of that name stands in the way.
  private func modulePrefix(_ base: ID<TypeNode>, _ name: Name, _ arguments: [Term], _ scope: TypeScope) -> Term? {
    let unit = program.files[Int(scope.file)]
    let node = unit.facts[base]
    guard node.kind == .named else { return nil }
    let prefix = program.name(node.symbol, in: scope.file)
    guard program.globals[prefix] == nil else { return nil }
    return moduleType(name, in: prefix, arguments)
  }

  /// A type or an alias that a module declares outside others.
  func moduleType(_ name: Name, in module: Name, _ arguments: [Term] = []) -> Term? {
    for member in program.globals(name, in: module) {
      switch member {
      case .type(let id): return terms.nominal(id, arguments)
      case .alias(let file, let position): return alias(file, position, arguments, 0)
      default: continue
      }
    }
    return nil
  }

  private func named(_ name: Name, _ arguments: [Term], _ scope: TypeScope, _ depth: Int) -> Term {
    if name == program.known.selfType { return heldSelf(scope) ?? (scope.type.exists ? selfTerm(scope.type) : .unknown) }
    if let generic = genericParameter(name, scope) { return generic }
    if let position = localAlias(name, scope) { return alias(scope.file, position, arguments, depth) }
    var owner = scope.type
    var steps = 0
    while owner.exists, steps < 64 {
      if program.types[owner.index].name == name, program.types[owner.index].isSource { return terms.nominal(owner, arguments) }
      if let found = nested(name, in: owner, arguments, depth) { return found }
      owner = program.types[owner.index].parent
      steps += 1
    }
    if let local = localType(name, scope) { return terms.nominal(local, arguments) }
    let id = ProgramIndex.topLevel(name, seenFrom: scope.file, program)
    if id.exists { return terms.nominal(id, arguments) }
    for case .alias(let file, let position) in program.globals[name] ?? [] { return alias(file, position, arguments, depth) }
    return standardType(name, arguments) ?? terms.nominal(ProgramIndex.external(name, program), arguments)
  }

  /// The forms that are written with sugar, by their full names.
  private func standardType(_ name: Name, _ arguments: [Term]) -> Term? {
    let known = program.known
    if known.arrayTypes.contains(name) { return collection(of: arguments.last ?? .unknown) }
    if name == known.optional { return terms.optional(arguments.first ?? .unknown) }
    if name == known.dictionary, arguments.count == 2 { return terms.intern(.dictionary(arguments[0], arguments[1])) }
    if let alias = known.storeAliases[name], let last = arguments.last {
      let reducer = terms.nominalType(last)
      let parts = alias.parts.map { part in part.exists ? reducer.flatMap { memberType(part, in: $0) } ?? .unknown : last }
      return terms.nominal(external(alias.type), parts)
    }
    return name == known.void ? terms.intern(.tuple([], [])) : nil
  }

  // MARK: Settled answers

  private func provisional(_ term: Term) -> Term {
    provisionalAnswers += 1
    return term
  }

  /// The answer to a question about types, and whether it will always be the same.
  func settled(_ answer: () -> Term) -> (term: Term, isFinal: Bool) {
    let before = provisionalAnswers
    let term = answer()
    return (term, provisionalAnswers == before && isSettled)
  }

  /// Whether what types inherit is not being found out just now.
  var isSettled: Bool { conformancesInWork == 0 }

  /// An array, or what an array of such elements stands for.
  private func collection(of element: Term) -> Term {
    if case .nominal(let id, let arguments) = terms[element], !program.types[id.index].isSource, !arguments.isEmpty,
      let name = program.known.wrappingElements[program.types[id.index].name]?.collection
    {
      return terms.nominal(external(name), arguments)
    }
    return terms.array(element)
  }

  /// What a name without arguments means as a type.
  func resolveName(_ name: Name, _ scope: TypeScope) -> Term { named(name, [], scope, 0) }

  private func localType(_ name: Name, _ scope: TypeScope) -> TypeID? {
    guard scope.function.exists else { return nil }
    let file = Int(scope.file)
    if localTypes[file] == nil { localTypes[file] = localTypes(in: scope.file) }
    return localTypes[file]?[name]
  }

  private func localTypes(in file: Int32) -> [Name: TypeID] {
    var result: [Name: TypeID] = [:]
    for (place, fact) in program.files[Int(file)].facts.types.enumerated() where fact.outer.exists {
      let (name, id) = (program.name(fact.name, in: file), program.typeOfDeclaration[Int(file)][place])
      if id.exists, result[name] == nil { result[name] = id }
    }
    return result
  }

  /// A type with its own generic parameters as arguments.
  func selfTerm(_ type: TypeID) -> Term {
    terms.nominal(type, program.types[type.index].generics.map { terms.intern(.generic($0, type, .none)) })
  }

  private func genericParameter(_ name: Name, _ scope: TypeScope) -> Term? {
    var function = scope.function
    while function.exists {
      let fact = program.fact(function)
      let file = program.file(of: function)
      if program.files[Int(file)].facts[fact.generics].contains(where: { $0.name.exists && program.name($0.name, in: file) == name }) {
        return terms.intern(.generic(name, .none, function))
      }
      function = program.function(file, fact.outer)
    }
    var owner = scope.type
    while owner.exists {
      if program.types[owner.index].generics.contains(name) { return terms.intern(.generic(name, owner, .none)) }
      owner = program.types[owner.index].parent
    }
    return nil
  }

  private func nested(_ name: Name, in owner: TypeID, _ arguments: [Term], _ depth: Int) -> Term? {
    for type in lineage(owner) {
      for member in program.members[MemberKey(type: type, name: name)] ?? [] {
        switch member {
        case .type(let id): return terms.nominal(id, arguments)
        case .alias(let file, let position): return alias(file, position, arguments, depth)
        default: continue
        }
      }
    }
    return reducerState(name, of: owner) ?? packagesMember(name, of: owner)
  }

  private func alias(_ file: Int32, _ position: Int32, _ arguments: [Term], _ depth: Int) -> Term {
    let key = Member.alias(file: file, position: position)
    guard depth < 32, aliasesInWork.insert(key).inserted else { return provisional(.unknown) }
    defer { aliasesInWork.remove(key) }
    let fact = program.files[Int(file)].facts.aliases[Int(position)]
    let function = program.function(file, fact.outer)
    let type = function.exists ? program.owner(of: function) : program.type(file, fact.owner)
    if fact.isAssociated, !fact.type.exists {
      return terms.intern(.generic(program.name(fact.name, in: file), type, .none))
    }
    let scope = TypeScope(file: file, type: type, function: function, offset: fact.offset)
    let term = resolve(fact.type, scope, depth: depth + 1)
    let generics = program.files[Int(file)].facts[fact.generics].filter(\.name.exists).map { program.name($0.name, in: file) }
    guard !generics.isEmpty, !arguments.isEmpty else { return term }
    // Nothing declares an alias's own parameters: they were taken for foreign types.
    return terms.map(term) { form in
      guard case .nominal(let id, _) = form, !program.types[id.index].isSource,
        let index = generics.firstIndex(of: program.types[id.index].name), index < arguments.count
      else { return nil }
      return arguments[index]
    }
  }

  // MARK: Inheritance

  /// What a type's declaration and its extensions say that it inherits from or conforms to; nothing of no type (a function outside types).
  func inherited(_ type: TypeID) -> [Term] {
    guard type.exists else { return [] }
    if let known = conformances[type] { return known }
    conformances[type] = []  // a circle in broken source ends here
    conformancesInWork += 1
    defer { conformancesInWork -= 1 }
    var result: [Term] = []
    for (file, id) in program.types[type.index].declarations {
      let unit = program.files[Int(file)]
      let fact = unit.facts[id]
      let scope = TypeScope(file: file, type: program.types[type.index].parent)
      result += unit.facts[fact.inherited].map { resolve($0.type, scope) }
    }
    if !program.types[type.index].isSource {
      let name = program.types[type.index].name
      for parent in [program.known.superclasses[name], program.known.packageParents[name]] {
        if let parent { result.append(terms.nominal(external(parent))) }
      }
    }
    conformances[type] = result
    return result
  }

  /// The type, then its superclasses and protocols, nearest first, each once; nothing for code outside of types.
  func lineage(_ type: TypeID) -> [TypeID] {
    guard type.exists else { return [] }
    if let known = lineages[type] { return known }
    var order = [type]
    var seen: Set<TypeID> = [type]
    var position = 0
    while position < order.count, order.count < 256 {
      for term in inherited(order[position]) {
        for id in nominals(term) where seen.insert(id).inserted { order.append(id) }
      }
      position += 1
    }
    lineages[type] = order
    return order
  }
  private var lineages = TypeTable<[TypeID]>()

  private func nominals(_ term: Term) -> [TypeID] {
    switch terms[term] {
    case .nominal(let id, _): [id]
    case .composition(let parts): parts.flatMap { nominals($0) }
    default: []
    }
  }

  /// Whether a type is, inherits from or conforms to one of the given external names.
  func descends(_ type: TypeID, from wanted: Set<Name>) -> Bool {
    lineage(type).contains { wanted.contains(program.types[$0.index].name) && !program.types[$0.index].isSource }
  }

  // MARK: Constraints

  /// What a generic parameter is known to be: its constraints.
  func bound(of term: Term) -> Term {
    guard case .generic(let name, let type, let function) = terms[term] else { return term }
    guard boundsInWork.insert(term).inserted else { return provisional(.unknown) }  // a circle in broken source ends here
    defer { boundsInWork.remove(term) }
    if type.exists, program.types[type.index].kind == .protocol { return associatedBound(name, type) }
    var ranges: [(Int32, ArraySlice<GenericParameter>, TypeScope)] = []
    if function.exists {
      let file = program.file(of: function)
      ranges.append(
        (file, program.files[Int(file)].facts[program.fact(function).generics], TypeScope(file: file, type: program.owner(of: function))))
    } else if type.exists {
      for (file, id) in program.types[type.index].declarations {
        let unit = program.files[Int(file)]
        ranges.append((file, unit.facts[unit.facts[id].generics], TypeScope(file: file, type: program.types[type.index].parent)))
      }
    }
    var constraints: [Term] = []
    for (file, parameters, scope) in ranges {
      let unit = program.files[Int(file)]
      for parameter in parameters where parameter.constraint.exists {
        let isNamed = parameter.name.exists && program.name(parameter.name, in: file) == name
        let isSubject = parameter.subject.exists && unit.facts[parameter.subject].kind == .named
          && program.name(unit.facts[parameter.subject].symbol, in: file) == name
        guard isNamed || isSubject else { continue }
        let constraint = resolve(parameter.constraint, scope)
        if constraint.isKnown, !constraints.contains(constraint) { constraints.append(constraint) }
      }
    }
    return constraints.count > 1 ? terms.intern(.composition(constraints)) : constraints.first ?? .unknown
  }

  private func associatedBound(_ name: Name, _ owner: TypeID) -> Term {
    for case .alias(let file, let position) in program.members[MemberKey(type: owner, name: name)] ?? [] {
      let fact = program.files[Int(file)].facts.aliases[Int(position)]
      guard fact.isAssociated, fact.constraint.exists else { continue }
      return resolve(fact.constraint, TypeScope(file: file, type: owner))
    }
    return .unknown
  }

  // MARK: Properties

  /// The written type of a property; unknown where only its value tells (see the evaluator).
  func writtenType(of property: PropertyID) -> Term {
    if let known = propertyTypes[property] { return known }
    let fact = program.fact(property)
    let file = program.file(of: property)
    let term = resolve(fact.type, TypeScope(file: file, type: program.owner(of: property), function: program.function(file, fact.outer)))
    propertyTypes[property] = term
    return term
  }
}
