import NavigationGraph
import Observations

extension Rule {
  /// Presented items with an identity that is never the same.
  public static let unstablePresentationIdentity = Rule(
    id: "unstable_presentation_identity",
    title: "Unstable presentation identity",
    summary: "The `id` of a presented item is computed from `UUID()`, `Date()` or a random value: it is another each time it is read.",
    rationale: """
      `sheet(item:)` and its like compare the id of the item with that of the item that is on screen. An id that is made anew each time it is \
      read always differs: with any change of state the sheet closes and opens again, what was typed is lost, and SwiftUI may do so without end.
      """,
    limits: [
      "One finding for a type; it stands at the computed property.",
      "A stored property (`let id = UUID()`) is made once for each value, and fine.",
      "Only for types that a sheet, cover, popover, alert or dialog presents as its item.",
      "Silent where the getter keeps what it made.",
    ],
    severity: .warning,
    observes: [.slots],
    triggering: [
      RuleExample(
        "A case whose id is made anew",
        source: """
          import SwiftUI

          enum Notice: Identifiable {
            case welcome
            case failure(String)

            var id: String {  // finding
              switch self {
              case .welcome: "welcome"
              case .failure: UUID().uuidString
              }
            }
          }

          @main
          struct MailApp: App {
            var body: some Scene { WindowGroup { InboxView() } }
          }

          struct InboxView: View {
            @State private var notice: Notice?

            var body: some View {
              VStack {
                Button("Welcome") { notice = .welcome }
                Button("Fail") { notice = .failure("No network") }
              }
              .sheet(item: $notice) { notice in
                switch notice {
                case .welcome: NoticeView(text: "Welcome")
                case .failure(let text): NoticeView(text: text)
                }
              }
            }
          }

          struct NoticeView: View {
            let text: String

            var body: some View { Text(text) }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Ids that are stored, or made of what is stored",
        source: """
          import SwiftUI

          struct Draft: Identifiable {
            let id = UUID()
            var text = ""
          }

          struct Mail: Identifiable {
            let subject: String
            var id: String { subject }
          }

          /// Nothing presents it.
          struct Spark: Identifiable {
            var id: UUID { UUID() }
          }

          @main
          struct MailApp: App {
            var body: some Scene { WindowGroup { InboxView() } }
          }

          struct InboxView: View {
            @State private var draft: Draft?
            @State private var mail: Mail?

            var body: some View {
              VStack {
                Button("Write") { draft = Draft() }
                Button("Read") { mail = Mail(subject: "Hello") }
              }
              .sheet(item: $draft) { draft in TextView(text: draft.text) }
              .sheet(item: $mail) { mail in TextView(text: mail.subject) }
            }
          }

          struct TextView: View {
            let text: String

            var body: some View { Text(text) }
          }
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      for identity in context.observations.slots.volatileIdentities {
        guard let first = identity.presentations.first else { continue }
        let name = Wording.code("\(identity.type).\(identity.property)")
        let rest = identity.presentations.count - 1
        var related = [
          RelatedLocation(location: first.location, message: "presented here as the item of a \(Wording.noun(first.kind))")
        ]
        if rest > 0 {
          related.append(
            RelatedLocation(
              location: identity.presentations[1].location, message: "and at \(rest) more \(rest == 1 ? "place" : "places"), first here"))
        }
        outcome.add(
          Finding(
            rule: "unstable_presentation_identity", severity: .warning,
            message: """
              \(name) is computed with \(Wording.code(identity.maker)), and so another each time it is read: the \(Wording.noun(first.kind)) that \
              presents it closes and opens again
              """,
            hint: "Store the id (`let id = UUID()`), or compute it from what tells the items apart.", location: identity.location,
            ids: ["type:\(identity.type)"], related: related),
          unless: nil)
      }
      return outcome
    })
}
