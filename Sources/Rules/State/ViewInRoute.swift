import NavigationGraph
import Observations

extension Rule {
  /// Views in what is put into paths and sheets.
  public static let viewInRoute = Rule(
    id: "view_in_route",
    title: "View in route",
    summary: "A route with a view, or with a closure that makes one, as its payload, or a path of views.",
    rationale: """
      A route is a value that says what is shown: it is compared, saved, logged and made from a link. A view can do none of that: two are never equal, \
      so that identity is made up (`id = UUID()`), nothing can be restored, and whoever pushes has to know, and build, the screen that is shown.
      """,
    limits: [
      "One finding for a type; it stands at the first view in it.",
      "Texts, images, colours and shapes are values and are let be, and so are enums that are views themselves, and alerts.",
      "Values of private types are let be: they are a screen's own affair.",
      "Controllers of UIKit in routes are not looked at: some are what presents, others what is presented.",
    ],
    severity: .note,
    activation: .review,
    observes: [.state],
    triggering: [
      RuleExample(
        "A case with a view",
        source: """
          import SwiftUI

          enum Sheet: Identifiable {
            case help
            case custom(AnyView)  // finding

            var id: String {
              switch self {
              case .help: "help"
              case .custom: "custom"
              }
            }
          }

          @main
          struct NotesApp: App {
            @State private var sheet: Sheet?

            var body: some Scene {
              WindowGroup {
                List {
                  Button("Help") { sheet = .help }
                  Button("About") { sheet = .custom(AnyView(AboutView())) }
                }
                .sheet(item: $sheet) { sheet in
                  switch sheet {
                  case .help: HelpView()
                  case .custom(let view): view
                  }
                }
              }
            }
          }

          struct HelpView: View {
            var body: some View { Text("Help") }
          }

          struct AboutView: View {
            var body: some View { Text("About") }
          }
          """),
      RuleExample(
        "A value that holds a closure which makes a view",
        source: """
          import SwiftUI

          struct Page: Hashable {
            let id = UUID()
            let content: () -> AnyView  // finding

            static func == (a: Page, b: Page) -> Bool { a.id == b.id }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
          }

          @main
          struct NotesApp: App {
            @State private var path: [Page] = []

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  Button("About") { path.append(Page { AnyView(AboutView()) }) }
                    .navigationDestination(for: Page.self) { $0.content() }
                }
              }
            }
          }

          struct AboutView: View {
            var body: some View { Text("About") }
          }
          """),
      RuleExample(
        "A path of views",
        source: """
          import SwiftUI

          struct Screen: View, Hashable {
            let title: String
            var body: some View { Text(title) }
          }

          final class Router: ObservableObject {
            @Published var path: [Screen] = []  // finding
          }

          @main
          struct NotesApp: App {
            @StateObject private var router = Router()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  Button("About") { router.path.append(Screen(title: "About")) }
                    .navigationDestination(for: Screen.self) { $0 }
                }
              }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "Values: a colour, a text, an action",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case colour(Color)
            case note(title: String)
          }

          struct Question: Identifiable {
            let id = 0
            let text: Text
            let image: Image?
            let answer: () -> Void
          }

          @main
          struct NotesApp: App {
            @State private var path: [Route] = []
            @State private var question: Question?

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  List {
                    Button("Red") { path.append(.colour(.red)) }
                    Button("Note") { path.append(.note(title: "First")) }
                    Button("Ask") { question = Question(text: Text("Sure?"), image: nil) {} }
                  }
                  .sheet(item: $question) { QuestionView(question: $0) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .colour(let colour): colour
                    case .note(let title): NoteView(title: title)
                    }
                  }
                }
              }
            }
          }

          struct NoteView: View {
            let title: String
            var body: some View { Text(title) }
          }

          struct QuestionView: View {
            let question: Question
            var body: some View { question.text }
          }
          """),
      RuleExample(
        "An enum that is a view",
        source: """
          import SwiftUI

          enum Screen: Hashable, View {
            case about
            case help

            var body: some View {
              switch self {
              case .about: Text("About")
              case .help: Text("Help")
              }
            }
          }

          @main
          struct NotesApp: App {
            @State private var path: [Screen] = []

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  List {
                    Button("About") { path.append(.about) }
                    Button("Help") { path.append(.help) }
                  }
                  .navigationDestination(for: Screen.self) { $0 }
                }
              }
            }
          }
          """),
      RuleExample(
        "An enum with a view that is no route, and an alert",
        source: """
          import SwiftUI

          enum Loading {
            case waiting
            case done(AnyView)
          }

          struct Problem: Identifiable {
            let id = 0
            let title: Text
            let actions: AnyView
          }

          @main
          struct NotesApp: App {
            @State private var loading = Loading.waiting
            @State private var problem: Problem?

            var body: some Scene {
              WindowGroup {
                VStack {
                  switch loading {
                  case .waiting: ProgressView()
                  case .done(let view): view
                  }
                }
                .alert(item: $problem) { Alert(title: $0.title) }
              }
            }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      let carried = context.observations.state.carriedViews.filter(context.isOfRoute)
      for (type, views) in Dictionary(grouping: carried, by: \.type).sorted(by: { compareBytes($0.key, $1.key) < 0 }) {
        if let finding = context.viewInRoute(type, views) { outcome.findings.append(finding) }
      }
      return outcome
    })
}

extension RuleContext {
  /// Whether a view is carried by what is more than an alert.
  fileprivate func isOfRoute(_ view: StateObservations.CarriedView) -> Bool {
    guard view.place == .payload else { return view.kind != .alert && view.kind != .confirmationDialog }
    guard let node = view.route.flatMap({ index.number(of: $0) }) else { return false }
    let kinds = Set(uses(of: node).map(\.kind))
    return kinds.isEmpty || !kinds.isSubset(of: [.alert, .confirmationDialog])
  }

  fileprivate func viewInRoute(_ type: String, _ views: [StateObservations.CarriedView]) -> Finding? {
    guard let first = views.first else { return nil }
    let names = Wording.list(views.map(\.name))
    let what = first.isClosure ? "a closure that makes \(Wording.code(first.view))" : Wording.code(first.view)
    let message =
      switch first.place {
      case .payload: "\(names) \(views.count == 1 ? "carries" : "carry") \(what): a route with a view in it"
      case .property: "\(names) holds \(what), and \(Wording.code(type)) is what is \(Wording.participle(first.kind ?? .push))"
      case .value: "\(names) holds views (\(Wording.code(first.view))): what is shown, in place of a value that stands for it"
      }
    let related = first.presentation.map { [RelatedLocation(location: $0, message: "\(Wording.participle(first.kind ?? .push)) here")] } ?? []
    return Finding(
      rule: "view_in_route", severity: .note, message: message,
      hint: "Let the route say what is shown (a case, an identifier), and make the view where the route is mapped.", location: first.location,
      ids: [type] + views.map(\.name), related: related)
  }
}
