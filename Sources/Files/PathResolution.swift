#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Paths, absolute and relative.
public enum PathResolution {
  /// The folder the process runs in, as the system gives it; `nil` where it was deleted or may not be read.
  public static func currentDirectory() -> String? {
    guard let buffer = getcwd(nil, 0) else { return nil }
    defer { free(buffer) }
    return String(validatingCString: buffer)
  }

  /// The path without symbolic links, `.` and `..`; `nil` where it leads nowhere.
  public static func canonical(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(validatingCString: buffer)
  }

  /// Whether a folder has an entry there, also a link that leads nowhere.
  public static func isEntry(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether nothing is there: no file, no folder, a link that leads nowhere.
  public static func isMissing(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }

  /// An absolute path made of `path`, seen from `directory` (absolute and normal), with `.`, `..` and doubled slashes taken out by their letters alone.
  public static func absolute(_ path: String, from directory: String) -> String {
    let start = path.utf8.first == UInt8(ascii: "/") ? "" : directory
    if !start.isEmpty, isPlain(path) { return start == "/" ? start + path : start + "/" + path }
    var parts: [Substring] = []
    for part in start.split(separator: "/") + path.split(separator: "/") {
      if part == "." { continue }
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether a relative path has nothing to take out. Most have not, and need not be cut up.
  private static func isPlain(_ path: String) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in path.utf8 {
      if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") { return false }
      previous = byte
    }
    return previous != UInt8(ascii: "/")
  }

  /// `path` as seen from `directory`, both absolute and normal: `../` leads out of it, and the directory itself is `.`.
  public static func relative(_ path: String, to directory: String) -> String {
    let target = path.split(separator: "/")
    let base = directory.split(separator: "/")
    var shared = 0
    while shared < target.count, shared < base.count, target[shared] == base[shared] { shared += 1 }
    let parts = Array(repeating: "..", count: base.count - shared) + target[shared...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether `path` is `folder` or lies in it; both absolute and normal.
  public static func contains(_ folder: String, _ path: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// The folder and the last part of a path: `("a/b", "c")` of `a/b/c`, `(".", "c")` of `c`.
  public static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
  }
}
