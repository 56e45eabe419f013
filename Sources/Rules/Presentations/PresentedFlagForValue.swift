import NavigationGraph
import Observations

extension Rule {
  /// A flag that shows a value which is not there yet.
  public static let presentedFlagForValue = Rule(
    id: "presented_flag_for_value",
    title: "Presented flag for a value",
    summary: "A flag presents what unwraps an optional beside it: it is blank at first.",
    rationale: """
      SwiftUI makes the content of the sheet from the view as it was when its body was made last. A body that never reads the optional is not made \
      again when that is set, and so the content sees `nil`: the first tap shows an empty sheet, and all works from the second on. `sheet(item:)` \
      hands the value over.
      """,
    limits: [
      "Flag and value are stored in the view itself (`@State`), and one action sets both, in methods that it calls too, and nothing else that the body reads.",
      "Only where the content unwraps the value without an `else`, or with `!`.",
      "Silent where the body reads the value, for which it is enough to name it outside of actions and of what is presented.",
      "Silent for bindings that are made by hand and for properties of models.",
      "Only for sheets, covers and popovers: `navigationDestination(isPresented:)`, inspectors, alerts and dialogs make what they show with the body, which so reads the value.",
    ],
    severity: .warning,
    observes: [.slots],
    triggering: [
      RuleExample(
        "A flag and the chosen value",
        source: """
          import SwiftUI

          struct Film { let title: String }

          @main
          struct FilmsApp: App {
            var body: some Scene { WindowGroup { FilmsView() } }
          }

          struct FilmsView: View {
            let films: [Film] = []
            @State private var chosen: Film?
            @State private var showsFilm = false

            var body: some View {
              Button("First") {
                chosen = films[0]
                showsFilm = true
              }
              .sheet(isPresented: $showsFilm) {  // finding
                if let chosen {
                  FilmView(film: chosen)
                }
              }
            }
          }

          struct FilmView: View {
            let film: Film

            var body: some View { Text(film.title) }
          }
          """),
      RuleExample(
        "The value is chosen by a method, and a counter that is not shown goes up",
        source: """
          import SwiftUI

          @main
          struct FilmsApp: App {
            var body: some Scene { WindowGroup { FilmsView() } }
          }

          struct FilmsView: View {
            @State private var chosen: String?
            @State private var showsFilm = false
            @State private var taps = 0

            var body: some View {
              Button("First") {
                choose("Metropolis")
                showsFilm = true
              }
              .sheet(isPresented: $showsFilm) {  // finding
                if let chosen { Text(chosen) }
              }
            }

            private func choose(_ film: String) {
              chosen = film
              taps += 1
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "A sheet that only the Mac has",
        source: """
          import SwiftUI

          @main
          struct FilmsApp: App {
            var body: some Scene { WindowGroup { FilmsView() } }
          }

          struct FilmsView: View {
            @State private var chosen: String?
            @State private var showsFilm = false

            var body: some View {
              Button("First") {
                chosen = "Metropolis"
                showsFilm = true
              }
              #if os(macOS)
              .sheet(isPresented: $showsFilm) {
                if let chosen { Text(chosen) }
              }
              #endif
            }
          }
          """),
      RuleExample(
        "The value is the item, or the body reads it",
        source: """
          import SwiftUI

          struct Film: Identifiable {
            let id: Int
            let title: String
          }

          @main
          struct FilmsApp: App {
            var body: some Scene { WindowGroup { FilmsView() } }
          }

          struct FilmsView: View {
            let films: [Film] = []
            @State private var chosen: Film?
            @State private var rated: Film?
            @State private var showsRating = false

            var body: some View {
              VStack {
                Button("First") { chosen = films[0] }
                Button("Rate") {
                  rated = films[0]
                  showsRating = true
                }
                Text(rated?.title ?? "Nothing rated")
              }
              .sheet(item: $chosen) { film in FilmView(film: film) }
              .sheet(isPresented: $showsRating) {
                if let rated { FilmView(film: rated) }
              }
            }
          }

          struct FilmView: View {
            let film: Film

            var body: some View { Text(film.title) }
          }
          """),
      RuleExample(
        "What is made with the body",
        source: """
          import SwiftUI

          struct Film { let title: String }

          @main
          struct FilmsApp: App {
            var body: some Scene { WindowGroup { NavigationStack { FilmsView() } } }
          }

          struct FilmsView: View {
            let films: [Film] = []
            @State private var chosen: Film?
            @State private var showsFilm = false
            @State private var rated: Film?
            @State private var showsRating = false
            @State private var asksForRating = false

            var body: some View {
              VStack {
                Button("First") {
                  chosen = films[0]
                  showsFilm = true
                }
                Button("Rate") {
                  rated = films[0]
                  showsRating = true
                }
                Button("Ask") { asksForRating = true }
              }
              .navigationDestination(isPresented: $showsFilm) {
                if let chosen { FilmView(film: chosen) }
              }
              .sheet(isPresented: $showsRating) {
                if let rated { FilmView(film: rated) }
              }
              .alert("Rate?", isPresented: $asksForRating) {
                if let rated { Button(rated.title) {} }
              }
            }
          }

          struct FilmView: View {
            let film: Film

            var body: some View { Text(film.title) }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for pair in context.observations.slots.flagsForValues {
        let noun = Wording.noun(pair.presentation.kind)
        outcome.add(
          Finding(
            rule: "presented_flag_for_value", severity: .warning,
            message: """
              \(Wording.code(pair.flag.name)) presents what unwraps \(Wording.code(pair.value.name)), which the body does not read: the first \
              \(noun) is blank
              """,
            hint: "Present the value itself (`item:`), and drop the flag.", location: pair.presentation.location,
            ids: [pair.flag.name, pair.value.name],
            related: [
              RelatedLocation(location: pair.readLocation, message: "unwrapped here"),
              RelatedLocation(location: pair.writeLocation, message: "set here together with the value"),
            ]),
          unless: nil)
      }
      return outcome
    })
}
