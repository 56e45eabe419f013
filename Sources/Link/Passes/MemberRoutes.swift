import Facts

/// Routes that are static members of a type and carry the closure that makes their view.
struct MemberRoutes {
  let evaluator: Evaluator
  let flow: Flow
  let finder: ViewFinder

  private var vals: Vals { evaluator.vals }
  private var program: Program { evaluator.program }

  /// Adds the members of a type whose values are shown.
  func collect(_ type: TypeID, _ table: inout BuilderTable) {
    let entity = program.types[type.index]
    guard entity.isSource, entity.kind == .struct || entity.kind == .class, !evaluator.isView(type), table.searched.insert(type).inserted
    else { return }
    for (member, values) in statics(of: type) {
      let shown = values.flatMap { views(of: $0, type) }
      guard !shown.isEmpty else { continue }
      table.members[member] = shown
      table.memberTypes.insert(type)
    }
  }

  /// The static properties and functions that give a value of the type, with what they give.
  private func statics(of type: TypeID) -> [(Member, [Val])] {
    var result: [(Member, [Val])] = []
    let members = program.statics[type] ?? StaticMembers()
    for id in members.properties where evaluator.terms.nominalType(evaluator.typeOf(id)) == type {
      let value = vals.intern(.member(vals.intern(.type(evaluator.terms.nominal(type))), id))
      result.append((.property(id), flow.resolve(value)))
    }
    for id in members.functions where evaluator.records[id.index].isEvaluated {
      guard evaluator.terms.nominalType(evaluator.resolver.resultType(id)) == type else { continue }
      result.append((.function(id), evaluator.records[id.index].results.map(\.value)))
    }
    return result
  }

  /// The views that the closures make which a value was made with.
  func views(of value: Val, _ type: TypeID) -> [Shown] {
    guard case .construct(type, _, let arguments, _) = vals[value] else { return [] }
    return arguments.flatMap { argument -> [Shown] in
      guard case .closure = vals[argument] else { return [] }
      return finder.shown(argument).filter { if case .view = $0.target { true } else { false } }
    }
  }
}
