import Testing

@testable import Project

@Suite struct PropertyListTests {
  @Test func openStepForms() throws {
    let value = try OpenStepParser.parse(
      Array(
        """
        // !$*UTF8*$!
        { a = plain.name/x_1; "b c" = "q\\"uote\\n\\U00e4"; /* c */ list = (1, 'two', { x; }, <0fbd 77>); empty = (); d = {}; url = http://x; }
        """.utf8))
    #expect(value["a"]?.string == "plain.name/x_1")
    #expect(value["b c"]?.string == "q\"uote\nä")
    #expect(value["list"]?.array?.count == 4)
    #expect(value["list"]?.strings == ["1", "two"])
    #expect(value["list"]?.array?[2]["x"]?.string == "x")
    #expect(value["empty"] == .array([]))
    #expect(value["d"] == .dictionary([:]))
    #expect(value["url"]?.string == "http://x")
  }

  @Test func openStepEscapes() throws {
    let value = try OpenStepParser.parse(Array(#"{ octal = "\101\12"; pair = "\Ud83d\Ude00"; lone = "\Ud83d"; none = "\Uz"; mark = "\"";}"#.utf8))
    #expect(value["octal"]?.string == "A\n")
    #expect(value["pair"]?.string == "😀")
    #expect(value["lone"]?.string == "\u{FFFD}" && value["none"]?.string == "\u{FFFD}z")
    #expect(value["mark"]?.string == "\"")
  }

  @Test(arguments: ["", "{", "(", "{a", "{a=", "{a=b", "{a=b}", "}", ")", "(a b)", "{a=b;})", "\"a", "{=b;}", "<00", "a b", "{a=(};", "/*", "\u{0}"])
  func openStepJunkIsAnError(_ text: String) {
    #expect(throws: PropertyListError.self) { try OpenStepParser.parse(Array(text.utf8)) }
  }

  /// Cut off anywhere and with any byte replaced it must neither trap nor hang; what is left is an error in most cases.
  @Test func openStepTakesAnyBytes() {
    let source = Array("// x\n{ a = (1, \"t\\U12\", { k = v; n; }); /* c */ b = <00>; 'q' = \"\\n\"; }".utf8)
    var errors = 0
    for cut in source.indices {
      if (try? OpenStepParser.parse(Array(source[..<cut]))) == nil { errors += 1 }
      for byte in [0, 0x22, 0x28, 0x29, 0x2F, 0x3B, 0x5C, 0x7B, 0x7D, 0xFF] as [UInt8] {
        var changed = source
        changed[cut] = byte
        if (try? OpenStepParser.parse(changed)) == nil { errors += 1 }
      }
    }
    #expect(errors > source.count)
  }

  @Test func depthIsBounded() {
    let brackets = String(repeating: "(", count: 100_000)
    #expect(throws: PropertyListError.self) { try OpenStepParser.parse(Array(brackets.utf8)) }
    let elements = "<plist>" + String(repeating: "<array>", count: 100_000)
    do {
      _ = try XMLPropertyListParser.parse(Array(elements.utf8))
      Issue.record("accepted")
    } catch {
      #expect(error.reason == "it is nested too deeply")
    }
  }

  @Test func xmlForm() throws {
    let value = try PropertyListReader.parse(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
          <key>a</key><string>x &amp; y</string>
          <key>b</key><array><string>1</string><true/><dict><key>c</key><integer>2</integer></dict></array>
        </dict></plist>
        """.utf8))
    #expect(value["a"]?.string == "x & y")
    #expect(value["b"]?.array?.count == 3)
    #expect(value["b"]?.array?[2]["c"] == .other)
  }

  @Test func entitiesAreRefused() {
    let laughs = """
      <!DOCTYPE plist [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><plist><string>&b;</string></plist>
      """
    #expect(throws: PropertyListError.self) { try XMLPropertyListParser.parse(Array(laughs.utf8)) }
    let external = "<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><plist><string>&a;</string></plist>"
    do {
      _ = try XMLPropertyListParser.parse(Array(external.utf8))
      Issue.record("accepted")
    } catch {
      #expect(error.reason == "it declares entities of its own")
    }
  }

  @Test(arguments: ["<plist>", "<plist></plist>", "<plist><dict></plist>", "<", "<a/><b/>", "bplist00\u{1}"])
  func xmlJunkIsAnError(_ text: String) {
    #expect(throws: PropertyListError.self) { try PropertyListReader.parse(Array(text.utf8)) }
  }
}
