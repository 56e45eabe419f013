import NavigationGraph

/// Which file shows which screen, by their names.
///
/// `HomeView.png`, `Home.png` and `<title>.png` stand for `HomeView`, in any case; `HomeView~dark.png` for its dark look; `testHomeView.1.png` is
/// what snapshot tests write.
public enum ScreenshotNames {
  /// The files of one screen.
  public struct Files: Hashable, Sendable {
    public var light: String?
    public var dark: String?

    /// The one for a theme; the other where there is none.
    public func file(for theme: ThemeChoice) -> String? { theme == .dark ? dark ?? light : light ?? dark }
  }

  private struct Key: Hashable {
    var name: String
    var isDark: Bool
  }

  /// - Parameters:
  ///   - files: names with their endings, or paths; of several that mean one screen the first in the order of bytes.
  ///   - graph: its views are looked for: by name, else by name without `View` or `Screen`, else by title.
  /// - Returns: the files by the node's id.
  public static func match(_ files: [String], in graph: NavigationGraph) -> [String: Files] {
    var byKey: [Key: String] = [:]
    for file in files.sorted(by: { compareBytes($0, $1) < 0 }) {
      let key = key(of: file)
      if byKey[key] == nil { byKey[key] = file }
    }
    var result: [String: Files] = [:]
    for node in graph.nodes where node.kind == .view {
      for name in names(of: node) {
        let found = Files(light: byKey[Key(name: name, isDark: false)], dark: byKey[Key(name: name, isDark: true)])
        guard found.light != nil || found.dark != nil else { continue }
        result[node.id] = found
        break
      }
    }
    return result
  }

  private static func names(of node: Node) -> [String] {
    let full = Names.unqualified(node.name)
    let own = Names.last(full)
    var names = [full, own]
    for suffix in Names.commonSuffixes where own.hasSuffix(suffix) && own.count > suffix.count {
      names.append(String(own.dropLast(suffix.count)))
    }
    if let title = node.title { names.append(title) }
    return names.map { $0.lowercased() }
  }

  private static func key(of file: String) -> Key {
    var name = file.split(separator: "/").last.map(String.init) ?? file
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    // `testHomeView.1` or `testHomeView.dark`
    if name.hasPrefix("test"), let dot = name.lastIndex(of: "."), name[name.index(after: dot)...].allSatisfy(\.isNumber) {
      name = String(name[..<dot])
    }
    var isDark = false
    for ending in ["~dark", "-dark", "_dark", ".dark"] where name.lowercased().hasSuffix(ending) {
      name = String(name.dropLast(ending.count))
      isDark = true
    }
    if name.hasPrefix("test"), let first = name.dropFirst(4).first, first.isUppercase { name = String(name.dropFirst(4)) }
    return Key(name: name.lowercased(), isDark: isDark)
  }
}
