/// Which modules can name what a file declares: its own, and those of which a file imports it.
struct ModuleVisibility {
  private let program: Program
  private let imports: [Set<String>]

  /// O(imports).
  init(_ program: Program) {
    self.program = program
    var imports = [Set<String>](repeating: [], count: program.modules.count)
    for file in program.files where imports.indices.contains(file.module) {
      imports[file.module].formUnion(file.facts.imports.map { program.text(file.symbols[Int($0.raw)]) })
    }
    self.imports = imports
  }

  /// The names of the modules, sorted.
  func modules(thatSee file: Int32) -> [String] {
    guard program.files.indices.contains(Int(file)) else { return [] }
    let unit = program.files[Int(file)]
    let own = Set([unit.module] + unit.sharedWith)
    let names = Set(own.filter(program.modules.indices.contains).map { program.modules[$0].importName })
    return program.modules.indices.filter { own.contains($0) || !imports[$0].isDisjoint(with: names) }.map { program.modules[$0].name }.sorted()
  }
}
