// idiom: slots/binding-taken-over-by-an-initialiser
import SwiftUI

struct Photo: Identifiable {
  let id: Int
}

struct AlbumView: View {
  @State private var editedPhoto: Photo?

  var body: some View {
    ThumbnailView(editedPhoto: $editedPhoto)  // expect: embeds view:ThumbnailView from view:AlbumView
      .sheet(item: $editedPhoto) { photo in  // expect: sheet view:PhotoEditor from view:AlbumView
        PhotoEditor(photo: photo)
      }
  }
}

struct ThumbnailView: View {
  @Binding private var editedPhoto: Photo?

  init(editedPhoto: Binding<Photo?>) {
    _editedPhoto = editedPhoto  // expect: none
  }

  var body: some View {
    Button("Edit") { editedPhoto = Photo(id: 1) }  // expect: sheet view:PhotoEditor from view:ThumbnailView
  }
}

struct PhotoEditor: View {
  let photo: Photo
  var body: some View { Text("\(photo.id)") }
}
