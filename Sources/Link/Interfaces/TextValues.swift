import Facts

/// The texts that a value can be: literals, constants, raw values of cases, names of classes.
struct TextValues {
  let evaluator: Evaluator
  let flow: Flow

  struct Texts {
    /// Each once, in order.
    var texts: [String] = []
    /// Whether these are all.
    var isComplete = true
    /// Where the source does not tell what a member gives, by which name it is asked for: of the class (`Detail.identifier`), of the member
    /// of a type that was not read (`Segues.showDetail`), as generators of code make them of the text.
    var asked: [String] = []
  }

  func texts(of value: Val) -> Texts {
    var result = Texts()
    collect(value, &result, depth: 0)
    if result.texts.isEmpty { result.isComplete = false }
    return result
  }

  private func collect(_ value: Val, _ result: inout Texts, depth: Int) {
    let vals = evaluator.vals
    let known = depth < 6 ? flow.resolve(value) : []
    if known.isEmpty {
      result.isComplete = false
      for name in askedNames(value) { add(name, &result.asked) }
    }
    for item in known {
      var text: String?
      switch vals[item] {
      case .text(let name): text = evaluator.names[name]
      case .foreign(let base, evaluator.known.rawValueProperty):
        let cases = flow.resolve(base)
        if cases.isEmpty { result.isComplete = false }
        for one in cases {
          guard case .enumCase(let id, _) = vals[one] else {
            result.isComplete = false
            // A case that is written with a capital reads as a type.
            if case .type(let term) = vals[one], let name = className(term) { add(name, &result.asked) }
            for name in askedNames(one) { add(name, &result.asked) }
            continue
          }
          add(rawText(of: id), &result.texts)
        }
        continue
      // `String(describing: Detail.self)`, `Storyboard.Name("Main")`: named after what they are made of.
      case .foreignCall(_, _, _, let arguments, _) where arguments.count == 1:
        if case .type(let term) = vals[arguments[0]] {
          text = className(term)
        } else {
          collect(arguments[0], &result, depth: depth + 1)
          continue
        }
      default: break
      }
      if let text {
        add(text, &result.texts)
      } else {
        result.isComplete = false
        let asked = askedNames(item)
        for name in asked.isEmpty ? askedNames(value) : asked { add(name, &result.asked) }
      }
    }
  }

  /// The class whose member a value is; of a type that was not read the member.
  private func askedNames(_ value: Val) -> [String] {
    switch evaluator.vals[value] {
    case .member(let base, _):
      guard case .type(let term) = evaluator.vals[base] else { return [] }
      return className(term).map { [$0] } ?? []
    case .foreign(let base, let name):
      guard case .type(let term) = evaluator.vals[base] else { return [] }
      return (className(term).map { [$0] } ?? []) + [evaluator.names[name]]
    default: return []
    }
  }

  /// Whether a name is what a generator of code makes of a text: the same letters and digits.
  static func isName(_ name: String, of text: String) -> Bool {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return !name.isEmpty && plain(name) == plain(text)
  }

  private func add(_ text: String, _ result: inout [String]) {
    if !result.contains(text) { result.append(text) }
  }

  private func rawText(of id: CaseID) -> String {
    let fact = evaluator.program.fact(id)
    return evaluator.names[evaluator.program.name(fact.rawText.exists ? fact.rawText : fact.name, in: evaluator.program.file(of: id))]
  }

  /// The name of a class that is meant itself: of one that others inherit from `self` may be any of them.
  private func className(_ term: Term) -> String? {
    guard let type = evaluator.terms.nominalType(evaluator.metatypeInstance(term)) else { return nil }
    let entity = evaluator.program.types[type.index]
    guard entity.kind != .protocol, evaluator.resolver.conformers(of: type).isEmpty else { return nil }
    return evaluator.names[entity.name]
  }
}
