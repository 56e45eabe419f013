import NavigationGraph
import Observations

extension Rule {
  /// Links that move the user and only then turn out wrong.
  public static let unvalidatedDeepLink = Rule(
    id: "unvalidated_deep_link",
    title: "Unvalidated deep link",
    summary: "Code that answers a URL writes a slot, and then leaves on the same way because the URL turned out wrong.",
    rationale: """
      A link comes from outside: half of it may be missing. Whoever moves first and looks then leaves the user on half the way, in a tab or a stack \
      that the link did not get to fill. A link is parsed whole, into a value; what could not be parsed moves nothing.
      """,
    limits: [
      "Looks at `guard` statements behind a write in the same block, in code that nothing but a URL sets off.",
      "A write in a function that is called before the check is not seen.",
      "Taking something away first (`path = []`) is none.",
    ],
    severity: .note,
    observes: [.links],
    triggering: [
      RuleExample(
        "The tab first",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case item(String)
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var isShown = false
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                Text("Home")
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .item(let id): Text(id)
                    }
                  }
              }
              .sheet(isPresented: $isShown) { SearchView() }
              .onOpenURL { url in
                isShown = true
                guard let id = url.pathComponents.last else { return }  // finding
                path.append(.item(id))
              }
            }
          }

          struct SearchView: View {
            var body: some View { Text("Search") }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Parsed first",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case item(String)
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                Text("Home")
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .item(let id): Text(id)
                    }
                  }
              }
              .onOpenURL { url in
                path = []
                guard let id = url.pathComponents.last else { return }
                path.append(.item(id))
              }
            }
          }
          """)
    ],
    check: { context in
      RuleOutcome(
        findings: context.observations.links.lateChecks.map { check in
          Finding(
            rule: "unvalidated_deep_link", severity: .note,
            message: "\(Wording.code(check.slot)) is set before the URL is known to be good: what fails here leaves the user on half the way",
            hint: "Parse the URL whole, and move only once that worked.", location: check.check,
            ids: ["slot:\(check.slot)", "function:\(check.function)"],
            related: [RelatedLocation(location: check.write, message: "\(Wording.code(check.slot)) is set here")])
        })
    })
}
