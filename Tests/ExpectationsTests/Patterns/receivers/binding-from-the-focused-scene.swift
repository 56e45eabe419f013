// idiom: receivers/binding-from-the-focused-scene
import SwiftUI

extension FocusedValues {
  @Entry var showsNew: Binding<Bool>?
}

struct NewCommands: Commands {
  @FocusedValue(\.showsNew) private var value
  @FocusedBinding(\.showsNew) private var binding
  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("1") { value?.wrappedValue = true }  // expect: sheet view:NewView from view:NewCommands
      Button("2") { binding = true }  // expect: sheet view:NewView from view:NewCommands
    }
  }
}

struct RootView: View {
  @State private var showsNew = false
  var body: some View {
    Text("Root")
      .focusedSceneValue(\.showsNew, $showsNew)
      .sheet(isPresented: $showsNew) { NewView() }  // expect: sheet view:NewView from view:RootView
  }
}

struct NewView: View {
  var body: some View { Text("New") }
}

@main struct Notes: App {
  var body: some Scene {
    WindowGroup { RootView() }.commands { NewCommands() }
  }
}
