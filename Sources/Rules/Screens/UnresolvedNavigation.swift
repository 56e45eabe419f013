import NavigationGraph

extension Rule {
  /// Sites that could not be followed.
  static let unresolvedNavigation = Rule(
    id: "unresolved_navigation",
    title: "Unresolved navigation",
    summary: "A site that navigates, and whose target could not be told from the source.",
    rationale: """
      Where navigation goes through values that only exist at run time, neither a reader nor a tool can say what leads where: findings are held \
      back, and the picture lacks an edge. A team that wants its navigation to be checked whole turns this rule on and keeps its count at zero.
      """,
    limits: [
      "It says nothing of code that nobody calls, of tests and of previews.",
      "What the source read does not hold (a package, a module of its own repository) cannot be told; name its calls in the configuration.",
    ],
    severity: .warning,
    activation: .onDemand,
    triggering: [
      RuleExample(
        "A route that is decoded",
        source: """
          import Foundation
          import SwiftUI

          enum Route: String, Hashable, Codable {
            case news
            case archive
          }

          @main
          struct ReaderApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path: [Route] = []
            let saved: Data

            init(saved: Data = Data()) { self.saved = saved }

            var body: some View {
              NavigationStack(path: $path) {
                Button("Go on") {
                  if let route = try? JSONDecoder().decode(Route.self, from: saved) {
                    path.append(route)  // finding
                  }
                }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .news: NewsView()
                  case .archive: ArchiveView()
                  }
                }
              }
            }
          }

          struct NewsView: View {
            var body: some View { Text("News") }
          }

          struct ArchiveView: View {
            var body: some View { Text("Archive") }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "A route that is named",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case news
          }

          @main
          struct ReaderApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                Button("News") { path.append(.news) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .news: NewsView()
                    }
                  }
              }
            }
          }

          struct NewsView: View {
            var body: some View { Text("News") }
          }
          """)
    ],
    check: { context in
      RuleOutcome(
        findings: context.graph.unresolved.filter(\.live).map { site in
          let what = site.kind == .builds ? "builder" : site.kind.rawValue
          return Finding(
            rule: "unresolved_navigation", severity: .warning, message: "this \(what) could not be followed: \(site.reason)",
            hint: "Name the target where it is shown, or tell navgraph of the call (`navigators:` in .navgraph.yml).", location: site.location,
            ids: [site.from, site.kind.rawValue, site.reason])
        })
    })
}
