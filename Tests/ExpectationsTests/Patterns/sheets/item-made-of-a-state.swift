// idiom: sheets/item-made-of-a-state
import SwiftUI

enum UploadState {
  case idle, uploading
  case failed(String)
}

struct Message: Identifiable {
  let id: String
}

struct UploadView: View {
  @State private var state = UploadState.idle

  private var failure: Binding<Message?> {
    Binding(
      get: {
        guard case .failed(let text) = state else { return nil }
        return Message(id: text)
      },
      set: { _ in state = .idle }  // expect: maybe return dismiss
    )
  }

  var body: some View {
    VStack {
      Button("Upload") { state = .uploading }
      Button("Give up") { state = .failed("No network") }
    }
    .sheet(item: failure) { message in  // expect: sheet view:FailureView from view:UploadView
      FailureView(message: message)
    }
  }
}

struct FailureView: View {
  let message: Message
  var body: some View { Text(message.id) }
}
