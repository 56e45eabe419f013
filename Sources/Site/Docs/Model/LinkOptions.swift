import NavigationGraph

/// How links out of the pages are written.
public struct LinkOptions: Hashable, Sendable {
  /// What stands before a file's path in links to source, or a pattern with `{file}` and `{line}`; nil: a relative path.
  public var prefix: String?
  /// The way from the folder of the pages to where the paths of the graph begin (`../..`); nil: no relative links.
  public var wayToSource: String?
  /// Whether links and texts have the line, too.
  public var showsLines = false
  /// What stands before `<id>.md` in links to the pages of rules; nil: none.
  public var rulePages: String?

  public init() {}

  /// The address of a place in the source; nil where none can be told.
  /// - Parameter depth: How many folders the page lies below that of all pages; nil: relative addresses mean nothing to its readers.
  func source(file: String, line: Int, depth: Int?) -> String? {
    let path = URLText.path(file)
    if let prefix {
      if prefix.contains("{file}") {
        return URLText.address(prefix.replacing("{file}", with: path).replacing("{line}", with: String(max(1, line))))
      }
      guard file.utf8.first != UInt8(ascii: "/"), !file.utf8.starts(with: "../".utf8) else { return nil }
      let start = prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/"
      return URLText.address(start) + path + (showsLines ? "#L\(max(1, line))" : "")
    }
    guard let depth, let wayToSource, file.utf8.first != UInt8(ascii: "/") else { return nil }
    let up = Array(repeating: "..", count: depth) + (wayToSource == "." ? [] : [URLText.path(wayToSource)])
    return (up + [path]).joined(separator: "/") + (showsLines ? "#L\(max(1, line))" : "")
  }

  /// The page of a rule.
  func rule(_ id: String) -> String? {
    guard let rulePages else { return nil }
    return URLText.address(rulePages.hasSuffix("/") || rulePages.isEmpty ? rulePages : rulePages + "/") + URLText.path(id) + ".md"
  }

  /// What is shown of a place.
  func label(file: String, line: Int) -> String { showsLines ? "\(file):\(line)" : file }
}

/// Text in addresses (RFC 3986, section 2).
enum URLText {
  /// A path: all but unreserved characters and slashes is encoded, so that no part can be read as a scheme, a query or markup.
  static func path(_ text: String) -> String { encode(text) { isUnreserved($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "+") } }

  /// An address as users write it: what no address holds is encoded, brackets and quotes too, which would end a link.
  static func address(_ text: String) -> String {
    let kept = Set(":/?#@!$&*+,;=%".utf8)
    return encode(text) { isUnreserved($0) || kept.contains($0) }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func encode(_ text: String, _ isKept: (UInt8) -> Bool) -> String {
    if text.utf8.allSatisfy(isKept) { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isKept(byte) { bytes.append(byte) } else { bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
