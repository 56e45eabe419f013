import NavigationGraph

/// A picture of a screen, to stand in its box.
public struct Screenshot: Hashable, Sendable {
  /// Where the file is; absolute, for the layout's process has its own idea of what paths are relative to.
  public let path: String
  public let bytes: [UInt8]
  public let header: ImageHeader

  /// Why a file is no screenshot.
  public struct Refusal: Error, Hashable, Sendable {
    public let reason: String
  }

  /// - Throws: `Refusal` where the bytes are no PNG or JPEG, or end too early, or where the path has a character that Graphviz writes into a document as it is.
  public init(path: String, bytes: [UInt8]) throws(Refusal) {
    guard let header = ImageHeader(bytes) else { throw Refusal(reason: "neither PNG nor JPEG") }
    guard header.format.isWhole(bytes) else { throw Refusal(reason: "it is cut off") }
    guard path.hasPrefix("/"), path.unicodeScalars.allSatisfy(Self.isHarmless) else {
      throw Refusal(reason: "its path has a character that Graphviz does not take (quotes, &, <, >, \\)")
    }
    (self.path, self.bytes, self.header) = (path, bytes, header)
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "&", "<", ">", "\\": false
    default: scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80..<0xA0).contains(scalar.value)
    }
  }

  /// The size in a box, in points: as large as fits into what a telephone's screen needs.
  var thumbnail: (width: Int, height: Int) {
    let scale = min(96 / Double(header.width), 132 / Double(header.height))
    return (max(Int((Double(header.width) * scale).rounded()), 8), max(Int((Double(header.height) * scale).rounded()), 8))
  }

  /// As a part of a document (RFC 2397).
  var dataURI: String { "data:image/\(header.format.rawValue);base64,\(Base64.text(bytes))" }
}
