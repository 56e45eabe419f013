/// Writes numbers and texts one behind the other. Numbers take seven bits a byte, the lowest first (LEB128; DWARF 5, section 7.6).
public struct ByteWriter: FieldCoder {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func integer(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A number that is not negative; 0 for one that is.
  public mutating func integer(_ value: Int) { integer(UInt64(max(0, value))) }

  public mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  public mutating func block(_ content: some Collection<UInt8>) {
    integer(content.count)
    bytes.append(contentsOf: content)
  }

  public mutating func text(_ text: String) { block(text.utf8) }

  public mutating func texts(_ texts: [String]) {
    integer(texts.count)
    for text in texts { self.text(text) }
  }

  /// Bytes without their number before them.
  public mutating func raw(_ content: some Collection<UInt8>) { bytes.append(contentsOf: content) }

  public mutating func facts(_ facts: FileFacts) {
    var facts = facts
    facts.code(&self)
  }

  // MARK: Fields

  mutating func unsigned(_ value: inout UInt32) { integer(UInt64(value)) }

  mutating func byte(_ value: inout UInt8) { bytes.append(value) }

  mutating func list<Element: CodedFact>(_ elements: inout [Element]) {
    integer(elements.count)
    for var element in elements { element.code(&self) }
  }

  mutating func fail() {}
}
