import SwiftUI

/// The root of the feature: the only view that knows the path and the modal. The views inside say what happened.
struct MemberRootView: View {
  let member: Member
  let onEvent: (MemberEvent) -> Void

  @State private var path: [MemberPath] = []
  @State private var modal: MemberModal?

  var body: some View {
    NavigationStack(path: $path) {
      MemberView(
        member: member,
        onShowPhotoList: { path.append(.photoList(member)) },
        onGreet: { modal = .greeting }
      )
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { onEvent(.closeRequested) }
        }
      }
      .navigationDestination(for: MemberPath.self) { destination in
        switch destination {
        case .photoList(let member):
          PhotoListView(photos: member.photos, onSelectPhoto: { path.append(.photo($0)) })
            .navigationTitle("Photos of \(member.name)")
        case .photo(let photo):
          PhotoView(photo: photo, onSendPostcard: photo.mayBeSent ? { modal = .postcard(photo) } : nil)
        }
      }
    }
    .sheet(item: $modal) { modal in
      switch modal {
      case .postcard(let photo):
        PostcardRootView(photo: photo, onEvent: handle)
          .interactiveDismissDisabled()
      case .greeting:
        GreetingView(name: member.name) { self.modal = nil }
      }
    }
  }

  private func handle(_ event: PostcardEvent) {
    switch event {
    case .sent:
      modal = nil
      path.removeAll()
    case .cancelled:
      modal = nil
    }
  }
}

#Preview {
  MemberRootView(member: Member.all[0], onEvent: { _ in })
}
