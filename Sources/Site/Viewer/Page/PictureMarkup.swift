import Diagram

/// Graphviz's picture as a part of an HTML page: without prolog, styles and links (a click chooses a box), each colour by its name in the
/// page's palette, tooltips as titles.
enum PictureMarkup {
  /// Elements that are left out with all that is in them.
  private static let leftOut: Set<String> = ["title", "desc", "style"]

  /// - Parameter svg: well-formed. What stands before and behind its `svg` element is left out; O(size).
  static func inHTML(_ svg: [UInt8]) -> [UInt8] {
    var scanner = MarkupScanner(svg)
    var output: [UInt8] = []
    output.reserveCapacity(svg.count)
    var isInside = false
    var skipping: String?
    while let piece = scanner.next() {
      switch piece {
      case .text(let bytes):
        if isInside, skipping == nil { output += bytes }
      case .tag(let bytes):
        let name = Self.name(of: bytes)
        if let element = skipping {
          if name == "/\(element)" { skipping = nil }
          continue
        }
        if name == "svg" { isInside = true }
        guard isInside else { continue }
        if leftOut.contains(name) {
          if !bytes.dropLast().hasSuffix("/") { skipping = name }
        } else {
          output += replacement(of: bytes, named: name)
        }
        if name == "/svg" { return output }
      }
    }
    return output
  }

  private static func replacement(of tag: ArraySlice<UInt8>, named name: String) -> [UInt8] {
    switch name {
    case "a":
      guard let tooltip = attribute("xlink:title", of: tag) else { return Array("<g>".utf8) }
      return Array("<g><title>".utf8) + tooltip + Array("</title>".utf8)
    case "/a": return Array("</g>".utf8)
    default: return colored(tag)
    }
  }

  /// `<text fill=…>` is `text`, `</g>` is `/g`, `<?xml …>` is `?xml`.
  private static func name(of tag: ArraySlice<UInt8>) -> String {
    String(decoding: tag.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }, as: UTF8.self)
  }

  /// The value of an attribute as it is written, which escapes what would end it.
  private static func attribute(_ name: String, of tag: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let start = tag.firstRange(of: Array(" \(name)=\"".utf8)) else { return nil }
    return tag[start.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
  }

  private static let paints = [Array(" fill=\"#".utf8), Array(" stroke=\"#".utf8)]
  private static let palette = Set(Theme.lightToDark.map { Array($0.light.lowercased().utf8.dropFirst()) })

  /// ` fill="#FEFEFE"` is ` fill="var(--c-fefefe)"`.
  private static func colored(_ tag: ArraySlice<UInt8>) -> [UInt8] {
    var output = Array(tag)
    for paint in paints {
      var from = output.startIndex
      while let found = output[from...].firstRange(of: paint) {
        from = found.upperBound
        let color = output[from...].prefix(6).map { (65...70).contains($0) ? $0 + 32 : $0 }
        guard palette.contains(color), output.dropFirst(from + 6).first == UInt8(ascii: "\"") else { continue }
        let named = Array("var(--c-".utf8) + color + Array(")".utf8)
        // From the number sign on.
        output.replaceSubrange(from - 1..<from + 6, with: named)
        from += named.count - 1
      }
    }
    return output
  }

  /// The palette as declarations of CSS: each colour of the light picture with the one that takes its place in the dark.
  static var declarations: String {
    var seen: Set<String> = []
    let colors = Theme.lightToDark.map { ($0.light.lowercased(), $0.dark.lowercased()) }.filter { seen.insert($0.0).inserted }
    return ":root {\n" + colors.map { "  --c-\($0.0.dropFirst()): light-dark(\($0.0), \($0.1));\n" }.joined() + "}\n"
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

/// The tags of markup, and what stands between them. Comments and declarations count as tags.
private struct MarkupScanner {
  enum Piece {
    case tag(ArraySlice<UInt8>)
    case text(ArraySlice<UInt8>)
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func next() -> Piece? {
    guard let first = rest.first else { return nil }
    guard first == UInt8(ascii: "<") else {
      let text = rest.prefix { $0 != UInt8(ascii: "<") }
      rest = rest[text.endIndex...]
      return .text(text)
    }
    let end = endOfTag()
    let tag = rest[..<end]
    rest = rest[end...]
    return .tag(tag)
  }

  /// Behind the `>`; within quotes one ends nothing.
  private func endOfTag() -> Int {
    if rest.starts(with: "<!--".utf8) { return rest.firstRange(of: Array("-->".utf8))?.upperBound ?? rest.endIndex }
    var quote: UInt8?
    for (position, byte) in zip(rest.indices, rest) {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return position + 1
      }
    }
    return rest.endIndex
  }
}
