/// A type as a table names it: `Navigator`, `Navigator<Route>`, `Navigator<Shop.Route>`.
public struct TypeName: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// From the outermost type to the type itself, each of one name.
  public let path: [String]
  /// Without arguments of their own.
  public let arguments: [TypeName]

  init(path: [String], arguments: [TypeName] = []) {
    self.path = path
    self.arguments = arguments
  }

  /// A name without generic arguments.
  public init(stringLiteral name: String) { self.init(path: [name]) }

  /// Nil where the text is none: names with dots between them, and behind them others in angle brackets.
  public init?(_ text: String) {
    var head = text[...]
    var arguments: [TypeName] = []
    if let open = text.firstIndex(of: "<") {
      guard text.last == ">" else { return nil }
      for part in text[text.index(after: open)...].dropLast().split(separator: ",", omittingEmptySubsequences: false) {
        guard let path = Self.path(part) else { return nil }
        arguments.append(TypeName(path: path))
      }
      head = text[..<open]
    }
    guard let path = Self.path(head) else { return nil }
    self.init(path: path, arguments: arguments)
  }

  /// The type's own name.
  public var name: String { path.last ?? "" }

  public var description: String {
    let own = path.joined(separator: ".")
    return arguments.isEmpty ? own : "\(own)<\(arguments.map(\.description).joined(separator: ", "))>"
  }

  private static func path(_ text: Substring) -> [String]? {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0.trimmingBlanks) }
    return names.allSatisfy(isName) ? names : nil
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var rest = drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
