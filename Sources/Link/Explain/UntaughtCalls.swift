import NavigationGraph

/// A call of what neither the source nor the knowledge declares that is handed an enum of the source and a closure that makes views of the
/// source: most likely it registers destinations, and what else is given values of the enum navigates.
public struct UntaughtCall: Sendable, Hashable {
  public let name: String
  public let location: SourceLocation
  /// The enum's name.
  public let type: String
  /// What else of undeclared calls is given its cases, sorted.
  public let givenValues: [String]
}

/// Finds such calls among those that the evaluation met.
struct UntaughtCalls {
  /// A call that was met, with what it was handed.
  struct Candidate {
    let name: Name
    let site: Site
    let type: TypeID
    let closures: [Val]
  }

  let evaluator: Evaluator
  let finder: ViewFinder

  /// In the order of the source.
  func find() -> [UntaughtCall] {
    let program = evaluator.program
    let found = evaluator.untaughtCalls.filter { candidate in
      !program.files[Int(candidate.site.file)].isTest && candidate.closures.contains(where: showsViews)
    }
    return found.sorted { $0.site < $1.site }.map { candidate in
      let given = evaluator.untaughtValues[candidate.type] ?? []
      return UntaughtCall(
        name: evaluator.names[candidate.name], location: program.location(candidate.site), type: program.path(of: candidate.type),
        givenValues: given.filter { $0 != candidate.name }.map { evaluator.names[$0] }.sorted())
    }
  }

  private func showsViews(_ closure: Val) -> Bool {
    finder.shown(closure).contains { if case .view = $0.target { true } else { false } }
  }
}

extension Evaluator {
  /// Notes what a call of what is not known is handed.
  func noteUntaught(_ name: Name, _ values: [Val], _ site: Site) {
    var type: TypeID?
    var closures: [Val] = []
    for value in values {
      switch vals[value] {
      case .type(let term):
        guard let id = terms.nominalType(metatypeInstance(term)), program.types[id.index].kind == .enum else { continue }
        type = id
      case .closure, .function: closures.append(value)
      case .enumCase(let id, _):
        untaughtValues[program.owner(of: id), default: []].insert(name)
      default: continue
      }
    }
    guard let type, !closures.isEmpty else { return }
    untaughtCalls.append(UntaughtCalls.Candidate(name: name, site: site, type: type, closures: closures))
  }
}
