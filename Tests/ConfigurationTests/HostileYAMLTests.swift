import Testing

@testable import Configuration

/// Whatever stands in the file: a configuration or mistakes, in bounded time and room, and never a trap.
@Suite struct HostileYAMLTests {
  @Test(arguments: [
    ("a: &x [1]\nb: *x\n", "1:4: error: anchors (`&name`) are not read"), ("b: *x\n", "1:4: error: aliases (`*name`) are not read"),
    ("included: !!str App\n", "1:11: error: tags (`!name`) are not read"), ("included: a\n---\nincluded: b\n", "2:1: error: a second document"),
    ("? [a]\n: b\n", "1:3: error: a key has to be a text"), ("included: [a\n", ": error: not valid YAML: while parsing a flow sequence"),
    ("included:\n\t- a\n", "2:1: error: not valid YAML"), ("included: \"\u{1}\"\n", "1:12: error: not valid YAML: control characters"),
    ("included: 'a\n", ": error: not valid YAML: while scanning a quoted scalar"), ("included: \0\n", "error: a binary file (NUL byte"),
  ]) func whatIsNotReadIsToldWithItsPlace(_ text: String, _ message: String) {
    let found = ConfigurationReaderTests.mistakes(text)
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }

  @Test func invalidUTF8IsToldWithItsPlace() {
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationReader.read(Array("included:\n  - ä".utf8) + [0xFF, 0x0A], folder: "/", shown: "c", knowing: ConfigurationVocabulary())
    }
    #expect(error?.description == "c:2:6: error: not valid UTF-8")
    let wide = #expect(throws: ConfigurationError.self) { try ConfigurationReader.read([0xFF, 0xFE, 0x61, 0], folder: "/", shown: "c", knowing: ConfigurationVocabulary()) }
    #expect(wide?.description.contains("UTF-16") == true)
  }

  @Test func nestingAndCountHaveBounds() {
    for text in ["included: " + String(repeating: "[", count: 100_000), String(repeating: "- ", count: 10_000), String(repeating: "{a: ", count: 5_000)] {
      #expect(ConfigurationReaderTests.mistakes(text).first?.contains("nested deeper than") == true)
    }
    let many = "included: [" + String(repeating: "a,", count: YAMLReader.maximumNodes + 1) + "]"
    #expect(ConfigurationReaderTests.mistakes(many).first?.contains("more than") == true)
  }

  /// All bytes in all places of a small file.
  @Test func changedBytesDoNotTrap() {
    let text = Array("included: [a, \"b\"]\nnavigators: |\n  method A.b(_: value) links push\nrules: {unused_destination: off}\n".utf8)
    for place in text.indices {
      for byte: UInt8 in [0, 9, 10, 13, 0x20, 0x22, 0x23, 0x26, 0x2A, 0x2D, 0x3A, 0x3F, 0x5B, 0x7B, 0x7C, 0x7D, 0x80, 0xC3, 0xE2, 0xFF] {
        var changed = text
        changed[place] = byte
        _ = try? ConfigurationReader.read(changed, folder: "/", shown: "c", knowing: ConfigurationReaderTests.vocabulary)
      }
      _ = try? ConfigurationReader.read(Array(text[..<place]), folder: "/", shown: "c", knowing: ConfigurationReaderTests.vocabulary)
    }
  }
}
