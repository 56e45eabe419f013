import Facts
import Testing

@Suite("String literals are the text that they mean")
struct StringTests {
  private func text(_ literal: String) throws -> String {
    let facts = try facts("let x = " + literal)
    let value = try #require(facts.values.last { $0.kind == .string })
    return facts.names.text(value.symbol)
  }

  @Test func plain() throws {
    #expect(try text(#""abc""#) == "abc")
    #expect(try text(#""""#) == "")
    #expect(try text(#""äöü 👍""#) == "äöü 👍")
  }

  @Test func escapes() throws {
    #expect(try text(#""a\n\t\r\\\"\'\0b""#) == "a\n\t\r\\\"'\0b")
    #expect(try text(#""\u{41}\u{1F600}""#) == "A😀")
    #expect(try text(#""\u{}x""#) == "\\u{}x")
    #expect(try text(#""\u{110000}""#) == "\\u{110000}")
    #expect(try text(#""\q""#) == "\\q")
  }

  @Test func raw() throws {
    #expect(try text(##"#"a\nb"#"##) == "a\\nb")
    #expect(try text(##"#"a\#nb"#"##) == "a\nb")
    #expect(try text(###"##"a"#b"##"###) == "a\"#b")
  }

  @Test func lines() throws {
    #expect(try text("\"\"\"\n    a\n      b\n\n    c\n    \"\"\"") == "a\n  b\n\nc")
    #expect(try text("\"\"\"\n  a \\\n  b\n  \"\"\"") == "a b")
    #expect(try text("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"") == "a\nb")
    #expect(try text("\"\"\"\n\"\"\"") == "")
    #expect(try text("\"\"\"\n\n\"\"\"") == "")
    #expect(try text("#\"\"\"\n  a\\n\n  \"\"\"#") == "a\\n")
  }

  @Test func interpolation() throws {
    #expect(try dump(expression: #""a \(b.c) d\(e, f: 1)""#) == #""\("a ")\(b.c)\(" d")\(e)\(f: 1)""#)
    #expect(try dump(expression: #""\(a)""#) == #""\(a)""#)
    #expect(try dump(expression: "\"\"\"\n  a \\(b)\n    c\n  \"\"\"") == #""\("a ")\(b)\("\n  c")""#)
    #expect(try dump(expression: ##"#"\(a)\#(b)"#"##) == #""\("\\(a)")\(b)""#)
  }

  @Test func closuresInInterpolationsAreFunctions() throws {
    #expect(try dump(expression: #""\(a.map { $0.b })""#) == #""\(a.map { $1 in $0.b })""#)
  }

  @Test func longLiteralsAreCut() throws {
    let long = String(repeating: "ä", count: 5000)
    let cut = try text("\"" + long + "\"")
    #expect(cut == String(repeating: "ä", count: 2048))
  }

  @Test func equalTextIsOneSymbol() throws {
    let facts = try facts(#"let a = "a"; let b = "a"; let c = a"#)
    let symbols = Set(facts.values.map(\.symbol) + [facts.properties[0].name])
    #expect(symbols.count == 1)
  }
}
