// idiom: closures/child-calls-back
import SwiftUI

enum Route: Hashable { case photos, map }

struct RootView: View {
  @State private var path: [Route] = []
  let hasMap: Bool
  var body: some View {
    NavigationStack(path: $path) {
      ProfileView(
        onShowPhotos: { path.append(.photos) },  // expect: push route:Route.photos from view:RootView trigger ProfileView.onShowPhotos
        onShowMap: hasMap ? { path.append(.map) } : nil  // expect: push route:Route.map from view:RootView trigger ProfileView.onShowMap
      )
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}

struct ProfileView: View {
  let onShowPhotos: () -> Void
  var onShowMap: (() -> Void)?
  var body: some View {
    Button("Photos", action: onShowPhotos)  // expect: none
    Button("Map") { onShowMap?() }  // expect: none
  }
}
