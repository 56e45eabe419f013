import Facts
import Knowledge
import NavigationGraph
import Observations

/// What is put into paths and taken off them.
struct ObservedPaths {
  let observer: StackObserver

  private var context: ObservationContext { observer.context }
  private var evaluator: Evaluator { observer.evaluator }
  private var program: Program { context.program }

  /// The stacks that show what is put into a place.
  func stacks(at place: Val) -> [Int32] {
    var result: [Int32] = []
    for key in context.slots.keys(place) {
      for item in context.slots.presentations(of: key) where evaluator.shape(of: item.presentation).effect == .binds {
        if !result.contains(item.presentation) { result.append(item.presentation) }
      }
    }
    return result
  }

  /// A value that is taken off; nil where the call is one that does nothing on an empty path.
  func pop(_ put: PutRecord) -> ObservedPop? {
    guard let property = observer.slot(put.place), let method = method(at: put.site), observer.known.demandingPops.contains(method) else {
      return nil
    }
    let ways = guards(put, program.name(of: property))
    return ObservedPop(
      location: context.location(put.site), owner: observer.owner(put.function), name: context.names[method],
      isOfSeveral: hasArguments(put.site), slot: observer.name(property), isGuarded: ways == nil,
      unguardedCalls: (ways ?? []).map(context.location))
  }

  private func callee(at site: Site) -> ID<Value>? {
    let code = context.source[site.file]
    let here = code.values(in: site.offset..<(site.offset &+ 1))
    return here.first { [.member, .name].contains(code.facts.values[$0].kind) }.map { ID(index: $0) }
  }

  private func method(at site: Site) -> Name? {
    callee(at: site).map { program.name(program.files[Int(site.file)].facts[$0].symbol, in: site.file) }
  }

  private func hasArguments(_ site: Site) -> Bool {
    guard let callee = callee(at: site) else { return false }
    let code = context.source[site.file]
    return code.calls[site.offset]?.contains { code.facts[$0].base == callee && !code.facts[$0].arguments.isEmpty } ?? false
  }

  // MARK: Guards

  /// Callers of callers are asked so many calls up.
  private static let maximumCalls = 4

  /// Nil where something guards a pop on every way to it; else the calls that nothing guards, where there are others, which are guarded.
  private func guards(_ put: PutRecord, _ path: Name) -> [Site]? {
    if decides(put.condition) || fills(put) || isGuarded(from: put.function, path) { return nil }
    var seen: Set<FunctionID> = []
    var open = [evaluator.outermost(put.function)]
    var (bare, isGuardedAnywhere): ([Site], Bool) = ([], false)
    var isOpen = false
    for _ in 0..<Self.maximumCalls where !open.isEmpty {
      var next: [FunctionID] = []
      for function in open where seen.insert(function).inserted {
        let callers = (context.flow.callers[function] ?? []).map { evaluator.calls[Int($0)] }.filter { context.counts($0.caller) }
        if callers.isEmpty { isOpen = true }
        for call in callers {
          if decides(call.condition) || isGuarded(from: call.caller, path) {
            isGuardedAnywhere = true
          } else {
            let outer = evaluator.outermost(call.caller)
            if (context.flow.callers[outer] ?? []).isEmpty { bare.append(call.site) } else { next.append(outer) }
          }
        }
      }
      open = next
    }
    if bare.isEmpty, !isOpen, open.isEmpty { return nil }
    return isGuardedAnywhere ? bare.sorted() : []
  }

  /// Whether something is put there before in the same function.
  private func fills(_ put: PutRecord) -> Bool {
    evaluator.records[put.function.index].puts.contains { position in
      let other = evaluator.puts[Int(position)]
      return other.place == put.place && other.operation == .append && other.site < put.site
    }
  }

  /// Whether anything but a case decides.
  private func decides(_ condition: Condition) -> Bool {
    evaluator.guards.atoms(condition).contains { atom in
      switch atom {
      case .flag, .exists, .opaque, .equals: true
      case .isCase, .isOther, .meets: false
      }
    }
  }

  /// Whether a function or one round it asks what is in the path, loops, or makes the closure under a condition.
  private func isGuarded(from function: FunctionID, _ path: Name) -> Bool {
    var current = function
    for _ in 0..<64 where current.exists {
      if asks(current, path) { return true }
      let parent = evaluator.records[current.index].parent
      let use = parent.exists ? evaluator.records[parent.index].closures.first { $0.function == current } : nil
      if let use, decides(use.condition) || isAnswer(use) { return true }
      current = parent
    }
    return false
  }

  /// Whether a closure makes the buttons of an alert or a dialog on what was pushed: the first tap ends it, and it covers the way back.
  private func isAnswer(_ use: ClosureUse) -> Bool {
    guard use.presentation >= 0 else { return false }
    let kind = context.builder.kind(of: use.presentation)
    guard kind == .alert || kind == .confirmationDialog else { return false }
    return !(observer.walk.presented[use.presentation] ?? []).contains { $0.kind == .root }
  }

  private func asks(_ function: FunctionID, _ path: Name) -> Bool {
    let file = program.file(of: function)
    let facts = program.files[Int(file)].facts
    for position in program.fact(function).body.indices where position < facts.operations.count {
      let operation = facts.operations[position]
      switch operation.kind {
      case .for, .while, .repeat: return true
      default: break
      }
      if operation.value.exists, asks(operation.value, path, file) { return true }
    }
    return false
  }

  /// Whether a value, or a part of it, asks how much is in the path.
  private func asks(_ value: ID<Value>, _ path: Name, _ file: Int32) -> Bool {
    ValueWalk(program.files[Int(file)].facts, from: value).contains { value in
      value.kind == .member && value.base.exists && observer.known.measures.contains(program.name(value.symbol, in: file))
        && isNamed(value.base, path, file)
    }
  }

  private func isNamed(_ id: ID<Value>, _ path: Name, _ file: Int32) -> Bool {
    let facts = program.files[Int(file)].facts
    var current = id
    for _ in 0..<8 where current.exists {
      let value = facts[current]
      switch value.kind {
      case .name, .member, .projected:
        if program.name(value.symbol, in: file) == path { return true }
        current = value.base
      case .optionalChain, .force, .subscript: current = value.base
      default: return false
      }
    }
    return false
  }
}
