/// A type as the linker reasons about it: the position of its form in the table of terms. 0 is the unknown type.
struct Term: Hashable {
  let raw: Int32
  static let unknown = Term(raw: 0)
  var isKnown: Bool { raw != 0 }
}

/// The form of a type.
enum TermForm: Hashable {
  case unknown
  /// A struct, class, enum, actor or protocol (`some P` and `any P` are `P`).
  case nominal(TypeID, [Term])
  case optional(Term)
  case array(Term)
  case dictionary(Term, Term)
  /// With the labels of the elements, none for one without.
  case tuple([Term], [Name])
  case function([Term], Term)
  /// A generic parameter or associated type: of a type or of a function.
  case generic(Name, TypeID, FunctionID)
  case metatype(Term)
  case composition([Term])
}

/// All types that were met, each once. A class: everything that resolves types shares the one table.
final class Terms {
  private var forms = InternTable<TermForm>()
  /// By term the type without optionality, and the nominal type that this is.
  private var unwrapped: [Term] = []
  private var nominalTypes: [TypeID] = []
  /// Whether a generic parameter or an associated type is a part of it.
  private var isGeneric: [Bool] = []

  init() { _ = intern(.unknown) }

  subscript(_ term: Term) -> TermForm { forms[term.raw] }

  /// All that were met.
  var all: [Term] { forms.keys.indices.map { Term(raw: Int32(truncatingIfNeeded: $0)) } }

  func intern(_ form: TermForm) -> Term {
    let (raw, isNew) = forms.intern(form)
    guard isNew else { return Term(raw: raw) }
    isGeneric.append(mentionsGeneric(form))
    switch form {
    case .nominal(let id, _): note(Term(raw: raw), id)
    case .composition(let parts): note(Term(raw: raw), parts.lazy.compactMap { self.nominalType($0) }.first ?? .none)
    case .optional(let inner): note(unwrapped(inner), nominalTypes[Int(inner.raw)])
    default: note(Term(raw: raw), .none)
    }
    return Term(raw: raw)
  }

  func hasGeneric(_ term: Term) -> Bool { isGeneric[Int(term.raw)] }

  private func mentionsGeneric(_ form: TermForm) -> Bool {
    switch form {
    case .generic: true
    case .unknown: false
    case .optional(let part), .array(let part), .metatype(let part): hasGeneric(part)
    case .nominal(_, let parts), .composition(let parts), .tuple(let parts, _): parts.contains { hasGeneric($0) }
    case .dictionary(let key, let value): hasGeneric(key) || hasGeneric(value)
    case .function(let parameters, let result): hasGeneric(result) || parameters.contains { hasGeneric($0) }
    }
  }

  private func note(_ plain: Term, _ type: TypeID) {
    unwrapped.append(plain)
    nominalTypes.append(type)
  }

  func nominal(_ type: TypeID, _ arguments: [Term] = []) -> Term { type.exists ? intern(.nominal(type, arguments)) : .unknown }
  func optional(_ term: Term) -> Term { term.isKnown ? intern(.optional(term)) : .unknown }
  func array(_ term: Term) -> Term { intern(.array(term)) }

  /// The type without optionality.
  func unwrapped(_ term: Term) -> Term { unwrapped[Int(term.raw)] }

  func isOptional(_ term: Term) -> Bool {
    if case .optional = self[term] { return true }
    return false
  }

  /// The nominal type behind optionality; of a composition the first.
  func nominalType(_ term: Term) -> TypeID? {
    let type = nominalTypes[Int(term.raw)]
    return type.exists ? type : nil
  }

  /// Replaces generic parameters of `owner` by `arguments`, in order of `names`.
  func substitute(_ term: Term, _ names: [Name], of owner: TypeID, by arguments: [Term]) -> Term {
    guard !arguments.isEmpty, !names.isEmpty, hasGeneric(term) else { return term }
    return map(term) { form in
      guard case .generic(let name, owner, _) = form, let position = names.firstIndex(of: name), position < arguments.count else { return nil }
      return arguments[position]
    }
  }

  /// Rebuilds a type, with `replace` giving what stands for a part where it differs. Depth is that of the written type.
  func map(_ term: Term, _ replace: (TermForm) -> Term?) -> Term {
    let form = self[term]
    if let other = replace(form) { return other }
    switch form {
    case .unknown, .generic: return term
    case .nominal(let id, let arguments):
      return arguments.isEmpty ? term : intern(.nominal(id, arguments.map { map($0, replace) }))
    case .optional(let inner): return optional(map(inner, replace))
    case .array(let inner): return array(map(inner, replace))
    case .dictionary(let key, let value): return intern(.dictionary(map(key, replace), map(value, replace)))
    case .tuple(let parts, let labels): return intern(.tuple(parts.map { map($0, replace) }, labels))
    case .function(let parameters, let result): return intern(.function(parameters.map { map($0, replace) }, map(result, replace)))
    case .metatype(let inner): return intern(.metatype(map(inner, replace)))
    case .composition(let parts): return intern(.composition(parts.map { map($0, replace) }))
    }
  }
}
