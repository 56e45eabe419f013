/// The keys that are asked for: by themselves, or by what generators of code make of them.
public struct StringKeys: Sendable, Hashable {
  public var keys: Set<String>
  /// The letters and digits of keys, in lower case.
  public var forms: Set<String>

  public init(_ keys: Set<String> = [], forms: Set<String> = []) {
    self.keys = keys
    self.forms = forms
  }

  public var isEmpty: Bool { keys.isEmpty && forms.isEmpty }

  /// Whether a key is asked for. Forms are only made where some are asked for.
  public func contains(_ key: String) -> Bool { keys.contains(key) || !forms.isEmpty && forms.contains(Self.form(of: key)) }

  /// What a key and the name that a generator makes of it have in common: `settings.title_short` and `settingsTitleShort`.
  public static func form(of key: String) -> String { String(key.filter { $0.isLetter || $0.isNumber }).lowercased() }
}
