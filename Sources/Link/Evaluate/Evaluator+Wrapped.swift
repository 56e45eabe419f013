import Facts
import Knowledge

/// Elements of packages' collections that wrap what is shown: `routes = [.root(.home), .sheet(.help)]`.
extension Evaluator {
  /// What elements of a collection are as they are written in it: with their wrapper, where it has one.
  func writtenElement(_ collection: Term) -> Term {
    let element = elementType(collection)
    guard case .nominal(let id, let arguments) = terms[terms.unwrapped(collection)], !program.types[id.index].isSource,
      let wrapper = known.wrappedCollections[program.types[id.index].name]
    else { return element }
    return terms.nominal(resolver.external(wrapper), arguments)
  }

  /// An element with what it wraps.
  func wrappedElement(_ name: Name, of type: Term, _ arguments: [CallArgument], _ site: Site) -> Typed? {
    guard case .nominal(let id, let given) = terms[type], !program.types[id.index].isSource, let first = arguments.first,
      known.wrappingElements[program.types[id.index].name]?.cases[name] != nil
    else { return nil }
    let inner = handed(first.value, expected: given.last ?? .unknown)
    for argument in arguments.dropFirst() { _ = evaluate(argument.value, expected: .unknown) }
    let base = vals.intern(.type(type))
    return Typed(value: vals.intern(.foreignCall(base, name, [first.label], [inner.value], site)), type: type)
  }

  /// What an element wraps, and in what way it shows that; nil for other values.
  func unwrapped(_ value: Val) -> (inner: Val, kind: CallKind)? {
    guard case .foreignCall(let base, let name, _, let arguments, _) = vals[value], let inner = arguments.first,
      case .type(let term) = vals[base], let id = terms.nominalType(term), !program.types[id.index].isSource,
      let kind = known.wrappingElements[program.types[id.index].name]?.cases[name]
    else { return nil }
    return (inner, kind)
  }
}
