import Site
import Testing

@Suite struct SiteFileTests {
  @Test func textIsUTF8() {
    #expect(SiteFile(path: "a/b.md", text: "é").bytes == [0xC3, 0xA9])
  }
}
