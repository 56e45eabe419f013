import Facts
import NavigationGraph
import Observations

/// Pushes that a view does whenever it appears: in a closure that runs then, or in functions that it calls, with nothing that decides.
struct AppearancePushes {
  let observer: StackObserver

  private var context: ObservationContext { observer.context }
  private var evaluator: Evaluator { observer.evaluator }
  private var program: Program { context.program }

  /// Calls are followed no further than this.
  private static let maximumCalls = 4

  /// O(closures that run as views appear, and what they call).
  func all() -> [ObservedAppearancePush] {
    var result: [ObservedAppearancePush] = []
    for index in evaluator.records.indices where evaluator.records[index].host >= 0 {
      let closure = FunctionID(raw: Int32(truncatingIfNeeded: index))
      guard observer.known.appearances.contains(evaluator.shape(of: evaluator.records[index].host).name), context.counts(closure),
        isAlways(closure), let push = push(in: closure)
      else { continue }
      result.append(push)
    }
    return result.sorted { $0.location < $1.location }
  }

  /// A function that surely runs, and where the closure begins what leads to it.
  private struct Step {
    let function: FunctionID
    let site: Site?
    let calls: Int
  }

  private func push(in closure: FunctionID) -> ObservedAppearancePush? {
    var open = [Step(function: closure, site: nil, calls: 0)]
    var seen: Set<FunctionID> = []
    var position = 0
    while position < open.count, position < 256 {
      let step = open[position]
      position += 1
      guard seen.insert(step.function).inserted else { continue }
      let record = evaluator.records[step.function.index]
      let code = StraightCode(step.function, context, pauses: observer.known.pauses)
      for index in record.puts {
        let put = evaluator.puts[Int(index)]
        guard put.condition == .always, code.reaches(put.site), isPush(put, from: closure) else { continue }
        return observed(put, at: step.site ?? put.site, closure)
      }
      for use in record.closures where use.condition == .always && isSurelyRun(use.function) {
        let site = program.site(of: use.function)
        if code.reaches(site) { open.append(Step(function: use.function, site: step.site, calls: step.calls)) }
      }
      for index in record.calls where step.calls < Self.maximumCalls {
        let call = evaluator.calls[Int(index)]
        guard call.condition == .always, !call.isAmbiguous, !call.isHanded, case .functions(let ids) = call.callee, ids.count == 1,
          code.reaches(call.site)
        else { continue }
        open.append(Step(function: ids[0], site: step.site ?? call.site, calls: step.calls + 1))
      }
    }
    return nil
  }

  private func observed(_ put: PutRecord, at site: Site, _ closure: FunctionID) -> ObservedAppearancePush? {
    guard let property = observer.slot(put.place) else { return nil }
    let host = evaluator.presentations[Int(evaluator.records[closure.index].host)]
    let route: String? = if case .enumCase(let id, _) = context.vals[item(put.value)] { context.builder.naming.id(of: id) } else { nil }
    return ObservedAppearancePush(
      location: context.location(site), putLocation: context.location(put.site), owner: observer.owner(closure),
      modifier: context.names[evaluator.knowledge.shapes[host.shape].name], modifierLocation: context.location(host.site),
      slot: observer.name(property), route: route)
  }

  private func item(_ value: Val) -> Val {
    if case .array(let items) = context.vals[value], items.count == 1 { return items[0] }
    return value
  }

  // MARK: What decides

  /// Whether nothing decides on a closure in the code round it.
  private func isAlways(_ closure: FunctionID) -> Bool {
    chain(from: closure).allSatisfy { function in
      let parent = evaluator.records[function.index].parent
      guard parent.exists else { return true }
      return evaluator.records[parent.index].closures.first { $0.function == function }?.condition == .always
    }
  }

  private func chain(from function: FunctionID) -> [FunctionID] {
    var result: [FunctionID] = []
    var current = function
    while current.exists, result.count < 64 {
      result.append(current)
      current = evaluator.records[current.index].parent
    }
    return result
  }

  /// Whether what a closure is handed to runs it, at once or a little later.
  private func isSurelyRun(_ closure: FunctionID) -> Bool {
    let host = evaluator.records[closure.index].host
    if host >= 0 { return evaluator.shape(of: host).effect == .runs }
    return evaluator.takers[closure].map { observer.known.sureTakers.contains($0) } ?? false
  }

  // MARK: What is pushed

  private func isPush(_ put: PutRecord, from closure: FunctionID) -> Bool {
    switch put.operation {
    case .append: isOnOwnStack(put, closure, isWhole: takesOff(before: put))
    case .assign: isFilled(put.value) && isOnOwnStack(put, closure, isWhole: true) || isShown(put, by: closure)
    case .pop, .clear: false
    }
  }

  /// Whether a value that a path is set to surely holds something.
  private func isFilled(_ value: Val) -> Bool {
    if case .array(let items) = context.vals[value] { !items.isEmpty } else { false }
  }

  /// Whether the same function takes something off the path before: the view itself may be gone then.
  private func takesOff(before put: PutRecord) -> Bool {
    evaluator.records[put.function.index].puts.contains { index in
      let other = evaluator.puts[Int(index)]
      return other.place == put.place && other.operation != .append && other.site < put.site
    }
  }

  /// Whether the stack round a closure is the one whose path is written.
  ///
  /// - Parameter isWhole: the whole path is set: what it held before is gone, and the way back leads to what the stack begins with.
  private func isOnOwnStack(_ put: PutRecord, _ closure: FunctionID, isWhole: Bool) -> Bool {
    let bound = Set(ObservedPaths(observer: observer).stacks(at: put.place))
    let spots = (observer.walk.spots[closure] ?? []).filter { $0.isInStack && $0.isSure && bound.contains($0.stack) }
    return spots.contains { !isWhole || $0.kind == .root }
  }

  /// Whether the view itself pushes what a flag or an item says, which is set.
  private func isShown(_ put: PutRecord, by closure: FunctionID) -> Bool {
    switch context.vals[put.value] {
    case .bool(true), .enumCase, .construct: break
    default: return false
    }
    let own = chain(from: closure)
    guard !own.contains(where: isContent) else { return false }
    return context.slots.keys(put.place).contains { key in
      context.slots.presentations(of: key).contains { bound in
        let (shape, record) = (evaluator.shape(of: bound.presentation), evaluator.presentations[Int(bound.presentation)])
        guard shape.effect == .presents, shape.kind == .push else { return false }
        let other = chain(from: record.function)
        return other.last == own.last && !other.contains(where: isContent) && record.condition == .always
      }
    }
  }

  private func isContent(_ function: FunctionID) -> Bool {
    let parent = evaluator.records[function.index].parent
    return parent.exists && evaluator.records[parent.index].closures.contains { $0.function == function && $0.role == .content }
  }
}
