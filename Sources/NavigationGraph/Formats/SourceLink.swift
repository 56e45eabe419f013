/// Links to source and to pages of rules: the one place that says where they lead and where there are none.
///
/// A prefix stands before the path of a file (`https://host/blob/main/`), or is a pattern with `{file}` and, where it is wanted, `{line}`
/// (`vscode://file/folder/{file}:{line}`). Without one, or with an empty one, links are relative to where the paths begin.
public enum SourceLink {
  private static let fileMark = "{file}"
  private static let lineMark = "{line}"

  /// Whether a prefix says itself where file and line stand.
  public static func isPattern(_ prefix: String) -> Bool { prefix.contains(fileMark) }

  /// The link to a line of a file.
  /// - Parameter showsLine: Whether `#L12` stands behind the file where the prefix is no pattern.
  /// - Returns: nil where a link would lead astray, see `pattern`.
  public static func url(file: String, line: Int, prefix: String?, showsLine: Bool = true) -> String? {
    pattern(file: file, prefix: prefix, showsLine: showsLine)?.replacing(lineMark, with: String(max(1, line)))
  }

  /// The link to any line of a file, with `{line}` where its number stands.
  /// - Returns: nil for a path that is not below the folder which the prefix stands for (a pattern may stand for any), for an absolute one
  ///   where links are relative, and where the address would be none of a page or a file.
  public static func pattern(file: String, prefix: String?, showsLine: Bool = true) -> String? {
    let path = PercentEncoding.path(file)
    let isAbsolute = file.utf8.first == UInt8(ascii: "/")
    let line = showsLine ? "#L" + lineMark : ""
    guard let prefix, !prefix.isEmpty else { return isAbsolute ? nil : path + line }
    if isPattern(prefix) {
      let parts = prefix.split(separator: fileMark, omittingEmptySubsequences: false).map { part in
        part.split(separator: lineMark, omittingEmptySubsequences: false).map { PercentEncoding.url(String($0)) }.joined(separator: lineMark)
      }
      return harmless(parts.joined(separator: path))
    }
    guard !isAbsolute, !file.utf8.starts(with: "../".utf8) else { return nil }
    return harmless(folder(prefix) + path + line)
  }

  /// The page of a rule below a prefix.
  /// - Returns: nil where there is no prefix, or the address would be none of a page or a file.
  public static func page(rule: String, prefix: String?) -> String? {
    prefix.flatMap { harmless(folder($0) + PercentEncoding.path(rule) + ".md") }
  }

  /// A prefix with its last slash, and nothing in it that no address holds.
  private static func folder(_ prefix: String) -> String {
    let url = PercentEncoding.url(prefix)
    return url.isEmpty || url.hasSuffix("/") ? url : url + "/"
  }

  /// An address without a scheme, or with one that has an authority (`https://`, `file://`, those of editors) and runs nothing. A browser
  /// takes a tab within a scheme and a space before it for nothing; in an encoded address there are none.
  private static func harmless(_ url: String) -> String? {
    guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return url }
    let scheme = url[..<colon]
    let isScheme = scheme.utf8.first.map { isLetter($0) } == true && scheme.utf8.allSatisfy { isLetter($0) || isSchemeMark($0) }
    guard isScheme else { return url }
    return url[colon...].hasPrefix("://") && !programs.contains(scheme.lowercased()) ? url : nil
  }

  /// Schemes of what is no place: behind `javascript://` a line break begins a program.
  private static let programs: Set = ["javascript", "vbscript", "data", "blob", "about", "filesystem"]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
  }

  /// What else stands in a scheme (RFC 3986, section 3.1).
  private static func isSchemeMark(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
