import Testing

@testable import Project

@Suite struct StringTableTests {
  private func strings(_ bytes: [UInt8], _ keys: Set<String>) -> (values: [String: String], fault: StringTableFault?) {
    bytes.withUnsafeBufferPointer { StringsFile.values(of: StringKeys(keys), in: $0) }
  }

  private func strings(_ text: String, _ keys: Set<String>) -> (values: [String: String], fault: StringTableFault?) {
    strings(Array(text.utf8), keys)
  }

  private func catalog(_ text: String, _ keys: Set<String>) -> (values: [String: String], fault: StringTableFault?) {
    Array(text.utf8).withUnsafeBufferPointer { StringCatalog.values(of: StringKeys(keys), in: $0) }
  }

  // MARK: .strings

  private static let table = """
    /* A comment /* that does not nest. */
    "a" = "A \\"quoted\\" one\\nand \\\\ more"; // Behind.
    /**/ b.c-d = "B"; 'e f' = 'E';
    "g" = "\\U00e9\\u00E8 \\101 \\UD83D\\UDE00";
    "h"; "i"
      = "two
    lines" ;
    """

  @Test func oldForm() {
    let (values, fault) = strings(Self.table, ["a", "b.c-d", "e f", "g", "h", "i", "z"])
    #expect(fault == nil)
    #expect(
      values == [
        "a": "A \"quoted\" one\nand \\ more", "b.c-d": "B", "e f": "E", "g": "éè A 😀", "h": "h", "i": "two\nlines",
      ])
    #expect(strings(Self.table, ["e f"]).values == ["e f": "E"])
    #expect(strings("{ a = 1; b = 2; }", ["a", "b"]).values == ["a": "1", "b": "2"])
  }

  @Test func formsOfKeys() {
    let text = "\"settings.title_short\" = \"A\"; \"Settings Title\" = \"B\"; other = \"C\";"
    let keys = StringKeys(["other"], forms: ["settingstitleshort"])
    #expect(Array(text.utf8).withUnsafeBufferPointer { StringsFile.values(of: keys, in: $0) }.values == ["settings.title_short": "A", "other": "C"])
    #expect(StringKeys.form(of: "settings.title_short") == StringKeys.form(of: "settingsTitleShort"))
  }

  @Test func encodings() {
    let text = "\"ключ\" = \"Заголовок 😀\";"
    let expected = ["ключ": "Заголовок 😀"]
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    let big = units.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    #expect(strings([0xEF, 0xBB, 0xBF] + Array(text.utf8), ["ключ"]).values == expected)
    #expect(strings([0xFF, 0xFE] + little, ["ключ"]).values == expected)
    #expect(strings([0xFE, 0xFF] + big, ["ключ"]).values == expected)
    #expect(strings(little, ["ключ"]).values == expected)
    #expect(strings(big, ["ключ"]).values == expected)
  }

  @Test func propertyListForm() {
    let text = "<?xml version=\"1.0\"?>\n<plist><dict><key>a</key><string>A &amp; B</string><key>b</key><true/></dict></plist>"
    #expect(strings(text, ["a", "b"]).values == ["a": "A & B"])
    #expect(strings("bplist00…", ["a"]).fault != nil)
    #expect(strings("<plist><dict>", ["a"]).fault != nil)
  }

  /// What cannot be read is passed over, and the first such place is told.
  @Test func goesOnBehindFaults() {
    let (values, fault) = strings("\"a\" = \"A\";\n<<<<<<< HEAD\n\"b\" = = \"B\";\n\"c\" = \"C\"\n\"d\" = \"D\";\n\"e\" = \"E", ["a", "b", "c", "d", "e"])
    #expect(values["a"] == "A" && values["c"] == "C" && values["e"] == nil)
    #expect(fault == StringTableFault(reason: "a key should stand here", offset: 11))
  }

  @Test func anyBytes() {
    let source = Array(Self.table.utf8)
    let keys: Set = ["a", "b.c-d", "g"]
    var faults = 0
    for cut in source.indices {
      if strings(Array(source[..<cut]), keys).fault != nil { faults += 1 }
      for byte in [0, 0x22, 0x27, 0x2A, 0x2F, 0x3B, 0x3D, 0x5C, 0x7B, 0xFF] as [UInt8] {
        var changed = source
        changed[cut] = byte
        if strings(changed, keys).fault != nil { faults += 1 }
      }
    }
    #expect(faults > 100)
    #expect(strings([], keys).values.isEmpty)
    #expect(strings([0xFF], keys).values.isEmpty)
    #expect(strings([0xFF, 0xFE, 0x00], keys).values.isEmpty)
  }

  // MARK: .xcstrings

  private static let catalogue = """
    {"version": "1.0", "sourceLanguage": "de", "strings": {
      "": {}, "none": {"comment": "\\"}"}, "plain": {"localizations": {"en": {"stringUnit": {"value": "Wrong"}},
      "de": {"stringUnit": {"state": "new", "value": "Gr\\u00fc\\u00DFe \\ud83d\\ude00\\n\\"x\\""}}}},
      "varied": {"localizations": {"de": {"variations": {"device": {"iphone": {"variations": {"plural":
        {"one": {"stringUnit": {"value": "eins"}}, "other": {"stringUnit": {"value": "viele"}}}}}}}}}},
      "k\\u00e9y": {"localizations": {"en": {"stringUnit": {"value": "Wrong"}}}}, "odd": {"localizations": [1, {"a": null}, true]}
    }, "more": [{"strings": {"plain": 1}}]}
    """

  @Test func catalogues() {
    let (values, fault) = catalog(Self.catalogue, ["none", "plain", "varied", "kéy", "odd", "absent"])
    #expect(fault == nil)
    #expect(values == ["none": "none", "plain": "Grüße 😀\n\"x\"", "varied": "viele", "kéy": "kéy", "odd": "odd"])
  }

  @Test func languageBehindTheTexts() {
    let text = #"{"strings": {"a": {"localizations": {"fr": {"stringUnit": {"value": "A"}}}}}, "sourceLanguage": "fr"}"#
    #expect(catalog(text, ["a"]).values == ["a": "A"])
  }

  @Test(arguments: ["", "{", "[]", "null", "{\"strings\"", "{\"strings\":", "{\"strings\": {\"a\": ", "{\"a\" 1}", "{\"a\": }", "{\"a\": 1 \"b\": 2}", "{\"a"])
  func junkIsAFault(_ text: String) { #expect(catalog(text, ["a"]).fault != nil) }

  @Test func anyBytesOfCatalogues() {
    let source = Array(Self.catalogue.utf8)
    let keys: Set = ["plain", "varied", "kéy", "odd"]
    var faults = 0
    for cut in source.indices {
      if catalog(String(decoding: source[..<cut], as: UTF8.self), keys).fault != nil { faults += 1 }
      for byte in [0x20, 0x22, 0x2C, 0x3A, 0x5B, 0x5C, 0x5D, 0x7B, 0x7D] as [UInt8] {
        var changed = source
        changed[cut] = byte
        if changed.withUnsafeBufferPointer({ StringCatalog.values(of: StringKeys(keys), in: $0) }).fault != nil { faults += 1 }
      }
    }
    #expect(faults > source.count)
  }

  /// Nesting costs neither stack nor more than linear time.
  @Test func depth() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(catalog("{\"strings\": {\"a\": " + deep, ["a"]).fault != nil)
    #expect(catalog("{\"x\": \(deep)\(String(repeating: "]", count: 1_000_000)), \"strings\": {\"a\": {}}}", ["a"]).values == ["a": "a"])
    let nested = String(repeating: "{\"variations\": ", count: 100_000) + "{}" + String(repeating: "}", count: 100_000)
    #expect(catalog("{\"strings\": {\"a\": {\"localizations\": {\"en\": \(nested)}}}}", ["a"]).values == ["a": "a"])
  }

  // MARK: Languages

  @Test func oneLanguageOfEachTable() {
    let paths = [
      "/a/Localizable.xcstrings", "/a/de.lproj/Localizable.strings", "/a/en.lproj/Localizable.strings", "/a/en.lproj/Other.strings",
      "/a/fr.lproj/Localizable.strings", "/a/fr.lproj/Other.strings", "/b/ja.lproj/Localizable.strings", "/c/ja.lproj/T.strings",
      "/c/ru.lproj/T.strings", "/d/Base.lproj/T.strings", "/d/en.lproj/T.strings",
    ].sorted()
    func chosen(_ languages: [String]) -> [String] {
      let project = ProjectModel(
        modules: [], moduleOfFile: [:], urlSchemes: [], associatedDomains: [], userActivityTypes: [], delegateClasses: [], mainInterfaces: [],
        developmentLanguages: languages)
      return StringTables(paths, of: project).tables.map(\.path)
    }
    #expect(
      chosen([]) == [
        "/a/Localizable.xcstrings", "/a/en.lproj/Localizable.strings", "/a/en.lproj/Other.strings", "/b/ja.lproj/Localizable.strings",
        "/d/Base.lproj/T.strings",
      ])
    #expect(
      chosen(["fr"]) == [
        "/a/Localizable.xcstrings", "/a/fr.lproj/Localizable.strings", "/a/fr.lproj/Other.strings", "/b/ja.lproj/Localizable.strings",
        "/d/Base.lproj/T.strings",
      ])
  }
}
