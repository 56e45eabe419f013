import Facts

/// Calls of what neither the source nor the table of call shapes knows: navigation may hide behind one, and nothing would tell.
extension Explanation {
  /// What is told of them on a line of which nothing came in the graph.
  func foreignCalls(_ place: SourceLine, inFile index: Int) -> [String] {
    let facts = program.files[index].facts
    let declared = declaredNames
    var names: [String] = []
    for value in facts.values where value.kind == .call && value.base.exists && facts.position(of: value.offset).line == place.line {
      let callee = facts[value.base]
      guard callee.kind == .member || callee.kind == .name || callee.kind == .implicitMember, callee.symbol.exists else { continue }
      let name = program.name(callee.symbol, in: Int32(truncatingIfNeeded: index))
      let knowledge = evaluator.knowledge
      guard !declared.contains(name), knowledge.candidates(name).isEmpty, !knowledge.foreignViews.contains(name),
        !knowledge.viewNames.contains(name)
      else { continue }
      let shown = evaluator.names[name]
      if !names.contains(shown) { names.append(shown) }
    }
    guard !names.isEmpty else { return [] }
    return [
      "  calls of what the source that was read does not declare (a framework's or a package's): \(names.joined(separator: ", "))",
      "  what can be done: if one of them navigates, name the folder of its source behind the app's, so that it is read too,",
      "    or say what it does under navigators: in .navgraph.yml",
    ]
  }

  /// The names by which something of the source is called: functions, cases, properties that hold a closure.
  private var declaredNames: Set<Name> {
    var names = Set(program.functionFile.indices.map { program.name(of: FunctionID(raw: Int32(truncatingIfNeeded: $0))) })
    for type in program.types where type.isSource {
      names.insert(type.name)
      names.formUnion(type.cases.map { program.name(of: $0) })
    }
    for (key, members) in program.members where members.contains(where: { if case .property = $0 { true } else { false } }) {
      names.insert(key.name)
    }
    return names
  }
}
