/// Paths as text; nothing here looks at a disk.
enum AbsolutePath {
  /// A path from a folder on, with `.` and `..` resolved; an absolute path stays where it is.
  static func of(_ path: String, in folder: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in (isAbsolute ? [] : components(folder)) + components(path) {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Split by bytes, for a slash with a combining mark after it is another character.
  private static func components(_ path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { path[$0.startIndex..<$0.endIndex] }
  }
}
