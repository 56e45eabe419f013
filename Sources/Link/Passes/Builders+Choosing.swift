import Facts

/// Which parts of what is presented choose what is shown.
extension BuilderAnalysis {
  /// A field of what is presented, or what a case of it carries.
  func isInside(_ value: Val, _ subject: Val) -> Bool {
    var current = value
    var isInside = false
    for _ in 0..<Vals.maximumSteps where current != subject {
      switch vals[current] {
      case .member, .payload: isInside = true
      default: break
      }
      guard let base = vals.base(of: current) else { return false }
      current = base
    }
    return isInside
  }

  /// The enums of such parts by which a builder chooses a view: different cases show different views, or one view made of other things
  /// (`Frame { A() }`, `Frame { B() }`). A part that only styles a view (how it moves in, what it looks like), or for which something stands
  /// beside it in some of its cases, is no route.
  func choosingParts(_ all: [Shown], _ subject: Val) -> Set<TypeID> {
    var choices: [TypeID: [CaseID: Set<Choice>]] = [:]
    for shown in all {
      for atom in demands(shown, on: subject) {
        guard let (value, cases, _) = named(atom), isInside(value, subject) else { continue }
        if case .route = shown.target { continue }
        for id in cases { choices[program.owner(of: id), default: [:]][id, default: []].insert(choice(shown)) }
      }
    }
    return Set(choices.filter { program.types[$0.key.index].cases.count == 1 || Set($0.value.values).count > 1 }.keys)
  }

  /// What is shown, and what it is made of as far as that is more than style.
  private struct Choice: Hashable {
    let target: ShownTarget
    let parts: [Val]
  }

  private func choice(_ shown: Shown) -> Choice {
    guard case .construct(_, _, let arguments, _) = vals[shown.value] else { return Choice(target: shown.target, parts: []) }
    return Choice(target: shown.target, parts: arguments.map { isStyle($0) ? .unknown : $0 })
  }

  /// A flag, a size, a colour: nothing by which one screen is told from another.
  private func isStyle(_ argument: Val) -> Bool {
    switch vals[argument] {
    case .bool, .number, .null, .foreign: true
    default: false
    }
  }
}
