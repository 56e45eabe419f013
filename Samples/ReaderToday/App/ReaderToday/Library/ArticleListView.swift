import SwiftUI

struct ArticleListView: View {
  let title: String
  let articles: [Article]
  @Binding var selection: Article?

  var body: some View {
    List(selection: $selection) {
      ForEach(articles) { article in
        NavigationLink(value: article) {
          ArticleRow(article: article)
        }
      }
    }
    .navigationTitle(title)
  }
}

struct HighlightsView: View {
  @Environment(Library.self) private var library

  var body: some View {
    List(library.highlights, id: \.self) { highlight in
      Text(highlight)
    }
    .navigationTitle("Highlights")
  }
}
