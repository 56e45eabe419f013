import NavigationGraph
import Observations

extension Rule {
  /// One flag for the presentation of each row.
  public static let sharedRowFlag = Rule(
    id: "shared_row_flag",
    title: "Shared row flag",
    summary: "A link, sheet, popover or alert that stands in every row of a list, where one flag turns on all of them.",
    rationale: """
      The flag is declared outside the rows, so each row's modifier is told at once to present. Links push one row after the other, or all of \
      them; of sheets, popovers and alerts one wins, and it is seldom the row that was tapped. UIKit logs "Attempt to present … which is already \
      presenting". An optional value (`sheet(item:)` on the list, or a value in the path) says which row is meant.
      """,
    limits: [
      "The flag is a property of the view that makes the rows, or of an object that all rows share. A flag of the row's own view is one a row.",
      "Silent for bindings that are made by hand (`Binding(get:set:)`), which may ask for the row.",
      "Silent where a condition that compares something chooses the row, or one that asks for a case of what the row holds, and for `navigationDestination(isPresented:)`.",
      "Silent in the screens that the rows lead to: one of them is there at a time.",
      "Silent where a sheet, popover or alert shows nothing of the row, or only what all rows are handed: then it does not matter which of them comes.",
    ],
    severity: .error,
    milder: [MilderKind(.warning, "for sheets, covers, popovers, alerts and dialogs")],
    observes: [.slots],
    triggering: [
      RuleExample(
        "A flag for the links of all rows",
        source: """
          import SwiftUI

          struct Bird: Identifiable {
            let id: Int
            let name: String
          }

          @main
          struct BirdsApp: App {
            var body: some Scene { WindowGroup { BirdsView() } }
          }

          struct BirdsView: View {
            let birds: [Bird] = []
            @State private var showsBird = false

            var body: some View {
              NavigationView {
                List(birds) { bird in
                  NavigationLink(destination: BirdView(bird: bird), isActive: $showsBird) {  // finding: error
                    Text(bird.name)
                  }
                }
              }
            }
          }

          struct BirdView: View {
            let bird: Bird

            var body: some View { Text(bird.name) }
          }
          """),
      RuleExample(
        "The flag is handed to a function for views",
        source: """
          import SwiftUI

          struct Bird: Identifiable {
            let id: Int
            let name: String
          }

          @main
          struct BirdsApp: App {
            var body: some Scene { WindowGroup { BirdsView() } }
          }

          struct BirdsView: View {
            let birds: [Bird] = []
            @State private var showsBird = false

            var body: some View {
              List(birds) { bird in
                Button(bird.name) { showsBird = true }
                  .birdSheet(bird, shows: $showsBird)
              }
            }
          }

          extension View {
            func birdSheet(_ bird: Bird, shows: Binding<Bool>) -> some View {
              sheet(isPresented: shows) {  // finding: warning
                BirdView(bird: bird)
              }
            }
          }

          struct BirdView: View {
            let bird: Bird

            var body: some View { Text(bird.name) }
          }
          """),
      RuleExample(
        "The row is handed the flag of the list",
        source: """
          import SwiftUI

          struct Bird: Identifiable {
            let id: Int
            let name: String
          }

          @main
          struct BirdsApp: App {
            var body: some Scene { WindowGroup { BirdsView() } }
          }

          struct BirdsView: View {
            let birds: [Bird] = []
            @State private var showsBird = false

            var body: some View {
              VStack {
                ForEach(birds) { bird in
                  BirdRow(bird: bird, showsBird: $showsBird)
                }
              }
            }
          }

          struct BirdRow: View {
            let bird: Bird
            @Binding var showsBird: Bool

            var body: some View {
              Button(bird.name) { showsBird = true }
                .sheet(isPresented: $showsBird) {  // finding
                  BirdView(bird: bird)
                }
            }
          }

          struct BirdView: View {
            let bird: Bird

            var body: some View { Text(bird.name) }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "A function for views, handed a flag of the row's own",
        source: """
          import SwiftUI

          struct Bird: Identifiable {
            let id: Int
            let name: String
          }

          @main
          struct BirdsApp: App {
            var body: some Scene { WindowGroup { BirdsView() } }
          }

          struct BirdsView: View {
            let birds: [Bird] = []

            var body: some View {
              List(birds) { bird in BirdRow(bird: bird) }
            }
          }

          struct BirdRow: View {
            let bird: Bird
            @State private var showsBird = false

            var body: some View {
              Button(bird.name) { showsBird = true }
                .birdSheet(bird, shows: $showsBird)
            }
          }

          extension View {
            func birdSheet(_ bird: Bird, shows: Binding<Bool>) -> some View {
              sheet(isPresented: shows) { Text(bird.name) }
            }
          }
          """),
      RuleExample(
        "The row's own flag, and one sheet for the list",
        source: """
          import SwiftUI

          struct Bird: Identifiable {
            let id: Int
            let name: String
          }

          @main
          struct BirdsApp: App {
            var body: some Scene { WindowGroup { BirdsView() } }
          }

          struct BirdsView: View {
            let birds: [Bird] = []
            @State private var chosen: Bird?
            @State private var showsHelp = false

            var body: some View {
              VStack {
                ForEach(birds) { bird in
                  BirdRow(bird: bird)
                  Button("Open") { chosen = bird }
                }
                Button("Help") { showsHelp = true }
              }
              .sheet(item: $chosen) { bird in BirdView(bird: bird) }
              .sheet(isPresented: $showsHelp) { HelpView() }
            }
          }

          struct BirdRow: View {
            let bird: Bird
            @State private var showsBird = false

            var body: some View {
              Button(bird.name) { showsBird = true }
                .popover(isPresented: $showsBird) { BirdView(bird: bird) }
            }
          }

          struct BirdView: View {
            let bird: Bird

            var body: some View { Text(bird.name) }
          }

          struct HelpView: View {
            var body: some View { Text("Help") }
          }
          """),
      RuleExample(
        "A binding that asks for the row",
        source: """
          import SwiftUI

          struct Bird: Identifiable {
            let id: Int
            let name: String
          }

          @main
          struct BirdsApp: App {
            var body: some Scene { WindowGroup { BirdsView() } }
          }

          struct BirdsView: View {
            let birds: [Bird] = []
            @State private var chosen: Int?

            var body: some View {
              VStack {
                ForEach(birds) { bird in
                  Button(bird.name) { chosen = bird.id }
                    .popover(isPresented: Binding(get: { chosen == bird.id }, set: { if !$0 { chosen = nil } })) {
                      BirdView(bird: bird)
                    }
                }
              }
            }
          }

          struct BirdView: View {
            let bird: Bird

            var body: some View { Text(bird.name) }
          }
          """),
      RuleExample(
        "One kind of row only, and a screen that the rows lead to",
        source: """
          import SwiftUI

          struct Entry: Identifiable {
            enum Kind { case mail, phone }
            let id: Int
            let kind: Kind
          }

          @main
          struct AccountApp: App {
            @StateObject private var editor = Editor()
            var body: some Scene { WindowGroup { AccountView().environmentObject(editor) } }
          }

          final class Editor: ObservableObject {
            @Published var isShown = false
          }

          struct AccountView: View {
            let entries = [Entry(id: 1, kind: .mail), Entry(id: 2, kind: .phone)]
            @State private var entersMail = false
            @State private var entersPhone = false

            var body: some View {
              NavigationView {
                VStack {
                  ForEach(entries) { entry in
                    if entry.kind == .mail { mailButton() }
                    EntryRow(entry: entry, entersPhone: $entersPhone)
                    NavigationLink(destination: ProfileView(number: entry.id)) { Text("Profile") }
                    NavigationLink { page(of: entry) } label: { Text("Entry") }
                  }
                }
              }
            }

            @ViewBuilder private func mailButton() -> some View {
              Button("Mail") { entersMail = true }
                .background(NavigationLink(destination: Text("Mail"), isActive: $entersMail) { EmptyView() })
            }

            @ViewBuilder private func page(of entry: Entry) -> some View {
              switch entry.kind {
              case .mail: ProfileView(number: entry.id)
              case .phone: Text("Phone")
              }
            }
          }

          struct EntryRow: View {
            let entry: Entry
            @Binding var entersPhone: Bool

            var body: some View {
              switch entry.kind {
              case .mail: Text("Mail")
              case .phone:
                Button("Phone") { entersPhone = true }
                  .sheet(isPresented: $entersPhone) { Text("Phone \\(entry.id)") }
              }
            }
          }

          struct ProfileView: View {
            let number: Int
            @EnvironmentObject private var editor: Editor

            var body: some View {
              Button("Change") { editor.isShown = true }
                .sheet(isPresented: $editor.isShown) { Text("Change \\(number)") }
            }
          }
          """),
      RuleExample(
        "A dialog that shows what all rows share",
        source: """
          import SwiftUI

          struct Song: Identifiable {
            let id: Int
            let name: String
          }

          @main
          struct SongsApp: App {
            var body: some Scene { WindowGroup { SongsView(songs: []) } }
          }

          struct SongsView: View {
            let songs: [Song]
            @State private var asks = false
            @State private var doomed: Song?

            var body: some View {
              List(songs) { song in
                SongRow(song: song, asks: $asks, doomed: $doomed)
              }
            }
          }

          struct SongRow: View {
            let song: Song
            @Binding var asks: Bool
            @Binding var doomed: Song?

            var body: some View {
              Button(song.name) {
                doomed = song
                asks = true
              }
              .confirmationDialog("Delete?", isPresented: $asks) {
                Button("Delete", role: .destructive) { doomed = nil }
              }
            }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for flag in context.observations.slots.rowFlags {
        let presentation = flag.presentation
        guard flag.isLink || presentation.kind != .push, flag.isLink || flag.showsRow else { continue }
        let what = flag.isLink ? "link" : Wording.noun(presentation.kind)
        outcome.add(
          Finding(
            rule: "shared_row_flag", severity: flag.isLink ? .error : .warning,
            message: """
              \(Wording.code(flag.slot.name)) is one flag for the \(what) of every row of the \(Wording.code(flag.list)): all rows present at once
              """,
            hint: flag.isLink
              ? "Give the link a value of its own (`NavigationLink(value:)`), or keep in an optional which row is open."
              : "Keep in an optional which row is meant and present it once, outside the rows (`item:`), or give the row a view with its own flag.",
            location: presentation.location, ids: [flag.slot.name, presentation.presenter],
            related: [
              RelatedLocation(location: flag.slot.location, message: "the flag, outside the rows"),
              RelatedLocation(location: flag.listLocation, message: "the rows are made here"),
            ]),
          unless: nil)
      }
      return outcome
    })
}
