import NavigationGraph

extension Rule {
  /// Routes that only dead code and unreachable screens use.
  public static let unreachableDestination = Rule(
    id: "unreachable_destination",
    title: "Unreachable destination",
    summary: "A route that sites use, all of them out of reach from every entry.",
    rationale: """
      The code that navigates is there, and no user ever comes to it: the function that pushes is called by nobody, or the screen with the button is \
      shown by nobody. A search for the case finds a use, so it looks alive.
      """,
    limits: [
      "Only where the source read has an entry (an app, a scene or app delegate, a deep link …); a library alone has none.",
      "Only the topmost routes are named; what is reached only behind them is counted. What lies behind a route that nothing uses is counted there.",
      "Silent for routes whose values come from data, and for what lies behind them.",
      "Routes that the same unreachable screens use are one finding.",
      "Routes that only screens use which nothing shows are part of `unreachable_screen`, where that rule runs.",
      "A route that nothing maps is `unmapped_destination` and no finding here, unless that rule does not run.",
      "Held back where a site that could not be followed may lead to the route, directly or over other screens.",
    ],
    severity: .warning,
    absenceOf: [.code],
    triggering: [
      RuleExample(
        "The function that pushes is called by nobody",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable {
            case detail
            case warehouse  // finding
          }

          @MainActor @Observable
          final class Router {
            var path: [Route] = []

            func openDetail() { path.append(.detail) }
            func openWarehouse() { path.append(.warehouse) }
          }

          @main
          struct ShopApp: App {
            @State private var router = Router()

            var body: some Scene { WindowGroup { HomeView(router: router) } }
          }

          struct HomeView: View {
            @Bindable var router: Router

            var body: some View {
              NavigationStack(path: $router.path) {
                Button("Detail") { router.openDetail() }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail: DetailView()
                    case .warehouse: WarehouseView()
                    }
                  }
              }
            }
          }

          struct DetailView: View {
            var body: some View { Text("Detail") }
          }

          struct WarehouseView: View {
            var body: some View { Text("Warehouse") }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "A deep link is a way in",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable {
            case warehouse
          }

          @MainActor @Observable
          final class Router {
            var path: [Route] = []

            func openWarehouse() { path.append(.warehouse) }
          }

          @main
          struct ShopApp: App {
            @State private var router = Router()

            var body: some Scene {
              WindowGroup {
                HomeView(router: router)
                  .onOpenURL { url in
                    if url.host() == "warehouse" { router.openWarehouse() }
                  }
              }
            }
          }

          struct HomeView: View {
            @Bindable var router: Router

            var body: some View {
              NavigationStack(path: $router.path) {
                Text("Home")
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .warehouse: WarehouseView()
                    }
                  }
              }
            }
          }

          struct WarehouseView: View {
            var body: some View { Text("Warehouse") }
          }
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      for cause in context.unreachableRoutes() {
        outcome.add(
          context.findings(about: cause.routes) { context.unreachable(UnreachableCause(routes: $0)) },
          unless: cause.routes.lazy.compactMap { context.doubts.way(to: $0) }.first)
      }
      return outcome
    })
}

/// Routes that are out of reach for one and the same reason.
private struct UnreachableCause {
  var routes: [Int]
}

extension RuleContext {
  /// Routes out of reach by cause; those behind others are counted with the first of these. O(nodes + edges).
  fileprivate func unreachableRoutes() -> [UnreachableCause] {
    var causes: [UnreachableCause] = []
    var positions: [[String]: Int] = [:]
    let isUnmappedTold = runs("unmapped_destination")
    for route in outOfReach.topmost {
      // One that is unused, unmapped or made from data is the cause itself: what lies behind it is no finding of this rule.
      let node = graph.nodes[route]
      let sites = uses(of: route)
      guard node.used == true, node.mapped != false || !isUnmappedTold, node.origin == nil, !sites.isEmpty, !isOnlyOfDeadScreens(sites)
      else { continue }
      // Dead functions are a cause each; screens out of reach are one for all that they use of a type.
      let ownKey = sites.contains { !$0.live } ? [node.id] : []
      let key = [RouteTypes.type(of: node)] + ownKey + Set(sites.map(\.from)).sorted { compareBytes($0, $1) < 0 }
      if let position = positions[key] {
        causes[position].routes.append(route)
      } else {
        positions[key] = causes.count
        causes.append(UnreachableCause(routes: [route]))
      }
    }
    return causes
  }

  /// Whether only screens use a route that `unreachable_screen` tells of.
  private func isOnlyOfDeadScreens(_ sites: [Edge]) -> Bool {
    guard !deadScreens.roots.isEmpty else { return false }
    let dead = deadScreens.behind(deadScreens.roots.map(\.node), index)
    return sites.allSatisfy { site in index.number(of: site.from).map(dead.contains) ?? false }
  }

  fileprivate func unreachable(_ cause: UnreachableCause) -> Finding {
    let routes = cause.routes.map { graph.nodes[$0] }
    let sites = cause.routes.flatMap { uses(of: $0) }.sorted { $0.location < $1.location }
    let isOne = routes.count == 1
    let isDeadCode = sites.allSatisfy { !$0.live }
    var message = "no entry leads to \(Wording.list(routes.map(\.name))): "
    if isDeadCode {
      message +=
        sites.count == 1
        ? "the code that uses it is called by nobody"
        : "the code at all \(sites.count) places that use \(isOne ? "it" : "them") is called by nobody"
    } else {
      message +=
        "\(isOne ? "it is" : "they are") used only by \(Wording.list(Array(Set(sites.map { name(of: $0.from) })).sorted { compareBytes($0, $1) < 0 })), out of reach"
    }
    let behind = outOfReach.behind(cause.routes)
    if behind > 0 {
      message += ", and so \(behind == 1 ? "is 1 more route" : "are \(behind) more routes") behind \(isOne ? "it" : "them")"
    }
    return Finding(
      rule: "unreachable_destination", severity: .warning, message: message,
      hint: isDeadCode
        ? "Call the code from a screen that can be reached, or remove it with \(isOne ? "the case" : "the cases")."
        : "Show the screen that leads there, or remove it with \(isOne ? "the case" : "the cases").",
      location: routes.lazy.compactMap(\.location).first ?? sites.first?.location, ids: routes.map(\.id),
      related: explain(sites) { edge in
        edge.live ? ", which is out of reach" : ", in code that nobody calls"
      })
  }
}
