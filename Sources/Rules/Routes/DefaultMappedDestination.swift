import NavigationGraph

extension Rule {
  /// Routes that only a `default:` catches.
  public static let defaultMappedDestination = Rule(
    id: "default_mapped_destination",
    title: "Destination mapped by default only",
    summary: "A route that sites use, and that only a `default:` arm turns into a view.",
    rationale: """
      The app shows something, so nobody notices: the case was forgotten in the switch, and the next one will vanish in the same way. Without \
      `default:` the compiler asks for an arm for each new case.
      """,
    limits: [
      "Only `default:` arms of a `switch`: what an `else` leaves over is shown on purpose.",
      "Only where the `default:` arm shows a real view; an empty one is `unmapped_destination`.",
      "Silent where any builder of the type has an arm of its own for the route.",
      "Held back where a builder that could not be followed may have one.",
      "The routes that one `default:` arm catches are one finding.",
    ],
    severity: .note,
    triggering: [
      RuleExample(
        "The new case falls into the default",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case detail
            case orders  // finding
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("Detail") { path.append(.detail) }
                  Button("Orders") { path.append(.orders) }
                }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .detail: DetailView()
                  default: ComingSoonView()
                  }
                }
              }
            }
          }

          struct DetailView: View {
            var body: some View { Text("Detail") }
          }

          struct ComingSoonView: View {
            var body: some View { Text("Coming soon") }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "The default catches what nobody uses",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case detail
            case orders
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                Button("Detail") { path.append(.detail) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail: DetailView()
                    default: ComingSoonView()
                    }
                  }
              }
            }
          }

          struct DetailView: View {
            var body: some View { Text("Detail") }
          }

          struct ComingSoonView: View {
            var body: some View { Text("Coming soon") }
          }
          """),
      RuleExample(
        "The rest of an if",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case inbox
            case tasks
            case lists
          }

          @main
          struct PlannerApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("Inbox") { path.append(.inbox) }
                  Button("Tasks") { path.append(.tasks) }
                  Button("Lists") { path.append(.lists) }
                }
                .navigationDestination(for: Route.self) { route in
                  if route == .inbox {
                    InboxView()
                  } else {
                    ItemsView(route: route)
                  }
                }
              }
            }
          }

          struct InboxView: View {
            var body: some View { Text("Inbox") }
          }

          struct ItemsView: View {
            let route: Route
            var body: some View { Text("Items") }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for (number, group) in context.routes.groups.enumerated() {
        var caught: [(arms: [SourceLocation], routes: [Int])] = []
        for node in group.members where context.isMappedByDefaultOnly(node) {
          let arms = context.builds(of: node).map(\.location)
          if let same = caught.firstIndex(where: { $0.arms == arms }) {
            caught[same].routes.append(node)
          } else {
            caught.append((arms, [node]))
          }
        }
        for (_, routes) in caught {
          outcome.add(
            context.findings(about: routes) { context.mappedByDefault($0, in: group) }, unless: context.doubts.mapping(ofGroup: number))
        }
      }
      return outcome
    })
}

extension RuleContext {
  fileprivate func isMappedByDefaultOnly(_ number: Int) -> Bool {
    let route = graph.nodes[number]
    guard route.used == true, route.mapped == true, route.emptyArm != true else { return false }
    let arms = builds(of: number)
    return !arms.isEmpty && arms.allSatisfy { $0.via == "default" }
  }

  fileprivate func mappedByDefault(_ routes: [Int], in group: RouteTypes.Group) -> Finding {
    let arms = routes.first.map(builds(of:)) ?? []
    let names = routes.map { graph.nodes[$0].name }
    let sites = routes.flatMap { uses(of: $0) }.sorted { $0.location < $1.location }
    let views = Wording.list(arms.map { name(of: $0.to) })
    let isOne = names.count == 1
    return Finding(
      rule: "default_mapped_destination", severity: .note,
      message:
        "\(Wording.list(names)) \(isOne ? "has no arm of its" : "have no arms of their") own: `default:` makes \(views) of \(isOne ? "it" : "them")",
      hint:
        "Name \(isOne ? "the case" : "the cases") in the switch over \(Wording.code(group.type)); without `default:` the compiler asks for an arm for each new case.",
      location: routes.lazy.compactMap { graph.nodes[$0].location }.first ?? arms.first?.location, ids: routes.map { graph.nodes[$0].id },
      related: arms.prefix(2).map {
        RelatedLocation(location: $0.location, message: "the `default:` arm makes \(Wording.code(name(of: $0.to)))")
      }
        + explain(sites, limit: 1))
  }
}
