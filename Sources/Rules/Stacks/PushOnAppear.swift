import NavigationGraph
import Observations

extension Rule {
  /// Pushes whenever a screen appears.
  public static let pushOnAppear = Rule(
    id: "push_on_appear",
    title: "Push on appear",
    summary: "`onAppear` or `task` of a screen pushes onto the stack that the screen stands in, whatever the state.",
    rationale: """
      SwiftUI runs `onAppear` and `task` again when the user comes back to the screen: the same is pushed once more, and the way back leads forward. \
      The screen cannot be left.
      """,
    limits: [
      "Any condition counts as one that is false on the way back, and so does anything that is waited for, but a pause.",
      "Only where the screen is known to stand in the stack whose path is written, or pushes what its own flag or item says.",
      "A path that is set as a whole, or has its top taken off before, counts where the screen is what the stack begins with.",
      "Whether what is pushed hides its back button is not looked at.",
    ],
    severity: .warning,
    stage: .preview,
    observes: [.stacks],
    triggering: [
      RuleExample(
        "A splash screen",
        source: """
          import SwiftUI

          enum Route: Hashable { case home }

          @main
          struct NotesApp: App {
            @State private var path: [Route] = []

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  Text("Welcome")
                    .onAppear {
                      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                        path.append(.home)  // finding
                      }
                    }
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .home: Text("Home")
                      }
                    }
                }
              }
            }
          }
          """),
      RuleExample(
        "By a router, after a pause",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable {
            case home
            case offers
          }

          @Observable
          final class Router {
            var path: [Route] = []
            func push(_ route: Route) { path.append(route) }
          }

          @main
          struct NotesApp: App {
            @State private var router = Router()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  Button("Home") { router.push(.home) }
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .home: HomeView()
                      case .offers: Text("Offers")
                      }
                    }
                }
                .environment(router)
              }
            }
          }

          struct HomeView: View {
            @Environment(Router.self) private var router

            var body: some View {
              Text("Home")
                .task {
                  try? await Task.sleep(for: .seconds(1))
                  router.push(.offers)  // finding
                }
            }
          }
          """),
      RuleExample(
        "A flag of the screen's own",
        source: """
          import SwiftUI

          @main
          struct NotesApp: App {
            var body: some Scene {
              WindowGroup {
                NavigationStack { WelcomeView() }
              }
            }
          }

          struct WelcomeView: View {
            @State private var showsHome = false

            var body: some View {
              Text("Welcome")
                .navigationDestination(isPresented: $showsHome) { Text("Home") }
                .onAppear { showsHome = true }  // finding
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "Noted that it was done; what is waited for; a loop",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case home
            case code(String)
          }

          struct Scanner {
            func next() async -> String { "" }
            var codes: AsyncStream<String> { AsyncStream { $0.finish() } }
          }

          @main
          struct NotesApp: App {
            @State private var path: [Route] = []
            @State private var hasStarted = false
            private let scanner = Scanner()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  Text("Welcome")
                    .onAppear {
                      guard !hasStarted else { return }
                      hasStarted = true
                      path.append(.home)
                    }
                    .task {
                      let code = await scanner.next()
                      path.append(.code(code))
                    }
                    .task {
                      for await code in scanner.codes { path.append(.code(code)) }
                    }
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .home: Text("Home")
                      case .code(let code): Text(code)
                      }
                    }
                }
              }
            }
          }
          """),
      RuleExample(
        "The stack itself appears once; a sheet's stack is another one",
        source: """
          import SwiftUI

          enum Route: Hashable { case home }

          @main
          struct NotesApp: App {
            @State private var path: [Route] = []
            @State private var asks = false

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  Button("Ask") { asks = true }
                    .sheet(isPresented: $asks) {
                      Text("Ask").onAppear { path.append(.home) }
                    }
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .home: Text("Home")
                      }
                    }
                }
                .onAppear { path.append(.home) }
              }
            }
          }
          """),
      RuleExample(
        "A pushed screen that puts another in its place",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case loading
            case home
          }

          @main
          struct NotesApp: App {
            @State private var path: [Route] = []

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  Button("Start") { path.append(.loading) }
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .loading: LoadingView(path: $path)
                      case .home: Text("Home")
                      }
                    }
                }
              }
            }
          }

          struct LoadingView: View {
            @Binding var path: [Route]

            var body: some View {
              ProgressView().onAppear { path = [.home] }
            }
          }
          """),
    ],
    check: { context in
      RuleOutcome(findings: context.observations.stacks.appearancePushes.map { context.pushOnAppear($0) })
    })
}

extension RuleContext {
  fileprivate func pushOnAppear(_ push: ObservedAppearancePush) -> Finding {
    let pushed = push.route.map { Wording.code(name(of: $0)) } ?? "something"
    var related = [
      RelatedLocation(location: push.modifierLocation, message: "SwiftUI runs it whenever the screen appears, also when the user comes back")
    ]
    if push.putLocation != push.location {
      related.append(RelatedLocation(location: push.putLocation, message: "here it is put into \(Wording.code(push.slot))"))
    }
    return Finding(
      rule: "push_on_appear", severity: .warning,
      message: """
        \(Wording.code(name(of: push.owner))) pushes \(pushed) whenever it appears (`\(push.modifier)`): who comes back to it is led forward again
        """,
      hint: "Note that it was done and ask for that before (`guard !hasStarted`), or show what follows in place of this screen.",
      location: push.location, ids: [push.owner, push.slot, push.modifier], related: related)
  }
}
