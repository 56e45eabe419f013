import SwiftUI

struct FeedView: View {
  let feed: Feed

  @Environment(Library.self) private var library

  var body: some View {
    List(library.articles(in: feed)) { article in
      NavigationLink(value: Route.article(article.id)) {
        ArticleRow(article: article)
      }
    }
    .navigationTitle(feed.title)
  }
}
