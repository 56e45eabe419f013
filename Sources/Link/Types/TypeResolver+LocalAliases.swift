import Facts

/// Type aliases that functions declare.
extension TypeResolver {
  /// The last alias of a name that the function at hand, or one round it, declares before a place.
  func localAlias(_ name: Name, _ scope: TypeScope) -> Int32? {
    guard scope.function.exists else { return nil }
    let file = Int(scope.file)
    if localAliases[file] == nil { localAliases[file] = collectLocalAliases(in: scope.file) }
    guard let positions = localAliases[file]?[name] else { return nil }
    var functions: Set<FunctionID> = []
    var current = scope.function
    while current.exists, functions.insert(current).inserted {
      current = program.function(program.file(of: current), program.fact(current).outer)
    }
    let facts = program.files[Int(scope.file)].facts
    return positions.last { position in
      let fact = facts.aliases[Int(position)]
      return (scope.offset == 0 || fact.offset < scope.offset) && functions.contains(program.function(scope.file, fact.outer))
    }
  }

  private func collectLocalAliases(in file: Int32) -> [Name: [Int32]] {
    var result: [Name: [Int32]] = [:]
    let aliases = program.files[Int(file)].facts.aliases
    for (place, fact) in aliases.enumerated() where fact.outer.exists {
      result[program.name(fact.name, in: file), default: []].append(Int32(truncatingIfNeeded: place))
    }
    return result.mapValues { $0.sorted { aliases[Int($0)].offset < aliases[Int($1)].offset } }
  }
}
