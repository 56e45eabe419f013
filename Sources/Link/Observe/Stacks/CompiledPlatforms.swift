import Facts
import Observations

/// The platforms that code is compiled for, as far as `#if os(…)` round its declarations tells.
struct CompiledPlatforms {
  let program: Program

  private static let all = Set(PlatformVersion.Platform.allCases.map(\.rawValue))

  func platforms(of function: FunctionID, outermost: FunctionID) -> Set<String> {
    let file = program.file(of: outermost)
    var conditions = [program.fact(function).condition, program.fact(outermost).condition]
    let owner = program.owner(of: outermost)
    if owner.exists {
      for case .property(let property) in program.members[MemberKey(type: owner, name: program.name(of: outermost))] ?? []
      where program.file(of: property) == file && program.function(file, program.fact(property).getter) == outermost {
        conditions.append(program.fact(property).condition)
      }
      // Of several declarations in the file it stands in the last before it.
      let declarations = program.types[owner.index].declarations.filter { $0.file == file }
      let facts = program.files[Int(file)].facts
      let offset = program.fact(outermost).offset
      let own = declarations.filter { facts[$0.id].offset <= offset }.max { facts[$0.id].offset < facts[$1.id].offset }
      if let own { conditions.append(facts[own.id].condition) }
    }
    let excluded = conditions.filter { !$0.isNone }.reduce(into: Set<String>()) {
      $0.formUnion(BuildCondition(program.text(program.name($1, in: file))).excluded.map(\.rawValue))
    }
    return Self.all.subtracting(excluded)
  }
}
