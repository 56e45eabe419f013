import NavigationGraph
import Observations

extension Rule {
  /// Destinations that the stack does not see.
  public static let misplacedDestination = Rule(
    id: "misplaced_destination",
    title: "Misplaced destination",
    summary: "A `navigationDestination` where its stack does not see it: in a lazy container, on the stack from outside, on no stack, or below a path of one type.",
    rationale: """
      A stack asks the views that it holds which values they know. Views in a `List`, a `LazyVStack` or a `Table` are made only once they are \
      seen, so that a link works or not as the user has scrolled; SwiftUI logs "Do not put a navigation destination modifier inside a "lazy” \
      container, like `List` or `LazyVStack`" and ignores it in later releases. What stands round the stack, or in no stack, is never asked. Of a \
      stack whose path is a list of one type only the first view is asked: "Only root-level navigation destinations are effective for a navigation \
      stack with a homogeneous path".
      """,
    limits: [
      "Columns of a split view, `Form`, and `ForEach` outside of lazy containers are fine.",
      "Silent where a view may stand in something that was not followed: in a package's container, in a hosting controller, in a library.",
      "Of a screen that stands in no stack `push_outside_stack` speaks, where that has links, unless that rule does not run.",
      "On a pushed screen only where every way to it leads through a stack whose path is a list of one type.",
    ],
    severity: .error,
    milder: [MilderKind(.warning, "for destinations that a flag or an item shows")],
    observes: [.stacks],
    triggering: [
      RuleExample(
        "In a row",
        source: """
          import SwiftUI

          struct Song: Hashable, Identifiable { let id: Int }

          @main
          struct SongsApp: App {
            var body: some Scene { WindowGroup { SongsView() } }
          }

          struct SongsView: View {
            let songs = [Song(id: 1)]

            var body: some View {
              NavigationStack {
                ScrollView {
                  LazyVStack {
                    ForEach(songs) { song in SongRow(song: song) }
                  }
                }
              }
            }
          }

          struct SongRow: View {
            let song: Song

            var body: some View {
              NavigationLink("Song", value: song)
                .navigationDestination(for: Song.self) { song in  // finding: error
                  SongView(song: song)
                }
            }
          }

          struct SongView: View {
            let song: Song
            var body: some View { Text("\\(song.id)") }
          }
          """),
      RuleExample(
        "Round the stack",
        source: """
          import SwiftUI

          struct Song: Hashable, Identifiable { let id: Int }

          @main
          struct SongsApp: App {
            var body: some Scene { WindowGroup { SongsView() } }
          }

          struct SongsView: View {
            @State private var showsHelp = false

            var body: some View {
              NavigationStack {
                Button("Help") { showsHelp = true }
              }
              .navigationDestination(isPresented: $showsHelp) {  // finding: warning
                HelpView()
              }
            }
          }

          struct HelpView: View {
            var body: some View { Text("Help") }
          }
          """),
      RuleExample(
        "On a pushed screen, below a path of one type",
        source: """
          import SwiftUI

          struct Album: Hashable { let id: Int }
          struct Song: Hashable { let id: Int }

          @main
          struct SongsApp: App {
            var body: some Scene { WindowGroup { AlbumsView() } }
          }

          struct AlbumsView: View {
            @State private var path: [Album] = []

            var body: some View {
              NavigationStack(path: $path) {
                Button("Album") { path.append(Album(id: 1)) }
                  .navigationDestination(for: Album.self) { album in AlbumView(album: album) }
              }
            }
          }

          struct AlbumView: View {
            let album: Album

            var body: some View {
              NavigationLink("Song", value: Song(id: 2))
                .navigationDestination(for: Song.self) { song in  // finding: error
                  Text("\\(song.id)")
                }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "On what the stack holds",
        source: """
          import SwiftUI

          struct Song: Hashable, Identifiable { let id: Int }

          @main
          struct SongsApp: App {
            var body: some Scene { WindowGroup { SongsView() } }
          }

          struct SongsView: View {
            let songs = [Song(id: 1)]
            @State private var showsHelp = false

            var body: some View {
              NavigationStack {
                List(songs) { song in NavigationLink("Song", value: song) }
                  .navigationDestination(for: Song.self) { song in SongView(song: song) }
                  .toolbar { Button("Help") { showsHelp = true } }
                  .navigationDestination(isPresented: $showsHelp) { HelpView() }
              }
            }
          }

          struct SongView: View {
            let song: Song
            @State private var showsHelp = false
            var body: some View {
              Form { Button("Help") { showsHelp = true } }
                .navigationDestination(isPresented: $showsHelp) { HelpView() }
            }
          }

          struct HelpView: View {
            var body: some View { Text("Help") }
          }
          """),
      RuleExample(
        "A sheet of a row, with a stack of its own",
        source: """
          import SwiftUI

          struct Song: Hashable, Identifiable { let id: Int }

          @main
          struct SongsApp: App {
            var body: some Scene { WindowGroup { SongsView() } }
          }

          struct SongsView: View {
            let songs = [Song(id: 1)]
            var body: some View { List(songs) { song in SongRow(song: song) } }
          }

          struct SongRow: View {
            let song: Song
            @State private var showsSong = false

            var body: some View {
              Button("Song") { showsSong = true }
                .sheet(isPresented: $showsSong) {
                  NavigationStack {
                    NavigationLink("More", value: song)
                      .navigationDestination(for: Song.self) { song in Text("\\(song.id)") }
                  }
                }
            }
          }
          """),
      RuleExample(
        "On what a row pushes, which a method makes",
        source: """
          import SwiftUI

          enum Page: Hashable { case sound, light }

          struct LaterLink<Destination: View>: View {
            let destination: Destination
            var body: some View { NavigationLink("More") { destination } }
          }

          @main
          struct SettingsApp: App {
            var body: some Scene {
              WindowGroup { NavigationStack { SettingsView() } }
            }
          }

          struct SettingsView: View {
            var body: some View {
              List { LaterLink(destination: view(.sound)) }
            }

            @ViewBuilder private func view(_ page: Page) -> some View {
              switch page {
              case .sound: SoundView()
              case .light: Text("Light")
              }
            }
          }

          struct SoundView: View {
            @State private var showsVolume = false

            var body: some View {
              Button("Volume") { showsVolume = true }
                .navigationDestination(isPresented: $showsVolume) { Text("Volume") }
            }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      let stacks = context.observations.stacks
      let outside = OutsideScreens(context.observations)
      let isLinkTold = context.runs("push_outside_stack")
      for destination in stacks.destinations where destination.isPlain {
        guard let fault = DestinationFault(of: destination, in: stacks) else { continue }
        // What else stands on a screen without a stack has the same cause.
        let screen = fault.isOutside ? outside.screen(of: destination) : nil
        if let screen, isLinkTold && !screen.links.isEmpty || screen.destinations.first != destination { continue }
        let others = screen?.destinations.dropFirst() ?? []
        let isForType = destination.isForType || others.contains(where: \.isForType)
        let shown = Wording.list(destination.shown.map(context.name))
        let what =
          destination.type.map { "`navigationDestination(for: \($0).self)`" }
          ?? "`navigationDestination`\(shown.isEmpty ? "" : " that shows \(shown)")"
        outcome.findings.append(
          Finding(
            rule: "misplaced_destination", severity: isForType ? .error : .warning,
            message: "\(what) \(fault.message)",
            hint: fault.hint, location: destination.location, ids: [destination.owner, destination.type ?? "", fault.id] + destination.shown,
            related: fault.related + Wording.further(others.map(\.location), "so does this one")))
      }
      return outcome
    })
}

/// Why a stack does not see a destination.
struct DestinationFault {
  let id: String
  let message: String
  let hint: String
  let related: [RelatedLocation]

  /// Whether the screen stands in no stack.
  var isOutside: Bool { id == "outside" }

  init?(of destination: ObservedDestination, in stacks: StackObservations) {
    let places = destination.placements
    guard !places.isEmpty else { return nil }
    if let lazy = places.first(where: { $0.lazy != nil }), let location = lazy.lazy, let name = lazy.lazyName {
      id = "lazy"
      message = "stands in a \(Wording.code(name)), which makes its views only once they are seen: the stack does not know it before"
      hint = "Put it on the \(Wording.code(name)) itself. SwiftUI: \"Do not put a navigation destination modifier inside a \"lazy” container\""
      related = [RelatedLocation(location: location, message: "in this \(Wording.code(name))")]
      return
    }
    let isOutside = places.allSatisfy { $0.place == .outside }
    if let stack = destination.onStack, isOutside {
      id = "on stack"
      message = "is put on the stack from outside, which never asks for it"
      hint = "Move it onto a view inside the \(Wording.code(stacks.stacks[stack].name))."
      related = [RelatedLocation(location: stacks.stacks[stack].location, message: "this stack")]
      return
    }
    if isOutside {
      id = "outside"
      message = "stands in no stack on any way to it"
      hint = "Put a `NavigationStack` round the view, or remove it."
      related = []
      return
    }
    guard destination.isForType, places.allSatisfy({ $0.isPushed && Self.isTyped($0, in: stacks) }), let first = places.first,
      let stack = first.stack
    else { return nil }
    id = "typed path"
    message = "stands on a pushed screen of a stack whose path is a list of one type: it is ignored"
    hint =
      "Register the type at the root of the stack, and make its values cases of the path's type, or the path a `NavigationPath`. SwiftUI: \"Only root-level navigation destinations are effective for a navigation stack with a homogeneous path\""
    related =
      [RelatedLocation(location: stacks.stacks[stack].location, message: "the stack")]
      + (first.via.map { [RelatedLocation(location: $0, message: "the screen is pushed by this")] } ?? [])
  }

  private static func isTyped(_ placement: StackPlacement, in stacks: StackObservations) -> Bool {
    guard let stack = placement.stack, stacks.stacks[stack].isPlain, case .typed = stacks.stacks[stack].path else { return false }
    return true
  }
}
