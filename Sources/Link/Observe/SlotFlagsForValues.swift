import Facts
import NavigationGraph
import Observations

/// Flags beside an optional that what they show asks for.
extension SlotGround {
  func flagsForValues() -> [SlotObservations.FlagForValue] {
    presentations.compactMap { presentation in
      guard isMadeLater(presentation), isFlag(presentation), isPlainSlot(presentation), let place = record(presentation).slot,
        let path = ownPath(place), path.count == 1, let flag = path.first, isState(flag), program.owner(of: flag) == presenter(of: presentation)
      else { return nil }
      let contents = contentClosures(of: presentation)
      guard !contents.isEmpty else { return nil }
      for value in program.types[presenter(of: presentation).index].stored where value != flag && isState(value) {
        guard evaluator.terms.isOptional(evaluator.typeOf(value)) else { continue }
        guard let read = contents.lazy.compactMap({ self.unwrapping(of: value, in: $0) }).first,
          !mentions[value].contains(where: { isSeen($0, outside: contents) }), let write = jointWrite(flag, value, contents),
          context.code.areBuiltTogether(record(presentation).site, read), context.code.areBuiltTogether(record(presentation).site, write)
        else { continue }
        return SlotObservations.FlagForValue(
          presentation: self.presentation(presentation), flag: slot(flag), value: slot(value), readLocation: context.location(read),
          writeLocation: context.location(write))
      }
      return nil
    }
  }

  /// Whether what is shown is made as it appears. Pushed screens, inspectors, alerts and dialogs on a flag are made with the body, whose closure
  /// they do not keep: what that asks for makes the body anew.
  private func isMadeLater(_ presentation: Int32) -> Bool {
    switch kind(presentation) {
    case .sheet, .fullScreenCover, .popover: true
    default: false
    }
  }

  /// The closures that make what a presentation shows.
  func contentClosures(of presentation: Int32) -> [FunctionID] {
    record(presentation).content.compactMap { value in
      if case .closure(let id) = vals[value] { return id }
      return nil
    }
  }

  /// Whether a mention is a read as the view is made: not in what is shown later, not in an action, no write.
  private func isSeen(_ mention: PropertyMentions.Mention, outside contents: [FunctionID]) -> Bool {
    var outermost = mention.function
    for current in lexicalChain(from: mention.function) {
      if contents.contains(current) { return false }
      let parent = evaluator.records[current.index].parent
      if parent.exists, let use = evaluator.records[parent.index].closures.first(where: { $0.function == current }),
        use.role == .action || use.role == .content && !isMadeWithBody(use)
      {
        return false
      }
      outermost = current
    }
    let fact = program.fact(outermost)
    guard fact.kind == .function, !evaluator.isView(evaluator.resolver.resultType(outermost)) else { return true }
    return !context.source[mention.site.file].assigned.contains(mention.id)
  }

  private func isMadeWithBody(_ use: ClosureUse) -> Bool {
    use.presentation >= 0 && shape(use.presentation).effect == .presents && !isMadeLater(use.presentation) && isFlag(use.presentation)
  }

  /// The functions round a function as they stand in the source: those that were not evaluated, too.
  private func lexicalChain(from function: FunctionID) -> [FunctionID] {
    var result: [FunctionID] = []
    var current = function
    while current.exists, result.count < 256 {
      result.append(current)
      current = program.function(program.file(of: current), program.fact(current).outer)
    }
    return result
  }

  /// Where a closure takes an optional apart: `if let`, `!`, `map`.
  private func unwrapping(of property: PropertyID, in closure: FunctionID) -> Site? {
    let file = program.file(of: closure)
    let facts = program.files[Int(file)].facts
    let name = program.name(of: property)
    func isMeant(_ id: ID<Value>) -> Bool {
      guard id.exists else { return false }
      let value = facts[id]
      guard program.name(value.symbol, in: file) == name else { return false }
      return value.kind == .name || value.kind == .member && value.base.exists && facts[value.base].kind == .self
    }
    for value in values(in: closure) where value.kind == .force && isMeant(value.base) { return Site(file: file, offset: value.offset) }
    let operations = facts.operations
    let body = program.fact(closure).body.indices
    for position in body where operations[position].kind == .if {
      let parts = Array(facts.children(of: ID<Operation>(index: position)))
      // With an `else` what is shown first is meant.
      guard parts.filter({ facts[$0].kind != .condition }).count == 1 else { continue }
      for part in parts where facts[part].kind == .condition && facts[part].pattern.exists && isMeant(facts[part].value) {
        if facts[facts[part].pattern].kind == .optional { return Site(file: file, offset: facts[facts[part].value].offset) }
      }
    }
    return nil
  }

  /// Where an action sets a flag and its value, and nothing else that might make the body anew.
  private func jointWrite(_ flag: PropertyID, _ value: PropertyID, _ contents: [FunctionID]) -> Site? {
    for put in turningOn[flag] ?? [] {
      guard context.code.counts(put.site),
        let action = reach(of: put.function), action.puts.contains(where: { $0.operation == .assign && ownPath($0.place) == [value] }),
        action.puts.allSatisfy({ isUnseen($0, [flag, value], contents) })
      else { continue }
      return put.site
    }
    return nil
  }

  /// All that an action does, in what it calls too; nil where that is not known.
  private func reach(of function: FunctionID) -> (functions: Set<FunctionID>, puts: [PutRecord])? {
    var open = [evaluator.outermostAction(round: function)]
    var seen: Set<FunctionID> = []
    var puts: [PutRecord] = []
    while let current = open.popLast() {
      guard seen.insert(current).inserted else { continue }
      guard seen.count < 64 else { return nil }
      let record = evaluator.records[current.index]
      puts += record.puts.map { evaluator.puts[Int($0)] }
      for index in record.calls {
        switch evaluator.calls[Int(index)].callee {
        case .functions(let ids): open += ids
        case .construct: continue
        case .value: return nil
        }
      }
      open += record.closures.filter { $0.role != .view && $0.role != .content }.map(\.function)
    }
    return (seen, puts)
  }

  /// Whether a write makes no body anew: it is to one of some properties, or to another of the view's own state that the body never reads.
  private func isUnseen(_ put: PutRecord, _ properties: [PropertyID], _ contents: [FunctionID]) -> Bool {
    guard let path = ownPath(put.place), path.count == 1, let property = path.first else { return false }
    if properties.contains(property) { return true }
    guard isState(property), program.owner(of: property) == program.owner(of: properties[0]) else { return false }
    return !mentions[property].contains { isSeen($0, outside: contents) }
  }
}

extension Evaluator {
  /// The action that a place stands in: the closure that code outside the source calls, or the method.
  func outermostAction(round function: FunctionID) -> FunctionID {
    var current = function
    for _ in 0..<64 {
      let parent = records[current.index].parent
      guard parent.exists, let use = records[parent.index].closures.first(where: { $0.function == current }),
        use.role == .inline || use.role == .passed
      else { return current }
      current = parent
    }
    return current
  }
}
