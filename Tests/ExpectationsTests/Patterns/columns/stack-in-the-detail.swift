// idiom: columns/stack-in-the-detail
import SwiftUI

enum Route: Hashable { case author }

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    // expect-next: column view:Sidebar from view:RootView; column view:BookView from view:RootView
    NavigationSplitView { Sidebar() } detail: {
      NavigationStack(path: $path) {
        BookView(path: $path)
          .navigationDestination(for: Route.self) { _ in AuthorView() }
      }
    }
  }
}

struct Sidebar: View { var body: some View { Text("Sidebar") } }

struct BookView: View {
  @Binding var path: [Route]
  var body: some View {
    Button("Author") { path.append(.author) }  // expect: push route:Route.author from view:BookView
  }
}

struct AuthorView: View { var body: some View { Text("Author") } }
