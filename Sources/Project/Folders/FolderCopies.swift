import Files

/// Copies of an app, and apps beside one another, in files that no manifest and no project claims.
///
/// Swift compiles no two files of one name into a module. Where folders side by side hold files of the same names they are modules of their own
/// (`old` and `new`, `iOS` and `macOS`), and what lies beside them is shared by them.
struct FolderCopies {
  struct Group: Equatable {
    let folder: String
    var files: [SourceFile] = []
    /// The group whose folder holds this one; nil for the outermost.
    let parent: Int?
  }

  /// The outermost first; its folder is empty.
  private(set) var groups: [Group] = [Group(folder: "", parent: nil)]

  /// O(files · depth of folders).
  init(_ files: [SourceFile]) {
    var open = [Part(files: files.map { (Array($0.absolutePath.split(separator: "/")), $0) }, depth: 0, group: 0)]
    while let part = open.popLast() {
      var folders: [Substring: [([Substring], SourceFile)]] = [:]
      for (path, file) in part.files {
        if path.count > part.depth + 1 {
          folders[path[part.depth], default: []].append((path, file))
        } else {
          groups[part.group].files.append(file)
        }
      }
      let copies = Self.copies(folders.mapValues { $0.compactMap(\.0.last) })
      for (name, files) in folders.sorted(by: { $0.key < $1.key }) {
        var group = part.group
        if copies.contains(name) {
          group = groups.count
          groups.append(Group(folder: String(name), parent: part.group))
        }
        open.append(Part(files: files, depth: part.depth + 1, group: group))
      }
    }
    for index in groups.indices { groups[index].files.sort { $0.path < $1.path } }
  }

  private struct Part {
    let files: [(path: [Substring], file: SourceFile)]
    let depth: Int
    let group: Int
  }

  /// Folders of which at least half of the files, and two, bear the names of files in another folder beside them.
  private static func copies(_ files: [Substring: [Substring]]) -> Set<Substring> {
    guard files.count > 1 else { return [] }
    var holders: [Substring: Int] = [:]
    for names in files.values { for name in Set(names) { holders[name, default: 0] += 1 } }
    return Set(files.filter { folder in
      let names = Set(folder.value)
      let shared = names.count { (holders[$0] ?? 0) > 1 }
      return shared >= 2 && shared * 2 >= names.count
    }.keys)
  }

  /// Whether a group lies in another's folder, however deep.
  func isWithin(_ inner: Int, _ outer: Int) -> Bool {
    var current = groups[inner].parent
    while let next = current {
      if next == outer { return true }
      current = groups[next].parent
    }
    return false
  }
}
