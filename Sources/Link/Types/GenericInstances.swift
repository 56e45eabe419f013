/// What generic parameters stand for: the types that the source writes or infers in their place. Found in the types that were met while
/// bodies were read, and in the calls of generic functions.
final class GenericInstances {
  private let resolver: TypeResolver
  /// For each parameter what is given for it, which may be a parameter in turn.
  private var given: [Term: [Term]] = [:]
  private var answers: [Term: [TypeID]] = [:]

  init(_ resolver: TypeResolver, calls: [Term: [Term]]) {
    self.resolver = resolver
    given = calls
    for term in resolver.terms.all {
      guard case .nominal(let type, let arguments) = resolver.terms[term], !arguments.isEmpty else { continue }
      for (name, argument) in zip(resolver.program.types[type.index].generics, arguments) where argument.isKnown {
        let parameter = resolver.terms.intern(.generic(name, type, .none))
        if parameter != argument { given[parameter, default: []].append(argument) }
      }
    }
  }

  /// The types of the source that a type can be: itself, or all that is given for a generic parameter.
  func types(_ term: Term) -> [TypeID] {
    let plain = resolver.terms.unwrapped(term)
    guard case .generic = resolver.terms[plain] else { return resolver.terms.nominalType(plain).map { [$0] } ?? [] }
    if let known = answers[plain] { return known }
    var open = [plain]
    var seen: Set<Term> = [plain]
    var result: Set<TypeID> = []
    while let parameter = open.popLast() {
      for argument in given[parameter] ?? [] where seen.insert(argument).inserted {
        let plain = resolver.terms.unwrapped(argument)
        if case .generic = resolver.terms[plain] {
          if plain == argument || seen.insert(plain).inserted { open.append(plain) }
        } else if let type = resolver.terms.nominalType(plain), resolver.program.types[type.index].isSource {
          result.insert(type)
        }
      }
    }
    let sorted = result.sorted()
    answers[plain] = sorted
    return sorted
  }
}
