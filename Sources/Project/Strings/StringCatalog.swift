/// Reads string catalogues (`.xcstrings`): the texts of some keys in the catalogue's own language. Of texts that vary the form `other`
/// counts, else the first.
enum StringCatalog {
  /// What is asked for nested deeper in an entry is not found.
  private static let maximumDepth = 8

  /// - Parameter keys: the entries of others are passed over unread: a catalogue is mostly translations.
  static func values(
    of keys: StringKeys, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (values: [String: String], fault: StringTableFault?) {
    var values: [String: String] = [:]
    do {
      var json = JSONCursor(bytes)
      var language: String?
      var entries: Int?
      try json.members { (key, json) throws(StringTableFault) in
        if key == "sourceLanguage" {
          language = try json.string()
        } else if key == "strings" {
          entries = json.position
          if let language {
            try collect(&json, keys, language, &values)
          } else {
            try json.skip()
          }
        } else {
          try json.skip()
        }
      }
      if values.isEmpty, let entries {
        json = JSONCursor(bytes, at: entries)
        try collect(&json, keys, language ?? "en", &values)
      }
      return (values, nil)
    } catch {
      return (values, error)
    }
  }

  private static func collect(
    _ json: inout JSONCursor, _ keys: StringKeys, _ language: String, _ values: inout [String: String]
  ) throws(StringTableFault) {
    try json.members { (key, json) throws(StringTableFault) in
      guard keys.contains(key) else { return try json.skip() }
      // An entry without a text of its own is shown as it is.
      values[key] = try text(&json, language) ?? key
    }
  }

  /// The text of an entry.
  private static func text(_ json: inout JSONCursor, _ language: String) throws(StringTableFault) -> String? {
    let entry = json.position
    try json.skip()
    var inner = JSONCursor(json.bytes, at: entry)
    guard try inner.enter("localizations"), try inner.enter(language) else { return nil }
    for _ in 0..<maximumDepth {
      let place = inner.position
      if try inner.enter("stringUnit") { return try inner.enter("value") ? try inner.string() : nil }
      inner = JSONCursor(json.bytes, at: place)
      if try inner.enter("variations") { continue }
      inner = JSONCursor(json.bytes, at: place)
      if try inner.enter("other") { continue }
      inner = JSONCursor(json.bytes, at: place)
      guard try inner.enterFirst() else { return nil }
    }
    return nil
  }
}
