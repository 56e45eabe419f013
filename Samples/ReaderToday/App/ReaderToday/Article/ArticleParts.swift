import SwiftUI

struct ArticleRow: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading) {
      Text(article.title).font(.headline)
      Text(article.author).foregroundStyle(.secondary)
    }
  }
}

struct TextOptions: View {
  @AppStorage("textSize") private var textSize = 17.0

  var body: some View {
    Slider(value: $textSize, in: 12...28)
      .padding()
      .frame(minWidth: 240)
      .presentationCompactAdaptation(.popover)
  }
}

struct NotesInspector: View {
  @Binding var isPresented: Bool
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Notes", text: $text, axis: .vertical)
      Button("Close") { isPresented = false }
    }
  }
}

struct PictureView: View {
  let picture: Picture
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    AsyncImage(url: picture.address)
      .onTapGesture { dismiss() }
  }
}
