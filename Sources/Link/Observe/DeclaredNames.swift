import Facts

/// What the source, tests apart, declares under which names.
struct DeclaredNames {
  let types: Set<Name>
  let functions: Set<Name>

  /// O(declarations).
  init(_ program: Program) {
    var types: Set<Name> = []
    var functions: Set<Name> = []
    for file in program.files where !file.isTest {
      for type in file.facts.types where type.kind != .extension { types.insert(file.symbols[Int(type.name.raw)]) }
      for alias in file.facts.aliases { types.insert(file.symbols[Int(alias.name.raw)]) }
      for function in file.facts.functions where function.kind == .function { functions.insert(file.symbols[Int(function.name.raw)]) }
    }
    self.types = types
    self.functions = functions
  }
}
