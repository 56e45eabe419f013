import Files

/// Modules for files that no manifest and no project claims.
enum FolderModules {
  struct Found {
    let module: Module
    let files: [SourceFile]
    /// Which others see the files as their own, by position.
    var sharing: [Int] = []
  }

  /// One module for all of them, named after the folder that holds them, one for each copy in it (see `FolderCopies`), and one of kind `test`
  /// for each folder of tests.
  ///
  /// More cannot be told: folders of one app are no modules, and names declared twice are told apart by `FolderNames`.
  static func modules(of files: [SourceFile]) -> [Found] {
    guard !files.isEmpty else { return [] }
    let name = FolderNames.common(files.map(\.absolutePath)) ?? "root"
    let depth = sharedDepth(files)
    var tests: [String: [SourceFile]] = [:]
    var others: [SourceFile] = []
    for file in files {
      let below = file.absolutePath.split(separator: "/").dropFirst(depth).joined(separator: "/")
      if let folder = FolderNames.tests(below) ?? (FolderNames.isTests(name) ? name : nil) {
        tests[folder, default: []].append(file)
      } else {
        others.append(file)
      }
    }
    let copies = FolderCopies(others)
    let filled = copies.groups.indices.filter { !copies.groups[$0].files.isEmpty }
    var modules = tests.sorted { $0.key < $1.key }.map { Found(module: Module(name: $0.key, kind: .test), files: $0.value) }
    let first = modules.count
    for group in filled {
      let folder = copies.groups[group].folder
      modules.append(Found(
        module: Module(name: folder.isEmpty ? name : folder, kind: .unknown), files: copies.groups[group].files,
        sharing: filled.indices.filter { copies.isWithin(filled[$0], group) }.map { first + $0 }))
    }
    return modules
  }

  private static func sharedDepth(_ files: [SourceFile]) -> Int {
    guard let first = files.first else { return 0 }
    var shared = first.absolutePath.split(separator: "/").dropLast()
    for file in files.dropFirst() {
      let folder = file.absolutePath.split(separator: "/").dropLast()
      while !folder.starts(with: shared) { shared.removeLast() }
    }
    return shared.count
  }
}
