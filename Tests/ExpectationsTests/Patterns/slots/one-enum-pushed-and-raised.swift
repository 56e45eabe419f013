// idiom: slots/one-enum-pushed-and-raised
import SwiftUI

enum Destination: Hashable, Identifiable {
  case detail, help
  var id: Self { self }
}

@Observable final class Router {
  var path: [Destination] = []
  var sheet: Destination?
  var cover: Destination?
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("1") { router.path.append(.detail) }  // expect: push route:Destination.detail from view:RootView
        Button("2") { router.sheet = .detail }  // expect: sheet route:Destination.detail from view:RootView
        Button("3") { router.cover = .help }  // expect: fullScreenCover route:Destination.help from view:RootView
        Button("4") { router.sheet = nil }  // expect: return dismiss from view:RootView
      }
      .navigationDestination(for: Destination.self) { destination($0) }
    }
    .sheet(item: $router.sheet) { destination($0) }
    .fullScreenCover(item: $router.cover) { destination($0) }
  }

  @ViewBuilder private func destination(_ destination: Destination) -> some View {
    switch destination {
    case .detail: DetailView()  // expect: builds view:DetailView from route:Destination.detail
    case .help: HelpView()  // expect: builds view:HelpView from route:Destination.help
    }
  }
}

struct DetailView: View { var body: some View { Text("Detail") } }
struct HelpView: View { var body: some View { Text("Help") } }
