import NavigationGraph
import Observations

extension Rule {
  /// Paths of any type into which values of one enum go.
  public static let typeErasedPath = Rule(
    id: "type_erased_path",
    title: "Type-erased path",
    summary: "A `NavigationPath` into which only values of one enum are pushed.",
    rationale: """
      An array of the enum says what can be on the path. The compiler refuses what has no destination, and code and tests can read the path, compare it \
      and change its middle; a `NavigationPath` can be appended to and counted. It is meant for stacks into which values of several types go.
      """,
    limits: [
      "Only where one enum is registered for the stacks of the path, and nothing else is pushed or might be registered there.",
      "Stacks that several places hand what they show are let be: any of them may push something else.",
      "What a package's own views push or register is not seen.",
      "Several types for which one enum with a payload would do are let be.",
    ],
    severity: .note,
    activation: .review,
    observes: [.stacks],
    triggering: [
      RuleExample(
        "A router of one enum",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable {
            case detail(Int)
            case help
          }

          @Observable
          final class Router {
            var path = NavigationPath()  // finding
            func push(_ route: Route) { path.append(route) }
          }

          @main
          struct NotesApp: App {
            @State private var router = Router()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  List {
                    NavigationLink("First", value: Route.detail(1))
                    Button("Help") { router.push(.help) }
                  }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail(let id): Text("\\(id)")
                    case .help: Text("Help")
                    }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        "Pushed by a function that takes anything",
        source: """
          import SwiftUI

          enum Route: Hashable { case help }

          final class Router: ObservableObject {
            @Published var path = NavigationPath()  // finding
            func push(_ value: any Hashable) { path.append(value) }
          }

          @main
          struct NotesApp: App {
            @StateObject private var router = Router()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  Button("Help") { router.push(Route.help) }
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .help: Text("Help")
                      }
                    }
                }
              }
            }
          }
          """),
      RuleExample(
        "A binding of the path in the screens",
        source: """
          import SwiftUI

          enum Step: Hashable {
            case name
            case photo
          }

          @main
          struct NotesApp: App {
            var body: some Scene { WindowGroup { SignUpView() } }
          }

          struct SignUpView: View {
            @State private var path = NavigationPath()  // finding

            var body: some View {
              NavigationStack(path: $path) {
                Button("Start") { path.append(Step.name) }
                  .navigationDestination(for: Step.self) { step in
                    switch step {
                    case .name: NameView(path: $path)
                    case .photo: Text("Photo")
                    }
                  }
              }
            }
          }

          struct NameView: View {
            @Binding var path: NavigationPath

            var body: some View { Button("Next") { path.append(Step.photo) } }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "Two types",
        source: """
          import SwiftUI

          enum Route: Hashable { case help }
          struct Item: Hashable { var name = "" }

          @main
          struct NotesApp: App {
            @State private var path = NavigationPath()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  List {
                    Button("Help") { path.append(Route.help) }
                    NavigationLink("Item", value: Item(name: "First"))
                  }
                  .navigationDestination(for: Route.self) { _ in Text("Help") }
                  .navigationDestination(for: Item.self) { Text($0.name) }
                }
              }
            }
          }
          """),
      RuleExample(
        "An array of the enum",
        source: """
          import SwiftUI

          enum Route: Hashable { case help }

          @main
          struct NotesApp: App {
            @State private var path: [Route] = []

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  Button("Help") { path.append(.help) }
                    .navigationDestination(for: Route.self) { _ in Text("Help") }
                }
              }
            }
          }
          """),
      RuleExample(
        "Text; what a package shows somewhere may register another type",
        source: """
          import SettingsKit
          import SwiftUI

          enum Route: Hashable { case help }
          struct Item: Hashable { var name = "" }

          @main
          struct NotesApp: App {
            @State private var path = NavigationPath()
            @State private var words = NavigationPath()

            var body: some Scene {
              WindowGroup {
                TabView {
                  NavigationStack(path: $path) {
                    Button("Help") { path.append(Route.help) }
                      .navigationDestination(for: Route.self) { _ in Text("Help") }
                      .settingsPages { ItemList() }
                  }
                  NavigationStack(path: $words) {
                    Button("Hello") { words.append("Hello") }
                      .navigationDestination(for: String.self) { Text($0) }
                  }
                }
              }
            }
          }

          struct ItemList: View {
            var body: some View {
              NavigationLink("Item", value: Item(name: "First"))
                .navigationDestination(for: Item.self) { Text($0.name) }
            }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      let observed = context.observations.stacks
      let enums = Set(observed.pathTypes.filter(\.isEnum).map(\.name))
      let erased = observed.stacks.indices.filter { observed.stacks[$0].path == .erased && observed.stacks[$0].keptIn != nil }
      let paths = Dictionary(grouping: erased, by: { observed.stacks[$0].keptIn?.name ?? "" })
      for (slot, stacks) in paths.sorted(by: { compareBytes($0.key, $1.key) < 0 }) {
        let pushed = PushedTypes(observed, into: Set(stacks))
        guard stacks.allSatisfy({ observed.stacks[$0].isPlain && !observed.stacks[$0].isGeneric }), !pushed.isPartial,
          pushed.registered.count == 1, let type = pushed.registered.first, enums.contains(type), pushed.put.isSubset(of: [type]),
          pushed.possible.isSubset(of: [type]), let first = stacks.first, let kept = observed.stacks[first].keptIn
        else { continue }
        var related: [RelatedLocation] = []
        if let place = pushed.place(of: type) { related.append(RelatedLocation(location: place, message: "a value of \(Wording.code(type))")) }
        related.append(RelatedLocation(location: observed.stacks[first].location, message: "the stack"))
        outcome.findings.append(
          Finding(
            rule: "type_erased_path", severity: .note,
            message: "\(Wording.code(slot)) is a `NavigationPath`, and all that goes into it are values of \(Wording.code(type))",
            hint: "Make it `[\(type)]`: the compiler then refuses what has no destination, and the path can be read and tested.",
            location: kept.location, ids: [slot, type], related: related))
      }
      return outcome
    })
}
