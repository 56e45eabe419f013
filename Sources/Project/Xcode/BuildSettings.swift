import Files

/// Build settings of a target in one configuration: later layers win.
struct BuildSettings: Sendable {
  private var values: [String: String] = [:]

  /// Adds a layer. `$(inherited)` gives way to what the layers before say.
  mutating func add(_ layer: [String: String]) {
    for (key, value) in layer {
      let inherited = values[key] ?? ""
      values[key] = value.replacing("$(inherited)", with: inherited).replacing("${inherited}", with: inherited)
    }
  }

  mutating func set(_ key: String, _ value: String) { values[key] = value }

  /// The value of a setting with the settings it names put in; `nil` where it is not set.
  subscript(key: String) -> String? { values[key].map(expand) }

  /// How often settings within settings are put in, and how long a value may grow by it.
  private static let maximumRounds = 16
  private static let maximumLength = 4096

  /// Puts in `$(NAME)` and `${NAME}`; names that are not set stay as they are written. A modifier behind a colon
  /// (`:rfc1034identifier`, `:c99extidentifier`, `:default=…`) is carried out where it is known.
  func expand(_ text: String) -> String {
    var text = text
    for _ in 0..<Self.maximumRounds {
      guard let next = expandOnce(text), next != text, next.utf8.count <= Self.maximumLength else { break }
      text = next
    }
    return text
  }

  private func expandOnce(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return nil }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "$"), let (name, end) = reference(bytes, at: index), let value = lookUp(name) {
        result += Array(value.utf8)
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func reference(_ bytes: [UInt8], at index: Int) -> (name: String, end: Int)? {
    guard index + 1 < bytes.count else { return nil }
    let close: UInt8
    switch bytes[index + 1] {
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    case UInt8(ascii: "{"): close = UInt8(ascii: "}")
    default: return nil
    }
    var end = index + 2
    // A reference within a reference is put in first: give way to the inner one.
    while end < bytes.count, bytes[end] != close, bytes[end] != UInt8(ascii: "$") { end += 1 }
    guard end < bytes.count, bytes[end] == close else { return nil }
    return (String(decoding: bytes[(index + 2)..<end], as: UTF8.self), end + 1)
  }

  private func lookUp(_ reference: String) -> String? {
    let parts = reference.split(separator: ":", maxSplits: 1)
    guard let name = parts.first else { return nil }
    let modifier = parts.count > 1 ? String(parts[1]) : ""
    guard let value = values[String(name)] else {
      return modifier.hasPrefix("default=") ? String(modifier.dropFirst("default=".count)) : nil
    }
    switch modifier {
    case "c99extidentifier": return Module.importName(for: expandPlainly(value))
    case "rfc1034identifier": return String(expandPlainly(value).map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." ? $0 : "-" })
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    default: return value
    }
  }

  /// One more step for a value that a modifier is about to change letter by letter.
  private func expandPlainly(_ value: String) -> String { expandOnce(value) ?? value }
}
