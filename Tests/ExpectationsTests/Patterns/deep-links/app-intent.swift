// idiom: deep-links/app-intent
import AppIntents
import SwiftUI

enum Route: Hashable { case fruit(String), basket }

@MainActor @Observable final class Router {
  static let shared = Router()
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

struct OpenBasket: AppIntent {
  static let title: LocalizedStringResource = "Open Basket"
  static let openAppWhenRun = true

  @MainActor func perform() async throws -> some IntentResult {
    // expect-next: push route:Route.basket from object:OpenBasket through Router.show; open route:Route.basket from deepLink:OpenBasket through Router.show
    Router.shared.show(.basket)
    return .result()
  }
}

struct OpenFruit: OpenIntent {
  static let title: LocalizedStringResource = "Open Fruit"
  @Parameter(title: "Fruit") var target: FruitEntity

  // expect-next: node deepLink:OpenFruit reachable source intent
  @MainActor func perform() async throws -> some IntentResult {
    // expect-next: push route:Route.fruit from object:OpenFruit; open route:Route.fruit from deepLink:OpenFruit
    Router.shared.path.append(.fruit(target.id))
    return .result()
  }
}

/// Only what the system runs is an entry.
struct Job {
  func perform() {
    Router.shared.show(.basket)  // expect: push route:Route.basket from object:Job through Router.show
  }
}

struct RootView: View {
  @State private var router = Router.shared
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Basket") { Job().perform() }  // expect: push route:Route.basket from view:RootView through Job.perform, Router.show
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .fruit(let id): Text(id)
          case .basket: Text("Basket")
          }
        }
    }
  }
}
