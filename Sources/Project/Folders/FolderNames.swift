/// Folders as names, where no manifest or project tells modules.
public enum FolderNames {
  /// For each of several paths (as shown, with `/`) the name of the nearest folder that sets it apart from the others:
  /// `Profile` and `Home` of `App/Profile/Views/Card.swift` and `App/Home/Views/Card.swift`.
  ///
  /// Where no single folder does (one path lies in a folder that all share), the nearest folders joined by `/` are given,
  /// as many as needed. Equal paths stay equal.
  public static func tellingApart(_ paths: [String]) -> [String] {
    let folders = paths.map { Array($0.split(separator: "/").dropLast().reversed()) }
    let deepest = folders.map(\.count).max() ?? 0
    for level in 0..<deepest {
      let names = folders.map { level < $0.count ? String($0[level]) : "" }
      if !names.contains(""), Set(names).count == Set(paths).count { return names }
    }
    for count in 1..<max(deepest + 1, 2) {
      let names = folders.map { $0.prefix(count).reversed().joined(separator: "/") }
      if Set(names).count == Set(paths).count { return names }
    }
    return folders.map { $0.reversed().joined(separator: "/") }
  }

  /// The name of the folder that holds all the paths, both absolute; `nil` for the root.
  static func common(_ paths: [String]) -> String? {
    guard let first = paths.first else { return nil }
    var shared = first.split(separator: "/").dropLast()
    for path in paths.dropFirst() {
      let folder = path.split(separator: "/").dropLast()
      while !folder.starts(with: shared) { shared.removeLast() }
    }
    return shared.last.map(String.init)
  }

  /// The outermost folder below the shared ones whose name says that it holds tests, `nil` where there is none.
  static func tests(_ path: String) -> String? {
    path.split(separator: "/").dropLast().first { isTests($0) }.map(String.init)
  }

  static func isTests(_ name: some StringProtocol) -> Bool { name.hasSuffix("Tests") || name.hasSuffix("UITest") }
}
