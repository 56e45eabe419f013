// idiom: deep-links/scene-delegate
import SwiftUI
import UIKit

enum Route: Hashable { case article(String) }

@Observable final class Router {
  static let shared = Router()
  var path: [Route] = []
  func open(_ id: String) { path.append(.article(id)) }  // expect: push route:Route.article from object:Router
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard let url = contexts.first?.url, url.host() == "article" else { return }
    // expect-next: open route:Route.article from deepLink:article through Router.open; push route:Route.article from object:SceneDelegate through Router.open
    Router.shared.open(url.lastPathComponent)
  }
}

struct RootView: View {
  @State private var router = Router.shared
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Home").navigationDestination(for: Route.self) { route in
        switch route {
        case .article(let id): Text(id)
        }
      }
    }
  }
}
