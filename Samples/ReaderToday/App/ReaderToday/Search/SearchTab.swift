import SwiftUI

struct SearchTab: View {
  @Bindable var router: TabRouter
  @Environment(Library.self) private var library
  @State private var query = ""

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        ForEach(library.search(query)) { article in
          NavigationLink(value: Route.article(article.id)) {
            ArticleRow(article: article)
          }
        }
        if !router.path.isEmpty {
          Button("Start over") { router.popToRoot() }
        }
      }
      .searchable(text: $query)
      .withAppDestinations()
    }
  }
}
