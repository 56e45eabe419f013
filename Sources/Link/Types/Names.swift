import Facts

/// A name of the whole program. 0 is the empty name.
struct Name: Hashable, Comparable {
  let raw: Int32
  static let none = Name(raw: 0)
  var exists: Bool { raw != 0 }
  static func < (a: Name, b: Name) -> Bool { a.raw < b.raw }
}

/// The names of all files, merged. A class: everything that resolves names shares the one table.
final class Names {
  private var texts: [String] = []
  private var spellings = SpellingTable()
  /// Names with letters beyond ASCII: one name may be spelled in several ways, and texts tell that they are equal.
  private var others: [String: Int32] = [:]

  init() { _ = intern("") }

  subscript(_ name: Name) -> String { texts[Int(name.raw)] }

  /// Whether a name begins as those of types do.
  func isCapitalized(_ name: Name) -> Bool {
    let text = texts[Int(name.raw)]
    guard let first = text.utf8.first else { return false }
    if first < 0x80 { return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first }
    return text.unicodeScalars.first?.properties.isUppercase == true
  }

  var count: Int { texts.count }

  func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// For each symbol of a file its name in the program.
  func merge(_ file: NameTable) -> [Name] {
    file.bytes.withUnsafeBufferPointer { bytes in
      (0..<file.count).map { index in
        let range = file.range(of: Symbol(UInt32(truncatingIfNeeded: index)))
        return range.upperBound <= bytes.count ? intern(UnsafeBufferPointer(rebasing: bytes[range])) : .none
      }
    }
  }

  private func intern(_ spelling: UnsafeBufferPointer<UInt8>) -> Name {
    let next = Int32(truncatingIfNeeded: texts.count)
    let number = spellings.number(of: spelling, orAdd: { known(spelling) ?? next })
    if number == next { texts.append(String(decoding: spelling, as: UTF8.self)) }
    return Name(raw: number)
  }

  /// The number of a name that is spelled in another way.
  private func known(_ spelling: UnsafeBufferPointer<UInt8>) -> Int32? {
    guard spelling.contains(where: { $0 >= 0x80 }) else { return nil }
    let text = String(decoding: spelling, as: UTF8.self)
    if let known = others[text] { return known }
    others[text] = Int32(truncatingIfNeeded: texts.count)
    return nil
  }
}
