/// Which lines of a file a change touches, in the numbers of the file after it. Empty lines, comments on lines of their own and imports are
/// no change. Nor are lines of brackets alone, which say nothing of whose they are: of two functions with one end between them any is new.
public struct ChangedLines: Hashable, Sendable {
  /// Lines that came or are other than they were, ascending.
  public var lines: [Int] = []
  /// Where lines only went: between these two that stay (0 and `Int.max` for the ends of the file). The `case` of an enum that goes is no such
  /// place: who named it has changed, too.
  public var gaps: [ClosedRange<Int>] = []
  /// Where whole arms of a `switch` went.
  public var removedArms: [RemovedArms] = []

  public var isEmpty: Bool { lines.isEmpty && gaps.isEmpty && removedArms.isEmpty }

  /// Arms of a `switch` that went.
  public struct RemovedArms: Hashable, Sendable {
    /// The two lines that stay around them, as in `gaps`.
    public var gap: ClosedRange<Int>
    /// The cases that they were for, ascending; none where they were `default:`.
    public var cases: [String]

    public init(gap: ClosedRange<Int>, cases: [String]) {
      self.gap = gap
      self.cases = cases
    }
  }

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
      note(removed: old[start..<oldEnd], inserted: new[start..<newEnd], between: new, start)
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
      if i > from || j > to {
        note(removed: before[from..<i], inserted: after[to..<j], between: new, start + j)
      } else {
        i += 1
        j += 1
      }
    }
  }

  /// - Parameter next: the position of the line that stays behind them.
  private mutating func note(removed: ArraySlice<Line>, inserted: ArraySlice<Line>, between new: [Line], _ next: Int) {
    lines += inserted.filter { Self.saysSomething($0.text) }.map(\.number)
    let first = next - inserted.count
    let gap = (first > 0 ? new[first - 1].number : 0)...(next < new.count ? new[next].number : Int.max)
    let arms = removed.firstIndex { SwitchArmLine($0.text) != nil } ?? removed.endIndex
    if arms < removed.endIndex {
      let cases = Set(removed[arms...].compactMap { SwitchArmLine($0.text) }.flatMap(\.cases))
      removedArms.append(RemovedArms(gap: gap, cases: cases.sorted()))
    }
    let others = removed[..<arms] + removed[Self.endOfSwitch(removed[arms...])...]
    if inserted.isEmpty, others.contains(where: { Self.saysSomething($0.text) && !Self.isCase($0.text) }) { gaps.append(gap) }
  }

  /// The position of the line with which a `switch` ends, of which these are arms and what follows.
  private static func endOfSwitch(_ lines: ArraySlice<Line>) -> Int {
    var depth = 0
    for position in lines.indices {
      for byte in lines[position].text {
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        if depth < 0 { return position }
      }
    }
    return lines.endIndex
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

  /// Whether it is the case of an enum.
  private static func isCase(_ text: [UInt8]) -> Bool { text.starts(with: "case ".utf8) }
}

/// The line with which an arm of a `switch` begins, as far as it can be told without what stands round it.
private struct SwitchArmLine {
  /// The names with a dot before them, of its pattern: `detail` of `case .detail(let id):`. None for `default:`.
  var cases: [String] = []

  /// Nil where it is none. The case of an enum has a colon at most in brackets or in a text.
  init?(_ text: [UInt8]) {
    let isDefault = text.starts(with: "default:".utf8) || text.starts(with: "@unknown default:".utf8)
    guard isDefault || text.starts(with: "case ".utf8) else { return nil }
    if isDefault { return }
    var (depth, isText, isArm) = (0, false, false)
    var position = 5
    scan: while position < text.count {
      let byte = text[position]
      position += 1
      if byte == UInt8(ascii: "\"") { isText.toggle() }
      if isText { continue }
      // A comment behind it.
      if byte == UInt8(ascii: "/"), position < text.count, text[position] == byte { break }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        isArm = true
        break scan
      case UInt8(ascii: "."):
        let name = text[position...].prefix { Self.isPartOfName($0) }
        position = name.endIndex
        if !name.isEmpty { cases.append(String(decoding: name, as: UTF8.self)) }
      default: continue
      }
    }
    // A pattern that goes on in the next line begins with its dot.
    guard isArm || text.count > 5 && text[5] == UInt8(ascii: ".") else { return nil }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: byte == UInt8(ascii: "_") || byte >= 0x80
    }
  }
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
