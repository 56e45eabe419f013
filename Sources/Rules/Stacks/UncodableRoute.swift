import NavigationGraph
import Observations

extension Rule {
  /// Values that keep a path from being saved.
  public static let uncodableRoute = Rule(
    id: "uncodable_route",
    title: "Uncodable route",
    summary: "A `NavigationPath` is saved by its `codable` representation, and values are pushed into it that are not `Codable`.",
    rationale: """
      One such value on the path is enough: `codable` is `nil` then (\"when the path contains elements that don't conform to the Codable protocol\"), and \
      nothing is saved. No error tells of it: the user comes back to the first screen, and only from some places of the app.
      """,
    limits: [
      "Paths that are arrays are the compiler's: it asks for `Codable` where they are encoded.",
      "Types whose conformance a macro or a protocol of a package may see to are let be.",
      "What is pushed through a generic function counts where its type is registered in the stack.",
    ],
    severity: .warning,
    stage: .preview,
    observes: [.stacks],
    triggering: [
      RuleExample(
        "Two of three types can be saved",
        source: """
          import SwiftUI

          struct Recipe: Hashable, Codable { var name = "" }
          enum Page: String, Hashable, Codable { case help }
          enum Filter: String, Hashable { case quick }  // finding

          final class PathStore: ObservableObject {
            @Published var path = NavigationPath() {
              didSet { save() }
            }

            func save() {
              guard let representation = path.codable, let data = try? JSONEncoder().encode(representation) else { return }
              UserDefaults.standard.set(data, forKey: "path")
            }
          }

          @main
          struct CookApp: App {
            @StateObject private var store = PathStore()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $store.path) {
                  List {
                    NavigationLink("Soup", value: Recipe(name: "Soup"))
                    NavigationLink("Quick", value: Filter.quick)
                    Button("Help") { store.path.append(Page.help) }
                  }
                  .navigationDestination(for: Recipe.self) { Text($0.name) }
                  .navigationDestination(for: Page.self) { Text($0.rawValue) }
                  .navigationDestination(for: Filter.self) { Text($0.rawValue) }
                }
              }
            }
          }
          """),
      RuleExample(
        "Through a router that takes any value",
        source: """
          import Observation
          import SwiftUI

          struct Recipe: Hashable, Encodable {  // finding
            var name = ""
          }

          @Observable
          final class Router {
            var path = NavigationPath()
            var saved: NavigationPath.CodableRepresentation? { self.path.codable }
            func push(_ value: some Hashable) { path.append(value) }
          }

          @main
          struct CookApp: App {
            @State private var router = Router()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  Button("Soup") { router.push(Recipe(name: "Soup")) }
                    .navigationDestination(for: Recipe.self) { Text($0.name) }
                }
              }
            }
          }
          """),
      RuleExample(
        "Kept by a view",
        source: """
          import SwiftUI

          struct Recipe: Hashable {  // finding
            var name = ""
          }

          @main
          struct CookApp: App {
            var body: some Scene { WindowGroup { CookView() } }
          }

          struct CookView: View {
            @SceneStorage("path") private var saved: Data?
            @State private var path = NavigationPath()

            var body: some View {
              NavigationStack(path: $path) {
                NavigationLink("Soup", value: Recipe(name: "Soup"))
                  .navigationDestination(for: Recipe.self) { Text($0.name) }
              }
              .onChange(of: path) { saved = try? JSONEncoder().encode(path.codable) }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "All can be saved, by an extension or a protocol too",
        source: """
          import SwiftUI

          protocol Storable: Codable, Hashable {}
          struct Recipe: Storable { var name = "" }
          enum Page: Hashable { case help }
          extension Page: Decodable, Encodable {}

          final class PathStore: ObservableObject {
            @Published var path = NavigationPath()
            var data: Data? { try? path.codable.map { try JSONEncoder().encode($0) } }
          }

          @main
          struct CookApp: App {
            @StateObject private var store = PathStore()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $store.path) {
                  List {
                    NavigationLink("Soup", value: Recipe(name: "Soup"))
                    NavigationLink("Help", value: Page.help)
                  }
                  .navigationDestination(for: Recipe.self) { Text($0.name) }
                  .navigationDestination(for: Page.self) { _ in Text("Help") }
                }
              }
            }
          }
          """),
      RuleExample(
        "Nobody saves this path; another one is",
        source: """
          import SwiftUI

          struct Recipe: Hashable { var name = "" }
          enum Page: String, Hashable, Codable { case help }

          final class PathStore: ObservableObject {
            @Published var saved = NavigationPath()
            @Published var other = NavigationPath()
            var data: Data? { try? JSONEncoder().encode(saved.codable) }
          }

          @main
          struct CookApp: App {
            @StateObject private var store = PathStore()

            var body: some Scene {
              WindowGroup {
                TabView {
                  NavigationStack(path: $store.saved) {
                    NavigationLink("Help", value: Page.help)
                      .navigationDestination(for: Page.self) { Text($0.rawValue) }
                  }
                  NavigationStack(path: $store.other) {
                    NavigationLink("Soup", value: Recipe(name: "Soup"))
                      .navigationDestination(for: Recipe.self) { Text($0.name) }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        "A macro that may see to it",
        source: """
          import MetaCodable
          import SwiftUI

          @Codable
          struct Recipe: Hashable { var name = "" }

          @main
          struct CookApp: App {
            @State private var path = NavigationPath()
            @SceneStorage("path") private var saved: Data?

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  NavigationLink("Soup", value: Recipe(name: "Soup"))
                    .navigationDestination(for: Recipe.self) { Text($0.name) }
                    .onDisappear { saved = try? JSONEncoder().encode(path.codable) }
                }
              }
            }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      let observed = context.observations.stacks
      let types = Dictionary(observed.pathTypes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      for saved in observed.savedPaths {
        let pushed = PushedTypes(observed, into: Set(saved.stacks))
        for name in pushed.names {
          guard let type = types[name], type.isCodable == false, let place = pushed.place(of: name) else { continue }
          outcome.findings.append(
            Finding(
              rule: "uncodable_route", severity: .warning,
              message: """
                `\(name)` is not `Codable`, and is pushed into \(Wording.code(saved.slot)), which is saved: with it on the path `codable` is `nil`
                """,
              hint: "Make `\(name)` conform to `Codable`, or push something that stands for it and does.", location: type.location,
              ids: [saved.slot, name],
              related: [
                RelatedLocation(location: saved.location, message: "the path is saved here"),
                RelatedLocation(location: place, message: "pushed here"),
              ]))
        }
      }
      return outcome
    })
}
