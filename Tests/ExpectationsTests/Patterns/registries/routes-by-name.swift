// idiom: registries/routes-by-name
import SwiftUI

enum Route: Hashable { case offer, news, help }

@Observable final class Router {
  var path: [Route] = []
  private var shortcuts: [String: Route] = ["news": .news]
  func learn(_ name: String, _ route: Route) { shortcuts[name] = route }
  func open(_ name: String) {
    guard let route = shortcuts[name] else { return }
    path.append(route)
  }
  // expect-next: push route:Route.news from object:Router; push route:Route.offer from object:Router; push route:Route.help from object:Router
  func openAny() { if let route = shortcuts[UserDefaults.standard.string(forKey: "last") ?? ""] { path.append(route) } }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("Offer") { router.open("offer") }  // expect: push route:Route.offer from view:RootView through Router.open
        Button("News") { router.open("news") }  // expect: push route:Route.news from view:RootView through Router.open
        // expect-next: push route:Route.news from view:RootView; push route:Route.offer from view:RootView; push route:Route.help from view:RootView
        Button("Any") { router.openAny() }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .offer: OfferView()
        case .news: NewsView()
        case .help: HelpView()
        }
      }
    }
    .task {
      router.learn("offer", .offer)  // expect: none
      router.learn("help", .help)  // expect: none
    }
  }
}
struct OfferView: View { var body: some View { Text("Offer") } }
struct NewsView: View { var body: some View { Text("News") } }
struct HelpView: View { var body: some View { Text("Help") } }
