import Facts
import Knowledge

/// The functions whose views stand in a container: its closures, and what these call, read and make, up to what is presented from there or
/// stands in a container of another kind.
struct ViewInterior {
  let evaluator: Evaluator
  let finder: ViewFinder

  /// Whether what is presented from there counts as well: it is there no longer than the container.
  var entersPresented = false

  private static let maximumFunctions = 4096

  func functions(in presentation: Int32) -> Set<FunctionID> {
    let record = evaluator.presentations[Int(presentation)]
    return functions(in: record.views + record.content)
  }

  /// - Parameter outer: a type that the container stands in: its views are not followed, should they stand in the container again.
  func functions(in values: [Val], of outer: TypeID = .none) -> Set<FunctionID> {
    var open: [FunctionID] = []
    var seen: Set<FunctionID> = []
    func add(_ function: FunctionID) {
      if function.exists, seen.count < Self.maximumFunctions, seen.insert(function).inserted { open.append(function) }
    }
    for value in values { read(value, add) }
    while let function = open.popLast() {
      let record = evaluator.records[function.index]
      for use in record.closures where entersPresented || !leavesContainer(use) { add(use.function) }
      for call in record.calls {
        guard case .functions(let ids) = evaluator.calls[Int(call)].callee else { continue }
        for id in ids where evaluator.isView(evaluator.resolver.resultType(id)) { add(id) }
      }
      for use in record.constructs where (entersPresented || use.role != .content) && use.type != outer && evaluator.isView(use.type) {
        finder.bodyGetter(of: use.type).map(add)
      }
      for result in record.results { read(result.value, add) }
    }
    return seen
  }

  private func leavesContainer(_ use: ClosureUse) -> Bool {
    guard use.presentation >= 0 else { return use.role == .content }
    let shape = evaluator.knowledge.shapes[evaluator.presentations[Int(use.presentation)].shape]
    switch shape.effect {
    case .holds: return shape.kind == .stack
    case .links: return use.role == .content
    case .presents: return use.role == .content
    case .registers, .binds, .splits, .roots, .tabBar: return true
    default: return false
    }
  }

  /// The functions that a value is made by: closures, and computed properties that give views.
  private func read(_ value: Val, depth: Int = 0, _ add: (FunctionID) -> Void) {
    guard depth < 16 else { return }
    switch evaluator.vals[value] {
    case .closure(let id), .applied(let id, _), .function(let id, _): add(id)
    case .member(let base, let property):
      let fact = evaluator.program.fact(property)
      if fact.getter.exists, evaluator.isView(evaluator.typeOf(property)) {
        add(evaluator.program.function(evaluator.program.file(of: property), fact.getter))
      } else {
        read(base, depth: depth + 1, add)
      }
    case .foreignCall(let base, _, _, _, _): read(base, depth: depth + 1, add)
    case .choice(let items), .array(let items), .tuple(let items): for item in items { read(item, depth: depth + 1, add) }
    default: break
    }
  }
}
