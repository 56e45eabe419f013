import SwiftUI

struct ReadingListView: View {
  var body: some View {
    List(Article.all.filter(\.isToRead)) { article in
      NavigationLink(article.title, value: article)
    }
    .navigationTitle("To read")
    .navigationDestination(for: Article.self) { article in
      ArticleView(article: article)
    }
  }
}
