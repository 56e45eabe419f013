/// A line of source around a place in it, in two parts: what stands before the column, and what stands from it on. A long line is cut on
/// either side. It comes from outside: whoever prints it escapes it.
public struct SourceExcerpt: Hashable, Sendable {
  public let before: String
  public let after: String
  /// Whether the line begins further left.
  public let isCutBefore: Bool
  /// Whether the line ends further right.
  public let isCutAfter: Bool

  /// The most bytes of a line that are kept, before and from the column on.
  static let limits = (before: 120, after: 180)

  /// - Parameters:
  ///   - line: The line in UTF-8, without what ends it.
  ///   - column: From 1, in bytes.
  /// - Returns: nil where the line has no such column.
  public init?(line: UnsafeBufferPointer<UInt8>, column: Int) {
    guard column >= 1, column - 1 <= line.count else { return nil }
    let place = column - 1
    var start = 0
    var end = line.count
    if line.count > Self.limits.before + Self.limits.after {
      start = max(0, place - Self.limits.before)
      while start > 0, start < place, Self.isContinuation(line[start]) { start += 1 }
      end = min(line.count, place + Self.limits.after)
      while end > place, end < line.count, Self.isContinuation(line[end]) { end -= 1 }
    }
    before = String(decoding: UnsafeBufferPointer(rebasing: line[start..<place]), as: UTF8.self)
    after = String(decoding: UnsafeBufferPointer(rebasing: line[place..<end]), as: UTF8.self)
    isCutBefore = start > 0
    isCutAfter = end < line.count
  }

  /// The column in UTF-16 code units, from 1; nil where the line is not known from its beginning.
  public var utf16Column: Int? { isCutBefore ? nil : before.utf16.count + 1 }

  /// Whether a byte goes on with a character (RFC 3629).
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}

extension SourceExcerpt {
  /// The excerpts at places of one file. Lines end as they do for Swift: with LF, CRLF or CR. A byte order mark is no column of the first.
  ///
  /// - Parameters:
  ///   - places: Lines and columns, from 1, in any order.
  ///   - bytes: The file.
  /// - Returns: For each place that the file has, its excerpt. One pass over the bytes.
  public static func at(
    _ places: [(line: Int, column: Int)], in bytes: UnsafeBufferPointer<UInt8>
  ) -> [(line: Int, column: Int, excerpt: SourceExcerpt)] {
    var result: [(line: Int, column: Int, excerpt: SourceExcerpt)] = []
    let sorted = places.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    var next = sorted.drop { $0.line < 1 }
    var (line, start) = (1, 0)
    while let wanted = next.first {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      if line == wanted.line {
        let mark = line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let text = UnsafeBufferPointer(rebasing: bytes[min(start + mark, end)..<end])
        while let place = next.first, place.line == line {
          if let excerpt = SourceExcerpt(line: text, column: place.column - mark) { result.append((place.line, place.column, excerpt)) }
          next = next.dropFirst()
        }
      }
      guard end < bytes.count else { break }
      start = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
      line += 1
    }
    return result
  }
}
