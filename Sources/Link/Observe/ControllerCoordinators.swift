import Facts
import Knowledge
import NavigationGraph
import Observations

/// Objects that show controllers and are none: who keeps them, and for how long.
extension ControllerObserver {
  // MARK: Kept by a local only

  func localCoordinators() -> [LocalCoordinator] {
    var result: [LocalCoordinator] = []
    for call in evaluator.calls.prefix(evaluator.recordedCalls) where !call.isDelegated && context.counts(call.caller) {
      guard case .construct(let type, _) = call.callee, codes.isCoordinator(type, isCoordinator),
        let local = local(madeAt: call.site, in: call.caller)
      else { continue }
      result.append(
        LocalCoordinator(
          location: context.location(call.site), type: context.builder.naming.name(of: type), maker: typeName(of: call.caller),
          function: name(of: call.caller), isKept: isKept(local, in: call.caller, madeAt: call.site), keepsItself: keepsItself(type),
          waits: waits(type).map { context.location($0) }))
    }
    return result.sorted { $0.location < $1.location }
  }

  /// Whether a class shows controllers, and is none.
  private func isCoordinator(_ type: TypeID) -> Bool {
    let entity = program.types[type.index]
    guard entity.isSource, entity.kind == .class, !entity.inTest, !evaluator.isView(type) else { return false }
    return functions(of: type).contains { function in
      records(of: function).contains { record in
        let shape = shape(record)
        return shape.form == .method && shape.effect == .shows && [.present, .push, .stack, .sheet].contains(shape.kind)
      }
    }
  }

  /// The functions of a class and of those that it inherits from, with their closures.
  private func functions(of type: TypeID) -> [FunctionID] {
    let owners = Set(evaluator.resolver.lineage(type).filter { program.types[$0.index].isSource && program.types[$0.index].kind == .class })
    return functionsByOwner(owners)
  }

  private func functionsByOwner(_ owners: Set<TypeID>) -> [FunctionID] {
    owners.sorted().flatMap { owner in
      program.types[owner.index].declarations.flatMap { file, id in context.source[file].functions(of: id) }
    }
  }

  /// The local, or nothing but a call on it (`Checkout().start()`), that what is made at a place is for; nil where it is for anything else.
  private func local(madeAt site: Site, in function: FunctionID) -> Symbol? {
    let facts = codes[site.file].facts
    for position in program.fact(function).body.indices {
      let operation = facts.operations[position]
      guard operation.kind == .bind, operation.value.exists, operation.pattern.exists else { continue }
      let value = facts[operation.value]
      let pattern = facts[operation.pattern]
      if value.kind == .call, value.offset == site.offset, pattern.kind == .binding { return pattern.symbol }
    }
    return nil
  }

  /// Whether a local is used for more than for calls of its methods and for writing its properties, or by a closure.
  private func isKept(_ local: Symbol, in function: FunctionID, madeAt site: Site) -> Bool {
    let code = context.source[site.file]
    let facts = code.facts
    let range = range(of: function)
    let inner = code.functions(in: range).lazy.map { facts.functions[$0] }.filter { closure in
      closure.kind == .closure && !(closure.offset...max(closure.offset, closure.end)).contains(site.offset)
    }
    var isCalled = false
    for index in code.values(in: range) {
      let value = facts.values[index]
      guard value.kind == .name, value.symbol == local, value.offset > site.offset else { continue }
      let isCaptured = inner.contains { $0.offset <= value.offset && value.offset < $0.end }
      guard code.memberBases.contains(ID(index: index)), !isCaptured else { return true }
      isCalled = true
    }
    return !isCalled
  }

  /// Whether a class hands itself to something that may keep it: everything but a weak property.
  private func keepsItself(_ type: TypeID) -> Bool {
    let functions = functions(of: type)
    let own = Set(functions.filter { program.fact($0).kind == .function }.map { program.name(of: $0) })
    return functions.contains { function in
      let file = program.file(of: function)
      let code = context.source[file]
      let facts = code.facts
      let range = range(of: function)
      guard program.fact(function).kind != .closure else { return false }
      let values = code.values(in: range)
      var plain: Set<ID<Value>> = []
      for value in values.lazy.map({ facts.values[$0] }) {
        if value.kind == .member || value.kind == .optionalChain, value.base.exists { plain.insert(value.base) }
      }
      for operation in code.operations(in: range).lazy.map({ facts.operations[$0] }) {
        switch operation.kind {
        case .assign where operation.value.exists && facts[operation.value].kind == .`self` && isWeak(operation.target, in: file):
          plain.insert(operation.value)
        // `guard let self`
        case .condition where operation.value.exists: plain.insert(operation.value)
        default: break
        }
      }
      let called = code.called
      let symbols = program.files[Int(file)].symbols
      return values.contains { index in
        let value = facts.values[index]
        let id = ID<Value>(index: index)
        if value.kind == .`self` { return !plain.contains(id) }
        // A method as a value holds the object that it is of.
        if value.kind == .name { return own.contains(symbols[Int(value.symbol.raw)]) && !called.contains(id) }
        if value.kind == .member, value.base.exists, facts[value.base].kind == .`self` {
          return own.contains(symbols[Int(value.symbol.raw)]) && !called.contains(id)
        }
        return false
      } || holdsItselfInClosure(function, code)
    }
  }

  /// Whether a closure says `self` without having made it weak: then it stands behind no `?` and in no condition.
  private func holdsItselfInClosure(_ function: FunctionID, _ code: FileCode) -> Bool {
    let facts = code.facts
    return code.functions(in: range(of: function)).lazy.map { facts.functions[$0] }.contains { closure in
      guard closure.kind == .closure else { return false }
      let inside = closure.offset..<max(closure.offset, closure.end)
      var isWeak = false
      var says = false
      for value in code.values(in: inside).lazy.map({ facts.values[$0] }) {
        if value.kind == .`self` { says = true }
        if value.kind == .optionalChain, value.base.exists, facts[value.base].kind == .`self` { isWeak = true }
      }
      for operation in code.operations(in: inside).lazy.map({ facts.operations[$0] }) where operation.kind == .condition {
        guard operation.value.exists else { continue }
        if facts[operation.value].kind == .`self` { isWeak = true }
      }
      return says && !isWeak
    }
  }

  /// Whether what is written is a property that does not keep what it holds.
  private func isWeak(_ target: ID<Value>, in file: Int32) -> Bool {
    guard target.exists else { return false }
    let facts = codes[file].facts
    let value = facts[target]
    guard value.kind == .member || value.kind == .name else { return false }
    let name = program.files[Int(file)].symbols[Int(value.symbol.raw)]
    if let isWeak = context.source.areWeak(name) { return isWeak }
    return known.weakEndings.contains { names[name].hasSuffix($0) }
  }

  /// Where a class gives itself to what does not keep it.
  private func waits(_ type: TypeID) -> [Site] {
    functions(of: type).flatMap { function -> [Site] in
      let file = program.file(of: function)
      let facts = codes[file].facts
      let body = program.fact(function).body.indices
      return body.compactMap { position -> Site? in
        let operation = facts.operations[position]
        guard operation.kind == .assign, operation.value.exists, facts[operation.value].kind == .`self`, isWeak(operation.target, in: file)
        else { return nil }
        return Site(file: file, offset: facts[operation.target].offset)
      }
    }
  }

  // MARK: Lists of children

  func childCoordinators() -> [ChildCoordinator] {
    var result: [ChildCoordinator] = []
    for put in evaluator.puts where put.operation == .append && context.counts(put.function) {
      guard case .member(_, let property) = vals[put.place], case .construct(let type, _, _, _) = vals[put.value],
        codes.isCoordinator(type, isCoordinator)
      else { continue }
      let owner = program.owner(of: property)
      guard owner.exists else { continue }
      let root = root(of: put.function)
      let fact = program.fact(root)
      let function = name(of: root)
      result.append(
        ChildCoordinator(
          location: context.location(put.site), type: context.builder.naming.name(of: type), owner: context.builder.naming.name(of: owner),
          property: names[program.name(of: property)], function: function,
          isEverRemoved: codes.removedFrom(known).contains(program.name(of: property)),
          isAddedOnce: fact.kind != .function || known.beginnings.contains { function.hasPrefix($0) }))
    }
    return result.sorted { $0.location < $1.location }
  }
}

extension ControllerCodes {
  /// The names of properties and locals out of which some code takes something, or that it writes anew.
  func removedFrom(_ known: ControllerNames) -> Set<Name> {
    if let removed { return removed }
    var result: Set<Name> = []
    for file in program.files {
      let facts = file.facts
      func name(_ id: ID<Value>) -> Name? {
        var current = id
        for _ in 0..<16 where current.exists {
          let value = facts[current]
          switch value.kind {
          case .name, .member: return file.symbols[Int(value.symbol.raw)]
          case .optionalChain, .force, .subscript, .inOut, .call: current = value.base
          default: return nil
          }
        }
        return nil
      }
      for value in facts.values {
        if value.kind == .member, value.base.exists, !value.symbol.isNone {
          let text = facts.names.text(value.symbol)
          if known.removing.contains(where: { text.hasPrefix($0) }), let name = name(value.base) { result.insert(name) }
        }
        if value.kind == .inOut, let name = name(value.base) { result.insert(name) }
      }
      for operation in facts.operations where operation.kind == .assign && operation.target.exists {
        let symbol = operation.symbol.isNone ? "" : facts.names.text(operation.symbol)
        if symbol.isEmpty || symbol == "=" || symbol == "-=", let name = name(operation.target) { result.insert(name) }
      }
    }
    removed = result
    return result
  }
}
