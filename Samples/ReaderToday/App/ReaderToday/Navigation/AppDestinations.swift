import SwiftUI

extension View {
  /// The screens of `Route`, for the root of every stack.
  func withAppDestinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .article(let articleID):
        ArticleView(articleID: articleID)
      case .feed(let feed):
        FeedView(feed: feed)
      case .author(let name):
        AuthorView(name: name)
      }
    }
  }

  func withAppSheets(_ sheet: Binding<AppSheet?>) -> some View {
    self.sheet(item: sheet) { destination in
      switch destination {
      case .settings:
        NavigationStack {
          SettingsView()
        }
        .presentationSizing(.form)
      case .noteEditor:
        NoteEditor()
          .presentationDetents([.medium, .large])
      case .addFeed(let topic):
        AddFeedView(topic: topic)
      }
    }
  }
}
