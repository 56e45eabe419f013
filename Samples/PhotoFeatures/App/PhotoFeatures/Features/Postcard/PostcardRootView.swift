import SwiftUI
import UIKit

struct PostcardRootView: View {
  let photo: Photo
  let onEvent: (PostcardEvent) -> Void

  var body: some View {
    PostcardNavigation(photo: photo, onEvent: onEvent)
      .ignoresSafeArea()
  }
}

/// The editor is older than SwiftUI and brings a navigation controller of its own.
private struct PostcardNavigation: UIViewControllerRepresentable {
  let photo: Photo
  let onEvent: (PostcardEvent) -> Void

  func makeUIViewController(context: Context) -> UINavigationController {
    let editor = PostcardViewController(photo: photo)
    editor.onEvent = onEvent
    return UINavigationController(rootViewController: editor)
  }

  func updateUIViewController(_ navigationController: UINavigationController, context: Context) {}
}
