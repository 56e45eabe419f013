import NavigationGraph
import Observations

extension Rule {
  /// A slot that nothing shows.
  public static let unhandledSlot = Rule(
    id: "unhandled_slot",
    title: "Unhandled slot",
    summary: "A property that holds a route, and that sites set, is bound and read nowhere.",
    rationale: """
      A builder makes views of the route, and code sets the property as if something would then appear. Nothing looks at it: the tap does nothing, \
      and neither the compiler nor the run says so. Most often the `sheet(item:)` or the `onChange(of:)` was lost in a change.
      """,
    limits: [
      "Only for routes that a builder maps, in properties of views and classes.",
      "Any read of a property of the same name, anywhere, a key path and `$name` among them, counts as a read.",
      "Silent for objects that no code of the app makes, such as doubles for tests.",
      "Silent for public properties, for those with observers, and where the function that sets it shows something itself.",
    ],
    severity: .warning,
    absenceOf: [.code],
    observes: [.slots],
    triggering: [
      RuleExample(
        "The sheet is bound to another property",
        source: """
          import SwiftUI

          enum Dialog: Identifiable {
            case login
            case help

            var id: Self { self }
          }

          @Observable final class Router {
            var dialog: Dialog?
            var urgentDialog: Dialog?  // finding
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView(router: Router()) } }
          }

          struct HomeView: View {
            @Bindable var router: Router

            var body: some View {
              VStack {
                Button("Help") { router.dialog = .help }
                Button("Log in") { router.urgentDialog = .login }
                Button("Later") { router.dialog = .login }
              }
              .sheet(item: $router.dialog) { dialog in
                switch dialog {
                case .login: TextView(text: "Log in")
                case .help: TextView(text: "Help")
                }
              }
            }
          }

          struct TextView: View {
            let text: String

            var body: some View { Text(text) }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Somebody looks at it",
        source: """
          import SwiftUI

          enum Dialog: Identifiable {
            case login
            case help

            var id: Self { self }
          }

          @Observable final class Router {
            var dialog: Dialog?
            var pendingDialog: Dialog?

            func showPending() {
              dialog = pendingDialog
              pendingDialog = nil
            }
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView(router: Router()) } }
          }

          struct HomeView: View {
            @Bindable var router: Router

            var body: some View {
              VStack {
                Button("Help") { router.pendingDialog = .help }
                Button("Log in") { router.pendingDialog = .login }
              }
              .sheet(item: $router.dialog) { dialog in
                switch dialog {
                case .login: TextView(text: "Log in")
                case .help: TextView(text: "Help")
                }
              }
              .onAppear { router.showPending() }
            }
          }

          struct TextView: View {
            let text: String

            var body: some View { Text(text) }
          }
          """),
      RuleExample(
        "A double that notes what it was asked for",
        source: """
          import SwiftUI

          enum Dialog: Identifiable {
            case login
            case help

            var id: Self { self }
          }

          protocol Routing: AnyObject {
            func show(_ dialog: Dialog)
          }

          @Observable final class Router: Routing {
            var dialog: Dialog?

            func show(_ dialog: Dialog) { self.dialog = dialog }
          }

          final class RouterDouble: Routing {
            var lastShown: Dialog?

            func show(_ dialog: Dialog) { lastShown = dialog }
          }

          @main
          struct ShopApp: App {
            @State private var router = Router()

            var body: some Scene { WindowGroup { HomeView(router: router) } }
          }

          struct HomeView: View {
            @Bindable var router: Router

            var body: some View {
              VStack {
                Button("Help") { router.show(.help) }
                Button("Log in") { router.show(.login) }
              }
              .sheet(item: $router.dialog) { dialog in
                switch dialog {
                case .login: TextView(text: "Log in")
                case .help: TextView(text: "Help")
                }
              }
            }
          }

          struct TextView: View {
            let text: String

            var body: some View { Text(text) }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for unread in context.observations.slots.unreadSlots {
        guard let first = unread.writes.first,
          let group = context.routes.groups.first(where: { $0.type == unread.routeType }),
          group.members.contains(where: { context.graph.nodes[$0].mapped == true })
        else { continue }
        let rest = unread.writes.count - 1
        var related = [RelatedLocation(location: first, message: "set here")]
        if rest > 0 {
          related.append(
            RelatedLocation(location: unread.writes[1], message: "and at \(rest) more \(rest == 1 ? "place" : "places"), first here"))
        }
        outcome.add(
          Finding(
            rule: "unhandled_slot", severity: .warning,
            message: """
              \(Wording.code(unread.slot.name)) is set to a \(Wording.code(unread.routeType)), and nothing presents or reads it
              """,
            hint: "Bind it where it is to be shown (`sheet(item:)`, `navigationDestination(item:)`), or set the property that is bound.",
            location: unread.slot.location, ids: [unread.slot.name], related: related),
          unless: nil)
      }
      return outcome
    })
}
