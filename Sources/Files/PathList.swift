/// A list of paths in a file or on standard input, as `--files-from` takes it.
public enum PathList {
  /// The most that is read of a list.
  public static let maximumSize = 64 << 20

  /// One path a line, or each ended by NUL where there is one (`git diff -z --name-only`). Empty lines do not count, CRLF is one line end.
  public static func parse(_ bytes: [UInt8]) -> [String] {
    let separator: UInt8 = bytes.contains(0) ? 0 : 0x0A
    return bytes.split(separator: separator).compactMap { line in
      let path = separator == 0x0A && line.last == 0x0D ? line.dropLast() : line
      return path.isEmpty ? nil : String(decoding: path, as: UTF8.self)
    }
  }

  /// Reads the list at `path`, or standard input for `-`.
  /// - Throws: a `FileProblem` that names the list.
  public static func read(_ path: String) throws(FileProblem) -> [String] {
    if path == "-" { return parse(try StandardInput.readAll(limit: maximumSize)) }
    let target = PathResolution.canonical(path) ?? path
    return parse(try ReadBuffer.bytes(of: target, displayPath: path, limit: maximumSize))
  }
}
