import Facts
import Knowledge
import NavigationGraph
import Observations

/// What the observers of slots ask of the passes again and again. A class for its tables, which are made once.
final class SlotGround {
  let context: ObservationContext
  let known = SlotNames.standard

  var builder: GraphBuilder { context.builder }
  var evaluator: Evaluator { context.evaluator }
  var program: Program { context.program }
  var slots: SlotGraph { context.slots }
  var flow: Flow { context.flow }
  var vals: Vals { context.vals }

  init(_ context: ObservationContext) { self.context = context }

  // MARK: Presentations

  /// The presentations of code that users run which are bound to a slot, in the order of the source.
  private(set) lazy var presentations: [Int32] = evaluator.presentations.indices.map { Int32(truncatingIfNeeded: $0) }
    .filter {
      shape($0).effect == .presents && record($0).slot != nil && counts(record($0).function) && context.code.counts(record($0).site)
    }
    .sorted { record($0).site < record($1).site }

  /// The presentations of a slot that the app has.
  func presentations(of key: SlotKey) -> [Int32] {
    slots.presentations(of: key).map(\.presentation).filter { context.code.counts(record($0).site) }
  }

  func record(_ presentation: Int32) -> PresentationRecord { evaluator.presentations[Int(presentation)] }

  func shape(_ presentation: Int32) -> KnowledgeTable.Shape { evaluator.shape(of: presentation) }

  /// Whether code is what users run, and of a type that not only previews make.
  func counts(_ function: FunctionID) -> Bool {
    let type = builder.sourceType(function)
    return type.exists && context.counts(function) && !builder.unmadeViews.isOnlyInPreviews(type)
  }

  func kind(_ presentation: Int32) -> EdgeKind { builder.kind(of: presentation) }

  func presenter(of presentation: Int32) -> TypeID { builder.sourceType(record(presentation).function) }

  func presentation(_ index: Int32) -> SlotObservations.Presentation {
    SlotObservations.Presentation(
      location: context.location(record(index).site), kind: kind(index), presenter: builder.naming.id(of: presenter(of: index)))
  }

  func slot(_ property: PropertyID) -> SlotObservations.Slot {
    let owner = program.owner(of: property)
    let name = program.text(program.name(of: property))
    return SlotObservations.Slot(
      name: owner.exists ? "\(builder.naming.name(of: owner)).\(name)" : name, location: context.location(program.site(of: property)))
  }

  /// Whether a slot is a flag, and holds nothing that is shown.
  func isFlag(_ presentation: Int32) -> Bool {
    guard let type = evaluator.terms.nominalType(record(presentation).slotType) else { return false }
    return program.types[type.index].name == program.known.bool
  }

  // MARK: Source

  /// Where code of a type's own names its properties.
  private(set) lazy var mentions = PropertyMentions(context)

  /// The slots that some place may take something off.
  private(set) lazy var slotsTakenOff: Set<SlotKey> = evaluator.puts.reduce(into: []) { result, put in
    if !turnsOn(put) { result.formUnion(slots.keys(put.place)) }
  }

  /// By a flag of a view's own where it is turned on, in order.
  private(set) lazy var turningOn: [PropertyID: [PutRecord]] = evaluator.puts.reduce(into: [:]) { result, put in
    guard put.operation == .assign, vals[put.value] == .bool(true), let path = ownPath(put.place), path.count == 1 else { return }
    result[path[0], default: []].append(put)
  }

  /// The call that a presentation is, with the facts of its file.
  func call(of presentation: Int32) -> (value: Value, facts: FileFacts)? {
    let site = record(presentation).site
    guard !program.files[Int(site.file)].isTest, let id = context.source[site.file].calls[site.offset]?.last else { return nil }
    let facts = program.files[Int(site.file)].facts
    return (facts[id], facts)
  }

  /// The argument of a call by which a presentation is given its slot.
  func slotArgument(of presentation: Int32) -> Value? {
    guard let (call, facts) = call(of: presentation) else { return nil }
    let labels = Set(shape(presentation).arguments.filter { $0.role == .slot }.map(\.label))
    let file = record(presentation).site.file
    for argument in facts[call.arguments] where !argument.isTrailing && argument.value.exists {
      if labels.contains(argument.label.exists ? program.name(argument.label, in: file) : .none) { return facts[argument.value] }
    }
    return nil
  }

  /// Whether a presentation is given its slot itself, and no binding that is made of it.
  func isPlainSlot(_ presentation: Int32) -> Bool {
    guard let argument = slotArgument(of: presentation) else { return false }
    let facts = program.files[Int(record(presentation).site.file)].facts
    var current = argument
    for _ in 0..<Vals.maximumSteps {
      switch current.kind {
      case .projected, .name, .self: return true
      case .member where current.base.exists: current = facts[current.base]
      default: return false
      }
    }
    return false
  }

  /// The values that stand in a function, closures in it among them. O(values there · log values).
  func values(in function: FunctionID) -> [Value] {
    let fact = program.fact(function)
    let code = context.source[program.file(of: function)]
    return code.values(in: fact.offset..<max(fact.offset, fact.end)).map { code.facts.values[$0] }
  }

  /// The stored properties that lead from `self` to a place, the last being the place's own; nil where anything else does.
  func ownPath(_ place: Val) -> [PropertyID]? {
    var path: [PropertyID] = []
    var current = place
    for _ in 0..<Vals.maximumSteps {
      switch vals[current] {
      case .binding(let inner): current = inner
      case .member(let base, let property):
        guard !program.fact(property).getter.exists else { return nil }
        path.append(property)
        current = base
      case .parameter(_, -1): return path.isEmpty ? nil : path.reversed()
      default: return nil
      }
    }
    return nil
  }

  func hasAttribute(_ property: PropertyID, among names: Set<String>) -> Bool {
    let file = program.file(of: property)
    return program.attributes(program.fact(property).attributes, in: file).contains {
      names.contains(program.text(program.name($0.name, in: file)))
    }
  }

  /// Whether a property keeps a view's own state.
  func isState(_ property: PropertyID) -> Bool {
    let file = program.file(of: property)
    return program.attributes(program.fact(property).attributes, in: file).contains {
      evaluator.knowledge.stateAttributes.contains(program.name($0.name, in: file))
    }
  }

  /// The functions round a function, itself first.
  func chain(from function: FunctionID) -> [FunctionID] {
    var result: [FunctionID] = []
    var current = function
    while current.exists, result.count < 256 {
      result.append(current)
      current = evaluator.records[current.index].parent
    }
    return result
  }
}
