/// An app of one file that is well: an enum of routes, its builder, and a site that pushes.
enum SmallApp {
  static let source = """
    import SwiftUI

    enum Route: Hashable {
      case detail(Int)
    }

    @main
    struct SmallApp: App {
      var body: some Scene {
        WindowGroup { HomeView() }
      }
    }

    struct HomeView: View {
      @State private var path: [Route] = []

      var body: some View {
        NavigationStack(path: $path) {
          Button("Detail") { path.append(.detail(1)) }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .detail(let id): DetailView(id: id)
              }
            }
        }
      }
    }

    struct DetailView: View {
      let id: Int
      var body: some View { Text("\\(id)") }
    }

    """

  /// Its graph as a command prints it, for tests of what follows the graph.
  static let savedGraph = """
    {
      "schemaVersion": 1,
      "generator": {"name": "navgraph", "version": "0.1.0"},
      "nodes": [
        {"id": "app:SmallApp", "kind": "app", "name": "SmallApp", "entry": true, "reachable": true, "depth": 0},
        {"id": "view:HomeView", "kind": "view", "name": "HomeView", "role": "screen", "reachable": true, "depth": 1}
      ],
      "edges": [
        {"from": "app:SmallApp", "to": "view:HomeView", "kind": "root", "certainty": "exact",
         "location": {"file": "App.swift", "line": 10, "column": 5}}
      ],
      "returns": [],
      "unresolved": [],
      "summary": {"files": 1, "sites": 1, "resolvedSites": 1, "routes": 0, "views": 1}
    }
    """
}
