import Files

/// Modules for files that no manifest and no project claims.
enum FolderModules {
  /// One module for all of them, named after the folder that holds them, and one of kind `test` for each folder of tests in it.
  ///
  /// More cannot be told: folders of one app are no modules, and names declared twice are told apart by `FolderNames`.
  static func modules(of files: [SourceFile]) -> [(module: Module, files: [SourceFile])] {
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
    var modules = tests.sorted { $0.key < $1.key }.map { (module: Module(name: $0.key, kind: .test), files: $0.value) }
    if !others.isEmpty { modules.append((Module(name: name, kind: .unknown), others)) }
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
