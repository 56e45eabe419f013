import Knowledge

extension TypeResolver {
  /// The type that a table means, as a file sees it: what the source does not declare is an external type of that name.
  func named(_ type: TypeName, seenFrom file: Int32) -> Term {
    let arguments = type.arguments.map { named($0, seenFrom: file) }
    guard let first = type.path.first else { return .unknown }
    let outermost = ProgramIndex.topLevel(names.intern(first), seenFrom: file, program)
    var current = outermost.exists ? terms.nominal(outermost) : nil
    for name in type.path.dropFirst() {
      current = current.flatMap { terms.nominalType($0) }.flatMap { memberType(names.intern(name), in: $0) }
    }
    let id = current.flatMap { terms.nominalType($0) } ?? external(names.intern(type.name))
    return terms.nominal(id, arguments)
  }
}
