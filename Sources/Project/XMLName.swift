import CExpat

/// The name of an element or attribute as expat hands it over; valid only in the handler that is given it.
struct XMLName {
  private let bytes: UnsafePointer<XML_Char>

  init(_ bytes: UnsafePointer<XML_Char>) { self.bytes = bytes }

  var text: String { String(cString: bytes) }

  static func == (name: XMLName, other: StaticString) -> Bool {
    other.withUTF8Buffer { wanted in
      for (index, byte) in wanted.enumerated() where UInt8(bitPattern: name.bytes[index]) != byte { return false }
      return name.bytes[wanted.count] == 0
    }
  }

  func hasSuffix(_ suffix: StaticString) -> Bool {
    var count = 0
    while bytes[count] != 0 { count += 1 }
    guard count >= suffix.utf8CodeUnitCount else { return false }
    return XMLName(bytes + (count - suffix.utf8CodeUnitCount)) == suffix
  }
}

/// The attributes of an element as expat hands them over: names and values by turns, and a null behind the last.
struct XMLAttributes {
  private let list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?

  init(_ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) { self.list = list }

  /// Each attribute in order, the value as text only where it is asked for.
  func forEach(_ body: (_ name: XMLName, _ value: () -> String) -> Void) {
    guard let list else { return }
    var index = 0
    while let name = list[index], let value = list[index + 1] {
      body(XMLName(name), { String(cString: value) })
      index += 2
    }
  }

  subscript(name: StaticString) -> String? {
    var result: String?
    forEach { own, value in if result == nil, own == name { result = value() } }
    return result
  }
}
