import SwiftUI

struct ArticleView: View {
  let article: Article

  @State private var showsAuthor = false

  var body: some View {
    ScrollView {
      Text(article.title)
        .font(.title)
      Button("by \(article.author)") { showsAuthor = true }
    }
    .background {
      NavigationLink("", destination: AuthorView(name: article.author), isActive: $showsAuthor)
        .hidden()
    }
  }
}
