/// The `.gitignore` files that hold in one folder: its own and those above it, up to the repository's root.
struct IgnoreScope: Sendable {
  /// Outermost first, each with the depth of its folder below the base of the paths.
  private var files: [(file: IgnoreFile, depth: Int)] = []

  mutating func add(_ file: IgnoreFile, depth: Int) {
    if !file.isEmpty { files.append((file, depth)) }
  }

  /// Whether the path is ignored: the innermost file that says anything decides.
  /// - Parameter parts: the path's parts below the base.
  func ignores(_ parts: [[UInt8]], isFolder: Bool) -> Bool {
    for (file, depth) in files.reversed() {
      if let verdict = file.verdict(on: parts[min(depth, parts.count)...], isFolder: isFolder) { return verdict == .ignored }
    }
    return false
  }
}
