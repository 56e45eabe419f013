// idiom: deep-links/modifier-of-the-apps-own
import SafariServices
import SwiftUI

enum Route: Hashable { case fruit, about }

@Observable final class Router {
  static let shared = Router()
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

extension View {
  func answersLinks() -> some View {
    self
      .onOpenURL { url in
        withAnimation {
          switch url.host() {
          case "fruit": Router.shared.show(.fruit)
          default: UIApplication.shared.keyWindow?.rootViewController?.present(SFSafariViewController(url: url), animated: true)
          }
        }
      }
  }
}

struct RootView: View {
  @State private var router = Router.shared
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Home").navigationDestination(for: Route.self) { _ in Text("There") }
    }
    // expect-next: open route:Route.fruit from deepLink:fruit through View.answersLinks, Router.show
    // expect-next: push route:Route.fruit from view:RootView through View.answersLinks, Router.show
    // expect-next: open external:SFSafariViewController from deepLink:url through View.answersLinks
    // expect-next: sheet external:SFSafariViewController from view:RootView through View.answersLinks
    .answersLinks()
  }
}
