import NavigationGraph
import Observations

extension Rule {
  /// What is presented behind what is in front.
  public static let presentedBehind = Rule(
    id: "presented_behind",
    title: "Presented behind",
    summary: "A place inside a sheet or cover sets a slot that only the screen below it shows.",
    rationale: """
      A screen presents one sheet at a time. While the first is open, the second waits behind it or is lost: nothing happens on the tap, and the \
      sheet pops up when the first is closed, to everyone's surprise. SwiftUI logs "Currently, only presenting a single sheet is supported", \
      UIKit "Attempt to present … which is already presenting".
      """,
    limits: [
      "Silent where the action closes what is in front, or may: it leaves, writes the slot of what is in front, calls what it was handed.",
      "Silent for actions and methods that are handed to a view, which may close itself, and for what runs as the view disappears.",
      "Of a view that stands elsewhere, too: silent where what it was handed decides, or the environment, and in `onReceive` and `onChange`.",
      "Silent for what `#if` keeps out of the build for iOS, and where one build has not both.",
      "Silent for alerts, for slots of objects that what is in front makes for itself, and where what is in front shows the slot as well.",
    ],
    severity: .warning,
    observes: [.slots],
    triggering: [
      RuleExample(
        "A button of the sheet asks for a sheet of the screen below",
        source: """
          import SwiftUI

          @main
          struct NotesApp: App {
            var body: some Scene { WindowGroup { NotesView() } }
          }

          struct NotesView: View {
            @State private var showsSettings = false
            @State private var showsHelp = false

            var body: some View {
              Button("Settings") { showsSettings = true }
                .sheet(isPresented: $showsSettings) {
                  VStack {
                    Text("Settings")
                    Button("Help") { showsHelp = true }  // finding
                  }
                }
                .fullScreenCover(isPresented: $showsHelp) { HelpView() }
            }
          }

          struct HelpView: View {
            @Environment(\\.dismiss) private var dismiss

            var body: some View { Button("Done") { dismiss() } }
          }
          """),
      RuleExample(
        "The slot of a router",
        source: """
          import SwiftUI

          @main
          struct NotesApp: App {
            var body: some Scene { WindowGroup { NotesView() } }
          }

          @Observable final class Router {
            var showsSettings = false
            var showsHelp = false
          }

          struct NotesView: View {
            @State private var router = Router()

            var body: some View {
              Button("Settings") { router.showsSettings = true }
                .sheet(isPresented: $router.showsSettings) { SettingsView(router: router) }
                .sheet(isPresented: $router.showsHelp) { Text("Help") }
            }
          }

          struct SettingsView: View {
            let router: Router

            var body: some View {
              Button("Help") { router.showsHelp = true }  // finding
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "A button that only the Mac has",
        source: """
          import SwiftUI

          @main
          struct NotesApp: App {
            var body: some Scene { WindowGroup { NotesView() } }
          }

          struct NotesView: View {
            @State private var showsSettings = false
            @State private var showsHelp = false

            var body: some View {
              Button("Settings") { showsSettings = true }
                .sheet(isPresented: $showsSettings) {
                  VStack {
                    Text("Settings")
                    #if os(macOS)
                    Button("Help") { showsHelp = true }
                    #endif
                  }
                }
                .fullScreenCover(isPresented: $showsHelp) { Text("Help") }
            }
          }
          """),
      RuleExample(
        "The sheet closes first, or shows it itself",
        source: """
          import SwiftUI

          @main
          struct NotesApp: App {
            var body: some Scene { WindowGroup { NotesView() } }
          }

          struct NotesView: View {
            @State private var showsSettings = false
            @State private var showsHelp = false

            var body: some View {
              Button("Settings") { showsSettings = true }
                .sheet(isPresented: $showsSettings) { SettingsView(showsHelp: $showsHelp) }
                .sheet(isPresented: $showsHelp) { Text("Help") }
            }
          }

          struct SettingsView: View {
            @Binding var showsHelp: Bool
            @State private var showsLegal = false
            @Environment(\\.dismiss) private var dismiss

            var body: some View {
              VStack {
                Button("Help") {
                  dismiss()
                  showsHelp = true
                }
                Button("Legal") { showsLegal = true }
              }
              .sheet(isPresented: $showsLegal) { Text("Legal") }
            }
          }
          """),
      RuleExample(
        "A method that is handed to a view, which closes itself a moment later",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { CartView() } }
          }

          @Observable final class Cart {
            var showsPayment = false
            var showsReceipt = false

            func paid(_ hasSucceeded: Bool) {
              guard hasSucceeded else { return }
              Task { @MainActor in
                try? await Task.sleep(for: .seconds(1))
                self.showsReceipt = true
              }
            }
          }

          struct CartView: View {
            @State private var cart = Cart()

            var body: some View {
              Button("Pay") { cart.showsPayment = true }
                .sheet(isPresented: $cart.showsReceipt) { Text("Receipt") }
                .fullScreenCover(isPresented: $cart.showsPayment) { PaymentView(onEnd: cart.paid) }
            }
          }

          struct PaymentView: View {
            let onEnd: (Bool) -> Void
            @Environment(\\.dismiss) private var dismiss

            var body: some View { Button("Confirm") { confirm() } }

            private func confirm() {
              onEnd(true)
              Task { @MainActor in
                try? await Task.sleep(for: .seconds(0.5))
                dismiss()
              }
            }
          }
          """),
      RuleExample(
        "A view of a package may close itself",
        source: """
          import ScannerKit
          import SwiftUI

          @main
          struct NotesApp: App {
            var body: some Scene { WindowGroup { NotesView() } }
          }

          struct NotesView: View {
            @State private var showsScanner = false
            @State private var showsText = false

            var body: some View {
              Button("Scan") { showsScanner = true }
                .sheet(isPresented: $showsScanner) {
                  PageScanner(pages: 1, completion: { _ in showsText = true })
                }
                .sheet(isPresented: $showsText) { Text("Scanned") }
            }
          }
          """),
      RuleExample(
        "A view that stands behind as well",
        source: """
          import SwiftUI

          @main
          struct NotesApp: App {
            var body: some Scene { WindowGroup { NotesView() } }
          }

          @Observable final class Router {
            var showsPreview = false
            var showsSettings = false
            var showsHelp = false
          }

          struct NotesView: View {
            @State private var router = Router()

            var body: some View {
              VStack {
                NotesList(router: router, isPreview: false)
                Button("Preview") { router.showsPreview = true }
              }
              .sheet(isPresented: $router.showsPreview) { NotesList(router: router, isPreview: true) }
              .sheet(isPresented: $router.showsSettings) { Text("Settings") }
              .sheet(isPresented: $router.showsHelp) { Text("Help") }
            }
          }

          struct NotesList: View {
            let router: Router
            let isPreview: Bool

            var body: some View {
              VStack {
                Text("Notes")
                if !isPreview {
                  Button("Settings") { router.showsSettings = true }
                }
              }
              .onReceive(NotificationCenter.default.publisher(for: Notification.Name("help"))) { _ in
                router.showsHelp = true
              }
            }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for write in context.observations.slots.writesBehind where !write.mayClose {
        let front = Wording.noun(write.front.kind)
        let behind = Wording.noun(write.behind.kind)
        outcome.add(
          Finding(
            rule: "presented_behind", severity: .warning,
            message: """
              \(Wording.code(write.slot.name)) is set inside a \(front) of \(Wording.code(context.name(of: write.front.presenter))), which alone shows \
              it: the \(behind) waits behind the \(front)
              """,
            hint: "Present it from what is in front (the modifier on the content of the \(front)), or close the \(front) first.",
            location: write.location, ids: [write.slot.name, write.writer],
            related: [
              RelatedLocation(location: write.front.location, message: "the \(front) in front"),
              RelatedLocation(location: write.behind.location, message: "the \(behind) behind it"),
            ]
              + write.otherFronts.prefix(3).map {
                RelatedLocation(location: $0.location, message: "this \(Wording.noun($0.kind)) may be in front as well")
              }),
          unless: nil)
      }
      return outcome
    })
}
