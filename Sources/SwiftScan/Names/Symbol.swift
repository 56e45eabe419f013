/// An interned name: two tokens of one file spell the same name when their symbols are equal.
///
/// Symbols below `Word.count` are the same in every file, as are those that a `Scanner` was given as known names (they follow, in their
/// order);
/// all others are numbered as they appear in the file.
public struct Symbol: Hashable, Sendable, BitwiseCopyable {
  public var rawValue: UInt32

  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public init(_ word: Word) { rawValue = UInt32(word.rawValue) }

  /// No name.
  @inlinable public static var none: Symbol { Symbol(rawValue: .max) }

  /// The symbol of the known name at `position` in the list given to `SyntaxTree.init(knownNames:)`.
  @inlinable public static func known(_ position: Int) -> Symbol {
    Symbol(rawValue: UInt32(truncatingIfNeeded: Word.count &+ position))
  }

  /// The well-known word with this symbol, else `.other`.
  @inlinable public var word: Word {
    // The words' raw values are one byte each and without gap, with `.other` the last: below it each is one.
    rawValue < UInt32(Word.other.rawValue) ? unsafeBitCast(UInt8(truncatingIfNeeded: rawValue), to: Word.self) : .other
  }

  @inlinable public static func == (a: Symbol, b: Word) -> Bool { a.rawValue == UInt32(b.rawValue) }
  @inlinable public static func != (a: Symbol, b: Word) -> Bool { a.rawValue != UInt32(b.rawValue) }
}
