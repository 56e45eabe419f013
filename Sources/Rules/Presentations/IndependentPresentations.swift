import NavigationGraph
import Observations

extension Rule {
  /// Flags of their own on one stack.
  public static let independentPresentations = Rule(
    id: "independent_presentations",
    title: "Independent presentations",
    summary: "A screen and what it pushes each present with flags of their own.",
    rationale: """
      A stack shows one sheet at a time, whoever of its screens presents it. Where each screen has a flag of its own, states can be set that cannot be \
      shown: two sheets at once, or a sheet of a screen that is no longer on top. One optional value with an enum, kept beside the path, makes them \
      unthinkable, and a deep link can set it.
      """,
    limits: [
      "Advice for a review; one finding for a screen, with the screens that it pushes.",
      "Flags that are stored in the views (`@State`) alone.",
    ],
    severity: .note,
    activation: .review,
    observes: [.transitions],
    triggering: [
      RuleExample(
        "List and detail",
        source: """
          import SwiftUI

          @main
          struct NewsApp: App {
            var body: some Scene { WindowGroup { FrontPage() } }
          }

          struct FrontPage: View {
            @State private var showsHelp = false

            var body: some View {
              NavigationStack {
                VStack {
                  Button("Help") { showsHelp = true }
                  NavigationLink("Story") { StoryView() }
                }
                .sheet(isPresented: $showsHelp) { Text("Help") }  // finding
              }
            }
          }

          struct StoryView: View {
            @State private var isSharing = false

            var body: some View {
              Button("Share") { isSharing = true }
                .sheet(isPresented: $isSharing) { Text("Share") }
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "One slot for all",
        source: """
          import SwiftUI

          enum Dialog: String, Identifiable {
            case help
            case share

            var id: String { rawValue }
          }

          @main
          struct NewsApp: App {
            var body: some Scene { WindowGroup { FrontPage() } }
          }

          struct FrontPage: View {
            @State private var dialog: Dialog?

            var body: some View {
              NavigationStack {
                VStack {
                  Button("Help") { dialog = .help }
                  NavigationLink("Story") { StoryView(dialog: $dialog) }
                }
              }
              .sheet(item: $dialog) { dialog in
                switch dialog {
                case .help: TextView(text: "Help")
                case .share: TextView(text: "Share")
                }
              }
            }
          }

          struct StoryView: View {
            @Binding var dialog: Dialog?

            var body: some View { Button("Share") { dialog = .share } }
          }

          struct TextView: View {
            let text: String

            var body: some View { Text(text) }
          }
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      let flags = Dictionary(grouping: context.observations.slots.ownFlags, by: { $0.presentation.presenter })
      for presenter in flags.keys.sorted(by: { compareBytes($0, $1) < 0 }) {
        guard let own = flags[presenter]?.first else { continue }
        let others = context.pushed(by: presenter).filter { $0 != presenter }.compactMap { flags[$0]?.first }
        guard !others.isEmpty else { continue }
        let names = others.map { context.name(of: $0.presentation.presenter) }
        outcome.add(
          Finding(
            rule: "independent_presentations", severity: .note,
            message: """
              \(Wording.code(context.name(of: presenter))) and what it pushes, \(Wording.list(names)), each present with flags of their own, and one \
              stack shows one at a time
              """,
            hint: "Keep one optional enum for what is presented beside the path of the stack.", location: own.presentation.location,
            ids: [presenter],
            related: others.prefix(3).map { RelatedLocation(location: $0.presentation.location, message: "presented on the same stack") }),
          unless: nil)
      }
      return outcome
    })
}

extension RuleContext {
  /// The screens that a screen pushes, through the builders of the routes.
  fileprivate func pushed(by id: String) -> [String] {
    guard let start = index.number(of: id) else { return [] }
    var result: [String] = []
    for edge in index.outgoing(start) where graph.edges[edge].kind == .push {
      let target = index.targets[edge]
      let shown = graph.nodes[target].kind == .route ? builds(of: target).map(\.to) : [graph.nodes[target].id]
      for id in shown where !result.contains(id) { result.append(id) }
    }
    return result
  }
}
