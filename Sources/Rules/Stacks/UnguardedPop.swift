import NavigationGraph
import Observations

extension Rule {
  /// `removeLast()` on a path that may be empty.
  public static let unguardedPop = Rule(
    id: "unguarded_pop",
    title: "Unguarded pop",
    summary: "`removeLast()` or `removeFirst()` on the path of a stack, with nothing that asks whether there is anything to remove.",
    rationale: """
      On an empty path the app stops: "Fatal error: Can't remove last element from an empty collection"; a `NavigationPath` \
      stops it as well. It takes no more than a back button that is tapped twice, or a swipe back just before the tap: \
      the first takes the last value off, the second finds none.
      """,
    limits: [
      "Only paths that a stack is bound to.",
      "Any condition round the call, or round every call of the function that does it, or any question after the path's `count`, `isEmpty`, `last` and the like in the same function counts as a guard, whatever it asks.",
      "A value that is added to the path before in the same function counts as well, and so do loops.",
      "Silent in the buttons of an alert or a dialog on a pushed screen: it is gone with the first tap, and covers the way back.",
    ],
    severity: .warning,
    observes: [.stacks],
    triggering: [
      RuleExample(
        "A router that goes back",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case detail }

          @Observable
          final class Router {
            var path: [Route] = []
            func back() { path.removeLast() }  // finding
          }

          @main
          struct NotesApp: App {
            @State private var router = Router()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  HomeView(router: router)
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .detail: DetailView(router: router)
                      }
                    }
                }
              }
            }
          }

          struct HomeView: View {
            let router: Router
            var body: some View { Button("Detail") { router.path.append(.detail) } }
          }

          struct DetailView: View {
            let router: Router
            var body: some View { Button("Back") { router.back() } }
          }
          """),
      RuleExample(
        "Guarded by one caller, not by the other, and several at once",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case detail }

          @Observable
          final class Router {
            var path: [Route] = []
            func back() { path.removeLast() }  // finding
            func backTwice() { path.removeLast(2) }  // finding
          }

          @main
          struct NotesApp: App {
            @State private var router = Router()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  HomeView(router: router)
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .detail: DetailView(router: router)
                      }
                    }
                }
              }
            }
          }

          struct HomeView: View {
            let router: Router
            var body: some View {
              Button("Detail") { router.path.append(.detail) }
              Button("Back") { if !router.path.isEmpty { router.back() } }
            }
          }

          struct DetailView: View {
            let router: Router
            var body: some View {
              Button("Back") { router.back() }
              Button("Twice") { router.backTwice() }
            }
          }
          """),
      RuleExample(
        "A path of any values",
        source: """
          import SwiftUI

          @main
          struct NotesApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path = NavigationPath()

            var body: some View {
              NavigationStack(path: $path) {
                NavigationLink("Seven", value: 7)
                  .navigationDestination(for: Int.self) { number in
                    NumberView(number: number, path: $path)
                  }
              }
            }
          }

          struct NumberView: View {
            let number: Int
            @Binding var path: NavigationPath
            var body: some View {
              Button("Back") { path.removeLast() }  // finding
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "Guards, and calls that cannot fail",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case detail }

          @Observable
          final class Router {
            var path: [Route] = []
            private var isAtRoot: Bool { path.isEmpty }

            func back() {
              guard !path.isEmpty else { return }
              path.removeLast()
            }
            func leave() { if !isAtRoot { path.removeLast() } }
            func backIfPossible() { _ = path.popLast() }
            func home() { path.removeLast(path.count) }
            func backTo(_ count: Int) { while path.count > count { path.removeLast() } }
            func change(to route: Route) {
              path.append(route)
              path.removeLast()
            }
          }

          @main
          struct NotesApp: App {
            @State private var router = Router()
            @State private var log: [String] = []

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  HomeView(router: router)
                    .onTapGesture { log.removeLast() }
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .detail: DetailView(router: router)
                      }
                    }
                }
              }
            }
          }

          struct HomeView: View {
            let router: Router
            var body: some View { Button("Detail") { router.path.append(.detail) } }
          }

          struct DetailView: View {
            let router: Router
            var body: some View {
              Button("Back") { router.back() }
              Button("Leave") { router.leave() }
              Button("Back, if possible") { router.backIfPossible() }
              Button("Home") { router.home() }
              Button("First") { router.backTo(1) }
              Button("Again") { router.change(to: .detail) }
            }
          }
          """),
      RuleExample(
        "The button of an alert on a pushed screen",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case order }

          @Observable
          final class Router {
            var path: [Route] = []
            func back() { path.removeLast() }
          }

          @main
          struct ShopApp: App {
            @State private var router = Router()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  NavigationLink("Order", value: Route.order)
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .order: OrderView(router: router)
                      }
                    }
                }
              }
            }
          }

          struct OrderView: View {
            let router: Router
            @State private var isSent = false
            @State private var asksToDrop = false

            var body: some View {
              VStack {
                Button("Send") { isSent = true }
                Button("Drop") { asksToDrop = true }
              }
              .alert("Sent", isPresented: $isSent) {
                Button("Fine") { router.path.removeLast() }
              }
              .confirmationDialog("Drop the order?", isPresented: $asksToDrop) {
                Button("Drop", role: .destructive) { router.back() }
              }
            }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for pop in context.observations.stacks.pops where !pop.isGuarded {
        outcome.findings.append(
          Finding(
            rule: "unguarded_pop", severity: .warning,
            message: "\(Wording.code(pop.name)) on \(Wording.code(pop.slot)), which \(pop.demand)", hint: pop.hint,
            location: pop.location, ids: [pop.owner, pop.slot, pop.name] + (pop.isOfSeveral ? ["several"] : []),
            related: pop.unguardedCalls.prefix(3).map { RelatedLocation(location: $0, message: "called here, where nothing asks first") }))
      }
      return outcome
    })
}

extension ObservedPop {
  fileprivate var demand: String { isOfSeveral ? "may hold fewer values: the app stops then" : "may be empty: a second tap stops the app" }

  /// What to do, with the words that Swift's library stops with.
  fileprivate var hint: String {
    if isOfSeveral {
      return "Ask `count` first, or take no more than there is: `removeLast(min(number, path.count))`. \"Fatal error: Can't remove more items from a collection than it contains\""
    }
    if name == "removeLast" {
      return "Ask `isEmpty` first, or call `popLast()` where the path is a list. \"Fatal error: Can't remove last element from an empty collection\""
    }
    return "Ask `isEmpty` first. \"Fatal error: Can't remove first element from an empty collection\""
  }
}
