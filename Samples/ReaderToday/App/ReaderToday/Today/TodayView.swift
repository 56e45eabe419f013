import SwiftUI

struct TodayView: View {
  @Environment(AppRouter.self) private var appRouter
  @Environment(TabRouter.self) private var tabRouter
  @Environment(Library.self) private var library

  var body: some View {
    List {
      Section("Today") {
        ForEach(library.articles) { article in
          NavigationLink(value: Route.article(article.id)) {
            ArticleRow(article: article)
          }
        }
      }
      Section("Feeds") {
        ForEach(library.feeds) { feed in
          Button(feed.title) { tabRouter.push(.feed(feed)) }
        }
        Button("Add a feed") { appRouter.sheet = .addFeed(nil) }
      }
    }
    .navigationTitle("Today")
    .toolbar {
      Button("Settings", systemImage: "gearshape") {
        appRouter.sheet = .settings
      }
    }
  }
}
