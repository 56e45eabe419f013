import Facts
import Knowledge

/// A known package's own source, where it lies in the tree: what the table says of its calls is what they mean, and its insides would be
/// counted beside that.
enum PackageSources {
  /// The input without the modules of known packages that other modules import.
  static func removed(from input: LinkInput, _ knowledge: Knowledge) -> LinkInput {
    let packages = ownModules(input, knowledge).filter { isImported($0.key, in: input) }
    guard !packages.isEmpty else { return input }
    var rest = input
    rest.files.removeAll { packages[$0.module] != nil }
    return rest
  }

  /// For each module that is a package's, by name and by the types that it declares, that package.
  private static func ownModules(_ input: LinkInput, _ knowledge: Knowledge) -> [Int: Package] {
    var result: [Int: Package] = [:]
    for (index, module) in input.modules.enumerated() {
      for package in knowledge.packages where package.modules.contains(module.name) && !package.types.isEmpty {
        let declared = Set(input.files.lazy.filter { $0.module == index }.flatMap { file in
          file.facts.types.lazy.filter { $0.kind != .extension }.map { file.facts.names.text($0.name) }
        })
        if package.types.allSatisfy(declared.contains) { result[index] = package }
      }
    }
    return result
  }

  private static func isImported(_ module: Int, in input: LinkInput) -> Bool {
    let name = input.modules[module].name
    return input.files.contains { file in
      file.module != module && !file.isTest && file.facts.imports.contains { file.facts.names.text($0) == name }
    }
  }
}
