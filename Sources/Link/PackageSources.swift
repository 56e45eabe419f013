import Facts
import Knowledge

/// A known package's own source, where it lies in the tree: what the table says of its calls is what they mean, and its insides would be
/// counted beside that.
enum PackageSources {
  /// The input without the modules of known packages that other modules import.
  static func removed(from input: LinkInput, _ knowledge: Knowledge) -> LinkInput {
    let own = ownModules(input, knowledge)
    guard !own.isEmpty else { return input }
    let imported = imports(input, apartFrom: own)
    // One module of a package may hand on another, so that code imports any of them.
    let packages = own.filter { !imported.isDisjoint(with: $0.value.modules) }
    guard !packages.isEmpty else { return input }
    var rest = input
    rest.files.removeAll { packages[$0.module] != nil }
    return rest
  }

  /// For each module that is a package's, by name and by the types that it declares, that package.
  private static func ownModules(_ input: LinkInput, _ knowledge: Knowledge) -> [Int: Package] {
    var result: [Int: Package] = [:]
    for (index, module) in input.modules.enumerated() {
      for package in knowledge.packages {
        guard let types = package.types[module.importName] else { continue }
        let declared = Set(input.files.lazy.filter { $0.module == index }.flatMap { file in
          file.facts.types.lazy.filter { $0.kind != .extension }.map { file.facts.names.text($0.name) }
        })
        if types.allSatisfy(declared.contains) { result[index] = package }
      }
    }
    return result
  }

  /// What files of other modules import.
  private static func imports(_ input: LinkInput, apartFrom own: [Int: Package]) -> Set<String> {
    var result: Set<String> = []
    for file in input.files where own[file.module] == nil && !file.isTest {
      result.formUnion(file.facts.imports.lazy.map { file.facts.names.text($0) })
    }
    return result
  }
}
