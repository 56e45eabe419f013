import Knowledge
import Testing

@testable import Configuration

/// `navigators`: the forms in which YAML holds shapes, and where a mistake in one is.
@Suite struct NavigatorsTests {
  @Test(arguments: [
    "navigators: |\n  method A.b() returns pop\n  method A.c() returns pop\n", "navigators: |\n\n      method A.b() returns pop\n\n      method A.c() returns pop",
    "navigators: |2-\n  method A.b() returns pop\n  method A.c() returns pop\n\n\n", "navigators:\n  - method A.b() returns pop\n  - \"method A.c() returns pop\"\n",
    "navigators: ['method A.b() returns pop', method A.c() returns pop]", "navigators:\r\n  - |\r\n    method A.b() returns pop\r\n    method A.c() returns pop\r\n",
    "navigators: | # two\n  # one\n  method A.b() returns pop # why\n  method A.c() returns pop\n",
  ]) func shapesAreRead(_ text: String) throws {
    #expect(try ConfigurationReaderTests.read(text).navigators.map(\.value.name) == ["b", "c"])
  }

  @Test(arguments: [
    ("navigators: |\n  method A.b() returns pup\n", "2:24: error: unknown kind “pup”; did you mean 'pop'? known: push,"),
    ("navigators: |\n\n\n      # one\n\n      method A.b() retuns pop\n", "6:20: error: unknown effect “retuns”; did you mean 'returns'?"),
    ("navigators:  |2-\n    method A.b() retuns pop\n", "2:18: error: unknown effect “retuns”"),
    ("a: 1\r\nnavigators: |\r\n  method A.b() returns pop\r\n  ä (\r\n", "4:3: error: unknown form “ä”; known: modifier,"),
    ("navigators:\n  - 'method A.b(_: valu) links push'\n", "2:20: error: unknown role “valu”; did you mean 'value'?"),
    ("navigators:\n  - method A.b() retuns pop\n", "2:18: error: unknown effect “retuns”"),
    ("navigators:\n  - |\n    method A.b() returns pop\n    method A.b() retuns pop\n", "4:18: error: unknown effect “retuns”"),
    ("navigators:\n  - method A.b(_: value) links push\n", "2:5: error: a shape is a text; YAML takes the `: ` in a shape for a key: write `navigators: |`"),
    ("navigators:\n  method A.b(_: value) links push\n", "2:3: error: a shape is a text; YAML takes the `: `"), ("navigators:\n  - [a]\n", "2:5: error: a shape is a text: write"),
    ("navigators: method A.b(_: value) links push\n", "1:25: error: not valid YAML: mapping values are not allowed in this context (a text with `: `"),
    (
      "navigators: |\n  method A.b() returns pop\n  method A.c() returns pop\n  method A.b(to: value) returns popTo\n",
      "4:3: error: no call is left for this shape: the one in line 2 takes them all"
    ),
    ("navigators: >\n  method A.b() returns pop\n  method A.b() returns pop\n", "1:13: error: `>` joins the lines"),
  ]) func aMistakeIsToldWithItsPlace(_ text: String, _ message: String) {
    let found = ConfigurationReaderTests.mistakes(text).filter { !$0.contains("unknown key 'a'") }
    #expect(found.count == 1 && found[0].hasPrefix("c.yml:" + message), "\(found)")
  }
}
