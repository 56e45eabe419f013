// idiom: builders/switches-that-are-none
import SwiftUI

enum Modal: Identifiable, Hashable {
  case a(Int), b

  var id: String {
    switch self {  // expect: none
    case .a(let id): "a\(id)"  // expect: none
    case .b: "b"  // expect: none
    }
  }
  var title: LocalizedStringKey {
    switch self {
    case .a: "First"  // expect: none
    case .b: "Second"  // expect: none
    }
  }
  var detents: Set<PresentationDetent> {
    switch self {
    case .a: [.medium]  // expect: none
    case .b: [.large]  // expect: none
    }
  }
  static func == (left: Modal, right: Modal) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct RootView: View {
  @State private var modal: Modal?
  var body: some View {
    Button("A") { modal = .a(1) }  // expect: sheet route:Modal.a from view:RootView
    Button("B") { modal = .b }  // expect: sheet route:Modal.b from view:RootView
      .sheet(item: $modal) { modal in
        OnlyView(title: modal.title)  // expect: builds view:OnlyView from route:Modal.a; builds view:OnlyView from route:Modal.b
          .presentationDetents(modal.detents)
      }
  }
}

struct OnlyView: View {
  let title: LocalizedStringKey
  var body: some View { Text(title) }
}
