// idiom: deep-links/parser-function
import SwiftUI

enum Route: Hashable { case item(String), help }

struct LinkParser {
  func route(for url: URL) -> Route? {
    switch url.host() {
    case "item": .item(url.lastPathComponent)  // expect: none
    case "help": .help  // expect: none
    default: nil
    }
  }
}

struct RootView: View {
  @State private var path: [Route] = []
  private let parser = LinkParser()
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { _ in Text("There") }
    }
    .onOpenURL { url in
      guard let route = parser.route(for: url) else { return }
      // expect-next: open route:Route.item from deepLink:item; open route:Route.help from deepLink:help
      // expect-next: push route:Route.item from view:RootView; push route:Route.help from view:RootView
      path.append(route)
    }
  }
}
