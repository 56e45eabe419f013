import NavigationGraph
import Observations

extension Rule {
  /// URL handlers in views of which several are there at once.
  public static let repeatedURLHandler = Rule(
    id: "repeated_url_handler",
    title: "Repeated URL handler",
    summary: "An `onOpenURL` on a view of which several live at once: in tabs, in rows, or twice in one view.",
    rationale: """
      SwiftUI hands a URL to every `onOpenURL` of the views that are there. A tab that was seen once stays: a container that each tab uses pushes \
      the screen of a link into every stack, and the user finds it again in tabs that have nothing to do with it. Which one is meant can only be \
      said above them all.
      """,
    limits: [
      "Counts what a view shows unconditionally: views in branches are there one at a time.",
      "A tab that was never chosen has no views yet; it has once it was chosen.",
      "Handlers that stand apart in several tabs, each with code of its own, are not compared.",
      "Windows are not counted: the system hands a URL to one of them.",
      "Silent where the views stand under `#if` for different platforms.",
    ],
    severity: .warning,
    observes: [.links],
    triggering: [
      RuleExample(
        "A container that each tab uses",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case item
          }

          @main
          struct ShopApp: App {
            var body: some Scene {
              WindowGroup {
                TabView {
                  TabScreen { HomeView() }
                    .tabItem { Text("Home") }
                  TabScreen { SearchView() }
                    .tabItem { Text("Search") }
                }
              }
            }
          }

          struct TabScreen<Content: View>: View {
            @State private var path: [Route] = []
            @ViewBuilder let content: () -> Content

            var body: some View {
              NavigationStack(path: $path) {
                content()
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .item: ItemView()
                    }
                  }
              }
              .onOpenURL { _ in path.append(.item) }  // finding
            }
          }

          struct HomeView: View {
            var body: some View { Text("Home") }
          }

          struct SearchView: View {
            var body: some View { Text("Search") }
          }

          struct ItemView: View {
            var body: some View { Text("Item") }
          }
          """),
      RuleExample(
        "In every row",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { ListView() } }
          }

          struct ListView: View {
            let names = ["Cup", "Plate"]

            var body: some View {
              List(names, id: \\.self) { name in
                Row(name: name)
              }
            }
          }

          struct Row: View {
            let name: String
            @State private var isShown = false

            var body: some View {
              Text(name)
                .onOpenURL { _ in isShown = true }  // finding
                .sheet(isPresented: $isShown) { DetailView(name: name) }
            }
          }

          struct DetailView: View {
            let name: String
            var body: some View { Text(name) }
          }
          """),
      RuleExample(
        "A modifier of the app's own, in two tabs",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene {
              WindowGroup {
                TabView {
                  HomeView()
                    .tabItem { Text("Home") }
                  SearchView()
                    .tabItem { Text("Search") }
                }
              }
            }
          }

          struct LinkModifier: ViewModifier {
            @State private var isShown = false

            func body(content: Content) -> some View {
              content
                .onOpenURL { _ in isShown = true }  // finding
                .sheet(isPresented: $isShown) { ItemView() }
            }
          }

          struct HomeView: View {
            var body: some View { Text("Home").modifier(LinkModifier()) }
          }

          struct SearchView: View {
            var body: some View { Text("Search").modifier(LinkModifier()) }
          }

          struct ItemView: View {
            var body: some View { Text("Item") }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "Above the tabs",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            @State private var isShown = false

            var body: some Scene {
              WindowGroup {
                TabView {
                  HomeView()
                    .tabItem { Text("Home") }
                  SearchView()
                    .tabItem { Text("Search") }
                }
                .onOpenURL { _ in isShown = true }
                .sheet(isPresented: $isShown) { ItemView() }
              }
            }
          }

          struct HomeView: View {
            var body: some View { Text("Home") }
          }

          struct SearchView: View {
            var body: some View { Text("Search") }
          }

          struct ItemView: View {
            var body: some View { Text("Item") }
          }
          """),
      RuleExample(
        "In one of several tabs that one function makes",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }

          struct RootView: View {
            var body: some View {
              TabView {
                Tab("Home", systemImage: "house") {
                  framed { HomeView() }
                }
                Tab("Search", systemImage: "magnifyingglass") {
                  framed { SearchView() }
                }
              }
            }

            private func framed<Content: View>(@ViewBuilder content: () -> Content) -> some View {
              VStack { content() }
            }
          }

          struct HomeView: View {
            @State private var isShown = false

            var body: some View {
              Text("Home")
                .onOpenURL { _ in isShown = true }
                .sheet(isPresented: $isShown) { ItemView() }
            }
          }

          struct SearchView: View {
            var body: some View { Text("Search") }
          }

          struct ItemView: View {
            var body: some View { Text("Item") }
          }
          """),
      RuleExample(
        "In both branches, and for each platform",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            @State private var isNew = true

            var body: some Scene {
              WindowGroup {
                if isNew {
                  RootView(title: "Welcome")
                } else {
                  RootView(title: "Home")
                }
              }
            }
          }

          struct RootView: View {
            let title: String

            var body: some View {
              #if os(macOS)
                ContentView(title: title)
              #else
                ContentView(title: title.uppercased())
              #endif
            }
          }

          struct ContentView: View {
            let title: String
            @State private var isShown = false

            var body: some View {
              Text(title)
                .onOpenURL { _ in isShown = true }
                .sheet(isPresented: $isShown) { ItemView() }
            }
          }

          struct ItemView: View {
            var body: some View { Text("Item") }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      let ways = HandlerWays(context.observations.links.holdings, in: context.graph)
      for handler in context.observations.links.handlers {
        guard let proof = ways.proof(for: handler) else { continue }
        outcome.findings.append(context.repeated(handler, proof))
      }
      return outcome
    })
}

extension RuleContext {
  fileprivate func repeated(_ handler: LinkObservations.Handler, _ proof: HandlerWays.Proof) -> Finding {
    let owner = handler.owners.first ?? ""
    let subject = handler.owners.isEmpty ? "this `onOpenURL`" : "`onOpenURL` of \(Wording.code(name(of: owner)))"
    let message: String
    var related: [RelatedLocation] = []
    switch proof {
    case .row(let location):
      message = "\(subject) is there once for every element of a list: SwiftUI hands each of them the URL"
      related.append(RelatedLocation(location: location, message: "the list is made here"))
    case .twice(let parent, let first, let second):
      message = "\(subject) is there several times at once, below \(Wording.code(name(of: parent))): SwiftUI hands each of them the URL"
      for way in [first, second] {
        guard let step = way.first else { continue }
        related.append(
          RelatedLocation(
            location: step.location, message: "shown here\(step.to == owner ? "" : " by way of \(Wording.code(name(of: step.to)))")"))
      }
    }
    return Finding(
      rule: "repeated_url_handler", severity: .warning, message: message,
      hint: "Answer URLs once, above the tabs or rows, and let that code choose which one shows what the link is about.",
      location: handler.location, ids: handler.owners, related: related)
  }
}

/// The ways on which nodes show handlers.
private struct HandlerWays {
  enum Proof {
    case row(SourceLocation)
    case twice(String, [LinkObservations.Holding], [LinkObservations.Holding])
  }

  /// More ways than this, and longer ones, are not looked for.
  private static let maximumWays = 64
  private static let maximumLength = 32
  private let incoming: [String: [LinkObservations.Holding]]
  private let reachable: Set<String>

  init(_ holdings: [LinkObservations.Holding], in graph: NavigationGraph) {
    incoming = Dictionary(grouping: holdings, by: \.to)
    reachable = Set(graph.nodes.lazy.filter { $0.reachable == true }.map(\.id))
  }

  /// Why a handler is there several times at once; nil where it may be alone.
  func proof(for handler: LinkObservations.Handler) -> Proof? {
    if let row = handler.row { return .row(row) }
    let ways = ways(to: handler.owners)
    if let row = ways.lazy.flatMap({ $0 }).compactMap(\.row).first { return .row(row) }
    // Two ways from one node that part at once.
    for (index, way) in ways.enumerated() {
      for other in ways[..<index] {
        guard let first = other.first, let second = way.first, first.from == second.from, areApart(first, second), mayMeet(other, way)
        else { continue }
        return .twice(first.from, other, way)
      }
    }
    return nil
  }

  /// Whether two views are there besides each other: two tabs of one bar, or one view made at two places.
  private func areApart(_ a: LinkObservations.Holding, _ b: LinkObservations.Holding) -> Bool {
    guard a.isTab == b.isTab else { return false }
    return a.isTab ? a.to != b.to && a.branch == b.branch : a.location != b.location
  }

  /// Whether some platform builds both.
  private func mayMeet(_ a: [LinkObservations.Holding], _ b: [LinkObservations.Holding]) -> Bool {
    let excluded = (a + b).reduce(into: Set<PlatformVersion.Platform>()) { $0.formUnion($1.excludedPlatforms) }
    return excluded.count < PlatformVersion.Platform.allCases.count
  }

  /// All ways that end in a node of some, from each node on the way, those from the nearest first.
  private func ways(to ends: [String]) -> [[LinkObservations.Holding]] {
    var result: [[LinkObservations.Holding]] = []
    var open: [(node: String, way: [LinkObservations.Holding])] = ends.map { ($0, []) }
    var position = 0
    while position < open.count, result.count < Self.maximumWays {
      let (node, way) = open[position]
      position += 1
      guard way.count < Self.maximumLength else { continue }
      for step in incoming[node] ?? [] where reachable.contains(step.from) && !way.contains(where: { $0.from == step.from }) {
        let longer = [step] + way
        result.append(longer)
        open.append((step.from, longer))
      }
    }
    return result
  }
}
