import NavigationGraph
import Observations

extension Rule {
  /// Values pushed from a screen that came without one.
  public static let mixedPushStyles = Rule(
    id: "mixed_push_styles",
    title: "Mixed push styles",
    summary: "A screen that a flag, an item or a link with a view has pushed pushes a value in turn.",
    rationale: """
      A path holds values only. The screen that came by a flag or by a link's own view is not in it, so that the value lands below it: the new \
      screen appears under the one at hand, or the one at hand is taken off. One stack, one way of pushing.
      """,
    limits: [
      "Only stacks with a path that is bound, and values pushed by a link or by code of the screen itself.",
      "Silent where several places hand a stack what it shows (a stack in a container of the app's own): their screens are not told apart.",
      "Silent of what only older systems push without a value.",
    ],
    severity: .warning,
    observes: [.stacks],
    triggering: [
      RuleExample(
        "A link with a view leads to one with a value",
        source: """
          import SwiftUI

          enum Route: Hashable { case detail }

          @main
          struct NotesApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                NavigationLink("Archive") { ArchiveView() }  // finding
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail: Text("Detail")
                    }
                  }
              }
            }
          }

          struct ArchiveView: View {
            var body: some View { NavigationLink("Detail", value: Route.detail) }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Values all the way, and a view at the end",
        source: """
          import SwiftUI

          enum Route: Hashable { case archive, detail }

          @main
          struct NotesApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                NavigationLink("Archive", value: Route.archive)
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .archive: ArchiveView()
                    case .detail: NavigationLink("Help") { Text("Help") }
                    }
                  }
              }
            }
          }

          struct ArchiveView: View {
            var body: some View { NavigationLink("Detail", value: Route.detail) }
          }
          """),
      RuleExample(
        "A stack and a list of the app's own, which others use",
        source: """
          import SwiftUI

          struct Shell<Content: View>: View {
            private let content: Content
            private let path: Binding<[Int]>?

            init(path: Binding<[Int]>? = nil, @ViewBuilder content: () -> Content) {
              self.content = content()
              self.path = path
            }

            var body: some View {
              if let path {
                NavigationStack(path: path) { content }
              } else {
                NavigationStack { content }
              }
            }
          }

          struct Lines<Content: View>: View {
            private let numbers: [Int]
            private let line: (Int) -> Content

            init(_ numbers: [Int], @ViewBuilder line: @escaping (Int) -> Content) {
              self.numbers = numbers
              self.line = line
            }

            var body: some View { ForEach(numbers, id: \\.self) { number in line(number) } }
          }

          struct Board<Content: View>: View {
            private let content: () -> Content

            init(@ViewBuilder _ content: @escaping () -> Content) { self.content = content }

            init<Line: View>(_ numbers: [Int], @ViewBuilder line: @escaping (Int) -> Line) where Content == Lines<Line> {
              content = { Lines(numbers, line: line) }
            }

            var body: some View { VStack { content() } }
          }

          @main
          struct BoardApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var showsBoard = false
            @State private var showsLog = false

            var body: some View {
              Shell {
                Button("Board") { showsBoard = true }
                Button("Log") { showsLog = true }
                  .navigationDestination(isPresented: $showsBoard) { BoardView() }
              }
              .sheet(isPresented: $showsLog) { LogView() }
            }
          }

          struct BoardView: View {
            var body: some View { Board([1, 2]) { number in Text("\\(number)") } }
          }

          struct LogView: View {
            @State private var path: [Int] = []

            var body: some View {
              Shell(path: $path) {
                Board { Lines([1, 2]) { number in Button("Line") { path.append(number) } } }
                  .navigationDestination(for: Int.self) { number in Text("\\(number)") }
              }
            }
          }
          """),
      RuleExample(
        "A link that only older systems come to",
        source: """
          import SwiftUI

          enum Page: Hashable { case sound, volume }

          @main
          struct SettingsApp: App {
            @State private var path: [Page] = []

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $path) {
                  SettingsView()
                    .navigationDestination(for: Page.self) { page in
                      switch page {
                      case .sound: SoundView()
                      case .volume: Text("Volume")
                      }
                    }
                }
              }
            }
          }

          struct SettingsView: View {
            var body: some View {
              if #available(iOS 17, *) {
                NavigationLink("Sound", value: Page.sound)
              } else {
                NavigationLink("Sound") { SoundView() }
              }
            }
          }

          struct SoundView: View {
            var body: some View {
              if #available(iOS 17, *) { NavigationLink("Volume", value: Page.volume) }
            }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      let stacks = context.observations.stacks
      let pushes = Dictionary(grouping: context.graph.edges.filter { $0.kind == .push }, by: \.location)
      var seen: Set<SourceLocation> = []
      func speak(_ placements: [StackPlacement], _ location: SourceLocation, _ owner: String, _ type: String?, of own: Set<Int>?) {
        for placement in placements {
          // What several places hand to a stack is not told apart: the screen may be another's.
          guard placement.isPushed, placement.isViaView, !placement.isViaOld, let via = placement.via, let number = placement.stack,
            stacks.stacks[number].isPlain, !stacks.stacks[number].isGeneric, stacks.stacks[number].path != .none,
            own?.contains(number) != false, seen.insert(via).inserted
          else { continue }
          var screens = Set((pushes[via] ?? []).map(\.to)).sorted()
          if screens.isEmpty || screens.contains(owner) { screens = [owner] }
          let pushed = Wording.list(screens.map(context.name))
          let pusher = screens == [owner] ? "" : ", by \(Wording.code(context.name(of: owner)))"
          outcome.findings.append(
            Finding(
              rule: "mixed_push_styles", severity: .warning,
              message: """
                \(pushed) \(screens.count == 1 ? "is" : "are") pushed here without a value, and \(screens.count == 1 ? "pushes" : "push") \
                \(type.map { "a value of \(Wording.code($0))" } ?? "a value") \(screens.count == 1 ? "itself" : "themselves")\(pusher): that lands below
                """,
              hint: "Push this screen by a value as well.", location: via, ids: [owner, stacks.stacks[number].owner, type ?? ""],
              related: [
                RelatedLocation(location: location, message: "the value is pushed here"),
                RelatedLocation(location: stacks.stacks[number].location, message: "the stack"),
              ]))
        }
      }
      for link in stacks.links where link.hasValue { speak(link.placements, link.location, link.owner, link.type, of: nil) }
      for put in stacks.puts { speak(put.placements, put.location, put.owner, put.type, of: Set(put.stacks)) }
      return outcome
    })
}
