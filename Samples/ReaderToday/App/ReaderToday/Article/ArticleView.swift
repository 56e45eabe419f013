import SwiftUI

struct ArticleView: View {
  let articleID: Article.ID

  @Environment(Library.self) private var library
  @Environment(\.openWindow) private var openWindow
  @State private var asksForRemoval = false
  @State private var couldNotSave = false
  @State private var showsTextOptions = false
  @State private var showsNotes = false
  @State private var showsOriginal = false
  @State private var enlarged: Picture?

  var body: some View {
    if let article = library.article(articleID) {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text(article.text)
          ForEach(article.pictures) { picture in
            Button(picture.caption) { enlarged = picture }
          }
          NavigationLink("More by \(article.author)", value: Route.author(name: article.author))
          Link("Comments", destination: article.address.appending(path: "comments"))
        }
        .padding()
      }
      .navigationTitle(article.title)
      .userActivity(ReadingActivity.type) { activity in
        activity.title = article.title
        activity.addUserInfoEntries(from: [ReadingActivity.articleKey: articleID])
      }
      .toolbar {
        ShareLink(item: article.address)
        Button("Original", systemImage: "safari") { showsOriginal = true }
        Button("Notes", systemImage: "note.text") { showsNotes.toggle() }
        Button("New window", systemImage: "macwindow.badge.plus") { openWindow(id: "article", value: articleID) }
        Button("Save", systemImage: "bookmark") {
          couldNotSave = !library.save(article)
        }
        Button("Text", systemImage: "textformat.size") { showsTextOptions = true }
          .popover(isPresented: $showsTextOptions) {
            TextOptions()
          }
        Button("Remove", systemImage: "trash", role: .destructive) { asksForRemoval = true }
      }
      .confirmationDialog("Remove this article?", isPresented: $asksForRemoval) {
        Button("Remove", role: .destructive) { library.remove(article) }
      }
      .alert("The article could not be saved", isPresented: $couldNotSave) {
        Button("OK") {}
      }
      .inspector(isPresented: $showsNotes) {
        NotesInspector(isPresented: $showsNotes)
      }
      .fullScreenCover(item: $enlarged) { picture in
        PictureView(picture: picture)
      }
      .sheet(isPresented: $showsOriginal) {
        SafariView(url: article.address)
          .ignoresSafeArea()
      }
    } else {
      ContentUnavailableView("This article is gone", systemImage: "questionmark.folder")
    }
  }
}
