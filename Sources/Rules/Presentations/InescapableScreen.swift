import NavigationGraph
import Observations

extension Rule {
  /// A cover that nothing closes.
  public static let inescapableScreen = Rule(
    id: "inescapable_screen",
    title: "Inescapable screen",
    summary: "A full-screen cover that nothing closes: no button, no `dismiss`, and nobody who writes its slot.",
    rationale: """
      A sheet is swiped away, a full-screen cover is not. One without a way out ends the session: the user has to kill the app.
      """,
    limits: [
      "Off until asked for: some covers are meant to stay (a lock, a forced update).",
      "Whoever may take the slot off counts as a way out, wherever it is; so does whoever else is handed its binding.",
      "Only where all that the cover shows is of the source that was read, or of SwiftUI.",
      "Pushed screens that hide their back button are not looked at.",
    ],
    severity: .warning,
    absenceOf: [.code],
    activation: .onDemand,
    observes: [.covers],
    triggering: [
      RuleExample(
        "A cover of text",
        source: """
          import SwiftUI

          @main
          struct SlidesApp: App {
            var body: some Scene { WindowGroup { SlidesView() } }
          }

          struct SlidesView: View {
            @State private var isPlaying = false

            var body: some View {
              Button("Play") { isPlaying = true }
                .fullScreenCover(isPresented: $isPlaying) { SlideView() }  // finding
            }
          }

          struct SlideView: View {
            @State private var number = 1

            var body: some View {
              Button("Slide \\(number)") { number += 1 }
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Closed from inside, by a closure, or by who opened it",
        source: """
          import SwiftUI

          @main
          struct SlidesApp: App {
            var body: some Scene { WindowGroup { SlidesView() } }
          }

          struct SlidesView: View {
            @State private var isPlaying = false
            @State private var isPresenting = false
            @State private var isLoading = false

            var body: some View {
              VStack {
                Button("Play") { isPlaying = true }
                Button("Present") { isPresenting = true }
                Button("Load") { Task { await load() } }
              }
              .fullScreenCover(isPresented: $isPlaying) { SlideView() }
              .fullScreenCover(isPresented: $isPresenting) { StageView(onEnd: { isPresenting = false }) }
              .fullScreenCover(isPresented: $isLoading) { Text("Loading") }
            }

            private func load() async {
              isLoading = true
              try? await Task.sleep(for: .seconds(1))
              isLoading = false
            }
          }

          struct SlideView: View {
            @Environment(\\.dismiss) private var dismiss

            var body: some View { Button("Close") { dismiss() } }
          }

          struct StageView: View {
            let onEnd: () -> Void

            var body: some View { Button("End", action: onEnd) }
          }
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      for cover in context.observations.slots.covers where cover.isWhole && !cover.isClosed {
        let shown = cover.shown.map { context.name(of: $0) }
        outcome.add(
          Finding(
            rule: "inescapable_screen", severity: .warning,
            message: """
              nothing closes the cover that shows \(Wording.list(shown)): it never leaves, and nobody takes off \(Wording.code(cover.slot.name))
              """,
            hint: "Give it a way out (`@Environment(\\.dismiss)`), or clear the slot when it is done.", location: cover.presentation.location,
            ids: [cover.slot.name, cover.presentation.presenter],
            related: [RelatedLocation(location: cover.slot.location, message: "the slot")]),
          unless: nil)
      }
      return outcome
    })
}
