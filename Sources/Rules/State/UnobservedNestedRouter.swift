import NavigationGraph
import Observations

extension Rule {
  /// Observable objects in observable objects, whose changes nobody hears.
  public static let unobservedNestedRouter = Rule(
    id: "unobserved_nested_router",
    title: "Unobserved nested router",
    summary: "A view binds a stack or a sheet to an `ObservableObject` inside another one, through that other, which does not pass its changes on.",
    rationale: """
      A view that observes an object hears of the object's own `@Published` properties. An object that one of these holds changes without a word: \
      `@Published` tells of another object in its place, not of what happens in it. The path is appended to, and nothing is pushed until something \
      else makes the view new.
      """,
    limits: [
      "`@Observable` classes are followed by what is read, and are let be.",
      "Silent where the outer object, or a superclass of it, says `objectWillChange` anywhere.",
      "Silent where a view observes the inner object itself.",
    ],
    severity: .warning,
    observes: [.state],
    triggering: [
      RuleExample(
        "The path of a router in a model",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case item
          }

          final class Router: ObservableObject {
            @Published var path: [Route] = []
          }

          final class AppModel: ObservableObject {
            @Published var router = Router()
          }

          @main
          struct ShopApp: App {
            @StateObject private var model = AppModel()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $model.router.path) {  // finding
                  Button("Item") { model.router.path.append(.item) }
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
        "Passed on, observed, and @Observable",
        source: """
          import Combine
          import SwiftUI

          enum Route: Hashable {
            case item
          }

          final class Router: ObservableObject {
            @Published var path: [Route] = []
          }

          final class AppModel: ObservableObject {
            let router = Router()
            let other = Router()
            private var observation: AnyCancellable?

            init() {
              observation = router.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
            }
          }

          @Observable final class Flow {
            var path: [Route] = []
          }

          @Observable final class Flows {
            let first = Flow()
          }

          @main
          struct ShopApp: App {
            @StateObject private var model = AppModel()
            @State private var flows = Flows()

            var body: some Scene {
              WindowGroup {
                TabView {
                  NavigationStack(path: $model.router.path) { HomeView(path: $model.router.path) }
                  NavigationStack(path: $flows.first.path) { HomeView(path: $flows.first.path) }
                  OtherView(router: model.other)
                }
              }
            }
          }

          struct OtherView: View {
            @ObservedObject var router: Router

            var body: some View {
              NavigationStack(path: $router.path) { HomeView(path: $router.path) }
            }
          }

          struct HomeView: View {
            @Binding var path: [Route]

            var body: some View {
              Button("Item") { path.append(.item) }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .item: Text("Item")
                  }
                }
            }
          }
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      var seen: Set<String> = []
      for nested in context.observations.state.nestedSlots where !nested.isForwarded {
        // One cause: the property that holds the inner object.
        guard seen.insert("\(nested.outer).\(nested.property)").inserted else { continue }
        let property = Wording.code("\(nested.outer).\(nested.property)")
        outcome.findings.append(
          Finding(
            rule: "unobserved_nested_router", severity: .warning,
            message: "\(Wording.code(nested.slot)) is bound through \(property): \(Wording.code(nested.outer)) does not tell when its "
              + "\(Wording.code(nested.inner)) changes",
            hint: "Hand the inner object to a view that observes it, make both `@Observable`, or pass `objectWillChange` on.",
            location: nested.location, ids: ["property:\(nested.outer).\(nested.property)"],
            related: [RelatedLocation(location: nested.propertyLocation, message: "the object is held here")]))
      }
      return outcome
    })
}
