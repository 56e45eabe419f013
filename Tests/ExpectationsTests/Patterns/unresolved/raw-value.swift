// idiom: unresolved/raw-value
import SwiftUI

enum Modal: String, Identifiable {
  case offer, news
  var id: String { rawValue }
}

struct RootView: View {
  @State private var modal: Modal?
  let payload: [String: String]
  var body: some View {
    Button("Open") { modal = Modal(rawValue: payload["kind"] ?? "") }  // expect: unresolved sheet from view:RootView
      .sheet(item: $modal) { route in
        switch route {
        case .offer: Text("One")
        case .news: Text("Other")
        }
      }
  }
}
