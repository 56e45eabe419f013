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
      "Only stacks with a path that is bound, and values pushed by a link or by code of the screen itself."
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
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      let stacks = context.observations.stacks
      var seen: Set<SourceLocation> = []
      func speak(_ placements: [StackPlacement], _ location: SourceLocation, _ owner: String, _ type: String?, of own: Set<Int>?) {
        for placement in placements {
          guard placement.isPushed, placement.isViaView, let via = placement.via, let number = placement.stack,
            stacks.stacks[number].isPlain, stacks.stacks[number].path != .none, own?.contains(number) != false, seen.insert(via).inserted
          else { continue }
          let screen = context.name(of: owner)
          outcome.findings.append(
            Finding(
              rule: "mixed_push_styles", severity: .warning,
              message: "\(Wording.code(screen)) is pushed here without a value, and pushes \(type.map { "a value of \(Wording.code($0))" } ?? "a value") itself: that lands below",
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
