import Facts

/// What the source says of nodes in words.
extension GraphBuilder {
  /// The documentation comment of a type's declaration; of several under `#if` the first that has one.
  func documentation(of type: TypeID) -> String? {
    program.types[type.index].declarations.lazy.compactMap { file, id -> String? in
      let fact = self.program.files[Int(file)].facts[id]
      return fact.kind == .extension ? nil : self.text(ofDocumentation: fact.documentation, in: file)
    }.first
  }

  func text(ofDocumentation symbol: Symbol, in file: Int32) -> String? {
    guard symbol.exists else { return nil }
    return program.text(program.name(symbol, in: file))
  }
}
