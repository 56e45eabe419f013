import Foundation
import Observation

enum ReadingActivity {
  static let type = "com.example.readertoday.reading"
  static let articleKey = "article"
}

@MainActor
@Observable
final class AppRouter {
  var selectedTab: AppTab = .today
  var sheet: AppSheet?
  let today = TabRouter()
  let search = TabRouter()

  func showArticle(_ articleID: Article.ID) {
    sheet = nil
    selectedTab = .today
    today.path = [.article(articleID)]
  }

  // readertoday://article/<id>, readertoday://discover, readertoday://settings
  func handle(_ url: URL) {
    guard url.scheme == "readertoday" else { return }
    switch url.host() {
    case "article": showArticle(url.lastPathComponent)
    case "discover": selectedTab = .discover
    case "settings": sheet = .settings
    default: break
    }
  }

  // https://reader.example.com/article/<id>, https://reader.example.com/author/<name>
  func openWebLink(_ url: URL) {
    guard url.host() == "reader.example.com", url.pathComponents.count == 3 else { return }
    switch url.pathComponents[1] {
    case "article":
      showArticle(url.pathComponents[2])
    case "author":
      selectedTab = .search
      search.push(.author(name: url.pathComponents[2]))
    default:
      break
    }
  }
}
