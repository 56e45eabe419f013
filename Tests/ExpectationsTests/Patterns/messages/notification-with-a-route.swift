// idiom: messages/notification-with-a-route
import SwiftUI

enum Route: Hashable { case offer, news, help }

extension Notification.Name {
  static let openRoute = Notification.Name("openRoute")
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      HomeView().navigationDestination(for: Route.self) { route in
        switch route {
        case .offer: OfferView()
        case .news: NewsView()
        case .help: HelpView()
        }
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .openRoute)) { notification in
      if let route = notification.object as? Route {
        path.append(route)
      }
    }
  }
}

struct HomeView: View {
  var body: some View {
    VStack {
      Button("Offer") {
        NotificationCenter.default.post(name: .openRoute, object: Route.offer)  // expect: push route:Route.offer from view:HomeView
      }
      Button("News") { announce(.news) }  // expect: push route:Route.news from view:HomeView
      Button("Other") { NotificationCenter.default.post(name: .openRoute, object: nil) }  // expect: none
      Button("Help") { NotificationCenter.default.post(name: .otherwise, object: Route.help) }  // expect: none
    }
  }
  private func announce(_ route: Route) {
    NotificationCenter.default.post(name: .openRoute, object: route)
  }
}

extension Notification.Name {
  static let otherwise = Notification.Name("otherwise")
}

struct OfferView: View { var body: some View { Text("Offer") } }
struct NewsView: View { var body: some View { Text("News") } }
struct HelpView: View { var body: some View { Text("Help") } }
