// idiom: links/is-active
import SwiftUI

final class Flags: ObservableObject {
  @Published var showsDetail = false
}

struct RootView: View {
  @EnvironmentObject private var flags: Flags
  @State private var showsHelp = false
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: DetailView(), isActive: $flags.showsDetail) { EmptyView() }  // expect: push view:DetailView from view:RootView
        NavigationLink("Help", destination: HelpView(), isActive: $showsHelp)  // expect: push view:HelpView from view:RootView
        Button("Detail") { flags.showsDetail = true }  // expect: none
        Badge()
      }
    }
    .navigationViewStyle(.stack)
  }
}

/// A third type that throws the switch has an edge of its own.
struct Badge: View {
  @EnvironmentObject var flags: Flags
  var body: some View {
    Button("New") { flags.showsDetail = true }  // expect: push view:DetailView from view:Badge direct
  }
}

struct DetailView: View { var body: some View { NavigationLink("On", destination: LastView()) } }  // expect: push view:LastView from view:DetailView
struct HelpView: View { var body: some View { Text("Help") } }

struct LastView: View {
  @EnvironmentObject var flags: Flags
  var body: some View {
    Button("Back to the start") { flags.showsDetail = false }  // expect: return pop|popTo|dismiss from view:LastView
  }
}
