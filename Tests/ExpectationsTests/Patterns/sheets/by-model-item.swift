// idiom: sheets/by-model-item
import SwiftUI

struct Photo: Identifiable { let id: Int }

/// The item's type is no route: one edge at the modifier.
struct RootView: View {
  @State private var chosen: Photo?
  let photos: [Photo]
  var body: some View {
    List(photos) { photo in
      Button("\(photo.id)") { chosen = photo }  // expect: none
    }
    .sheet(item: $chosen) { photo in  // expect: sheet view:PhotoView from view:RootView
      PhotoView(photo: photo)
    }
    .onDisappear { chosen = nil }  // expect: return dismiss from view:RootView
  }
}

struct PhotoView: View {
  let photo: Photo
  var body: some View { Text("\(photo.id)") }
}
