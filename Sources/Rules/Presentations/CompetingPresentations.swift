import NavigationGraph
import Observations

extension Rule {
  /// Two presentations at once.
  public static let competingPresentations = Rule(
    id: "competing_presentations",
    title: "Competing presentations",
    summary: "One way through the code turns on two sheets or covers of one presenter.",
    rationale: """
      A screen presents one sheet at a time: of two that are turned on together the second waits until the first is closed, or is lost. SwiftUI logs \
      "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently presented sheet gets dismissed."
      """,
    limits: [
      "Both are set on one way through a function, by it or by functions that it calls and that set them in any case (three calls deep); other arms, and arms that return, are let be.",
      "Silent where the first is taken back between or something that is called may do so, behind an `await` between, for what runs in a closure of its own, and for slots with `didSet`.",
      "Silent for alerts, popovers and dialogs, and where what is put may be nothing.",
      "Two modifiers on one view, of which iOS 14 and earlier keep the last alone, are not looked at.",
    ],
    severity: .warning,
    observes: [.slots],
    triggering: [
      RuleExample(
        "A welcome and an offer at the first start",
        source: """
          import SwiftUI

          @main
          struct NewsApp: App {
            var body: some Scene { WindowGroup { FrontPage() } }
          }

          struct FrontPage: View {
            @State private var showsWelcome = false
            @State private var showsOffer = false
            @AppStorage("starts") private var starts = 0

            var body: some View {
              Button("Start") { start() }
                .sheet(isPresented: $showsWelcome) { TextView(text: "Welcome") }
                .fullScreenCover(isPresented: $showsOffer) { TextView(text: "Offer") }
            }

            private func start() {
              showsWelcome = true
              if starts == 0 {
                showsOffer = true  // finding
              }
              starts += 1
            }
          }

          struct TextView: View {
            let text: String
            @Environment(\\.dismiss) private var dismiss

            var body: some View { Button(text) { dismiss() } }
          }
          """),
      RuleExample(
        "By methods of a router",
        source: """
          import SwiftUI

          @main
          struct NewsApp: App {
            var body: some Scene { WindowGroup { FrontPage() } }
          }

          enum Panel: Identifiable {
            case welcome
            var id: Self { self }
          }

          @Observable final class Router {
            var panel: Panel?
            var showsOffer = false

            func show(_ next: Panel) { panel = next }

            func offer() {
              record()
              showsOffer = true
            }

            private func record() {}
          }

          struct FrontPage: View {
            @State private var router = Router()

            var body: some View {
              Button("Start") {
                router.show(.welcome)
                router.offer()  // finding
              }
              .sheet(item: $router.panel) { panel in PanelView(panel: panel) }
              .fullScreenCover(isPresented: $router.showsOffer) { OfferView() }
            }
          }

          struct PanelView: View {
            let panel: Panel
            @Environment(\\.dismiss) private var dismiss

            var body: some View {
              switch panel {
              case .welcome: Button("Welcome") { dismiss() }
              }
            }
          }

          struct OfferView: View {
            @Environment(\\.dismiss) private var dismiss

            var body: some View { Button("Offer") { dismiss() } }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "Methods that may show nothing, clear first, or wait, and another build",
        source: """
          import SwiftUI

          @main
          struct NewsApp: App {
            var body: some Scene { WindowGroup { FrontPage() } }
          }

          @Observable final class Router {
            var showsWelcome = false
            var showsOffer = false
            var starts = 0

            func welcome() {
              showsOffer = false
              showsWelcome = true
            }

            func offer() {
              guard starts > 3 else { return }
              showsOffer = true
            }

            func swap() {
              close()
              showsOffer = true
            }

            func close() { showsWelcome = false }

            func offerLater() async {
              try? await Task.sleep(for: .seconds(3))
              showsOffer = true
            }
          }

          struct FrontPage: View {
            @State private var router = Router()

            var body: some View {
              VStack {
                Button("Start") {
                  router.welcome()
                  router.offer()
                }
                Button("Swap") {
                  router.welcome()
                  router.swap()
                }
                Button("Later") {
                  Task {
                    router.welcome()
                    await router.offerLater()
                  }
                }
                Button("Try") {
                  #if DEBUG
                  router.showsOffer = true
                  #else
                  router.showsWelcome = true
                  #endif
                }
              }
              .sheet(isPresented: $router.showsWelcome) { Text("Welcome") }
              .sheet(isPresented: $router.showsOffer) { Text("Offer") }
            }
          }
          """),
      RuleExample(
        "One or the other, or one after the other",
        source: """
          import SwiftUI

          @main
          struct NewsApp: App {
            var body: some Scene { WindowGroup { FrontPage() } }
          }

          struct FrontPage: View {
            @State private var showsWelcome = false
            @State private var showsOffer = false
            @AppStorage("starts") private var starts = 0

            var body: some View {
              VStack {
                Button("Start") { start() }
                Button("Tour") { tour() }
                Button("Swap") {
                  showsWelcome = false
                  showsOffer = true
                }
              }
              .sheet(isPresented: $showsWelcome) { Text("Welcome") }
              .sheet(isPresented: $showsOffer) { Text("Offer") }
            }

            private func start() {
              if starts == 0 {
                showsWelcome = true
                return
              }
              showsOffer = true
            }

            private func tour() {
              if starts > 3 {
                showsOffer = true
              } else {
                showsWelcome = true
              }
            }
          }
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      for double in context.observations.slots.doubleWrites {
        let (first, second) = (double.first, double.second)
        outcome.add(
          Finding(
            rule: "competing_presentations", severity: .warning,
            message: """
              \(Wording.code(first.slot.name)) and \(Wording.code(second.slot.name)) are set on one way, and \
              \(Wording.code(context.name(of: second.presentation.presenter))) presents one at a time: the second waits or is lost
              """,
            hint: "Keep one optional enum for both (`sheet(item:)`), or set the second once the first is closed (`onDismiss`).",
            location: second.location, ids: [first.slot.name, second.slot.name, double.writer],
            related: [
              RelatedLocation(location: first.location, message: first.isCalled ? "this call sets the first" : "the first is set here"),
              first.isCalled ? RelatedLocation(location: first.origin, message: "namely here") : nil,
              second.isCalled ? RelatedLocation(location: second.origin, message: "the call sets the second here") : nil,
              RelatedLocation(location: first.presentation.location, message: "the first one's \(Wording.noun(first.presentation.kind))"),
              RelatedLocation(
                location: second.presentation.location, message: "the \(Wording.noun(second.presentation.kind)) that waits for it"),
            ].compactMap { $0 }),
          unless: nil)
      }
      return outcome
    })
}

extension SlotObservations.DoubleWrite.Write {
  /// Whether a call leads to the write.
  fileprivate var isCalled: Bool { location != origin }
}
