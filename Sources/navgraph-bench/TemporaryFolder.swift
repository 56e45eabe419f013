#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder for a generated app, a hundred files to each folder in it, as apps have them.
struct TemporaryFolder {
  let path: String
  private var folders: [String] = []
  private var files: [String] = []

  /// Nil where the system gives none.
  init?() {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((base + "/navgraph-bench-XXXXXX").utf8CString)
    guard let made = template.withUnsafeMutableBufferPointer({ buffer in buffer.baseAddress.flatMap { mkdtemp($0) } }) else { return nil }
    path = String(cString: made)
  }

  private init(existing: String) { path = existing }

  /// Writes an app to a folder that is there, to stay; false where that fails.
  static func keep(_ app: GeneratedApp, at path: String) -> Bool {
    var folder = TemporaryFolder(existing: path)
    return (0..<app.files).allSatisfy { folder.write(app.file($0), number: $0) }
  }

  /// Writes a file; false where that fails.
  mutating func write(_ source: String, number: Int) -> Bool {
    let folder = path + "/Feature\(number / 100)"
    if folders.last != folder {
      guard mkdir(folder, 0o700) == 0 else { return false }
      folders.append(folder)
    }
    let name = folder + "/File\(number).swift"
    guard let file = fopen(name, "w") else { return false }
    files.append(name)
    var source = source
    let written = source.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) }
    return fclose(file) == 0 && written == source.utf8.count
  }

  func remove() {
    for file in files { unlink(file) }
    for folder in folders { rmdir(folder) }
    rmdir(path)
  }
}
