/// What frameworks call texts, and what looks them up by a key.
public struct TextNames: Sendable {
  /// The calls that make a text.
  public var makers: [TextMaker]
  /// The property of a case by which its text is asked for.
  public var rawValue: String
  /// How the names of types end that generators make of tables, a member for each key (`L10n.settingsTitle`).
  public var accessors: [String]

  /// Of SwiftUI and Foundation, as of iOS 26.
  public static let standard = TextNames(
    makers: [
      TextMaker("Text", text: "verbatim"), TextMaker("Text", text: nil, isKey: true, table: "tableName"),
      TextMaker("LocalizedStringKey", text: nil, isKey: true), TextMaker("LocalizedStringKey", text: "stringLiteral", isKey: true),
      TextMaker("LocalizedStringResource", text: nil, isKey: true, table: "table", fallback: "defaultValue"),
      TextMaker("String", text: "localized", isKey: true, table: "table", fallback: "defaultValue"),
      TextMaker("AttributedString", text: "localized", isKey: true, table: "table", fallback: "defaultValue"),
      TextMaker("NSLocalizedString", text: nil, isKey: true, table: "tableName", fallback: "value"),
      TextMaker("localizedString", text: "forKey", isKey: true, table: "table", fallback: "value"),
      TextMaker("String", text: "format", hasHoles: true), TextMaker("localizedStringWithFormat", text: nil, hasHoles: true),
      TextMaker("String", text: nil), TextMaker("AttributedString", text: nil),
    ], rawValue: "rawValue", accessors: ["L10n", "Strings"])
}

/// A call that makes a text.
public struct TextMaker: Sendable, Hashable {
  public let name: String
  /// The label of the text, or of its key; nil where it has none.
  public let text: String?
  /// Whether it is looked up.
  public let isKey: Bool
  /// The label of the name of the table where it is looked up.
  public let table: String?
  /// The label of the text that stands for a key that is found nowhere.
  public let fallback: String?
  /// Whether values are put into the text.
  public let hasHoles: Bool

  init(_ name: String, text: String?, isKey: Bool = false, table: String? = nil, fallback: String? = nil, hasHoles: Bool = false) {
    (self.name, self.text, self.isKey, self.table, self.fallback, self.hasHoles) = (name, text, isKey, table, fallback, hasHoles)
  }
}
