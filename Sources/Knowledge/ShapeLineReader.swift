/// Reads one line of the table from left to right, and knows the column of what it reads.
struct ShapeLineReader {
  private let number: Int
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// Where the effect stands.
  private(set) var effectColumn = 1

  private static let form = "expected `form name(…) effect`"
  private static let generics = "of generic arguments a shape says only which is the values’ type: `Router<_, value>`"

  /// What stands behind `#` is no part of the shape.
  init(_ line: Substring, number: Int) {
    self.number = number
    scalars = Array(line.unicodeScalars.prefix { $0 != "#" })
    skipBlanks()
  }

  var isAtEnd: Bool { index == scalars.count }

  mutating func readShape() throws(ShapeError) -> CallShape {
    let start = index
    let form = word()
    guard let known = CallForm(rawValue: form) else { throw unknown("form", form, at: start, CallForm.allCases.map(\.rawValue)) }
    skipBlanks()
    let (path, valueArgument) = try readPath()
    guard take("(") else { throw fail("\(Self.form): `(` is missing behind the name", at: index) }
    let arguments = try readArguments()
    skipBlanks()
    let effectStart = index
    effectColumn = index + 1
    let effectWord = word()
    guard let effect = CallEffect(rawValue: effectWord) else {
      throw unknown("effect", effectWord, at: effectStart, CallEffect.allCases.map(\.rawValue))
    }
    let kind = try readKind()
    let target = try readTarget()
    guard isAtEnd else { throw fail("nothing more is expected here: “\(rest)”", at: index) }
    // A nested type is known by its own name.
    return CallShape(
      form: known, receiver: path.count > 1 ? path[path.count - 2] : nil, valueArgument: valueArgument, name: path[path.count - 1],
      arguments: arguments, effect: effect, kind: kind, target: target)
  }

  // MARK: Parts

  /// The name, with its types before it, never empty; and which generic argument of the last type is the values'.
  private mutating func readPath() throws(ShapeError) -> ([String], valueArgument: Int?) {
    var path: [String] = []
    var valueArgument: Int?
    repeat {
      let start = index
      let name = word()
      guard !name.isEmpty else { throw fail("\(Self.form): a name is missing", at: start) }
      path.append(name)
      if index < scalars.count, scalars[index] == "<" { valueArgument = try readGenericArguments() }
    } while take(".")
    return (path, valueArgument)
  }

  /// `<_, value>`: which generic argument is the type of the values.
  private mutating func readGenericArguments() throws(ShapeError) -> Int {
    let start = index
    var found: Int?
    var position = 0
    repeat {
      index += 1
      skipBlanks()
      let word = word()
      guard word == "_" || word == ArgumentRole.value.rawValue && found == nil else {
        throw fail(Self.generics, at: start)
      }
      if word != "_" { found = position }
      position += 1
      skipBlanks()
    } while index < scalars.count && scalars[index] == ","
    guard let found, take(">") else { throw fail(Self.generics, at: start) }
    return found
  }

  private mutating func readArguments() throws(ShapeError) -> [ShapeArgument] {
    var arguments: [ShapeArgument] = []
    skipBlanks()
    if take(")") { return [] }
    while true {
      skipBlanks()
      let start = index
      let label = word()
      skipBlanks()
      guard !label.isEmpty, take(":") else { throw fail("expected `label: role`, or `_: role` where there is no label", at: start) }
      skipBlanks()
      let roleStart = index
      let roleWord = word()
      guard let role = ArgumentRole(rawValue: roleWord) else {
        throw unknown("role", roleWord, at: roleStart, ArgumentRole.allCases.map(\.rawValue))
      }
      arguments.append(ShapeArgument(label: label == "_" ? nil : label, role: role, isOptional: take("?")))
      skipBlanks()
      if take(")") { return arguments }
      guard take(",") else { throw fail("expected `,` or `)` behind “\(roleWord)”", at: index) }
    }
  }

  private mutating func readKind() throws(ShapeError) -> CallKind? {
    skipBlanks()
    guard !isAtEnd, scalars[index] != "-" else { return nil }
    let start = index
    let word = word()
    guard let kind = CallKind(rawValue: word) else { throw unknown("kind", word, at: start, CallKind.allCases.map(\.rawValue)) }
    return kind
  }

  private mutating func readTarget() throws(ShapeError) -> String? {
    skipBlanks()
    let start = index
    guard take("-") else { return nil }
    guard take(">") else { throw fail("expected `-> Target`", at: start) }
    skipBlanks()
    let target = word()
    guard !target.isEmpty else { throw fail("the target behind `->` is missing", at: index) }
    skipBlanks()
    return target
  }

  // MARK: Scalars

  /// Letters, digits and underscores: what names and the words of the table are made of.
  private mutating func word() -> String {
    let start = index
    while index < scalars.count, scalars[index] == "_" || scalars[index].properties.isAlphabetic || scalars[index].properties.numericType != nil {
      index += 1
    }
    return text(start..<index)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
  }

  private var rest: String { text(index..<scalars.count) }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  // MARK: Faults

  private func fail(_ message: String, at index: Int) -> ShapeError { ShapeError(line: number, column: index + 1, message) }

  private func unknown(_ part: String, _ word: String, at index: Int, _ known: [String]) -> ShapeError {
    guard !word.isEmpty else {
      return ShapeError(line: number, column: index + 1, "\(Self.form): \(part == "effect" ? "an" : "a") \(part) is missing", known: known)
    }
    return ShapeError(line: number, column: index + 1, "unknown \(part) “\(word)”", word: word, known: known)
  }
}
