// idiom: registries/handlers-by-link
import SwiftUI

enum Route: Hashable { case offer, news }

@Observable final class Links {
  var path: [Route] = []
  private var handlers: [String: () -> Void] = [:]
  init() {
    handlers["offer"] = { [weak self] in self?.path.append(.offer) }  // expect: push route:Route.offer from object:Links
    handlers["news"] = { [weak self] in self?.path = [.news] }  // expect: replace route:Route.news from object:Links
  }
  func run(_ name: String) { handlers[name]?() }
}

struct RootView: View {
  @State private var links = Links()
  var body: some View {
    NavigationStack(path: $links.path) {
      Button("Offer") { links.run("offer") }  // expect: none
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .offer: OfferView()
          case .news: NewsView()
          }
        }
    }
  }
}
struct OfferView: View { var body: some View { Text("Offer") } }
struct NewsView: View { var body: some View { Text("News") } }
