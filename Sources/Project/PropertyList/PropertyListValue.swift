/// A value of a property list, whatever form it was written in. Nesting is bounded by the parsers (`maximumDepth`).
public enum PropertyListValue: Sendable, Equatable {
  case string(String, offset: Int)
  case array([PropertyListValue])
  /// Keys as written; of a key written twice the last value counts.
  case dictionary([String: PropertyListValue])
  /// Numbers, dates, data, booleans: nothing that is asked for here.
  case other

  static let maximumDepth = 64

  var string: String? {
    if case .string(let text, _) = self { return text }
    return nil
  }

  var array: [PropertyListValue]? {
    if case .array(let values) = self { return values }
    return nil
  }

  var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let values) = self { return values }
    return nil
  }

  /// A value of a dictionary, `nil` for other forms and unknown keys.
  subscript(key: String) -> PropertyListValue? { dictionary?[key] }

  /// The strings of an array; a string alone counts as an array of one.
  var strings: [String] {
    if let string { return [string] }
    return array?.compactMap(\.string) ?? []
  }
}

/// Why a property list could not be read.
struct PropertyListError: Error, Equatable {
  let reason: String
  /// The byte at which reading ended.
  let offset: Int
}
