// idiom: builders/switch-in-a-container
// check: all
import SwiftUI

enum Modal: Identifiable {
  case news  // expect: node route:Modal.news mapped used
  case codes  // expect: node route:Modal.codes mapped used
  var id: Self { self }

  @ViewBuilder
  func screen() -> some View {
    NavigationView {
      switch self {
      case .news: NewsView()  // expect: builds view:NewsView from route:Modal.news
      case .codes: CodesView()  // expect: builds view:CodesView from route:Modal.codes
      }
    }
  }
}

struct RootView: View {
  @State private var modal: Modal?
  var body: some View {
    VStack {
      Button("News") { modal = .news }  // expect: sheet route:Modal.news from view:RootView
      Button("Codes") { modal = .codes }  // expect: sheet route:Modal.codes from view:RootView
    }
    .sheet(item: $modal) { $0.screen() }
  }
}

struct NewsView: View { var body: some View { Text("News") } }
struct CodesView: View { var body: some View { Text("Codes") } }
