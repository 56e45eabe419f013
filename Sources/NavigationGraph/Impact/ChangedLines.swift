/// Which lines of a file a change touches, in the numbers of the file after it. Empty lines, comments on lines of their own and imports are
/// no change. Nor are lines of brackets alone, which say nothing of whose they are: of two functions with one end between them any is new.
public struct ChangedLines: Hashable, Sendable {
  /// Lines that came or are other than they were, ascending.
  public var lines: [Int] = []
  /// Where lines only went: between these two that stay (0 and `Int.max` for the ends of the file). A `case` that goes is no such place: who
  /// named it has changed, too.
  public var gaps: [ClosedRange<Int>] = []

  public var isEmpty: Bool { lines.isEmpty && gaps.isEmpty }

  public init() {}

  private struct Line {
    let number: Int
    let text: [UInt8]
  }

  /// Compares two states of a file. O(n·d) in lines and differences (Myers); what differs in more than `limit` lines is taken as a whole.
  public init(from base: [UInt8], to head: [UInt8], limit: Int = 2_000) {
    let (old, new) = (Self.lines(of: base), Self.lines(of: head))
    var start = 0
    while start < old.count, start < new.count, old[start].text == new[start].text { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1].text == new[newEnd - 1].text {
      oldEnd -= 1
      newEnd -= 1
    }
    if oldEnd - start > limit || newEnd - start > limit {
      lines = new[start..<newEnd].filter { Self.saysSomething($0.text) }.map(\.number)
      return
    }
    let (before, after) = (Array(old[start..<oldEnd]), Array(new[start..<newEnd]))
    var removed = [Bool](repeating: false, count: before.count)
    var inserted = [Bool](repeating: false, count: after.count)
    for change in after.map(\.text).difference(from: before.map(\.text)) {
      switch change {
      case .remove(let offset, _, _): removed[offset] = true
      case .insert(let offset, _, _): inserted[offset] = true
      }
    }
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      let (from, to) = (i, j)
      while i < before.count, removed[i] { i += 1 }
      while j < after.count, inserted[j] { j += 1 }
      if j > to {
        lines += after[to..<j].filter { Self.saysSomething($0.text) }.map(\.number)
      } else if i > from {
        if before[from..<i].contains(where: { Self.saysSomething($0.text) && !Self.isCase($0.text) }) {
          let place = start + j
          gaps.append((place > 0 ? new[place - 1].number : 0)...(place < new.count ? new[place].number : Int.max))
        }
      } else {
        i += 1
        j += 1
      }
    }
  }

  /// The lines that say something, without the space round them.
  private static func lines(of bytes: [UInt8]) -> [Line] {
    var result: [Line] = []
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      var text = line
      while let first = text.first, isSpace(first) { text = text.dropFirst() }
      while let last = text.last, isSpace(last) { text = text.dropLast() }
      if text.isEmpty || text.starts(with: "//".utf8) || text.starts(with: "import ".utf8) { continue }
      result.append(Line(number: number + 1, text: Array(text)))
    }
    return result
  }

  private static func saysSomething(_ text: [UInt8]) -> Bool {
    text.contains { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
      default: false
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }

  private static func isCase(_ text: [UInt8]) -> Bool { text.starts(with: "case ".utf8) }
}

/// A file that a change touches.
public struct ChangedFile: Hashable, Sendable {
  public enum Change: String, Hashable, Sendable {
    case added, changed, removed
  }

  /// As the graph names it.
  public var path: String
  public var change: Change
  /// Which lines; nil for all of it.
  public var lines: ChangedLines?
  /// The texts of these lines, where the file is a table of texts.
  public var texts: [String] = []

  public init(path: String, change: Change, lines: ChangedLines? = nil) {
    self.path = path
    self.change = change
    self.lines = lines
  }
}
