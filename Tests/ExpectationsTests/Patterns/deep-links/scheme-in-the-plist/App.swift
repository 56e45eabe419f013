// idiom: deep-links/scheme-in-the-plist
import SwiftUI

enum Route: Hashable { case fruit }

@main
struct FruitApp: App {
  @State private var path: [Route] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Text("Home").navigationDestination(for: Route.self) { _ in Text("Fruit") }
      }
      .onOpenURL { url in
        // expect-next: open route:Route.fruit from deepLink:orchard://fruit
        // expect-next: push route:Route.fruit from app:FruitApp
        if url.host() == "fruit" { path.append(.fruit) }
      }
    }
  }
}
