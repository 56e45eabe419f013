import NavigationGraph
import Observations

extension Rule {
  /// Associated domains that the system cannot read.
  public static let malformedAssociatedDomain = Rule(
    id: "malformed_associated_domain",
    title: "Malformed associated domain",
    summary: "An entry of the associated domains for universal links with a scheme, a path or a space in it.",
    rationale: """
      An entry is a service, a colon and a domain (`applinks:example.com`), with `*.` before it and a port or `?mode=developer` behind it where \
      wanted. The system asks that domain for its `apple-app-site-association`. With `https://` or a path in the entry there is no such domain: \
      nothing is asked, no error is logged, and every link opens the browser.
      """,
    limits: [
      "Reads `com.apple.developer.associated-domains` of entitlements, and of it only what is for `applinks`.",
      "Silent where the entry holds build settings that could not be told.",
      "Paths belong into the `apple-app-site-association` of the domain, which is not read.",
    ],
    severity: .error,
    triggering: [
      RuleExample(
        "The address of a page",
        source: MalformedDomains.app,
        files: [
          RuleExample.File("Shop.entitlements", text: MalformedDomains.entitlements([
            "<string>applinks:https://shop.example.com</string>  <!-- finding -->",
            "<string>applinks:www.example.com/products</string>  <!-- finding -->",
            "<string>applinks: example.org</string>  <!-- finding -->",
          ]))
        ])
    ],
    nonTriggering: [
      RuleExample(
        "Domains, one with all below it, one for development, one of a build setting",
        source: MalformedDomains.app,
        files: [
          RuleExample.File("Shop.entitlements", text: MalformedDomains.entitlements([
            "<string>applinks:shop.example.com</string>",
            "<string>applinks:*.example.com</string>",
            "<string>applinks:test.example.com?mode=developer</string>",
            "<string>applinks:$(LINK_HOST)/</string>",
            "<string>webcredentials:example.com</string>",
          ]))
        ])
    ],
    check: { context in
      RuleOutcome(findings: context.observations.declarations.associatedDomains.compactMap(MalformedDomains.finding))
    })
}

private enum MalformedDomains {
  static let service = "applinks:"

  static func finding(_ name: DeclaredLinks.Name) -> Finding? {
    guard !name.hasVariable, name.text.hasPrefix(service), let fault = fault(in: name.text.dropFirst(service.count)) else { return nil }
    return Finding(
      rule: "malformed_associated_domain", severity: .error,
      message: "\(Wording.code(name.text)) \(fault): the system asks no domain, and links open the browser",
      hint: hint(for: name.text.dropFirst(service.count)), location: name.location, ids: ["domain:\(name.text)"])
  }

  private static func fault(in domain: Substring) -> String? {
    if domain.contains(where: \.isWhitespace) { return "has a space in it" }
    if domain.contains("://") { return "has a scheme in it" }
    if domain.prefix(while: { $0 != "?" }).contains("/") { return "has a path in it" }
    return domain.isEmpty ? "has no domain" : nil
  }

  private static func hint(for domain: Substring) -> String {
    var host = domain.drop { $0.isWhitespace }
    if let slash = host.firstIndex(of: "/"), host[..<slash].hasSuffix(":") { host = host[slash...].drop { $0 == "/" } }
    host = host.prefix { !$0.isWhitespace && $0 != "/" && $0 != "?" }
    guard !host.isEmpty else { return "Write the domain behind the service: `applinks:example.com`." }
    return "Write the domain alone: \(Wording.code(service + host)). Paths belong into its `apple-app-site-association`."
  }

  static let app = """
    import SwiftUI

    @main
    struct ShopApp: App {
      var body: some Scene { WindowGroup { HomeView() } }
    }

    struct HomeView: View {
      @State private var opened = 0

      var body: some View {
        Text("\\(opened) links")
          .onOpenURL { _ in opened += 1 }
      }
    }
    """

  static func entitlements(_ entries: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>com.apple.developer.associated-domains</key>
      <array>
    \(entries.map { "    \($0)" }.joined(separator: "\n"))
      </array>
    </dict>
    </plist>
    """
  }
}
