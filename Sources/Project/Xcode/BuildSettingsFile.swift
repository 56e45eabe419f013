import Files

/// Reads `.xcconfig` files.
enum BuildSettingsFile {
  private static let maximumFiles = 64
  private static let maximumSize = 1 << 20

  /// The settings of a file and of those it includes, which stand where they are included.
  ///
  /// - Parameter tree: what they are read from; the disk where it is nil.
  static func read(_ path: String, in tree: (any FileTree)? = nil) -> [String: String] {
    var values: [String: String] = [:]
    var seen: Set<String> = []
    // Lines still to be read, the nearest last.
    var pending = lines(of: path, tree, &seen)
    while let (folder, line) = pending.popLast() {
      if let included = include(line) {
        let target = PathResolution.absolute(included, from: folder)
        if seen.count < maximumFiles { pending += lines(of: target, tree, &seen) }
      } else if let (key, value) = setting(line) {
        values[key] = value.contains("$(inherited)") ? value.replacing("$(inherited)", with: values[key] ?? "$(inherited)") : value
      }
    }
    return values
  }

  private static func lines(
    of path: String, _ tree: (any FileTree)?, _ seen: inout Set<String>
  ) -> [(folder: String, line: Substring)] {
    guard seen.insert(path).inserted, let bytes = try? ReadBuffer.bytes(of: path, displayPath: path, limit: maximumSize, in: tree)
    else { return [] }
    let folder = PathResolution.split(path).folder
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).reversed().map { (folder, $0) }
  }

  private static func include(_ line: Substring) -> String? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("#include") else { return nil }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count >= 3 ? String(parts[1]) : nil
  }

  private static func setting(_ line: Substring) -> (String, String)? {
    var text = line
    if let comment = text.firstRange(of: "//") { text = text[..<comment.lowerBound] }
    guard let equals = text.firstIndex(of: "=") else { return nil }
    // `KEY[sdk=…]` holds under conditions only.
    let key = text[..<equals].trimmed
    guard !key.isEmpty, !key.contains("["), !key.hasPrefix("#") else { return nil }
    return (key, text[text.index(after: equals)...].trimmed.trimmingSemicolon)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

extension String {
  fileprivate var trimmingSemicolon: String { hasSuffix(";") ? String(dropLast()) : self }
}
