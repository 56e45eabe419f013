// idiom: messages/names-that-are-handed
import Combine
import SwiftUI

enum Route: Hashable { case offer, news }
struct Draft { let text: String }

func send(_ name: Notification.Name, _ object: Any? = nil) {
  NotificationCenter.default.post(name: name, object: object)
}
func received(_ name: Notification.Name) -> NotificationCenter.Publisher { NotificationCenter.default.publisher(for: name) }

extension Notification.Name {
  static var routeWanted: Notification.Name { Notification.Name("routeWanted") }
  static var draftSaved: Notification.Name { Notification.Name("draftSaved") }
  static let listWanted = Notification.Name("listWanted")
}

final class Observer {
  private var tokens: [Any] = []
  func on(_ name: Notification.Name, _ run: @escaping (Notification) -> Void) {
    tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main, using: run))
  }
}

struct RootView: View {
  @State private var path: [Route] = []
  let observer = Observer()
  var body: some View {
    NavigationStack(path: $path) {
      HomeView().navigationDestination(for: Route.self) { route in
        switch route {
        case .offer: OfferView()
        case .news: NewsView()
        }
      }
    }
    .onReceive(received(.routeWanted)) { notification in
      let route = notification.object as! Route
      path.append(route)
    }
    .onReceive(received(.draftSaved)) { notification in
      if let draft = notification.object as? Draft { print(draft) }
    }
    .onAppear {
      observer.on(.listWanted) { note in
        if let route = note.object as? Route { path = [route] }
      }
    }
  }
}

struct HomeView: View {
  var body: some View {
    VStack {
      Button("Offer") { send(.routeWanted, Route.offer) }  // expect: push route:Route.offer from view:HomeView
      Button("Save") { send(.draftSaved, Draft(text: "")) }  // expect: none
      Button("List") { send(.listWanted, Route.news) }  // expect: replace route:Route.news from view:HomeView
    }
  }
}

struct OfferView: View { var body: some View { Text("Offer") } }
struct NewsView: View { var body: some View { Text("News") } }
