/// Links to source and to pages of rules.
enum SourceLink {
  /// A place below a prefix: `https://host/blob/main/` + `App/Home.swift#L3`.
  /// - Returns: nil where the path is not below the folder that the prefix stands for.
  static func url(prefix: String?, file: String, line: Int) -> String? {
    guard let prefix, file.utf8.first != UInt8(ascii: "/"), !file.utf8.starts(with: "../".utf8) else { return nil }
    return tidy(prefix) + PercentEncoding.path(file) + "#L\(max(1, line))"
  }

  /// The page of a rule below a prefix.
  static func page(prefix: String?, rule: String) -> String? {
    guard let prefix else { return nil }
    return tidy(prefix) + PercentEncoding.path(rule) + ".md"
  }

  /// A prefix with its last slash, and nothing in it that no URL holds.
  private static func tidy(_ prefix: String) -> String {
    let url = PercentEncoding.url(prefix)
    return url.isEmpty || url.hasSuffix("/") ? url : url + "/"
  }
}
