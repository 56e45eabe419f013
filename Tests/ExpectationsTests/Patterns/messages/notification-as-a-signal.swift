// idiom: messages/notification-as-a-signal
import SwiftUI

enum Route: Hashable { case offer, news }

extension NSNotification.Name {
  static let offerTapped = NSNotification.Name("offer-tapped")
}

struct RootView: View {
  @State private var path: [Route] = []
  @State private var isHelpShown = false
  var body: some View {
    NavigationStack(path: $path) {
      HomeView().navigationDestination(for: Route.self) { route in
        switch route {
        case .offer: OfferView()
        case .news: NewsView()
        }
      }
    }
    .sheet(isPresented: $isHelpShown) { HelpView() }  // expect: sheet view:HelpView from view:RootView
    .onReceive(NotificationCenter.default.publisher(for: .offerTapped)) { _ in
      path.append(.offer)  // expect: push route:Route.offer from view:RootView event Notification.Name.offerTapped
    }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("news"))) { _ in
      path = [.news]  // expect: replace route:Route.news from view:RootView event news
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
      isHelpShown = true  // expect: none
    }
  }
}

struct HomeView: View {
  var body: some View {
    VStack {
      Button("Offer") { NotificationCenter.default.post(name: .offerTapped, object: nil) }  // expect: none
      Button("News") { NotificationCenter.default.post(name: .init("news"), object: nil) }  // expect: none
    }
  }
}

struct OfferView: View { var body: some View { Text("Offer") } }
struct NewsView: View { var body: some View { Text("News") } }
struct HelpView: View { var body: some View { Text("Help") } }
