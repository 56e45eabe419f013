// idiom: receivers/environment-object
import SwiftUI

enum Route: Hashable { case detail }

final class Router: ObservableObject {
  @Published var path = [Route]()
  func show(_ route: Route) { path.append(route) }
}

struct RootView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        HomeView()
        Footer(router: router)
        Button("Root") { router.show(.detail) }  // expect: push route:Route.detail from view:RootView through Router.show
      }
      .navigationDestination(for: Route.self) { _ in DetailView() }
    }
    .environmentObject(router)
  }
}

struct HomeView: View {
  @EnvironmentObject var router: Router
  var body: some View {
    Button("Detail") { router.show(.detail) }  // expect: push route:Route.detail from view:HomeView through Router.show
  }
}

struct Footer: View {
  @ObservedObject var router: Router
  var body: some View {
    Button("Detail") { router.path.append(.detail) }  // expect: push route:Route.detail from view:Footer direct
  }
}

struct DetailView: View { var body: some View { Text("Detail") } }
