import Facts

/// Code outside the source is handed values of a type, or the type, and a function: what that makes may be how the values are shown.
struct PossibleBuilder {
  let function: FunctionID
  let site: Site
  let types: [TypeID]
  let content: [Val]
}

extension Evaluator {
  /// Notes a call of what the source does not declare and nothing is known of, where it may be told how to show values of a type.
  func notePossibleBuilder(_ arguments: [Typed], at site: Site) {
    let content = arguments.map(\.value).filter(takesSomething)
    guard !content.isEmpty else { return }
    var types: [TypeID] = []
    for argument in arguments {
      guard let type = handedType(argument), program.types[type.index].isSource, !isView(type), !types.contains(type) else { continue }
      types.append(type)
    }
    guard !types.isEmpty else { return }
    possibleBuilders.append(PossibleBuilder(function: frame.function, site: site, types: types, content: content))
  }

  /// Whether a value is a function that is given something.
  private func takesSomething(_ value: Val) -> Bool {
    switch vals[value] {
    case .closure(let id), .function(let id, _): !program.parameters(of: id).isEmpty || program.fact(id).anonymousParameters > 0
    default: false
    }
  }

  /// The type that an argument tells: itself, that of its value or of its elements, or that of what a function is given.
  private func handedType(_ argument: Typed) -> TypeID? {
    switch vals[argument.value] {
    case .closure(let id):
      guard let parameter = program.parameters(of: id).first, parameter.type.exists else { return nil }
      return terms.nominalType(resolver.resolve(parameter.type, scope))
    case .function(let id, _):
      return program.parameters(of: id).isEmpty ? nil : terms.nominalType(resolver.parameterType(id, 0))
    default:
      let type = terms.unwrapped(unbound(metatypeInstance(argument.type)))
      let element = elementType(type)
      return terms.nominalType(element.isKnown ? element : type)
    }
  }
}
