import NavigationGraph
import Observations

extension Rule {
  /// Transitions with a guessed pause between them.
  public static let timedTransitions = Rule(
    id: "timed_transitions",
    title: "Timed transitions",
    summary: "Two transitions strung together with `sleep` or `asyncAfter`.",
    rationale: """
      The pause guesses how long the first animation takes. With Reduce Motion, on a slow device or in the next release it takes another time, and the \
      second transition comes too early, when it is lost, or late. `onDismiss`, the completion of a transaction, or one slot that holds what comes \
      next say when the first is through.
      """,
    limits: [
      "Advice for a review.",
      "Only within one function and the closures that it hands to `asyncAfter`.",
    ],
    severity: .note,
    activation: .review,
    observes: [.transitions],
    triggering: [
      RuleExample(
        "The next sheet half a second later",
        source: """
          import SwiftUI

          @main
          struct NewsApp: App {
            var body: some Scene { WindowGroup { FrontPage() } }
          }

          struct FrontPage: View {
            @State private var showsWelcome = true
            @State private var showsOffer = false

            var body: some View {
              VStack {
                Button("Offer") { next() }
                Button("Later") { Task { await wait() } }
              }
              .sheet(isPresented: $showsWelcome) { Text("Welcome") }
              .sheet(isPresented: $showsOffer) { Text("Offer") }
            }

            private func next() {
              showsWelcome = false
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                showsOffer = true  // finding
              }
            }

            private func wait() async {
              showsWelcome = false
              try? await Task.sleep(for: .seconds(0.5))
              showsOffer = true  // finding
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "The end of the first shows the second",
        source: """
          import SwiftUI

          @main
          struct NewsApp: App {
            var body: some Scene { WindowGroup { FrontPage() } }
          }

          struct FrontPage: View {
            @State private var showsWelcome = true
            @State private var showsOffer = false
            @State private var count = 0

            var body: some View {
              Button("Count") {
                count = 1
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count = 2 }
              }
              .sheet(isPresented: $showsWelcome, onDismiss: { showsOffer = true }) { Text("Welcome") }
              .sheet(isPresented: $showsOffer) { Text("Offer") }
            }
          }
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      var counts: [String: Int] = [:]
      for timed in context.observations.slots.timedTransitions {
        let number = counts[timed.owner, default: 0]
        counts[timed.owner] = number + 1
        outcome.add(
          Finding(
            rule: "timed_transitions", severity: .note,
            message: "\(Wording.code(context.name(of: timed.owner))) waits with \(Wording.code(timed.pause)) between two transitions",
            hint: "Start the second when the first says that it is through (`onDismiss`, a completion), or keep what comes next in one slot.",
            location: timed.location, ids: [timed.owner, "timed:\(number)"],
            related: [
              RelatedLocation(location: timed.firstLocation, message: "the first transition"),
              RelatedLocation(location: timed.pauseLocation, message: "the pause"),
            ]),
          unless: nil)
      }
      return outcome
    })
}
