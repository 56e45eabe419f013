// idiom: closures/event-by-method-reference
import SwiftUI

enum Route: Hashable { case author(String), gallery, help }

enum HomeEvent { case author(String), gallery, close }

@Observable final class Coordinator {
  var path: [Route] = []
  var onHelp: (HomeEvent) -> Void = { _ in }
  func handle(_ event: HomeEvent) {
    switch event {
    case .author(let name): path.append(.author(name))  // expect: push route:Route.author from object:Coordinator
    case .gallery: path.append(.gallery)  // expect: push route:Route.gallery from object:Coordinator
    case .close: path = []  // expect: return popToRoot from object:Coordinator
    }
  }
  func help(_ event: HomeEvent) { path.append(.help) }  // expect: push route:Route.help from object:Coordinator
}

struct RootView: View {
  @State private var coordinator = Coordinator()
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      // expect-next: push route:Route.author from view:RootView through Coordinator.handle event HomeEvent.author
      // expect-next: push route:Route.gallery from view:RootView through Coordinator.handle event HomeEvent.gallery
      // expect-next: maybe return popToRoot from view:RootView
      HomeView(onEvent: coordinator.handle)
        .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}

struct HomeView: View {
  let onEvent: (HomeEvent) -> Void
  var body: some View {
    Button("Author") { onEvent(.author("x")) }  // expect: none
    Button("Gallery") { onEvent(.gallery) }  // expect: none
    Button("Close") { onEvent(.close) }  // expect: none
  }
}

final class HelpDesk {
  let coordinator: Coordinator
  var onCall: ((HomeEvent) -> Void)?
  init(coordinator: Coordinator) {
    self.coordinator = coordinator
    onCall = coordinator.help  // expect: push route:Route.help from object:HelpDesk through Coordinator.help
  }
}
