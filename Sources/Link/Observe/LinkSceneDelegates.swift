import Facts
import Knowledge
import NavigationGraph
import Observations

/// Classes that are handed URLs once their scene is connected, and what they do as it connects.
struct LinkSceneDelegates {
  private let context: ObservationContext
  private let names: LinkNames
  private var program: Program { context.program }

  init(_ context: ObservationContext, _ names: LinkNames) {
    self.context = context
    self.names = names
  }

  func find() -> [LinkObservations.SceneDelegate] {
    let method = context.names.intern(names.sceneMethod)
    var opening: [TypeID: FunctionID] = [:]
    var connecting: [TypeID: FunctionID] = [:]
    for (index, file) in program.files.enumerated() where !file.isTest && file.symbols.contains(method) {
      for (position, fact) in file.facts.functions.enumerated() where fact.kind == .function && file.symbols[Int(fact.name.raw)] == method {
        let id = program.function(Int32(truncatingIfNeeded: index), ID(index: position))
        let owner = program.owner(of: id)
        guard owner.exists, program.types[owner.index].isSource else { continue }
        let labels = file.facts[fact.parameters].map { file.facts.names.text($0.label) }
        if labels == names.openingLabels { opening[owner] = id }
        if labels == names.connectingLabels { connecting[owner] = id }
      }
    }
    return opening.sorted { $0.key < $1.key }.map { type, function in
      // A superclass of the source may connect the scene.
      let line = context.evaluator.resolver.lineage(type)
      let connect = line.lazy.compactMap { connecting[$0] }.first
      return LinkObservations.SceneDelegate(
        id: context.builder.naming.id(of: type), name: context.builder.naming.name(of: type),
        opening: context.location(program.site(of: function)), connecting: connect.map { context.location(program.site(of: $0)) },
        readsURLsOfConnection: connect.map(handsOnOptions) ?? false || line.contains { reads($0) }, isOfOwnUse: isOfOwnUse(function))
    }
  }

  /// Whether some code in the files of a type, or in a file that answers URLs by itself, asks for what a connection was made with.
  private func reads(_ type: TypeID) -> Bool {
    let wanted = context.names.intern(names.connectedURLs)
    let handlers = Set(names.handlers.map { context.names.intern($0) })
    let module = program.types[type.index].module
    return program.files.contains { file in
      guard !file.isTest, Int32(truncatingIfNeeded: file.module) == module,
        file.symbols.contains(where: { $0 == wanted || handlers.contains($0) })
      else { return false }
      return file.facts.values.contains { value in
        guard value.kind == .member || value.kind == .keyPath || value.kind == .name else { return false }
        let name = file.symbols[Int(value.symbol.raw)]
        return value.kind == .member && (name == wanted || handlers.contains(name)) || value.kind == .name && handlers.contains(name)
          || value.kind == .keyPath && file.facts[value.arguments].contains { file.symbols[Int($0.label.raw)] == wanted }
      }
    }
  }

  /// Whether the options are handed on whole: whoever is given them may look for URLs.
  private func handsOnOptions(_ function: FunctionID) -> Bool {
    let number = program.file(of: function)
    let unit = program.files[Int(number)]
    let fact = program.fact(function)
    guard let parameter = unit.facts[fact.parameters].last, parameter.name.exists else { return false }
    let range = fact.offset..<max(fact.offset, fact.end)
    var bases: Set<Int32> = []
    var named: [Int32] = []
    for (position, value) in unit.facts.values.enumerated() where range.contains(value.offset) {
      if value.kind == .member, value.base.exists { bases.insert(value.base.raw) }
      if value.kind == .name, value.symbol == parameter.name { named.append(Int32(truncatingIfNeeded: position)) }
    }
    return named.contains { !bases.contains($0) }
  }

  /// Whether a method navigates or calls code of the source itself. What closures do that it hands on comes later, if at all.
  private func isOfOwnUse(_ function: FunctionID) -> Bool {
    let record = context.evaluator.records[function.index]
    let callsSource = record.calls.contains { position in
      switch context.evaluator.calls[Int(position)].callee {
      case .functions(let ids): !ids.isEmpty
      case .construct(_, let initializer): initializer.exists
      case .value: false
      }
    }
    return callsSource || !record.puts.isEmpty || !record.presentations.isEmpty
  }
}
