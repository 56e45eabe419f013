import SwiftUI

struct MagazineView: View {
  var body: some View {
    List(Article.all) { article in
      NavigationLink(article.title, value: article)
    }
    .navigationTitle("Magazine")
    .navigationDestination(for: Article.self) { article in
      ArticleView(article: article)
    }
  }
}
