import Facts

/// What the parameters and results of functions were resolved to: they are asked for at each call.
struct SignatureTypes {
  /// By function, and by the position of the parameter in all files; nil where nobody asked, or where the answer may change.
  fileprivate var results: [Term?]
  fileprivate var parameters: [Term?]
  /// For each file where its parameters start.
  fileprivate let parameterBase: [Int]

  init(_ program: Program) {
    results = Array(repeating: nil, count: program.functionFile.count)
    var count = 0
    parameterBase = program.files.map { file in
      defer { count += file.facts.parameters.count }
      return count
    }
    parameters = Array(repeating: nil, count: count)
  }
}

extension TypeResolver {
  func scope(of function: FunctionID) -> TypeScope {
    TypeScope(file: program.file(of: function), type: program.owner(of: function), function: function)
  }

  func parameterType(_ function: FunctionID, _ index: Int) -> Term {
    let parameters = program.parameters(of: function)
    guard index >= 0, index < parameters.count else { return .unknown }
    let position = signatures.parameterBase[Int(program.file(of: function))] + parameters.startIndex + index
    if let known = signatures.parameters[position] { return known }
    let (type, isFinal) = settled {
      let parameter = parameters[parameters.startIndex + index]
      let term = resolve(parameter.type, scope(of: function))
      return parameter.modifiers.contains(.variadic) ? terms.array(term) : term
    }
    if isFinal { signatures.parameters[position] = type }
    return type
  }

  func resultType(_ function: FunctionID) -> Term {
    if let known = signatures.results[function.index] { return known }
    let (type, isFinal) = settled { resolve(program.fact(function).result, scope(of: function)) }
    if isFinal { signatures.results[function.index] = type }
    return type
  }

  func caseParameterType(_ id: CaseID, _ index: Int) -> Term {
    let file = program.file(of: id)
    let parameters = program.files[Int(file)].facts[program.fact(id).parameters]
    guard index >= 0, index < parameters.count else { return .unknown }
    let written = resolve(parameters[parameters.startIndex + index].type, TypeScope(file: file, type: program.owner(of: id)))
    return carriedState(written, in: program.owner(of: id)) ?? written
  }
}
