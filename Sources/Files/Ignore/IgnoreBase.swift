/// Where the `.gitignore` files above a root are found.
enum IgnoreBase {
  static let sizeLimit = 1 << 20

  /// The files that hold in `root` from above it, and its parts below the repository that it is in. Outside any repository
  /// nothing above counts.
  static func above(_ root: String, in tree: any FileTree) -> (IgnoreScope, parts: [[UInt8]]) {
    let names = root.split(separator: "/").map(String.init)
    guard let base = repositoryDepth(names, tree) else { return (IgnoreScope(), []) }
    var scope = IgnoreScope()
    let top = path(names[..<base])
    load(top + "/.git/info/exclude", depth: 0, tree, into: &scope)
    for depth in base..<max(base, names.count) {
      load(path(names[..<depth]) + "/.gitignore", depth: depth - base, tree, into: &scope)
    }
    return (scope, names[base...].map { Array($0.utf8) })
  }

  private static func repositoryDepth(_ names: [String], _ tree: any FileTree) -> Int? {
    for depth in stride(from: names.count, through: 0, by: -1) {
      if (try? tree.kind(of: path(names[..<depth]) + "/.git")) != nil { return depth }
    }
    return nil
  }

  private static func path(_ names: ArraySlice<String>) -> String { names.isEmpty ? "" : "/" + names.joined(separator: "/") }

  private static func load(_ path: String, depth: Int, _ tree: any FileTree, into scope: inout IgnoreScope) {
    guard let content = try? tree.bytes(of: path, displayPath: path, limit: sizeLimit) else { return }
    scope.add(IgnoreFile(content), depth: depth)
  }
}
