import Foundation
import Testing

/// `.navgraph.yml`, as its users feel it.
@Suite struct ConfigurationTests {
  /// The edges that lead somewhere, as `kind to` lines of the tree, sorted.
  private func edges(_ folder: TemporaryFolder, _ arguments: [String] = []) throws -> [String] {
    let outcome = try Tool.run(["graph", "--format", "tree"] + arguments, in: folder)
    #expect(outcome.code == 0, "\(outcome.messages)")
    return outcome.output.split(separator: "\n").map { $0.drop { "├└│─ ".contains($0) } }
      .filter { $0.hasPrefix("push") || $0.hasPrefix("sheet") || $0.hasPrefix("embeds") }.map(String.init).sorted()
  }

  @Test func shapesOfTheConfigurationMakeEdges() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", ClosedPackageApp.source)
    #expect(try edges(folder).contains { $0.hasPrefix("push") || $0.hasPrefix("sheet") } == false)
    try folder.write(".navgraph.yml", ClosedPackageApp.configuration)
    let expected = [
      "push route AppRoute.about → AboutView", "push route AppRoute.detail(Int) → DetailView", "push route AppRoute.help → HelpView",
      "push route AppRoute.settings → SettingsView", "sheet view WelcomeView",
    ]
    #expect(try edges(folder) == expected)
    #expect(try Tool.run(["lint", "--strict"], in: folder).code == 0)
    let json = try Tool.run(["graph"], in: folder).output
    #expect(json.contains("{\"from\": \"view:DetailView\", \"kind\": \"pop\", "))
    #expect(json.contains("{\"from\": \"view:DetailView\", \"kind\": \"popToRoot\", "))
    #expect(json.contains("\"resolvedSites\": 5"))
    #expect(json.contains("\"sites\": 5"))
    let explained = try Tool.run(["explain", "App.swift:32", "."], in: folder)
    #expect(explained.output.contains("push route:AppRoute.detail"), "\(explained.output)")
  }

  @Test func aRouteIsPresentedAndAContainerHoldsItsFirstView() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App.swift",
      """
      import ClosedNavigation
      import SwiftUI

      enum Page: Hashable { case terms, price(Int) }

      @main struct StallApp: App {
        var body: some Scene {
          WindowGroup {
            PageStack(Page.self) { StallView() } pages: { page in
              switch page {
              case .terms: TermsView()
              case .price(let value): PriceView(value: value)
              }
            }
          }
        }
      }

      struct StallView: View {
        @Environment(Navigator<Page>.self) private var navigator
        var body: some View {
          Button("Terms") { navigator.present(.terms) }
          Button("Price") { navigator.go(.price(1)) }
        }
      }

      struct TermsView: View { var body: some View { Text("Terms") } }
      struct PriceView: View {
        let value: Int
        var body: some View { Text("\\(value)") }
      }

      """)
    try folder.write(
      ".navgraph.yml",
      """
      navigators: |
        construct PageStack(_: type, root: view, pages: content) registers push
        method Navigator.go(_: value) links push
        method Navigator.present(_: value) links sheet

      """)
    #expect(try edges(folder) == ["push route Page.price(Int) → PriceView", "sheet route Page.terms → TermsView"])
    let json = try Tool.run(["graph"], in: folder).output
    #expect(json.contains("\"from\": \"app:StallApp\", \"kind\": \"root\""), "\(json)")
    #expect(json.contains("\"to\": \"view:StallView\""), "\(json)")
  }

  @Test func whereTheConfigurationIsLookedFor() throws {
    let folder = try TemporaryFolder()
    try folder.write("apps/shop/App.swift", ClosedPackageApp.source)
    try folder.write("apps/.navgraph.yml", ClosedPackageApp.configuration)
    try folder.write("other.yml", "excluded: shop\n")
    #expect(try edges(folder, ["apps/shop"]).count == 5)
    #expect(try edges(folder, ["apps/shop/App.swift"]).count == 5)
    #expect(try edges(folder, ["apps/shop", "--no-config"]).contains { $0.hasPrefix("push") } == false)
    // From the current folder on there is none.
    #expect(try edges(folder).contains { $0.hasPrefix("push") } == false)
    #expect(try edges(folder, ["--config", "apps/.navgraph.yml"]).count == 5)
    let none = try Tool.run(["graph", "--config=other.yml"], in: folder)
    #expect(none.code == 3)
    #expect(none.messages.contains("the configuration's `included` and `excluded` leave out more"), "\(none.messages)")
    let verbose = try Tool.run(["lint", "apps/shop", "--verbose"], in: folder)
    #expect(verbose.messages.contains("configuration: apps/.navgraph.yml"), "\(verbose.messages)")
  }

  @Test func patternsStartFromTheFileOfTheConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
    try folder.write("App/Old/App.swift", SmallApp.source)
    try folder.write("Tools/App.swift", SmallApp.source)
    try folder.write(".navgraph.yml", "included: App\nexcluded:\n  - App/Old\n")
    #expect(try Tool.run(["graph"], in: folder).output.contains("\"files\": 1,"))
    #expect(try Tool.run(["graph", "--no-config"], in: folder).output.contains("\"files\": 3,"))
    #expect(try Tool.run(["graph", "../App"], inFolder: folder.path + "/Tools").output.contains("\"files\": 1,"))
  }

  @Test func levelsOfRulesHoldUnlessTheCommandLineSaysOtherwise() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", LintTests.faulty)
    try folder.write(".navgraph.yml", "rules:\n  unmapped_destination: off\n  unused_destination: error\n")
    let outcome = try Tool.run(["lint"], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains(": error: no site uses `Route.idle` (unused_destination)"), "\(outcome.output)")
    #expect(!outcome.output.contains("unmapped_destination"))
    #expect(try Tool.run(["lint", "--enable", "unmapped_destination"], in: folder).output.contains("(unmapped_destination)"))
    #expect(try Tool.run(["lint", "--only", "unmapped_destination"], in: folder).output.contains("(unmapped_destination)"))
    #expect(try Tool.run(["lint", "--disable", "unused_destination"], in: folder).code == 0)
  }

  @Test func optionsReachTheirRule() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
    try folder.write(
      "App/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>shop</string></array>
      </dict></array></dict></plist>
      """)
    #expect(try Tool.run(["lint"], in: folder).output.contains("(undeclared_url_scheme)"))
    try folder.write(".navgraph.yml", "rules:\n  undeclared_url_scheme:\n    ignored_schemes: [Shop]\n")
    #expect(!(try Tool.run(["lint"], in: folder).output.contains("(undeclared_url_scheme)")))
    try folder.write(".navgraph.yml", "rules:\n  undeclared_url_scheme:\n    severity: error\n    ignored_schemes: {a: 1}\n")
    #expect(try Tool.run(["lint"], in: folder).code == 2)
    #expect(try Tool.run(["rules", "undeclared_url_scheme"], in: folder).output.contains("ignored_schemes"))
  }

  @Test func aMistakeEndsWithTwoAndItsPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    try folder.write(".navgraph.yml", "exclude: Tests\nnavigators: |\n  method Navigator.go(_: valu) links push\n")
    let outcome = try Tool.run(["lint"], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    let lines = outcome.messages.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix(".navgraph.yml:1:1: error: unknown key 'exclude'; did you mean 'excluded'? known: included,") == true)
    #expect(lines.dropFirst().first?.hasPrefix(".navgraph.yml:3:26: error: unknown role “valu”; did you mean 'value'?") == true)
    #expect(lines.last == "error: .navgraph.yml has 2 mistakes")
    #expect(try Tool.run(["lint", "--no-config"], in: folder).code == 0)
  }

  @Test func aNameThatIsNearlyItIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
    for name in [".navgraph.yaml", "navgraph.yml"] {
      try folder.write(name, "rules: {}\n")
      let outcome = try Tool.run(["lint", "App"], in: folder)
      #expect(outcome.code == 0)
      #expect(outcome.messages == "warning: \(name) is not read; the configuration is called .navgraph.yml\n")
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
  }

  /// What `config` prints, put in the place of the file, changes nothing: the severity of a rule would raise its milder findings.
  @Test func whatConfigPrintsChangesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    try folder.write(".navgraph.yml", "rules: {unused_destination: error, unguarded_pop: off, nested_stack: on}\n")
    let printed = try Tool.run(["config"], in: folder).output
    #expect(printed.contains("\n  # missing_segue: error or warning  (default)\n"), "\(printed)")
    #expect(printed.contains("  unused_destination:\n    severity: error  #") && printed.contains("  nested_stack:\n    severity: on  #"), "\(printed)")
    try folder.write(".navgraph.yml", printed)
    let again = try Tool.run(["config"], in: folder)
    #expect(again.code == 0, "\(again.messages)")
    func values(_ text: String) -> [String] { text.split(separator: "\n").map { String($0.prefix { $0 != "#" }) }.filter { !$0.allSatisfy { $0 == " " } } }
    #expect(values(again.output) == values(printed))
    // Nothing set: nothing but comments below `rules`.
    try folder.write(".navgraph.yml", "")
    let plain = try Tool.run(["config"], in: folder).output
    #expect(values(plain) == ["preset: default  "], "\(plain)")
    try folder.write(".navgraph.yml", plain)
    #expect(try Tool.run(["lint"], in: folder).code == 0)
  }

  @Test func whatCannotBeReadEndsWithTwo() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    let missing = try Tool.run(["lint", "--config", "nowhere.yml"], in: folder)
    #expect(missing.code == 2)
    #expect(missing.messages.contains("error: nowhere.yml: no such file"), "\(missing.messages)")
    #expect(try Tool.run(["lint", "--config", ".", "App.swift"], in: folder).code == 2)
    let both = try Tool.run(["lint", "--config", "a.yml", "--no-config"], in: folder)
    #expect(both.code == 2)
    #expect(both.messages.contains("exclude each other"))
    try folder.write(".navgraph.yml/App.swift", SmallApp.source)
    #expect(try Tool.run(["lint"], in: folder).code == 2)
  }
}
