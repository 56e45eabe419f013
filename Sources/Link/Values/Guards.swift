/// What must hold for a place in a function to be reached, as far as it was understood: a list that grows at its head. 0 is "always".
struct Condition: Hashable {
  let raw: Int32
  static let always = Condition(raw: 0)
}

enum Atom: Hashable {
  /// The value is one of these cases.
  case isCase(Val, [CaseID])
  /// The value is none of these: the `default:` arm.
  case isOther(Val, [CaseID])
  /// The value's text is this (`url.host() == "open"`).
  case equals(Val, Name)
  /// The value is true (or false).
  case flag(Val, Bool)
  /// The optional value is there (or is not); with the place of the condition.
  case exists(Val, Site, Bool)
  /// The type that the value has as it runs meets a protocol's demand (the first function) with the second one.
  case meets(Val, FunctionID, FunctionID)
  /// Something that was not understood, as written: it tells branches apart.
  case opaque(Site)
}

/// All conditions that were met, each once.
final class Guards {
  struct Node: Hashable {
    let rest: Condition
    let atom: Atom
  }
  /// Those of the conditions from 1.
  private var nodes = InternTable<Node>()
  /// How many atoms each condition has.
  private var lengths: [Int32] = [0]
  /// What conditions are together, where it was asked for.
  var conjunctions: [Pair: Condition] = [:]

  func adding(_ atom: Atom, to rest: Condition) -> Condition {
    let (number, isNew) = nodes.intern(Node(rest: rest, atom: atom))
    if isNew { lengths.append(lengths[Int(rest.raw)] + 1) }
    return Condition(raw: number + 1)
  }

  /// The atoms, innermost first.
  func atoms(_ condition: Condition) -> Atoms { Atoms(condition: condition, guards: self) }

  /// The atoms of a condition, read where they lie.
  struct Atoms: Sequence, IteratorProtocol {
    fileprivate var condition: Condition
    fileprivate let guards: Guards

    var count: Int { Int(guards.lengths[Int(condition.raw)]) }
    var underestimatedCount: Int { count }

    mutating func next() -> Atom? {
      guard condition != .always else { return nil }
      let node = guards.nodes[condition.raw - 1]
      condition = node.rest
      return node.atom
    }
  }

  private var parameterized: [Condition: Bool] = [:]

  /// Whether a demand is made on a parameter, so that callers can know better.
  func hasParameter(_ condition: Condition, _ vals: Vals) -> Bool {
    if let known = parameterized[condition] { return known }
    let result = atoms(condition).contains { atom in atom.subject.map { vals.hasParameter($0) } ?? false }
    parameterized[condition] = result
    return result
  }

  /// What was understood of a condition: effects are told apart by nothing else. Whether an optional is there counts only where a caller
  /// hands it in: `nil` for a parameter takes one branch, a value the other.
  func understood(_ condition: Condition, _ vals: Vals) -> Condition {
    let all = atoms(condition)
    let known = all.filter {
      switch $0 {
      case .opaque: false
      case .exists(let value, _, _): if case .parameter(_, let index) = vals[value] { index >= 0 } else { false }
      default: true
      }
    }
    return known.count == all.count ? condition : self.condition(known)
  }

  /// The condition without what it says of optionals being there.
  func withoutPresence(_ condition: Condition) -> Condition {
    let all = atoms(condition)
    let kept = all.filter { if case .exists = $0 { false } else { true } }
    return kept.count == all.count ? condition : self.condition(kept)
  }

  func condition(_ atoms: [Atom]) -> Condition {
    atoms.reversed().reduce(.always) { adding($1, to: $0) }
  }
}
