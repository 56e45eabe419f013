/// Reads what `ByteWriter` wrote, and survives all else: once something does not fit, everything that is read is empty, and `isBroken`
/// says so. No list is made longer than the bytes that are left, so that a number alone takes no memory.
public struct ByteReader: FieldCoder {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// Whether something was read that nobody wrote, or more than there is.
  public private(set) var isBroken = false

  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  public init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// How many bytes are left.
  public var left: Int { isBroken ? 0 : bytes.endIndex - position }

  public mutating func integer() -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      // The tenth byte has one bit.
      if shift == 63, byte > 1 { break }
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return isBroken ? 0 : result }
      shift += 7
      if shift > 63 { break }
    }
    fail()
    return 0
  }

  /// A number of things that take at least a byte each; 0 for more than there can be.
  public mutating func count() -> Int {
    guard let count = Int(exactly: integer()), count <= left else {
      fail()
      return 0
    }
    return count
  }

  /// A number that fits an `Int`.
  public mutating func number() -> Int {
    guard let number = Int(exactly: integer()) else {
      fail()
      return 0
    }
    return number
  }

  public mutating func flag() -> Bool {
    var flag = false
    self.flag(&flag)
    return flag
  }

  public mutating func block() -> ArraySlice<UInt8> {
    let count = count()
    guard !isBroken else { return [] }
    defer { position += count }
    return bytes[position..<position + count]
  }

  public mutating func text() -> String {
    guard let text = String(validating: block(), as: UTF8.self) else {
      fail()
      return ""
    }
    return text
  }

  public mutating func texts() -> [String] { (0..<count()).map { _ in text() } }

  /// The facts of a file, valid in themselves; nil where they are not.
  public mutating func facts() -> FileFacts? {
    var facts = FileFacts()
    facts.code(&self)
    guard !isBroken, FactsValidity.faults(of: facts).isEmpty else {
      fail()
      return nil
    }
    return facts
  }

  // MARK: Fields

  mutating func unsigned(_ value: inout UInt32) {
    guard let number = UInt32(exactly: integer()) else { return fail() }
    value = number
  }

  mutating func byte(_ value: inout UInt8) {
    guard !isBroken, position < bytes.endIndex else { return fail() }
    value = bytes[position]
    position += 1
  }

  mutating func list<Element: CodedFact>(_ elements: inout [Element]) {
    let count = count()
    elements.removeAll(keepingCapacity: true)
    elements.reserveCapacity(count)
    for _ in 0..<count where !isBroken {
      var element = Element.blank
      element.code(&self)
      elements.append(element)
    }
  }

  mutating func fail() {
    isBroken = true
  }
}
