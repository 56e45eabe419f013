// idiom: deep-links/host-as-raw-value
import SwiftUI

enum Route: Hashable { case basket, help }

/// A parsed link.
struct Target {
  enum Host: String { case help = "help-center", basket, start }
  let host: Host

  static func parse(_ url: URL) -> Target? {
    guard let host = url.host().flatMap(Host.init(rawValue:)) else { return nil }
    return Target(host: host)
  }
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { route in
        switch route {
        case .basket: Text("Basket")
        case .help: Text("Help")
        }
      }
    }
    .onOpenURL { url in
      guard let target = Target.parse(url) else { return }
      switch target.host {
      case .help: path.append(.help)  // expect: push route:Route.help from view:RootView; open route:Route.help from deepLink:help-center
      case .basket: path.append(.basket)  // expect: push route:Route.basket from view:RootView; open route:Route.basket from deepLink:basket
      case .start: path = []  // expect: return popToRoot from view:RootView
      }
    }
  }
}
