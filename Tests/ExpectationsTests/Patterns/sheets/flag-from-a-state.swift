// idiom: sheets/flag-from-a-state
import SwiftUI

enum PickerState {
  case ready, picking, failed

  var showsLibrary: Bool { self == .picking }
}

struct AvatarView: View {
  @State private var state = PickerState.ready

  private var showsLibrary: Binding<Bool> {
    Binding(get: { state.showsLibrary }, set: { if !$0 { state = .ready } })  // expect: maybe return dismiss
  }

  var body: some View {
    Button("Choose") { state = .picking }
      .sheet(isPresented: showsLibrary) {  // expect: sheet view:LibraryView from view:AvatarView
        LibraryView()
      }
  }
}

struct LibraryView: View {
  var body: some View { Text("Library") }
}
