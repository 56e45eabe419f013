import NavigationGraph
import Observations

extension Rule {
  /// Routers inside of other observed objects.
  public static let nestedObservableRouter = Rule(
    id: "nested_observable_router",
    title: "Nested observable router",
    summary: "An `@Observable` object that is there for something else makes a router and keeps it.",
    rationale: """
      Whoever wants to navigate has to be handed the whole object, and the state of navigation lives and dies with it: where the model is made anew, \
      the path and the sheet are gone. A binding of the path leads through two objects, and a view that asks for the router also hears of the property \
      that holds it. Beside the model, in the environment, the router has a life of its own.
      """,
    limits: [
      "A router is what holds the path of a stack, or holds what is presented and is given to screens by the app or the environment.",
      "Objects that hold slots themselves, or keep several routers, are root routers: the flows that they own are let be.",
      "Routers that an object is handed, weak ones and those marked `@ObservationIgnored` are let be: somebody else keeps them.",
      "`ObservableObject` is the affair of `unobserved_nested_router`.",
    ],
    severity: .note,
    activation: .review,
    observes: [.state],
    triggering: [
      RuleExample(
        "A model with a router",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case item }

          @MainActor @Observable final class Router {
            var path: [Route] = []
          }

          @MainActor @Observable final class ShopModel {
            var items: [String] = []
            var router = Router()  // finding
          }

          @main
          struct ShopApp: App {
            @State private var model = ShopModel()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $model.router.path) {
                  Button("Item") { model.router.path.append(.item) }
                    .navigationDestination(for: Route.self) { _ in Text("Item") }
                }
              }
            }
          }
          """),
      RuleExample(
        "Made in the initialiser",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case help }

          @MainActor @Observable final class Router {
            var path: [Route] = []
          }

          @MainActor @Observable final class ShopModel {
            let items: [String]
            let router: Router  // finding

            init(items: [String], router: Router? = nil) {
              self.items = items
              self.router = router ?? Router()
            }
          }

          @main
          struct ShopApp: App {
            @State private var model = ShopModel(items: [])

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $model.router.path) {
                  Button("Help") { model.router.path.append(.help) }
                    .navigationDestination(for: Route.self) { _ in Text("Help") }
                }
              }
            }
          }
          """),
      RuleExample(
        "In a container of services",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case item }

          struct Store { var items: [String] = [] }

          @MainActor @Observable final class Router {
            var path: [Route] = []
            func push(_ route: Route) { path.append(route) }
          }

          @MainActor @Observable final class Services {
            let store = Store()
            let router = Router()  // finding
          }

          @main
          struct ShopApp: App {
            @State private var services = Services()

            var body: some Scene {
              WindowGroup { ShopView().environment(services) }
            }
          }

          struct ShopView: View {
            @Environment(Services.self) private var services

            var body: some View {
              @Bindable var router = services.router
              NavigationStack(path: $router.path) {
                Button("Item") { services.router.push(.item) }
                  .navigationDestination(for: Route.self) { _ in Text("Item") }
              }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "A root router with a flow for each tab",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case item }
          enum Page: Hashable {
            case shop
            case basket
          }

          @MainActor @Observable final class Flow {
            var path: [Route] = []
          }

          @MainActor @Observable final class RootRouter {
            var page = Page.shop
            let shop = Flow()
            let basket = Flow()
          }

          @main
          struct ShopApp: App {
            @State private var router = RootRouter()

            var body: some Scene {
              WindowGroup {
                TabView(selection: $router.page) {
                  Tab("Shop", systemImage: "cart", value: Page.shop) { FlowView(flow: router.shop) }
                  Tab("Basket", systemImage: "bag", value: Page.basket) { FlowView(flow: router.basket) }
                }
              }
            }
          }

          struct FlowView: View {
            @Bindable var flow: Flow

            var body: some View {
              NavigationStack(path: $flow.path) {
                Button("Item") { flow.path.append(.item) }
                  .navigationDestination(for: Route.self) { _ in Text("Item") }
              }
            }
          }
          """),
      RuleExample(
        "Handed in, weak, not observed",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case item }

          @MainActor @Observable final class Router {
            var path: [Route] = []
          }

          @MainActor @Observable final class ShopModel {
            var items: [String] = []
            private let router: Router
            weak var other: Router?
            @ObservationIgnored private let third = Router()

            init(router: Router) { self.router = router }

            func open() { router.path.append(.item) }
          }

          @main
          struct ShopApp: App {
            @State private var router = Router()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  ShopView(model: ShopModel(router: router))
                    .navigationDestination(for: Route.self) { _ in Text("Item") }
                }
              }
            }
          }

          struct ShopView: View {
            let model: ShopModel
            var body: some View { Button("Item") { model.open() } }
          }
          """),
      RuleExample(
        "A model in a model; a router in a view",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case item }

          @MainActor @Observable final class Router {
            var path: [Route] = []
          }

          @MainActor @Observable final class Basket {
            var count = 0
          }

          @MainActor @Observable final class ShopModel {
            let basket = Basket()
          }

          @main
          struct ShopApp: App {
            @State private var router = Router()
            @State private var model = ShopModel()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  Button("Item \\(model.basket.count)") { router.path.append(.item) }
                    .navigationDestination(for: Route.self) { _ in Text("Item") }
                }
              }
            }
          }
          """),
    ],
    check: { context in
      RuleOutcome(
        findings: context.observations.state.keptRouters.filter { !$0.isOuterRouter }.map { kept in
          let router = context.observations.state.routers.first { $0.type == kept.inner }
          return Finding(
            rule: "nested_observable_router", severity: .note,
            message: "\(Wording.code(kept.outer)) makes the router \(Wording.code(kept.inner)) and keeps it in \(Wording.code(kept.property))",
            hint: "Make the router beside the model, and hand it down by itself: `.environment(router)`.", location: kept.location,
            ids: ["type:\(kept.outer)", kept.property],
            related: router.map { [RelatedLocation(location: $0.location, message: "it holds \(Wording.list($0.slots))")] } ?? [])
        })
    })
}
