import Facts
import Knowledge

/// What stands in a navigation stack: its first view and all that is pushed, as far as destinations are registered there. Only for paths
/// that hold values of any type: the values of others are told by the path.
struct StackContents {
  private let evaluator: Evaluator
  private let flow: Flow
  private let finder: ViewFinder
  private let slots: SlotGraph

  private static let maximumFunctions = 4096

  init(_ evaluator: Evaluator, _ flow: Flow, _ finder: ViewFinder, _ slots: SlotGraph) {
    self.evaluator = evaluator
    self.flow = flow
    self.finder = finder
    self.slots = slots
  }

  private var vals: Vals { evaluator.vals }

  /// The types of which a stack that is bound to a slot can show values; nil where some of what stands there could not be followed.
  func registeredTypes(ofPath key: SlotKey) -> Set<TypeID>? {
    var result: Set<TypeID> = []
    let stacks = slots.presentations(of: key).map(\.presentation).filter { shape($0).effect == .binds }
    guard !stacks.isEmpty else { return nil }
    for stack in stacks {
      guard let found = registeredTypes(inStack: stack) else { return nil }
      result.formUnion(found)
    }
    return result
  }

  private func shape(_ presentation: Int32) -> KnowledgeTable.Shape {
    evaluator.knowledge.shapes[evaluator.presentations[Int(presentation)].shape]
  }

  private func registeredTypes(inStack stack: Int32) -> Set<TypeID>? {
    var walk = Walk()
    let record = evaluator.presentations[Int(stack)]
    for value in record.views + record.content { read(value, &walk) }
    while let function = walk.open.popLast() {
      visit(function, &walk)
      guard walk.isComplete else { return nil }
    }
    return walk.types
  }

  private struct Walk {
    var open: [FunctionID] = []
    var seen: Set<FunctionID> = []
    var values: Set<Val> = []
    var types: Set<TypeID> = []
    var isComplete = true

    mutating func add(_ function: FunctionID) {
      guard function.exists, seen.insert(function).inserted else { return }
      if seen.count > StackContents.maximumFunctions { isComplete = false } else { open.append(function) }
    }
  }

  private func visit(_ function: FunctionID, _ walk: inout Walk) {
    let record = evaluator.records[function.index]
    for index in record.presentations where shape(index).effect == .registers {
      guard let type = evaluator.terms.nominalType(evaluator.presentations[Int(index)].registeredType) else {
        walk.isComplete = false
        return
      }
      walk.types.insert(type)
      for value in evaluator.presentations[Int(index)].content { read(value, &walk) }
    }
    for use in record.closures where !leavesStack(use) { walk.add(use.function) }
    for position in record.calls {
      guard case .functions(let ids) = evaluator.calls[Int(position)].callee else { continue }
      for id in ids where evaluator.isView(evaluator.resolver.resultType(id)) || evaluator.isViewExtension(id) { walk.add(id) }
    }
    for use in record.constructs where evaluator.isView(use.type) { finder.bodyGetter(of: use.type).map { walk.add($0) } }
    for result in record.results { read(result.value, &walk) }
  }

  /// What is presented is outside, and so is what stands in a stack of its own.
  private func leavesStack(_ use: ClosureUse) -> Bool {
    guard use.presentation >= 0 else { return false }
    let shape = shape(use.presentation)
    switch shape.effect {
    case .presents: return use.role == .content && shape.kind != .push
    case .binds: return true
    case .holds: return shape.kind == .stack
    default: return false
    }
  }

  /// The functions that make what a value shows.
  private func read(_ value: Val, _ walk: inout Walk) {
    var open = [value]
    while let next = open.popLast() {
      guard walk.values.insert(next).inserted else { continue }
      switch vals[next] {
      case .closure(let id), .applied(let id, _), .function(let id, _): walk.add(id)
      case .foreignCall(let base, _, _, let items, _): open += [base] + items
      case .choice(let items), .array(let items), .tuple(let items): open += items
      case .construct(let type, _, let items, _):
        if evaluator.isView(type) { finder.bodyGetter(of: type).map { walk.add($0) } }
        open += items
      case .type(let term):
        if let type = evaluator.terms.nominalType(term), evaluator.isView(type) { finder.bodyGetter(of: type).map { walk.add($0) } }
      case .member(_, let property): shown(next, evaluator.typeOf(property), &open, &walk)
      case .parameter(let function, let index) where index >= 0:
        shown(next, evaluator.resolver.parameterType(function, Int(index)), &open, &walk)
      case .result(let call): called(call, &open, &walk)
      default: break
      }
    }
  }

  /// A view, or what makes one, that was handed there or is kept.
  private func shown(_ value: Val, _ type: Term, _ open: inout [Val], _ walk: inout Walk) {
    guard mayShow(type) else { return }
    if case .member(let base, let property) = vals[value] {
      let given = flow.getterResults(property, base)
      if !given.isEmpty { return open += given.map(\.value) }
    }
    for known in flow.resolve(value) where known != value {
      if known.isKnown { open.append(known) } else { walk.isComplete = false }
    }
  }

  private func called(_ call: Int32, _ open: inout [Val], _ walk: inout Walk) {
    switch evaluator.calls[Int(call)].callee {
    case .functions(let ids): for id in ids { walk.add(id) }
    case .value(let callee):
      let callables = flow.callables(callee)
      if callables.isEmpty { walk.isComplete = false }
      for callable in callables { walk.add(callable.function) }
    case .construct: break
    }
  }

  private func mayShow(_ type: Term) -> Bool {
    switch evaluator.terms[evaluator.terms.unwrapped(type)] {
    case .function(_, let result): mayShow(result)
    default: evaluator.isView(type)
    }
  }
}
