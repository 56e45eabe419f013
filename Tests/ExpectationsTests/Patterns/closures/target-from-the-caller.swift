// idiom: closures/target-from-the-caller
import SwiftUI

enum Route: Hashable { case photos, map, photo(Int) }

/// The child names the target, so the edge is the child's; a payload alone is no target.
struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        ProfileView(onSelect: { path.append($0) })
        PhotoList(onSelectPhoto: { path.append(.photo($0)) })  // expect: push route:Route.photo from view:RootView trigger PhotoList.onSelectPhoto
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}

struct ProfileView: View {
  let onSelect: (Route) -> Void
  var body: some View {
    Button("Photos") { onSelect(.photos) }  // expect: push route:Route.photos from view:ProfileView
    Button("Map") { onSelect(.map) }  // expect: push route:Route.map from view:ProfileView
  }
}

struct PhotoList: View {
  let onSelectPhoto: (Int) -> Void
  var body: some View {
    Button("7") { onSelectPhoto(7) }  // expect: none
  }
}
