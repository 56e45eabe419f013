import Foundation
import Testing

@testable import ReaderToday

@MainActor
struct RouterTests {
  @Test func linkToAnArticleReplacesTheStackOfToday() throws {
    let router = AppRouter()
    router.today.push(.author(name: "Somebody"))
    router.sheet = .settings

    router.handle(try #require(URL(string: "readertoday://article/42")))

    #expect(router.sheet == nil)
    #expect(router.selectedTab == .today)
    #expect(router.today.path == [.article("42")])
  }

  @Test func unknownSchemeIsIgnored() throws {
    let router = AppRouter()
    router.handle(try #require(URL(string: "other://article/42")))
    #expect(router.today.path.isEmpty)
  }
}
