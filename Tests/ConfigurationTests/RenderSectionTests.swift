import Testing

@testable import Configuration

@Suite struct RenderSectionTests {
  @Test func defaultsOfPicturesAreRead() throws {
    let read = try ConfigurationReaderTests.read(
      "render:\n  theme: dark\n  routes: yes\n  strip-suffix: [View, Screen]\n  exclude: module:Kit\n  link-prefix: https://x/\n")
    #expect(read.render.map(\.value.name) == ["theme", "routes", "strip-suffix", "exclude", "link-prefix"])
    #expect(read.render.map(\.value.words) == [["dark"], [""], ["View", "Screen"], ["module:Kit"], ["https://x/"]])
    #expect(read.render[1].mark == Mark(line: 3, column: 3))
    #expect(try ConfigurationReaderTests.read("render:\n  routes: false\n").render[0].value.words == [])
  }

  @Test(arguments: [
    ("render:\n  thme: dark\n", "c.yml:2:3: error: unknown key 'thme'; did you mean 'theme'?"),
    ("render:\n  theme: drak\n", "c.yml:2:10: error: unknown value of `theme` 'drak'; did you mean 'dark'? known: light, dark"),
    ("render:\n  routes: maybe\n", "c.yml:2:11: error: `routes` takes `true` or `false`"),
    ("render:\n  theme: [dark]\n", "c.yml:2:10: error: `theme` takes a text, not a list"),
    ("render:\n  exclude: [\"?\"]\n", "c.yml:2:13: error: '?': no pattern"), ("render:\n  exclude:\n", "`exclude` takes a text, or a list of them"),
    ("render: dark\n", "c.yml:1:9: error: `render` takes keys with values"),
  ]) func whatIsWrongIsTold(_ text: String, _ message: String) {
    #expect { try ConfigurationReaderTests.read(text) } throws: { ($0 as? ConfigurationError)?.description.contains(message) == true }
  }
}
