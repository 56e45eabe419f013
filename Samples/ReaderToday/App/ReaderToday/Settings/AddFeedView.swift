import SwiftUI

struct AddFeedView: View {
  let topic: Topic?

  @Environment(AppRouter.self) private var router
  @Environment(Library.self) private var library
  @State private var address = ""

  var body: some View {
    Form {
      TextField("Address", text: $address)
      Button("Add") {
        library.addFeed(address, topic: topic)
        router.sheet = nil
      }
    }
  }
}

struct NoteEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    NavigationStack {
      TextEditor(text: $text)
        .navigationTitle("New note")
        .toolbar {
          Button("Save") { dismiss() }
            .disabled(text.isEmpty)
        }
    }
  }
}
