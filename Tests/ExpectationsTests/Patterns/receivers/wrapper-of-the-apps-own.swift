// idiom: receivers/wrapper-of-the-apps-own
import SwiftUI

enum Route: Hashable { case detail }

@Observable
final class Coordinator {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}

extension EnvironmentValues {
  @Entry var coordinator = Coordinator()
}

@propertyWrapper
struct Routing: DynamicProperty {
  struct Wrapper {
    let coordinator: Coordinator
    func open(_ route: Route) { coordinator.push(route) }
  }

  @Environment(\.coordinator) private var coordinator
  var wrappedValue: Wrapper { Wrapper(coordinator: coordinator) }
}

struct RootView: View {
  @State private var coordinator = Coordinator()
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      HomeView()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail: DetailView()  // expect: builds view:DetailView from route:Route.detail
          }
        }
    }
    .environment(\.coordinator, coordinator)
  }
}

struct HomeView: View {
  @Routing private var router
  var body: some View {
    Button("Go") { router.open(.detail) }  // expect: push route:Route.detail from view:HomeView through Routing.Wrapper.open, Coordinator.push
  }
}

struct DetailView: View {
  var body: some View { Text("Detail") }
}
