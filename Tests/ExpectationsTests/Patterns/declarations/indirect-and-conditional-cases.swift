// idiom: declarations/indirect-and-conditional-cases
import SwiftUI

enum Feature {
  indirect enum Route: Hashable {
    case first, second(next: Route)
    #if os(iOS)
      case third
    #endif
  }
}

struct RootView: View {
  @State private var path: [Feature.Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("1") { path.append(.first) }  // expect: push route:Feature.Route.first from view:RootView
        // expect-next: push route:Feature.Route.second from view:RootView; maybe push route:Feature.Route.first from view:RootView
        Button("2") { path.append(.second(next: .first)) }
        #if os(iOS)
          Button("3") { path.append(.third) }  // expect: push route:Feature.Route.third from view:RootView
        #endif
      }
      .navigationDestination(for: Feature.Route.self) { route in
        switch route {
        case .first: Text("First")
        case .second: Text("Second")
        #if os(iOS)
          case .third: ThirdView()  // expect: builds view:ThirdView from route:Feature.Route.third
        #endif
        }
      }
    }
  }
}

struct ThirdView: View { var body: some View { Text("Third") } }
