import Facts
import Knowledge

/// A value with its type, as far as it is known.
struct Typed {
  var value: Val
  var type: Term

  static let unknown = Typed(value: .unknown, type: .unknown)
}

/// A name that a function binds.
struct Local {
  let name: Name
  var typed: Typed
  /// What was assigned to it, where it was declared without value: with what held there.
  var assigned: [Yield] = []
  /// Declared in the function as a variable: what is done to it is done to no other place, unless it holds an object.
  var isVariable = false
}

/// A value made at one place is the same however its arguments are seen.
enum ValueIdentity: Hashable {
  case made(Site)
  case value(Val)
}

/// What a statement-level expression or a `return` gives.
struct Yield {
  let condition: Condition
  let typed: Typed
  let isReturn: Bool
  let site: Site
}

/// Where the evaluation stands.
struct Frame {
  var function: FunctionID
  /// The method whose `self` is meant.
  var selfFunction: FunctionID
  var selfType: TypeID
  var isStatic: Bool
  var file: Int32
  var condition: Condition = .always
  var locals: [Local] = []
  /// What statement-level expressions and `return` give.
  var yields: [Yield] = []
  var expectedResult: Term = .unknown
  var role: Role = .inline
  var depth = 0
  /// Where the value at hand stands.
  var offset: UInt32 = 0
  /// What a loop's condition compares with: values are taken off until it is met.
  var loopTarget = Val.unknown
}

/// Pass 2: reads every body once, resolves what its names mean and records what it does: calls, writes, presentations, results.
/// A class for its tables, which all bodies share.
final class Evaluator {
  let resolver: TypeResolver
  let knowledge: KnowledgeTable
  let vals = Vals()
  let guards = Guards()
  var records: [FunctionRecord]
  var calls: [CallRecord] = []
  var puts: [PutRecord] = []
  var presentations: [PresentationRecord] = []
  /// Calls that send a value, and closures that listen, with the publishers.
  var sendings: [Sending] = []
  var listeners: [Listener] = []
  /// Loops over what is sent, by the value that stands for it.
  var loopListeners: [Listener] = []
  /// The types of publishers that calls give.
  var publisherTypes: [Val: Term] = [:]
  /// Stands for all containers that make values by their types.
  let container: Val
  /// What the last call of the table gives, where that is told by the shape.
  var given: Typed?
  /// What is put into dictionaries, with the keys.
  var keyedPuts: [KeyedPut] = []
  /// Whether the value at hand is a place that is written; the entry of a dictionary that it was.
  var isWriting = false
  var writtenEntry: (base: Val, key: Val)?
  /// To what closures are handed that code outside the source calls.
  var takers: [FunctionID: Name] = [:]
  /// Where a flag is turned over: `isShown.toggle()`, `isShown = !isShown`.
  var toggles: Set<Site> = []
  /// The functions that answer actions, and the calls that send such.
  var reducers: [Reducer] = []
  var actionSendings: [ActionSending] = []
  /// For each type of values the methods that packages ask for them, and what objects of each type begin with.
  var answerers: [TypeID: [FunctionID]]?
  var beginnings: [TypeID: [Val]] = [:]
  /// Properties of foreign types that hold what is shown, as they were met.
  var foreignPlaces: [Val: ForeignPlace] = [:]
  /// The type whose static method the arguments at hand are for: where nothing else tells, implicit members are of it.
  var impliedType = Term.unknown
  /// Cases whose payload a view reads by a case path: it shows what is there, in whatever way.
  var shownCases: Set<CaseID> = []
  /// The type that is made by the call at hand.
  var madeType = Term.unknown
  /// The type that the place wants where the last call stands.
  var wantedType = Term.unknown
  var frame: Frame
  /// Written properties of values that were made in place (`hosting.modalPresentationStyle = .fullScreen`).
  var attributes: [ValueIdentity: [Name: Val]] = [:]
  /// Where titles of what the source does not declare are set, and whether the value at hand is a title.
  var titleWrites: [TitleWrite] = []
  var isReadingTitle = false
  /// The elements of collections for each of which something is made.
  var mappedElements: Set<Val> = []
  /// For each binding that is made by hand what its getter asks of the place that it reads, by where it is made.
  var bindingConditions: [Site: Condition] = [:]
  var inferredTypes: [PropertyID: Term] = [:]
  var initialValues: [FunctionID: Val] = [:]
  var viewTypes = TypeTable<Bool>()
  private var previewTypes = TypeTable<Bool>()
  /// Classes that are controllers because storyboards say so, whatever they inherit from.
  var interfaceControllers: Set<TypeID> = []
  /// Types that code names as values: for a static member, a metatype, a generic call.
  var namedTypes: Set<TypeID> = []
  /// Presentations in which a class is handed what it shows itself, as the container of a framework that it is.
  var heldBySelf: [Int32] = []
  /// Calls of initialisers of types that are values.
  var metatypeCalls: Set<Int32> = []
  /// Where code names types as what something is: as a value, by a cast, as a generic argument.
  var typeUses: [TypeID: [FunctionID: Site]] = [:]
  /// For each requirement that was called the functions that meet it, by the type of the receiver.
  var frameworkConformers: FrameworkConformers?
  var witnessTable: [Requirement: (functions: [FunctionID], isInferred: Bool)] = [:]
  /// How many fields of made things are being asked for, one for the other.
  var fieldsInWork = 0
  /// What single types meet requirements with.
  var metDemands: [Requirement: [FunctionID]] = [:]
  /// For each property that a protocol demands those that meet it.
  var propertyWitnesses: [PropertyID: [PropertyID]] = [:]
  /// For each computed property of a class those that subclasses put in its place, with it.
  var propertyOverrides: [PropertyID: [PropertyID]] = [:]
  /// The classes that the source makes: set once all bodies were read.
  var madeClasses: Set<TypeID> = []
  /// A requirement that more functions meet gives any value: a value that can be more things is partly unknown anyway.
  static let maximumFollowedWitnesses = 256
  /// For each function that meets such requirements these.
  var crowded: [FunctionID: [FunctionID]] = [:]
  var crowdedRequirements: Set<FunctionID> = []
  /// The name by which a binding says that there is something in a place: `Binding(get: { item != nil }, …)`.
  let presence: Name
  /// The shape that the last call of the table took.
  var matchedShape: Int?
  /// What the route leads to that the last call of the table was given as a key path: such calls give it.
  var routedType = Term.unknown
  /// The last implicit member whose type was not told, and the values that wait for it.
  var untypedMember: UntypedMember?
  var untypedValues: [UntypedValue] = []
  /// The shapes that some call has, and the keys of the table that some property is read from the environment by.
  var usedShapes: Set<Int> = []
  var usedKeys: Set<Name> = []
  /// Calls of what is not known that are handed an enum and closures; by enum what else is not known and is given its cases.
  var untaughtCalls: [UntaughtCalls.Candidate] = []
  var untaughtValues: [TypeID: Set<Name>] = [:]
  /// How many of the calls stand in the source; further ones were derived.
  var recordedCalls = 0
  /// Conditions that were not understood, as written.
  var opaqueTexts: [Site: String] = [:]
  /// Enums whose values are made from data.
  var dataEnums: Set<TypeID> = []
  /// Where views name their own computed properties that give a part of them.
  var parts: [PropertyID: [Site: PartUse]] = [:]
  /// Where code outside the source may be told how to show values of a type.
  var possibleBuilders: [PossibleBuilder] = []
  /// Where code names the values of cases.
  var mentions = Mentions()
  /// For each generic parameter of a function what calls give for it.
  var functionInstances: [Term: [Term]] = [:]
  var derivedCalls: [DerivedCall: Int32] = [:]
  /// What closures capture, as seen from callers.
  var environments: [[Bindings]] = []
  var environmentTable: [[Bindings]: Int32] = [:]
  /// Where derived calls come from.
  var derivations: [Int32: Derivation] = [:]
  /// Whether effects are carried to callers: these have derived calls of their own.
  var carriesEffects = false

  var program: Program { resolver.program }
  var terms: Terms { resolver.terms }
  var names: Names { resolver.names }
  var known: WellKnownNames { resolver.program.known }

  init(_ resolver: TypeResolver, _ knowledge: Knowledge) {
    self.resolver = resolver
    self.knowledge = KnowledgeTable(knowledge, resolver.names, imports: resolver.program.imports, parents: resolver.program.known.packageParents)
    presence = resolver.names.intern("?")
    container = vals.intern(.foreign(vals.intern(.null), resolver.names.intern("[]")))
    records = resolver.program.functionFile.map { _ in FunctionRecord() }
    frame = Frame(function: .none, selfFunction: .none, selfType: .none, isStatic: true, file: 0)
    resolver.inferredType = { [weak self] in self?.typeOf($0) ?? .unknown }
  }

  /// The file at hand.
  var unit: SourceUnit { resolver.program.files[Int(frame.file)] }

  /// The names of methods and properties that some class of the source overrides.
  private(set) lazy var overriddenNames: Set<Name> = {
    var result: Set<Name> = []
    for index in program.functionFile.indices {
      let id = FunctionID(raw: Int32(truncatingIfNeeded: index))
      if program.fact(id).modifiers.contains(.override) { result.insert(program.name(of: id)) }
    }
    for index in program.propertyFile.indices {
      let id = PropertyID(raw: Int32(truncatingIfNeeded: index))
      if program.fact(id).modifiers.contains(.override) { result.insert(program.name(of: id)) }
    }
    return result
  }()

  /// Evaluates all bodies that count for something.
  func evaluateAll() {
    for index in records.indices {
      let id = FunctionID(raw: Int32(truncatingIfNeeded: index))
      guard !records[index].isEvaluated, counts(id) else { continue }
      evaluate(id)
    }
    resolveUntypedMembers()
    noteReducerMethods()
  }

  /// Not in a test, a preview, or inside another function (that one evaluates it).
  func counts(_ id: FunctionID) -> Bool {
    let file = program.file(of: id)
    let fact = program.fact(id)
    guard !program.files[Int(file)].isTest, !fact.outer.exists, fact.hasBody else { return false }
    if fact.kind == .macro { return false }
    let owner = program.owner(of: id)
    if owner.exists, isPreview(owner) { return false }
    return true
  }

  func isPreview(_ type: TypeID) -> Bool {
    guard type.exists else { return false }
    if let known = previewTypes[type] { return known }
    let entity = program.types[type.index]
    let result = resolver.descends(type, from: knowledge.previewNames) || entity.inTest || isPreview(entity.parent)
    previewTypes[type] = result
    return result
  }

  /// Evaluates a function that stands on its own.
  func evaluate(_ id: FunctionID) {
    // One that is met too deep waits for its own turn.
    guard !records[id.index].isEvaluated, frame.depth < 200 else { return }
    let saved = frame
    defer { frame = saved }
    let fact = program.fact(id)
    let owner = program.owner(of: id)
    let isStatic = fact.modifiers.contains(.static) || fact.modifiers.contains(.class)
    frame = Frame(
      function: id, selfFunction: id, selfType: owner, isStatic: isStatic || !owner.exists, file: program.file(of: id), depth: saved.depth + 1)
    records[id.index].isEvaluated = true
    records[id.index].selfFunction = id
    frame.expectedResult = expectedResult(of: id)
    bindParameters(of: id)
    executeBody(of: id)
  }

  /// For each default value the parameter that it is for.
  private(set) lazy var defaultPlaces: [FunctionID: (function: FunctionID, index: Int)] = {
    var result: [FunctionID: (function: FunctionID, index: Int)] = [:]
    for index in records.indices {
      let function = FunctionID(raw: Int32(truncatingIfNeeded: index))
      for (place, parameter) in program.parameters(of: function).enumerated() where parameter.defaultValue.exists {
        result[program.function(program.file(of: function), parameter.defaultValue)] = (function, place)
      }
    }
    return result
  }()

  /// The type that a body has to give: of an accessor or initial value the property's, of a default value the parameter's.
  private func expectedResult(of id: FunctionID) -> Term {
    let fact = program.fact(id)
    switch fact.kind {
    case .function: return resolver.resultType(id)
    case .getter, .initialValue:
      if fact.result.exists { return resolver.resultType(id) }
      if let place = defaultPlaces[id] { return resolver.parameterType(place.function, place.index) }
      let owner = program.owner(of: id)
      let name = program.name(fact.name, in: program.file(of: id))
      let candidates = owner.exists ? program.members[MemberKey(type: owner, name: name)] : program.globals[name]
      for case .property(let property) in candidates ?? [] { return resolver.writtenType(of: property) }
      return .unknown
    default: return .unknown
    }
  }

  func bindParameters(of id: FunctionID) {
    let file = program.file(of: id)
    let fact = program.fact(id)
    for (index, parameter) in program.parameters(of: id).enumerated() where parameter.name.exists {
      let value = vals.intern(.parameter(id, Int32(truncatingIfNeeded: index)))
      frame.locals.append(
        Local(name: program.name(parameter.name, in: file), typed: Typed(value: value, type: resolver.parameterType(id, index))))
    }
    guard fact.kind == .setter || fact.kind == .willSet || fact.kind == .didSet else { return }
    // The value is written without a type: it has the property's, the subscript's that of what it gives.
    let owner = program.owner(of: id)
    var type = Term.unknown
    if owner.exists {
      for case .property(let property) in program.members[MemberKey(type: owner, name: program.name(of: id))] ?? [] { type = typeOf(property) }
    }
    if program.parameters(of: id).isEmpty {
      let name = fact.kind == .didSet ? "oldValue" : "newValue"
      frame.locals.append(Local(name: names.intern(name), typed: Typed(value: vals.intern(.parameter(id, 0)), type: type)))
    } else if let last = frame.locals.indices.last, !frame.locals[last].typed.type.isKnown {
      frame.locals[last].typed.type = type
    }
  }

  /// Runs the operations of the body of `id` in the current frame and stores its results.
  func executeBody(of id: FunctionID) {
    let body = program.fact(id).body
    execute(body.indices)
    finishResults(of: id)
  }

  private func finishResults(of id: FunctionID) {
    let returns = frame.yields.filter(\.isReturn)
    let chosen = returns.isEmpty ? frame.yields : returns + frame.yields.filter { !$0.isReturn && isViewValue($0.typed) }
    records[id.index].results = chosen.map { ResultValue(condition: $0.condition, value: $0.typed.value, site: $0.site) }
    if !records[id.index].resultType.isKnown {
      records[id.index].resultType = chosen.lazy.map(\.typed.type).first(where: \.isKnown) ?? .unknown
    }
  }
}

/// A protocol's requirement as it is called through a type that inherits or meets it.
struct Requirement: Hashable {
  let function: FunctionID
  let type: TypeID
}
