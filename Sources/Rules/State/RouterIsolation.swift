import NavigationGraph
import Observations

extension Rule {
  /// Observed routers that any thread may write.
  public static let routerIsolation = Rule(
    id: "router_isolation",
    title: "Router isolation",
    summary: "An observed class that holds slots of navigation and is not isolated to the main actor.",
    rationale: """
      What a view observes has to change on the main thread ("Publishing changes from background threads is not allowed"). A router is called \
      from everywhere, also from tasks and callbacks. With `@MainActor` the compiler sees to it.
      """,
    limits: [
      "Isolation by the class itself, a superclass, a protocol or the module's default counts, and that of all its slots one by one.",
      "Flags (`isPresented`) and alerts of a screen's model make no router.",
      "Whether some code really writes off the main actor is not looked at.",
    ],
    severity: .note,
    activation: .review,
    observes: [.state],
    triggering: [
      RuleExample(
        "A router of any thread",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case item
          }

          @Observable final class Router {  // finding
            var path: [Route] = []
          }

          @main
          struct ShopApp: App {
            @State private var router = Router()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  Button("Item") { router.path.append(.item) }
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .item: Text("Item")
                      }
                    }
                }
              }
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Isolated as a whole, by its protocol, slot by slot; a model with a flag",
        source: """
          import SwiftUI

          struct Item: Identifiable {
            var id = 0
          }

          @Observable final class Model {
            var isAsking = false
          }

          @MainActor protocol Routing: AnyObject {}

          @MainActor @Observable final class Router {
            var item: Item?
          }

          @Observable final class OtherRouter: Routing {
            var item: Item?
          }

          final class ThirdRouter: ObservableObject {
            @MainActor @Published var item: Item?
          }

          @main
          struct ShopApp: App {
            @State private var router = Router()
            @State private var other = OtherRouter()
            @StateObject private var third = ThirdRouter()
            @State private var model = Model()

            var body: some Scene {
              WindowGroup {
                Button("Item") {
                  router.item = Item()
                  other.item = Item()
                  third.item = Item()
                }
                .sheet(item: $router.item) { _ in ItemView() }
                .popover(item: $other.item) { _ in ItemView() }
                .inspector(isPresented: $model.isAsking) { ItemView() }
                .fullScreenCover(item: $third.item) { _ in ItemView() }
              }
            }
          }

          struct ItemView: View {
            var body: some View { Text("Item") }
          }
          """)
    ],
    check: { context in
      RuleOutcome(
        findings: context.observations.state.routers.filter { router in
          let isDefault = context.observations.module(of: router.location.file)?.isMainActorByDefault ?? false
          return !router.isIsolated && !router.hasIsolatedSlots && !isDefault
        }.map { router in
          Finding(
            rule: "router_isolation", severity: .note,
            message: "\(Wording.code(router.type)) holds \(Wording.list(router.slots)), and any thread may write "
              + (router.slots.count == 1 ? "it" : "them"),
            hint: "Mark the class `@MainActor`.", location: router.location, ids: ["type:\(router.type)"])
        })
    })
}
