/// The brackets, strings and interpolations that are open at a point of the file, innermost last.
///
/// How many of each are open since the last barrier is counted along, so that a closing bracket without an opening one is known as such in
/// constant time. A brace is a barrier for parentheses and square brackets: a stray `)` does not close what stands outside the block it
/// is in.
/// An interpolation is a barrier for all three.
struct BracketStack {
  enum Bracket: UInt8 { case paren, square, brace, string, interpolation }

  struct Entry: BitwiseCopyable {
    var token: UInt32
    var bracket: Bracket
    /// For a barrier: the counts outside it.
    var parens: UInt32
    var squares: UInt32
    var braces: UInt32
    /// For an interpolation: whether a line break ends the one outside it.
    var lineBreakEndsOuter = false
  }

  var entries = GrowableBuffer<Entry>(capacity: 256)
  private(set) var parens: UInt32 = 0
  private(set) var squares: UInt32 = 0
  private(set) var braces: UInt32 = 0

  mutating func reset() {
    entries.count = 0
    parens = 0
    squares = 0
    braces = 0
  }

  func free() { entries.free() }

  @inline(__always) var isEmpty: Bool { entries.count == 0 }

  /// The innermost open one; the stack is not empty.
  @inline(__always) var top: Entry { entries[entries.count &- 1] }

  @inline(__always) func topIs(_ bracket: Bracket) -> Bool { entries.count > 0 && entries[entries.count &- 1].bracket == bracket }

  @inline(__always)
  mutating func push(_ bracket: Bracket, token: Int) {
    entries.append(Entry(token: UInt32(truncatingIfNeeded: token), bracket: bracket, parens: parens, squares: squares, braces: braces))
    switch bracket {
    case .paren: parens &+= 1
    case .square: squares &+= 1
    case .brace:
      parens = 0
      squares = 0
      braces &+= 1
    case .interpolation:
      parens = 0
      squares = 0
      braces = 0
    case .string: break
    }
  }

  /// Removes the innermost one; the stack is not empty.
  @inline(__always)
  mutating func pop() -> Entry {
    entries.count &-= 1
    let entry = entries[entries.count]
    parens = entry.parens
    squares = entry.squares
    braces = entry.braces
    return entry
  }
}
