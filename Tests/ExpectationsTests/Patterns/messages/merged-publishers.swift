// idiom: messages/merged-publishers
import Combine
import SwiftUI

enum Route: Hashable { case detail, help, news }

final class Events {
  let first = PassthroughSubject<Route, Never>()
  let second = PassthroughSubject<Route, Never>()
  let third = PassthroughSubject<Route, Never>()
}

struct RootView: View {
  @State private var path: [Route] = []
  let events: Events
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Detail") { events.first.send(.detail) }  // expect: push route:Route.detail from view:RootView
        Button("Help") { events.second.send(.help) }  // expect: push route:Route.help from view:RootView
        Button("News") { events.third.send(.news) }  // expect: push route:Route.news from view:RootView
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .detail: DetailView()
        case .help: HelpView()
        case .news: NewsView()
        }
      }
    }
    .onReceive(events.first.merge(with: events.second)) { route in path.append(route) }
    .onReceive(Publishers.Merge(events.third, events.third.dropFirst())) { path.append($0) }
  }
}
struct DetailView: View { var body: some View { Text("Detail") } }
struct HelpView: View { var body: some View { Text("Help") } }
struct NewsView: View { var body: some View { Text("News") } }
