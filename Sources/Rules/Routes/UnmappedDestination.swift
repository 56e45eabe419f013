import NavigationGraph

extension Rule {
  /// Routes that lead nowhere.
  public static let unmappedDestination = Rule(
    id: "unmapped_destination",
    title: "Unmapped destination",
    summary: "A route that sites use, and that no builder turns into a view.",
    rationale: """
      Tapping the button does nothing, shows an empty screen, or stops the app. The compiler cannot see it: the place that pushes the value and \
      the place that makes a view of it are joined at run time only. Where a type has no `navigationDestination` at all, SwiftUI logs "there is no \
      matching navigationDestination declaration visible from the location of the link".
      """,
    limits: [
      "A route counts as mapped where any builder makes a view, an alert or another mapped route of it, or carries out a command, by whatever arm; whether that builder stands in the stack at hand is another rule's question.",
      "Where the arm makes an `EmptyView()`, the finding is a warning: it may be meant. All such cases of an enum are one finding.",
      "Held back where a builder that could not be followed may map the type.",
      "Where a value of the type is pushed into a stack that registers none of it, `unregistered_value` says so, and nothing is said here, unless that rule does not run.",
      "A type that no builder maps at all is one finding, not one for each case.",
      "A type that is only selected in a list, or only told by an alert, and that no builder maps at all, is not reported: a detail column or an alert may read it in a way that was not followed.",
      "Where a value is presented in several ways, say as a sheet and as an alert, an empty arm of one of them is not reported: another one shows the case. Nor is one where a route is only carried by what is presented.",
    ],
    severity: .error,
    milder: [MilderKind(.warning, "where the arm makes an empty view")],
    absenceOf: [.code],
    observes: [.stacks],
    triggering: [
      RuleExample(
        "An arm without a view",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case detail
            case giftCard  // finding
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
                  Button("Gift card") { path.append(.giftCard) }
                }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .detail: DetailView()
                  case .giftCard: fatalError("with the next release")
                  }
                }
              }
            }
          }

          struct DetailView: View {
            var body: some View { Text("Detail") }
          }
          """),
      RuleExample(
        "One arm for the rest",
        source: """
          import SwiftUI

          enum Page: Hashable {
            case news
            case calendar  // finding
            case tasks
          }

          @main
          struct ClubApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View {
              NavigationStack {
                List {
                  NavigationLink("News", value: Page.news)
                  NavigationLink("Calendar", value: Page.calendar)
                  NavigationLink("Tasks", value: Page.tasks)
                }
                .navigationDestination(for: Page.self) { page in
                  switch page {
                  case .news: Text("News")
                  default: EmptyView()
                  }
                }
              }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "A sheet and an alert that share their item",
        source: """
          import SwiftUI

          enum Notice: Identifiable {
            case news
            case reminder

            var id: Self { self }
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var notice: Notice?

            var body: some View {
              VStack {
                Button("News") { notice = .news }
                Button("Reminder") { notice = .reminder }
              }
              .sheet(item: $notice) { notice in
                switch notice {
                case .news: Text("News")
                case .reminder: EmptyView()
                }
              }
              .alert(item: $notice) { notice in Alert(title: Text(notice == .reminder ? "Pay" : "")) }
            }
          }
          """),
      RuleExample(
        "Every case has its view",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case detail
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
                    }
                  }
              }
            }
          }

          struct DetailView: View {
            var body: some View { Text("Detail") }
          }
          """),
      RuleExample(
        "Registered by generic helpers",
        source: """
          import SwiftUI

          protocol Screen: Hashable {
            associatedtype Content: View
            @ViewBuilder var content: Content { get }
          }

          struct Book: Screen {
            let id: Int
            var content: some View { BookView(book: self) }
          }

          struct Pen: Screen {
            let id: Int
            var content: some View { Text("\\(id)") }
          }

          struct Note: Hashable { let text: String }

          extension View {
            func screen<S: Screen>(_ type: S.Type) -> some View {
              navigationDestination(for: type) { $0.content }
            }

            func described<T: Hashable>(_ type: T.Type) -> some View {
              navigationDestination(for: T.self) { value in Text("\\(String(describing: value))") }
            }
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path = NavigationPath()

            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("Both") {
                    path.append(Book(id: 1))
                    path.append(Pen(id: 2))
                  }
                  NavigationLink("Note", value: Note(text: "Milk"))
                }
                .screen(Book.self)
                .screen(Pen.self)
                .described(Note.self)
              }
            }
          }

          struct BookView: View {
            let book: Book
            var body: some View { Text("\\(book.id)") }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      let unregistered = context.runs("unregistered_value") ? Set(UnregisteredValues(context.observations.stacks).all.map(\.type)) : []
      for (number, group) in context.routes.groups.enumerated() {
        let hasBuilder = group.members.contains { context.graph.nodes[$0].mapped == true || context.graph.nodes[$0].emptyArm == true }
        let lost = group.members.filter {
          context.graph.nodes[$0].mapped == false && context.graph.nodes[$0].used == true && context.isSurelyMeant($0, hasBuilder)
        }
        guard !lost.isEmpty, hasBuilder || !unregistered.contains(group.type) else { continue }
        let doubt = context.doubts.mapping(ofGroup: number)
        if hasBuilder || lost.count == 1 {
          let arm = group.members.lazy.flatMap { context.builds(of: $0) }.min { $0.location < $1.location }
          let empty = lost.filter { context.graph.nodes[$0].emptyArm == true }
          if empty.count > 1 { outcome.add(context.emptyArms(of: empty, arm: arm), unless: doubt) }
          for node in lost where empty.count < 2 || !empty.contains(node) {
            outcome.add(context.unmappedRoute(node, of: group.type, hasBuilder: hasBuilder, arm: arm), unless: doubt)
          }
        } else {
          outcome.add(context.findings(about: lost) { context.unmappedType(group, lost: $0) }, unless: doubt)
        }
      }
      return outcome
    })
}

extension RuleContext {
  /// Whether not all places that lead to a route could mean another one as well. What is only selected in a list, or in the words of an alert,
  /// may be read in many ways: without any builder of the type nothing is said of it. Of several presentations of one value each shows its
  /// own cases, and an empty arm says that another one does; so it may where no place shows the route itself, but only what carries it.
  fileprivate func isSurelyMeant(_ node: Int, _ hasBuilder: Bool) -> Bool {
    let places = graph.edges.filter { $0.to == graph.nodes[node].id && $0.kind != .builds }
    if graph.nodes[node].emptyArm == true, Set(places.map(\.kind)).count != 1 { return false }
    let readAnyhow: Set<EdgeKind> = [.column, .alert, .confirmationDialog]
    return places.isEmpty || places.contains { $0.certainty != .ambiguous && (hasBuilder || !readAnyhow.contains($0.kind)) }
  }

  /// Words that SwiftUI logs: people search for them.
  private static let log = "SwiftUI: \"there is no matching navigationDestination declaration visible from the location of the link\""

  /// - Parameter arm: Where the first route of the type is mapped.
  fileprivate func unmappedRoute(_ number: Int, of type: String, hasBuilder: Bool, arm: Edge?) -> Finding {
    let route = graph.nodes[number]
    let sites = uses(of: number)
    let isEmpty = route.emptyArm == true
    let related = explain(sites) + (hasBuilder ? arm.map { [mapped($0)] } ?? [] : [])
    let name = Wording.code(route.name)
    let what = isEmpty ? "its arm makes an empty view" : hasBuilder ? "no arm makes a view of it" : "no builder makes a view of it"
    let hint: String
    if isEmpty {
      hint = "Show a view in its arm, or remove the case and the code that uses it."
    } else if hasBuilder {
      hint = "Give \(name) an arm with a view in the switch that maps \(Wording.code(type)), or remove the case and the code that uses it."
    } else if sites.contains(where: { $0.kind == .push || $0.kind == .replace }) {
      hint = "Add `.navigationDestination(for: \(type).self)` to the root of the stack. \(Self.log)"
    } else {
      hint = "Make a view of \(Wording.code(type)) where the slot is bound."
    }
    return Finding(
      rule: "unmapped_destination", severity: isEmpty ? .warning : .error, message: "\(name) is \(Wording.participle(sites)), and \(what)",
      hint: hint,
      location: route.location ?? sites.first?.location, ids: [route.id], related: related)
  }

  /// Several routes of a type whose arms make an empty view, most often all by one `default:`.
  fileprivate func emptyArms(of routes: [Int], arm: Edge?) -> Finding {
    let nodes = routes.map { graph.nodes[$0] }
    let sites = routes.flatMap { uses(of: $0) }.sorted { $0.location < $1.location }
    return Finding(
      rule: "unmapped_destination", severity: .warning,
      message: "\(Wording.list(nodes.map(\.name))) are \(Wording.participle(sites)), and their arms make an empty view",
      hint: "Show a view in their arms, or remove the cases and the code that uses them.",
      location: nodes.lazy.compactMap(\.location).first ?? sites.first?.location, ids: nodes.map(\.id),
      related: alsoMeant(routes, "has an empty arm too") + explain(sites) + (arm.map { [mapped($0)] } ?? []))
  }

  fileprivate func unmappedType(_ group: RouteTypes.Group, lost: [Int]) -> Finding {
    let sites = lost.flatMap { uses(of: $0) }.sorted { $0.location < $1.location }
    let isPushed = sites.contains { $0.kind == .push || $0.kind == .replace }
    return Finding(
      rule: "unmapped_destination", severity: .error,
      message: "no builder makes views of \(Wording.code(group.type)), of which sites use \(Wording.list(lost.map { graph.nodes[$0].name }))",
      hint: isPushed
        ? "Add `.navigationDestination(for: \(group.type).self)` to the root of the stack. \(Self.log)"
        : "Make views of \(Wording.code(group.type)) where the slot is bound.",
      location: lost.lazy.compactMap { graph.nodes[$0].location }.first ?? sites.first?.location, ids: lost.map { graph.nodes[$0].id },
      related: explain(sites))
  }
}
