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
  private var table: [String: Int32] = ["": 0]
  private var texts: [String] = [""]

  subscript(_ name: Name) -> String { texts[Int(name.raw)] }

  /// Whether a name begins as those of types do.
  func isCapitalized(_ name: Name) -> Bool {
    let text = texts[Int(name.raw)]
    guard let first = text.utf8.first else { return false }
    if first < 0x80 { return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first }
    return text.unicodeScalars.first?.properties.isUppercase == true
  }

  func intern(_ text: String) -> Name {
    if let raw = table[text] { return Name(raw: raw) }
    let raw = Int32(truncatingIfNeeded: texts.count)
    table[text] = raw
    texts.append(text)
    return Name(raw: raw)
  }

  /// For each symbol of a file its name in the program.
  func merge(_ file: NameTable) -> [Name] {
    (0..<file.count).map { intern(file.text(Symbol(UInt32(truncatingIfNeeded: $0)))) }
  }
}
