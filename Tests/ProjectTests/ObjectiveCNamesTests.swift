import Testing

@testable import Project

struct ObjectiveCNamesTests {
  private func words(_ text: String) -> [String] { Array(text.utf8).withUnsafeBufferPointer { ObjectiveCNames.words(in: $0) }.sorted() }

  @Test func wordsWithACapitalLetterCount() {
    #expect(words("[ProfileController new]; _Private x = y9; PageHelp") == ["PageHelp", "ProfileController", "_Private"])
  }

  @Test func commentsDoNot() {
    #expect(words("// Lost\nFound /* Lost * / Lost */ Other // Lost") == ["Found", "Other"])
    #expect(words("/* Lost") == [])
  }

  @Test func stringsDo() {
    #expect(words("NSClassFromString(@\"App.Page\"); url = @\"http://Host\"; Next") == ["App", "Host", "NSClassFromString", "Next", "Page"])
    #expect(words("@\"a \\\" B\" C") == ["B", "C"])
    #expect(words("@\"never closed\nNext") == ["Next"])
    #expect(words("\"\\") == [])
  }
}
