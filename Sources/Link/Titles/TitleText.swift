/// A text that is shown, or the key by which it is looked up.
public struct TitleText: Sendable, Hashable {
  /// Stands for each value that is put into the text.
  public static let hole: Character = "\u{FFFC}"

  public var text: String
  /// Whether the text is a key.
  public var isKey: Bool
  /// Whether the text of a key that is found nowhere may be what is shown: it is written where the text stands.
  public var isShownAsKey: Bool
  /// Whether the text is a member that a generator made of a key: letters and digits of the two are the same.
  public var isAccessor = false
  /// The table where the key is looked up; nil for that of the module.
  public var table: String?
  /// What is shown where the key is found nowhere.
  public var fallback: String?

  public init(_ text: String, isKey: Bool = false, isShownAsKey: Bool = false, table: String? = nil, fallback: String? = nil) {
    (self.text, self.isKey, self.isShownAsKey, self.table, self.fallback) = (text, isKey, isShownAsKey, table, fallback)
  }
}

/// What the title of a view is made of.
public struct ViewTitle: Sendable, Hashable {
  /// The view's id.
  public var node: String
  /// The module whose tables come first, by its position in `LinkInput.modules`; -1 where that is not known.
  public var module: Int
  /// What it can be, in the order of the source: one text, or the two between which a condition decides.
  public var texts: [TitleText]

  public init(node: String, module: Int, texts: [TitleText]) {
    (self.node, self.module, self.texts) = (node, module, texts)
  }
}
