import Foundation
import Observation

@MainActor
@Observable
final class Library {
  private(set) var articles: [Article] = []
  private(set) var feeds: [Feed] = []
  private(set) var highlights: [String] = []

  var unread: [Article] { articles.filter { !$0.isRead } }
  var favorites: [Article] { articles.filter(\.isFavorite) }

  func article(_ id: Article.ID) -> Article? {
    articles.first { $0.id == id }
  }

  func articles(in feed: Feed) -> [Article] {
    articles.filter { $0.feedID == feed.id }
  }

  func articles(by author: String) -> [Article] {
    articles.filter { $0.author == author }
  }

  func feeds(on topic: Topic) -> [Feed] {
    feeds.filter { $0.topic == topic }
  }

  func search(_ query: String) -> [Article] {
    articles.filter { $0.title.localizedStandardContains(query) }
  }

  func save(_ article: Article) -> Bool {
    guard let index = articles.firstIndex(where: { $0.id == article.id }) else { return false }
    articles[index].isFavorite = true
    return true
  }

  func remove(_ article: Article) {
    articles.removeAll { $0.id == article.id }
  }

  func addFeed(_ address: String, topic: Topic?) {
    feeds.append(Feed(id: address, title: address, topic: topic))
  }
}
