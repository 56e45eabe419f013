// idiom: closures/handed-on-two-levels
import SwiftUI

enum Route: Hashable { case photos }

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      // expect-next: push route:Route.photos from view:RootView trigger PhotoButton.onTap
      ProfileView { path.append(.photos) }
        .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}

struct ProfileView: View {
  let onShowPhotos: () -> Void
  var body: some View { PhotoButton(onTap: onShowPhotos) }
}

struct PhotoButton: View {
  let onTap: () -> Void
  var body: some View {
    Button("Photos") { onTap() }  // expect: none
  }
}
