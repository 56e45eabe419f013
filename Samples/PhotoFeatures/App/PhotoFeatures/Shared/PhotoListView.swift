import SwiftUI

/// Used by more than one feature: it tells which photo was chosen and knows nothing of where that leads.
struct PhotoListView: View {
  let photos: [Photo]
  let onSelectPhoto: (Photo) -> Void

  var body: some View {
    List(photos) { photo in
      Button(photo.title) {
        onSelectPhoto(photo)
      }
    }
  }
}
