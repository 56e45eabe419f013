import NavigationGraph
import Observations

extension Rule {
  /// Links that are taken apart in several places.
  public static let scatteredDeepLinks = Rule(
    id: "scattered_deep_links",
    title: "Scattered deep links",
    summary: "URLs from outside are taken apart in several types.",
    rationale: """
      Each place knows some of the links, none knows all: a link that works from Safari does nothing from a notification, and nobody can say which \
      links there are. One function that makes a route of a URL can be read, tested, and asked by every entry.
      """,
    limits: [
      "A function takes a URL apart where it looks at two of its parts or more: host, path, query …",
      "Looks at code that nothing but a URL from outside sets off; `OpenURLAction` is none.",
      "Types inside one type are one place.",
      "One finding for an app; it stands at the first place.",
    ],
    severity: .note,
    activation: .review,
    observes: [.links],
    triggering: [
      RuleExample(
        "Two views, two parsers",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }

          struct RootView: View {
            @State private var isItemShown = false

            var body: some View {
              SearchView()
                .onOpenURL { url in  // finding
                  if url.host() == "item", url.pathComponents.count == 2 { isItemShown = true }
                }
                .sheet(isPresented: $isItemShown) { Text("Item") }
            }
          }

          struct SearchView: View {
            @State private var isOfferShown = false

            var body: some View {
              Text("Search")
                .onOpenURL { url in
                  if url.host() == "offers", url.lastPathComponent == "new" { isOfferShown = true }
                }
                .popover(isPresented: $isOfferShown) { Text("Offer") }
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "One parser, two entries",
        source: """
          import SwiftUI

          enum Link {
            case item(String)

            init?(_ url: URL) {
              guard url.host() == "item", let id = url.pathComponents.last else { return nil }
              self = .item(id)
            }
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }

          struct RootView: View {
            @State private var isItemShown = false

            var body: some View {
              SearchView()
                .onOpenURL { url in
                  if case .item = Link(url) { isItemShown = true }
                }
                .sheet(isPresented: $isItemShown) { Text("Item") }
            }
          }

          struct SearchView: View {
            @State private var isOfferShown = false

            var body: some View {
              Text("Search")
                .onOpenURL { url in
                  if Link(url) != nil { isOfferShown = true }
                }
                .popover(isPresented: $isOfferShown) { Text("Offer") }
            }
          }
          """)
    ],
    check: { context in
      let parsers = context.observations.links.parsers.sorted { $0.location < $1.location }
      var places: [String] = []
      for parser in parsers where !places.contains(parser.place) { places.append(parser.place) }
      guard places.count > 1, let first = parsers.first else { return RuleOutcome() }
      let others = places.compactMap { place in parsers.first { $0.place == place } }.dropFirst()
      return RuleOutcome(findings: [
        Finding(
          rule: "scattered_deep_links", severity: .note,
          message: "URLs from outside are taken apart in \(Wording.list(places))",
          hint: "Make a route of a URL in one function, and let every entry call it.", location: first.location, ids: ["deepLinks"],
          related: others.prefix(Wording.longestList).map {
            RelatedLocation(location: $0.location, message: "\(Wording.code($0.place)) takes URLs apart here")
          })
      ])
    })
}

extension LinkObservations.Parser {
  /// Where it stands, as far as places are told apart: types in one type are one place.
  fileprivate var place: String { type.isEmpty ? function : type.split(separator: ".").first.map(String.init) ?? type }
}
