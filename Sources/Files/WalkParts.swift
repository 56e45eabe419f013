extension FileWalk.Result {
  /// What the walks over several parts found, as one walk over all of them would have found it: what a link of one leads to may lie in
  /// another, and so may what lies beside a file that was named.
  public static func merged(_ parts: [FileWalk.Result]) -> FileWalk.Result {
    var result = FileWalk.Result()
    for part in parts {
      result.files += part.files
      result.faults += part.faults
      result.links += part.links
      result.beside += part.beside
      result.roots += part.roots
      result.rootFolders += part.rootFolders
      result.inventory.add(part.inventory)
    }
    result.settle()
    // The project is looked for above the first of the folders, or where there is none above the first of the files.
    let first = parts.first { !$0.rootFolders.isEmpty } ?? parts.first
    if !result.inventory.hasManifest, let first { result.manifestsAbove = first.manifestsAbove }
    return result
  }

  /// Sorts what was found, each once, and judges the links.
  mutating func settle() {
    files.sort { ByteOrder.precedes($0.absolutePath, $1.absolutePath) }
    var unique: [SourceFile] = []
    unique.reserveCapacity(files.count)
    for file in files where unique.last?.absolutePath != file.absolutePath { unique.append(file) }
    files = unique
    if !beside.isEmpty {
      let taken = Set(files.map(\.absolutePath))
      beside = Set(beside.filter { file in
        !taken.contains(file.absolutePath) && !rootFolders.contains { PathResolution.contains($0, file.absolutePath) }
      }).sorted { ByteOrder.precedes($0.path, $1.path) }
    }
    problems = Set(faults + links.compactMap(problem)).sorted { ByteOrder.precedes($0.description, $1.description) }
    inventory.sort()
  }

  /// What is wrong with a link: what it leads to is not met.
  private func problem(_ link: FileWalk.SymbolicLink) -> FileProblem? {
    if PathResolution.contains(link.leadsTo, link.path) {
      return FileProblem(path: link.shown, reason: "a symbolic link that leads in a circle; not followed", kind: .skipped)
    }
    if rootFolders.contains(where: { PathResolution.contains($0, link.leadsTo) }) { return nil }
    return FileProblem(path: link.shown, reason: "a symbolic link out of the folders given; not followed", kind: .skipped)
  }
}
