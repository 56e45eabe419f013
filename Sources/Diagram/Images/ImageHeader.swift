/// What the first bytes of a picture tell. Only PNG and JPEG: what every reader of SVG draws, and Graphviz too.
public struct ImageHeader: Hashable, Sendable {
  public enum Format: String, Hashable, Sendable {
    case png, jpeg

    /// Whether the end of a picture is there: the last chunk of a PNG, the last marker of a JPEG, maybe with something behind it.
    func isWhole(_ bytes: [UInt8]) -> Bool {
      let end: [UInt8] = self == .png ? Array("IEND".utf8) : [0xFF, 0xD9]
      let last = bytes.suffix(4096)
      return last.indices.contains { last[$0...].starts(with: end) }
    }
  }

  public let format: Format
  /// In pixels; 1 to 65,535.
  public let width: Int
  public let height: Int

  private static let largest = 65_535

  /// Nil where the bytes are no PNG (https://www.w3.org/TR/png-3/#11IHDR) and no JPEG (ITU T.81, annex B), or tell no size. Linear in the
  /// markers before the frame's; no byte beyond the end is read.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
      self.init(format: .png, width: Self.number(bytes[16..<20]), height: Self.number(bytes[20..<24]))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      guard let size = Self.frame(bytes) else { return nil }
      self.init(format: .jpeg, width: size.width, height: size.height)
    } else {
      return nil
    }
  }

  private init?(format: Format, width: Int, height: Int) {
    guard (1...Self.largest).contains(width), (1...Self.largest).contains(height) else { return nil }
    (self.format, self.width, self.height) = (format, width, height)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// The size in the first frame header of a JPEG.
  private static func frame(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var i = 2
    while i + 4 <= bytes.count {
      guard bytes[i] == 0xFF else { return nil }
      let marker = bytes[i + 1]
      // Fill bytes before a marker.
      if marker == 0xFF {
        i += 1
        continue
      }
      // Markers without a segment.
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        i += 2
        continue
      }
      // The picture itself, or its end, before any frame.
      if marker == 0xD9 || marker == 0xDA { return nil }
      let length = number(bytes[i + 2..<i + 4])
      guard length >= 2 else { return nil }
      // SOF0 to SOF15 but the tables among them (DHT, JPG, DAC).
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        guard i + 9 <= bytes.count else { return nil }
        return (number(bytes[i + 7..<i + 9]), number(bytes[i + 5..<i + 7]))
      }
      i += 2 + length
    }
    return nil
  }
}
