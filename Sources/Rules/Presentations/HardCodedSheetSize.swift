import NavigationGraph
import Observations

extension Rule {
  /// A sheet of a size in numbers.
  public static let hardCodedSheetSize = Rule(
    id: "hard_coded_sheet_size",
    title: "Hard-coded sheet size",
    summary: "The root of a sheet has a frame of fixed numbers where `presentationSizing` or detents serve.",
    rationale: """
      The frame is the content's and not the sheet's. On iPhone a sheet is as wide as the screen and as high as its detents say, and what is larger \
      is cut off; on iPad the content lies in the middle of a sheet of another size; large text does not fit. `presentationDetents` gives a sheet \
      its height since iOS 16, `presentationSizing(.fitted)` or `.form` its size since iOS 18 and macOS 15.
      """,
    limits: [
      "Numbers only: `minWidth`, `idealHeight`, constants and values that are computed are let be.",
      "On the one view that the sheet's closure makes, or at the root of that view's body where nothing but sheets shows it; an image or a text of a fixed size is none.",
      "Silent where the content says how large the sheet is, and where a platform of the module has nothing better (macOS before 15, iOS before 16).",
    ],
    severity: .note,
    activation: .review,
    observes: [.slots],
    triggering: [
      RuleExample(
        "On the content, and in its body",
        source: """
          import SwiftUI

          @main
          struct NotesApp: App {
            var body: some Scene { WindowGroup { NotesView() } }
          }

          struct NotesView: View {
            @State private var showsTags = false
            @State private var showsHelp = false

            var body: some View {
              VStack {
                Button("Tags") { showsTags = true }
                Button("Help") { showsHelp = true }
              }
              .sheet(isPresented: $showsTags) {
                VStack { Text("Tags") }
                  .padding()
                  .frame(width: 320, height: 480)  // finding
              }
              .sheet(isPresented: $showsHelp) { HelpView() }
            }
          }

          struct HelpView: View {
            var body: some View {
              NavigationStack { Text("Help") }
                .frame(height: 300)  // finding
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Detents, a smallest size, a picture, a view that is shown elsewhere too",
        source: """
          import SwiftUI

          @main
          struct NotesApp: App {
            var body: some Scene { WindowGroup { NotesView() } }
          }

          struct NotesView: View {
            @State private var showsTags = false
            @State private var showsHelp = false
            @State private var showsPicture = false
            @State private var showsCard = false

            var body: some View {
              VStack {
                Button("Tags") { showsTags = true }
                Button("Help") { showsHelp = true }
                Button("Picture") { showsPicture = true }
                Button("Card") { showsCard = true }
                CardView()
              }
              .sheet(isPresented: $showsTags) {
                VStack { Text("Tags") }
                  .frame(height: 240)
                  .presentationDetents([.height(240)])
              }
              .sheet(isPresented: $showsHelp) {
                VStack { Text("Help") }
                  .frame(minWidth: 320, maxHeight: .infinity)
              }
              .sheet(isPresented: $showsPicture) { Image("picture").frame(width: 100, height: 100) }
              .sheet(isPresented: $showsCard) { CardView() }
            }
          }

          struct CardView: View {
            var body: some View {
              VStack { Text("Card") }
                .frame(width: 200, height: 120)
            }
          }
          """),
      RuleExample(
        "A Mac app that runs on macOS 14",
        source: """
          import SwiftUI

          public struct NotesView: View {
            @State private var showsTags = false

            public var body: some View {
              Button("Tags") { showsTags = true }
                .sheet(isPresented: $showsTags) {
                  VStack { Text("Tags") }
                    .frame(width: 320, height: 480)
                }
            }
          }
          """,
        files: [
          RuleExample.File(
            "Package.swift",
            text: """
              // swift-tools-version:5.9
              import PackageDescription

              let package = Package(
                name: "Notes", platforms: [.iOS(.v17), .macOS(.v14)], targets: [.target(name: "Notes", path: ".")])
              """)
        ]),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for size in context.observations.slots.fixedSizes where context.hasBetter(size) {
        outcome.findings.append(
          Finding(
            rule: "hard_coded_sheet_size", severity: .note,
            message: "the sheet of \(Wording.code(context.name(of: size.presentation.presenter))) has a frame of fixed size (\(size.size)): the sheet itself has another",
            hint: "Say how large the sheet is: `presentationDetents`, or `presentationSizing` from iOS 18 and macOS 15 on.", location: size.location,
            ids: [size.owner, size.presentation.presenter, size.size],
            related: [RelatedLocation(location: size.presentation.location, message: "the sheet")]))
      }
      return outcome
    })
}

extension RuleContext {
  /// The first release of each platform that has something better.
  private static let since: [PlatformVersion.Platform: Int] = [.iOS: 16, .macCatalyst: 16, .macOS: 15, .visionOS: 2]

  /// Whether all platforms that the code is built for have something better than a frame.
  fileprivate func hasBetter(_ size: SlotObservations.FixedSize) -> Bool {
    guard let module = observations.module(of: size.location.file), module.kind != .test else { return false }
    let targets = module.targets.filter { size.build.platforms.contains($0.platform) && Self.since[$0.platform] != nil }
    return !targets.isEmpty && targets.allSatisfy { target in Self.since[target.platform].map { target.isAtLeast($0) } ?? false }
  }
}
