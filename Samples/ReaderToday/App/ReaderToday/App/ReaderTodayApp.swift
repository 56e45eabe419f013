import SwiftUI

@main
struct ReaderTodayApp: App {
  @State private var router = AppRouter()
  @State private var library = Library()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(router)
        .environment(library)
    }

    WindowGroup("Article", id: "article", for: Article.ID.self) { $articleID in
      ArticleWindow(articleID: articleID)
        .environment(router)
        .environment(library)
    }
  }
}
