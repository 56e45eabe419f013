import NavigationGraph

extension Rule {
  /// Routes that are called after views.
  public static let viewNamedRoute = Rule(
    id: "view_named_route",
    title: "View-named route",
    summary: "A route whose name ends in `View`, `Screen` or `ViewController`.",
    rationale: """
      A route says what is shown, not how: `itemDetail(id)` holds when the screen is made anew, in a link, in a saved path and in what is measured. \
      `detailView` is another word for the view, and two things have to be renamed.
      """,
    limits: [
      "One finding for an enum, which lists the cases; it stands at the first of them.",
      "Silent for cases that only a test or preview uses, and for those that nobody uses.",
    ],
    severity: .note,
    activation: .review,
    triggering: [
      RuleExample(
        "A case for a view",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case detailView  // finding
            case wishlist
          }

          @main
          struct ShopApp: App {
            @State private var path: [Route] = []

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  Button("Detail") { path = [.detailView, .wishlist] }
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .detailView: DetailView()
                      case .wishlist: Text("Wishlist")
                      }
                    }
                }
              }
            }
          }

          struct DetailView: View {
            var body: some View { Text("Detail") }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Cases for what is shown",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case itemDetail
            case overview
          }

          @main
          struct ShopApp: App {
            @State private var path: [Route] = []

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  Button("Detail") { path = [.itemDetail, .overview] }
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .itemDetail: Text("Detail")
                      case .overview: Text("Overview")
                      }
                    }
                }
              }
            }
          }
          """),
      RuleExample(
        "A case for a thing, and one that only a preview uses",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case gameController
            case detailView
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                Button("Controller") { path = [.gameController] }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .gameController: Text("Controller")
                    case .detailView: Text("Detail")
                    }
                  }
              }
            }
          }

          #Preview { HomeView(path: [.detailView]) }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for group in context.routes.groups where !group.isPlain {
        let named = group.members.map { context.graph.nodes[$0] }.filter { route in
          ViewWords.isNamedAfterView(route.name) && route.mapped == true && (route.used == true || route.unnamed != true)
        }
        outcome.findings += context.findings(about: named) { named in
          Finding(
            rule: "view_named_route", severity: .note,
            message: "\(Wording.list(named.map(\.name))) \(named.count == 1 ? "is" : "are") named after a view",
            hint: "Name what is shown (`itemDetail`), not the view that shows it.", location: named.first?.location, ids: named.map(\.id))
        }
      }
      return outcome
    })
}

private enum ViewWords {
  static let endings = ["View", "Screen", "ViewController"]

  /// `Route.detailView`: a word before the ending, so that `Route.webView` counts and `Route.view` does not.
  static func isNamedAfterView(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return endings.contains { last.hasSuffix($0) && last.count > $0.count }
  }
}
