import SwiftUI

struct AuthorView: View {
  let name: String

  @Environment(Library.self) private var library

  var body: some View {
    List(library.articles(by: name)) { article in
      NavigationLink(article.title, value: Route.article(article.id))
    }
    .navigationTitle(name)
  }
}
