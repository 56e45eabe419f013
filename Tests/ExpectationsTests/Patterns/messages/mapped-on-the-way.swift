// idiom: messages/mapped-on-the-way
import Combine
import SwiftUI

enum Event { case opened(Int), closed, asked }
enum Route: Hashable {
  case detail(Int)
  case help
}

final class Events {
  let subject = PassthroughSubject<Event, Never>()
  let numbers = PassthroughSubject<Int, Never>()
  var routes: AnyPublisher<Route, Never> {
    subject.compactMap { event -> Route? in
      switch event {
      case .opened(let id): .detail(id)
      case .asked: .help
      case .closed: nil
      }
    }
    .receive(on: DispatchQueue.main)
    .eraseToAnyPublisher()
  }
}

final class Router: ObservableObject {
  @Published var path: [Route] = []
  private var kept: Set<AnyCancellable> = []
  init(_ events: Events) {
    events.routes
      .sink { [weak self] route in self?.path.append(route) }
      .store(in: &kept)
    events.numbers
      .map(Route.detail)
      .sink { [weak self] in self?.path = [$0] }
      .store(in: &kept)
  }
}

struct RootView: View {
  @StateObject private var router: Router
  let events: Events
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("Open") { events.subject.send(.opened(1)) }  // expect: push route:Route.detail from view:RootView
        Button("Close") { events.subject.send(.closed) }  // expect: none
        Button("Ask") { events.subject.send(.asked) }  // expect: push route:Route.help from view:RootView
        Button("Number") { events.numbers.send(3) }  // expect: replace route:Route.detail from view:RootView
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .detail(let id): DetailView(id: id)
        case .help: HelpView()
        }
      }
    }
  }
}
struct DetailView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}
struct HelpView: View { var body: some View { Text("Help") } }
