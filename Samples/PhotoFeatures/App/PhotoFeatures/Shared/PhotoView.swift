import SwiftUI

struct PhotoView: View {
  let photo: Photo
  var onSendPostcard: (() -> Void)?

  var body: some View {
    VStack {
      Image(systemName: photo.symbol)
        .resizable()
        .scaledToFit()
      Text(photo.title)
    }
    .padding()
    .toolbar {
      if let onSendPostcard {
        Button("Send as a postcard", systemImage: "paperplane", action: onSendPostcard)
      }
    }
  }
}
