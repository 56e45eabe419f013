import SwiftUI

/// An article in a window of its own, with a stack for what it links to.
struct ArticleWindow: View {
  let articleID: Article.ID?

  var body: some View {
    NavigationStack {
      if let articleID {
        ArticleView(articleID: articleID)
          .withAppDestinations()
      }
    }
  }
}
