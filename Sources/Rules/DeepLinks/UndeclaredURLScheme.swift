import NavigationGraph
import Observations

extension Rule {
  /// Schemes that code waits for and no property list declares, and the other way round.
  public static let undeclaredURLScheme = Rule(
    id: "undeclared_url_scheme",
    title: "Undeclared URL scheme",
    summary: "Code that answers URLs compares with a scheme that no property list declares; or a scheme is declared and nothing answers URLs.",
    rationale: """
      The system opens an app only for the schemes of its `CFBundleURLTypes`. A branch for another one never runs: most often the scheme was \
      renamed in one of the two places. Safari says "cannot open the page because the address is invalid".
      """,
    limits: [
      "Looks at code that nothing but a URL from outside sets off; a URL that comes from a web view or a server is another matter.",
      "Silent where no scheme is declared at all, or one is made of build settings that could not be told: who makes the list may not be there.",
      "Schemes of the system (`https`, `file`, `mailto` …) need no declaration.",
      """
      A declared scheme that nothing answers is a note; silent where a text of the source says the scheme (who signs in expects it back), for \
      schemes of SDKs, and where Objective-C or an event of the Mac may be handed URLs.
      """,
    ],
    severity: .warning,
    milder: [MilderKind(.note, "for a declared scheme that nothing answers")],
    absenceOf: [.code, .propertyLists],
    observes: [.links],
    options: [DeclaredSchemes.ignored],
    triggering: [
      RuleExample(
        "Renamed in the property list only",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var isShown = false

            var body: some View {
              Text("Home")
                .onOpenURL { url in
                  guard url.scheme == "shop" else { return }  // finding
                  isShown = true
                }
                .sheet(isPresented: $isShown) { ItemView() }
            }
          }

          struct ItemView: View {
            var body: some View { Text("Item") }
          }
          """,
        files: [RuleExample.File("Info.plist", text: DeclaredSchemes.propertyList("<string>exampleshop</string>"))]),
      RuleExample(
        "Nothing answers",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View { Text("Home") }
          }
          """,
        files: [RuleExample.File("Info.plist", text: DeclaredSchemes.propertyList("<string>exampleshop</string>  <!-- finding -->"))]),
    ],
    nonTriggering: [
      RuleExample(
        "Declared, in whatever case; a scheme of the system; a scheme of an SDK that nothing answers",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var isShown = false

            var body: some View {
              Text("Home")
                .onOpenURL { url in
                  switch url.scheme {
                  case "exampleshop", "https": isShown = true
                  default: break
                  }
                }
                .sheet(isPresented: $isShown) { ItemView() }
            }
          }

          struct ItemView: View {
            var body: some View { Text("Item") }
          }
          """,
        files: [
          RuleExample.File(
            "Info.plist", text: DeclaredSchemes.propertyList("<string>ExampleShop</string><string>fb1234567</string>"))
        ]),
      RuleExample(
        "A sign-in that expects its scheme back",
        source: """
          import AuthenticationServices
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View {
              Button("Sign in") { SignIn().start() }
            }
          }

          final class SignIn {
            func start() {
              guard let url = URL(string: "https://example.com/login") else { return }
              ASWebAuthenticationSession(url: url, callbackURLScheme: "exampleshop") { _, _ in }.start()
            }
          }
          """,
        files: [RuleExample.File("Info.plist", text: DeclaredSchemes.propertyList("<string>exampleshop</string>"))]),
    ],
    check: { context in
      let declared = context.observations.declarations.urlSchemes
      guard !declared.isEmpty, !declared.contains(where: \.hasVariable) else { return RuleOutcome() }
      var outcome = RuleOutcome()
      let known = Set(declared.map { $0.text.lowercased() })
      let ignored = Set(context.names(DeclaredSchemes.ignored).map { $0.lowercased() })
      var seen: Set<String> = []
      for comparison in context.observations.links.comparisons {
        let scheme = comparison.scheme.lowercased()
        guard !known.contains(scheme), !ignored.contains(scheme), DeclaredSchemes.needsDeclaration(scheme) else { continue }
        guard seen.insert(scheme).inserted else { continue }
        outcome.findings.append(DeclaredSchemes.undeclared(comparison, declared))
      }
      let links = context.observations.links
      if links.entries.isEmpty, !links.hasOtherEntries, context.graph.nodes.contains(where: { $0.entry == true }) {
        let said = links.schemesSaid.union(ignored)
        let waiting = declared.filter { DeclaredSchemes.isOwn($0.text.lowercased()) && !said.contains($0.text.lowercased()) }
        outcome.findings += context.findings(about: waiting, DeclaredSchemes.unanswered)
      }
      return outcome
    })
}

private enum DeclaredSchemes {
  static let ignored = RuleOption(
    name: "ignored_schemes", summary: "Schemes of which nothing is said: an SDK's, or those of another build of the app.",
    defaultValue: .names([]))

  /// What needs no declaration, or cannot have one.
  static let system: Set<String> = [
    "http", "https", "file", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio", "data", "about", "javascript", "blob",
    "ws", "wss", "ftp", "itms", "itms-apps", "itms-appss", "itms-services", "maps", "app-settings", "applewebdata", "content", "feed", "ipp",
    "smb", "shortcuts",
  ]
  /// How the schemes of SDKs begin: what comes back by them is handed to the SDK.
  static let kits = [
    "fb", "com.googleusercontent.apps.", "com.google", "msauth", "twitterkit-", "twitter-", "line3rdp.", "kakao", "db-", "pin", "wx", "vk",
    "amzn-", "spotify-", "snap-", "tencent", "qq", "alipay", "adj", "app-",
  ]

  static func needsDeclaration(_ scheme: String) -> Bool { !system.contains(scheme) }
  static func isOwn(_ scheme: String) -> Bool { needsDeclaration(scheme) && !kits.contains { scheme.hasPrefix($0) } && !scheme.contains(".") }

  static func undeclared(_ comparison: LinkObservations.Comparison, _ declared: [DeclaredLinks.Name]) -> Finding {
    Finding(
      rule: "undeclared_url_scheme", severity: .warning,
      message: "no property list declares the scheme \(Wording.code(comparison.scheme)): the system opens no such URL with the app",
      hint: "Declare it in `CFBundleURLTypes`, or compare with what is declared: \(Wording.list(declared.map(\.text))).",
      location: comparison.location, ids: ["scheme:\(comparison.scheme.lowercased())"],
      related: declared.prefix(1).map { RelatedLocation(location: $0.location, message: "\(Wording.code($0.text)) is declared here") })
  }

  static func unanswered(_ all: [DeclaredLinks.Name]) -> Finding {
    Finding(
      rule: "undeclared_url_scheme", severity: .note,
      message: "nothing answers URLs, for which \(Wording.list(all.map(\.text))) \(all.count == 1 ? "is" : "are") declared: "
        + "such a link only opens the app",
      hint: "Answer it with `onOpenURL` or `scene(_:openURLContexts:)`, or remove the declaration.", location: all.first?.location,
      ids: ["unanswered"] + all.map { "scheme:\($0.text.lowercased())" })
  }

  static func propertyList(_ schemes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleURLTypes</key>
      <array>
        <dict>
          <key>CFBundleURLSchemes</key>
          <array>
            \(schemes)
          </array>
        </dict>
      </array>
    </dict>
    </plist>
    """
  }
}
