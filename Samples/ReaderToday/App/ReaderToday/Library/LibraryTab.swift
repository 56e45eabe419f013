import SwiftUI

enum Shelf: Hashable {
  case unread
  case favorites
  case highlights
}

struct LibraryTab: View {
  @State private var shelf: Shelf? = .unread
  @State private var article: Article?
  @Environment(Library.self) private var library

  var body: some View {
    NavigationSplitView {
      ShelfSidebar(selection: $shelf)
    } content: {
      switch shelf {
      case .unread:
        ArticleListView(title: "Unread", articles: library.unread, selection: $article)
      case .favorites:
        ArticleListView(title: "Favorites", articles: library.favorites, selection: $article)
      case .highlights:
        HighlightsView()
      case nil:
        ContentUnavailableView("Choose a shelf", systemImage: "books.vertical")
      }
    } detail: {
      NavigationStack {
        if let article {
          ArticleView(articleID: article.id)
            .withAppDestinations()
        } else {
          ContentUnavailableView("Nothing to read", systemImage: "book.closed")
        }
      }
    }
  }
}
