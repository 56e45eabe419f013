/// Extents of tokens, as far as they do not depend on where a parser cuts operators and numbers.
///
/// `>>` is one token to one parser and two to the other, and so are `?.` and `::`; the `10.15` of an availability is one token or three:
/// tokens of operator characters that touch count as one, and so do tokens of digits and periods.
struct TokenRun {
  private(set) var extents: [Range<Int>] = []
  private var last: (isOperator: Bool, isNumber: Bool) = (false, false)

  mutating func append(_ source: UnsafeBufferPointer<UInt8>, _ extent: Range<Int>) {
    guard !extent.isEmpty, extent.lowerBound >= 0, extent.upperBound <= source.count else { return }
    let next = (isOperator: source[extent].allSatisfy(Self.isOperator), isNumber: source[extent].allSatisfy(Self.isNumber))
    let isOfOneKind = (last.isOperator && next.isOperator) || (last.isNumber && next.isNumber)
    if isOfOneKind, let before = extents.last, before.upperBound == extent.lowerBound {
      extents[extents.count - 1] = before.lowerBound..<extent.upperBound
    } else {
      extents.append(extent)
    }
    last = next
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
