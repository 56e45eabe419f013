import NavigationGraph

extension Rule {
  /// Routes that no site uses.
  public static let unusedDestination = Rule(
    id: "unused_destination",
    title: "Unused destination",
    summary: "A route that a builder maps, and that no site uses.",
    rationale: """
      The case, its arm and often a whole screen are kept, compiled and translated for nobody. Or worse: the button that should lead there was lost \
      in a change. The compiler does not warn, for the switch over the enum names the case.
      """,
    limits: [
      "One finding for an enum, which lists the cases; it stands at the first of them.",
      "Only where a builder maps a route of the type, so that an enum which is something else is let be.",
      "What is reached only behind an unused route is counted in its finding.",
      "Uses in tests and previews do not count.",
      "Silent for enums whose values come from data (`allCases`, `rawValue:`, decoding) and for public enums of a library that is read without an app.",
      "A case of an enum that is no route, but an event on which something is shown, counts as well, where all that is sent is known.",
      "Silent for plain types that a stack registers (`navigationDestination(for: Item.self)`): they have no cases to forget.",
      "Held back where code names the route, comparisons and patterns apart, and its value could not be followed into a slot.",
      """
      Held back where a site that could not be followed may use the type: the type of its slot, a type that its values carry; where that is \
      unknown any type, but for routes that nothing names and that are not decoded or made of a raw value.
      """,
    ],
    severity: .warning,
    absenceOf: [.code],
    triggering: [
      RuleExample(
        "The button is gone",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case detail
            case wishlist  // finding
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
                    case .wishlist: WishlistView()
                    }
                  }
              }
            }
          }

          struct DetailView: View {
            var body: some View { Text("Detail") }
          }

          struct WishlistView: View {
            var body: some View { Text("Wishlist") }
          }
          """),
      RuleExample(
        "An event that nothing sends",
        source: """
          import Combine
          import SwiftUI

          enum Step {
            case help
            case legal
          }

          enum Route: Hashable {
            case help
            case legal
          }

          final class Messenger {
            let steps = PassthroughSubject<Step, Never>()
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView(messenger: Messenger()) } }
          }

          struct HomeView: View {
            let messenger: Messenger
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                Button("Help") { messenger.steps.send(.help) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .help: TextView(text: "Help")
                    case .legal: TextView(text: "Legal")
                    }
                  }
              }
              .onReceive(messenger.steps) { step in
                switch step {
                case .help: path.append(.help)
                case .legal: path.append(.legal)  // finding
                }
              }
            }
          }

          struct TextView: View {
            let text: String

            var body: some View { Text(text) }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "A factory of the enum is a use of the case that it returns",
        source: """
          import SwiftUI

          enum Sheet: Identifiable {
            case zap(amount: Int)

            static func smallZap() -> Sheet { .zap(amount: 21) }

            var id: String { "zap" }
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var sheet: Sheet?

            var body: some View {
              Button("Zap") { sheet = .smallZap() }
                .sheet(item: $sheet) { sheet in
                  switch sheet {
                  case .zap(let amount): ZapView(amount: amount)
                  }
                }
            }
          }

          struct ZapView: View {
            let amount: Int

            var body: some View { Text("\\(amount)") }
          }
          """),
      RuleExample(
        "Every case is made from data",
        source: """
          import SwiftUI

          enum Page: String, Hashable, CaseIterable {
            case news
            case archive
          }

          @main
          struct ReaderApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View {
              NavigationStack {
                List(Page.allCases, id: \\.self) { page in
                  NavigationLink(page.rawValue, value: page)
                }
                .navigationDestination(for: Page.self) { page in
                  switch page {
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
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for (number, group) in context.routes.groups.enumerated() where !group.isPlain {
        let nodes = group.members.map { context.graph.nodes[$0] }
        guard nodes.contains(where: { $0.mapped == true }), !nodes.contains(where: { $0.origin != nil }) else { continue }
        let unused = group.members.filter { context.graph.nodes[$0].used == false && context.graph.nodes[$0].entry != true }
        // What nothing names is used by no site that is not made for its type; what something names may be used at any.
        var sure: [Int] = []
        var doubted: [Int] = []
        for route in unused {
          if context.graph.nodes[route].mention != nil { doubted.append(route) } else { sure.append(route) }
        }
        if !sure.isEmpty {
          let isNamed = sure.contains { context.graph.nodes[$0].unnamed != true }
          let doubt = isNamed ? context.doubts.use(ofGroup: number) : context.doubts.ownUse(ofGroup: number)
          outcome.add(context.findings(about: sure) { context.unused($0, in: group) }, unless: doubt)
        }
        if let first = doubted.first {
          let site = context.doubts.use(ofGroup: number)
          outcome.add(
            context.findings(about: doubted) { context.unused($0, in: group) }, unless: site ?? context.mention(of: first), isSite: site != nil)
        }
      }
      for edges in context.unsentEvents { outcome.add(context.unsent(edges), unless: nil) }
      return outcome
    })
}

extension RuleContext {
  /// The place that names a route, from where its value could not be followed into a slot.
  fileprivate func mention(of route: Int) -> Unresolved? {
    let node = graph.nodes[route]
    guard let location = node.mention else { return nil }
    return Unresolved(
      from: node.id, kind: .push, reason: "the route is named here, and its value goes where the source does not tell", location: location)
  }

  /// The edges that stand under events which nothing sends, by the event.
  fileprivate var unsentEvents: [[Edge]] {
    Dictionary(grouping: graph.edges.filter { $0.unsent && $0.event != nil }, by: { $0.event ?? "" })
      .sorted { compareBytes($0.key, $1.key) < 0 }.map(\.value)
  }

  fileprivate func unsent(_ edges: [Edge]) -> Finding {
    let event = edges[0].event ?? ""
    let shown = Wording.list(edges.map { name(of: $0.to) })
    return Finding(
      rule: "unused_destination", severity: .warning,
      message: "nothing sends \(Wording.code(event)), on which \(Wording.code(name(of: edges[0].from))) shows \(shown)",
      hint: "Remove the case with its arm, or send it where it is missing.", location: edges[0].location, ids: ["event:\(event)"])
  }

  fileprivate func unused(_ routes: [Int], in group: RouteTypes.Group) -> Finding {
    let names = routes.map { graph.nodes[$0].name }
    let isOne = names.count == 1
    let isWholeType = routes.count == group.members.count && !isOne
    var related = alsoMeant(routes, "is unused too")
    if let arm = routes.lazy.flatMap({ builds(of: $0) }).first { related.append(mapped(arm)) }
    var message = isWholeType
      ? "no site uses \(Wording.code(group.type)): nothing pushes or presents \(Wording.list(names))"
      : "no site uses \(Wording.list(names))"
    let behind = outOfReach.behind(routes)
    if behind > 0 { message += "; \(behind) more \(behind == 1 ? "route is" : "routes are") reached only behind \(isOne ? "it" : "them")" }
    return Finding(
      rule: "unused_destination", severity: .warning, message: message,
      hint: "Remove \(isOne ? "the case with its arm" : "the cases with their arms"), or add the navigation that is missing.",
      location: routes.lazy.compactMap { graph.nodes[$0].location }.first ?? related.first?.location, ids: routes.map { graph.nodes[$0].id },
      related: related)
  }
}
