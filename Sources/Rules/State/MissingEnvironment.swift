import NavigationGraph
import Observations

extension Rule {
  /// Objects of the environment that nobody gives.
  public static let missingEnvironment = Rule(
    id: "missing_environment",
    title: "Missing environment object",
    summary: "A screen that can be reached reads an object of the environment that nothing but previews puts there.",
    rationale: """
      The preview works, for it gives the object. The app ends when the screen is shown: "No ObservableObject of type … found. A \
      View.environmentObject(_:) for … may be missing as an ancestor of this view", for `@Environment` "No Observable object of type … found".
      """,
    limits: [
      "One finding for a type of object; it stands where the first screen that reads it is shown.",
      "An object that is given anywhere counts as given everywhere: one that stands below a stack, or is missing in a hosting controller, is not seen yet.",
      "Silent where the type of some object that is given could not be told, for optional properties, for those that the view never reads, for delegates of the app (which SwiftUI gives itself), and for screens out of reach.",
    ],
    severity: .warning,
    absenceOf: [.code],
    stage: .preview,
    observes: [.state],
    triggering: [
      RuleExample(
        "Only the preview gives it",
        source: """
          import SwiftUI

          final class Basket: ObservableObject {
            @Published var count = 0
          }

          @main
          struct ShopApp: App {
            var body: some Scene {
              WindowGroup {
                NavigationStack { HomeView() }
              }
            }
          }

          struct HomeView: View {
            var body: some View {
              NavigationLink("Basket") {
                BasketView()  // finding
              }
            }
          }

          struct BasketView: View {
            @EnvironmentObject private var basket: Basket
            var body: some View { Text("\\(basket.count)") }
          }

          #Preview {
            BasketView().environmentObject(Basket())
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Given at the root; optional; of a package",
        source: """
          import AccountKit
          import SwiftUI

          final class Basket: ObservableObject {
            @Published var count = 0
          }

          @Observable final class Offers {
            var count = 0
          }

          @main
          struct ShopApp: App {
            @StateObject private var basket = Basket()

            var body: some Scene {
              WindowGroup {
                NavigationStack { HomeView() }
                  .environmentObject(basket)
              }
            }
          }

          struct HomeView: View {
            var body: some View {
              NavigationLink("Basket") { BasketView() }
            }
          }

          struct BasketView: View {
            @EnvironmentObject private var basket: Basket
            @EnvironmentObject private var account: AccountKit.Account
            @Environment(Offers.self) private var offers: Offers?
            @EnvironmentObject private var appDelegate: AppDelegate
            @EnvironmentObject private var unread: Unread
            var body: some View { Text("\\(basket.count) \\(offers?.count ?? 0) \\(account.name) \\(appDelegate.launches)") }
          }

          final class Unread: ObservableObject {}

          final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
            @Published var launches = 0
          }
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      let state = context.observations.state
      // What is given without a type that is told may be any.
      guard !state.environmentGifts.contains(where: \.types.isEmpty) else { return outcome }
      let given = Set(state.environmentGifts.flatMap(\.types))
      let missing = Dictionary(grouping: state.environmentReads.filter { !given.contains($0.type) }, by: \.type)
      for (_, reads) in missing.sorted(by: { compareBytes($0.key, $1.key) < 0 }) {
        if let finding = context.missing(reads) { outcome.findings.append(finding) }
      }
      return outcome
    })
}

extension RuleContext {
  fileprivate func missing(_ reads: [StateObservations.EnvironmentRead]) -> Finding? {
    let ways = reads.compactMap { read -> (read: StateObservations.EnvironmentRead, way: Edge)? in
      guard let node = index.number(of: read.reader), graph.nodes[node].reachable == true else { return nil }
      let way = index.incoming(node).lazy.map { graph.edges[$0] }.first { edge in
        edge.live && index.number(of: edge.from).map { graph.nodes[$0].reachable == true } ?? false
      }
      return way.map { (read, $0) }
    }
    guard let first = ways.min(by: { $0.way.location < $1.way.location }) else { return nil }
    let (read, way) = first
    var related = [RelatedLocation(location: read.location, message: "\(Wording.code(name(of: read.reader))) reads it here")]
    related += reads.filter { $0.reader != read.reader }.prefix(Wording.longestList).map {
      RelatedLocation(location: $0.location, message: "\(Wording.code(name(of: $0.reader))) reads it too")
    }
    // Of a link or a modifier the view in it.
    let made = read.makings.first { $0.file == way.location.file && !($0 < way.location) } ?? way.location
    let words = read.attribute == "EnvironmentObject" ? "No ObservableObject of type" : "No Observable object of type"
    let gift = read.attribute == "EnvironmentObject" ? "environmentObject(_:)" : "environment(_:)"
    return Finding(
      rule: "missing_environment", severity: .warning,
      message: "nothing puts a \(Wording.code(read.type)) into the environment, which \(Wording.code(name(of: read.reader))) needs: "
        + "SwiftUI ends the app with \"\(words) \(read.type) found\"",
      hint: "Hand it down with `\(gift)` above the stack or sheet that shows the screen.", location: made, ids: ["type:\(read.type)"],
      related: related)
  }
}
