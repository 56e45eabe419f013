/// Joins the texts of tokens so that neither white space and comments nor the way in which a parser cuts operators can be seen:
/// a space stands only between two pieces that would else run together into one word.
public struct CanonicalText {
  public private(set) var text = ""
  private var endsInWord = false

  public init() {}

  public mutating func append(_ token: String) {
    guard let first = token.utf8.first, let last = token.utf8.last else { return }
    if endsInWord && Self.isWord(first) { text += " " }
    text += token
    endsInWord = Self.isWord(last)
  }

  /// The text between the quotes of a string literal. Indentation, line breaks and their escapes go: parsers do not agree on which of them
  /// are text and which are trivia. The extent of the literal is compared in its own category.
  public mutating func append(stringSegment: String) {
    var kept = stringSegment
    kept.removeAll { $0.isWhitespace || $0 == "\\" }
    // Not joined like words: one parser cuts a segment at each line.
    text += kept
    endsInWord = false
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
