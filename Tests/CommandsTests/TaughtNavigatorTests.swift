import Foundation
import Testing

/// What a project teaches of a closed package's navigator, call by call.
@Suite struct TaughtNavigatorTests {
  @Test func aLinkToAViewIsOfTheKindThatItsShapeSays() throws {
    let tree = try Self.tree(
      body: """
        Button("a") { nav.show(content: A()) }
        Button("b") { nav.cover(B()) }
        ModalButton("c") { C() }
        Button("d") { nav.present(sheet: { D() }) }
        """,
      shapes: [
        "method Navigator.show(content: content) links sheet", "method Navigator.cover(_: content) links fullScreenCover",
        "construct ModalButton(_: title?, content: content) links sheet", "method Navigator.present(sheet: content) shows sheet",
      ])
    #expect(tree.hasPrefix("""
      app ShopApp
      └─ root view Home
         ├─ sheet view A
         ├─ fullScreenCover view B
         ├─ sheet view C
         └─ sheet view D

      """), "\(tree)")
  }

  @Test func aTrailingClosureOfAMethodMakesItsContent() throws {
    let tree = try Self.tree(
      body: """
        Button("a") { nav.show { A() } }
        Button("b") { nav.cover { B() } }
        """,
      shapes: ["method Navigator.show(content: content) links push", "method Navigator.cover(_: content) shows sheet"])
    #expect(tree.hasPrefix("""
      app ShopApp
      └─ root view Home
         ├─ push view A
         └─ sheet view B

      """), "\(tree)")
  }

  /// Whoever calls the function that shows something leads there, too (rule 4).
  @Test func whatAMethodShowsIsACallersAsWell() throws {
    let tree = try Self.tree(
      body: """
        Button("a") { flow.showA() }
        Button("b") { flow.open(B()) }
        """,
      shapes: ["method Navigator.show(content: content) links sheet"],
      more: """
        final class Flow {
          let nav: Navigator<Route>
          init(nav: Navigator<Route>) { self.nav = nav }
          func showA() { nav.show { A() } }
          func open(_ view: some View) { nav.show(content: { view }) }
        }
        """)
    #expect(tree.contains("\n   ├─ sheet view A\n"), "\(tree)")
    #expect(tree.contains("\n   └─ sheet view B\n"), "\(tree)")
  }

  @Test func theOnlyRegisteredTypeWithSuchACaseIsMeant() throws {
    let body = """
      Button("a") { free.go(.a) }
      Button("b") { free.go(.b(3)) }
      Button("x") { free.go(.unheard) }
      """
    let shapes = ["method FreeNavigator.go(_: value) links push"]
    let environment = ["free: FreeNavigator"]
    let folder = try Self.folder(body: body, shapes: shapes, environment: environment)
    let json = try Tool.run(["graph"], in: folder).output
    let edge = "{\"because\": \"the only type with a destination that has such a case\", \"certainty\": \"inferred\", \"from\": \"view:Home\""
    #expect(json.contains(edge), "\(json)")
    #expect(json.contains("\"to\": \"route:Route.a\""))
    #expect(json.contains("\"to\": \"route:Route.b\""))
    #expect(json.contains("\"reason\": \"the type of .unheard is not known\""), "\(json)")
    let explained = try Tool.run(["explain", "App.swift:\(Self.line(of: "free.go(.unheard)", in: folder))"], in: folder)
    #expect(explained.output.contains("the type of .unheard is not known: lost here"), "\(explained)")
    #expect(explained.output.contains("what can be done: write the type's name before it"), "\(explained)")
  }

  @Test func ofTwoTypesWithSuchACaseNoneIsTaken() throws {
    let folder = try Self.folder(
      body: "Button(\"a\") { free.go(.a) }", shapes: ["method FreeNavigator.go(_: value) links push"], environment: ["free: FreeNavigator"],
      more: """
        enum Other: Hashable { case a }
        struct Second: View {
          var body: some View { Text("").navigationDestination(for: Other.self) { _ in A() } }
        }
        """)
    let json = try Tool.run(["graph"], in: folder).output
    #expect(json.contains("\"reason\": \"the type of .a may be Route or Other\""), "\(json)")
  }

  @Test func theEnvironmentTellsTheGenericArgument() throws {
    let shapes = ["method FreeNavigator.go(_: value) links push"]
    let folder = try Self.folder(
      body: "Button(\"a\") { free.go(.c) }", shapes: shapes, environment: ["free: FreeNavigator<Plain>"], more: "enum Plain: Hashable { case c }")
    let json = try Tool.run(["graph"], in: folder).output
    #expect(json.contains("\"to\": \"route:Plain.c\""), "\(json)")
  }

  @Test func aReturnNamesWhereItLeads() throws {
    let folder = try Self.folder(
      body: "Button(\"a\") { nav.pop(to: .a) }\nButton(\"b\") { flow.back(.b(1)) }", shapes: ["method Navigator.pop(to: value) returns popTo"],
      more: """
        final class Flow {
          let nav: Navigator<Route>
          init(nav: Navigator<Route>) { self.nav = nav }
          func back(_ route: Route) { nav.pop(to: route) }
        }
        """)
    let json = try Tool.run(["graph"], in: folder).output
    let returns = json.split(separator: "\n").filter { $0.contains("\"popTo\"") }
    #expect(returns.count { $0.contains("\"from\": \"view:Home\"") && $0.hasSuffix("\"to\": \"route:Route.a\"},") } == 1, "\(returns)")
    #expect(returns.count { $0.contains("[\"Flow.back\"], \"to\": \"route:Route.b\"}") } == 1, "\(returns)")
    #expect(returns.count == 3, "\(returns)")
  }

  @Test func whatFitsNoCallIsToldWithItsPlace() throws {
    let shapes = ["method Navigator.go(_: value) links push", "method Navigater.back() returns pop", "construct Nowhere(_: value) links push"]
    let folder = try Self.folder(body: "Button(\"a\") { nav.go(.a) }", shapes: shapes, environment: ["free: FreeNavigater", "other: Navigator"])
    let result = try Tool.run(["lint"], in: folder)
    #expect(result.messages == """
      .navgraph.yml:3:3: warning: no call in the source that was read fits this shape: none of what is known to be of the type Navigater
      .navgraph.yml:4:3: warning: no call in the source that was read fits this shape
      .navgraph.yml:6:3: warning: no shape under `navigators` is a method of FreeNavigater, and the source that was read declares no such type
      .navgraph.yml:7:3: warning: nothing in the source that was read takes `\\.other` from the environment

      """)
  }

  /// An app on a navigator that nobody taught does not look as if it had no navigation.
  @Test func whatSeemsToRegisterDestinationsIsNamed() throws {
    let body = """
      Text("").destinations(for: Plain.self) { plain in
        switch plain { case .c: C(); case .d: D() }
      }
      Button("c") { PlainNavigator.shared.travel(to: Plain.c) }
      PlainLink(to: Plain.d)
      Text("").dropped(for: Plain.self) { _ in print("") }
      """
    let more = "enum Plain: Hashable { case c, d }"
    let folder = try Self.folder(body: body, shapes: [], more: more)
    let line = try Self.line(of: ".destinations(", in: folder)
    let told = try Tool.run(["lint", "--no-config"], in: folder).messages
    #expect(told == """
      App.swift:\(line):16: note: `destinations` is given Plain and makes views, and nothing is known of it; its values are handed to PlainLink, travel; \
      say what they do under `navigators:` in .navgraph.yml (docs/navigators.md)

      """, "\(told)")
    let shapes = ["modifier destinations(for: type, content: content) registers push"]
    #expect(try !Tool.run(["lint"], in: Self.folder(body: body, shapes: shapes, more: more)).messages.contains("note:"))
  }

  @Test func aTypeThatIsNoneIsRefused() throws {
    let folder = try Self.folder(body: "Text(\"\")", shapes: [], environment: ["free: Navigator<Route"])
    let result = try Tool.run(["lint"], in: folder)
    #expect(result.code == 2)
    #expect(result.messages.contains(".navgraph.yml:3:9: error: 'Navigator<Route' is no type"), "\(result.messages)")
  }

  @Test func aDeepLinkLeadsWhereTheTaughtNavigatorGoes() throws {
    let folder = try Self.folder(
      body: """
        Text("").onOpenURL { url in
          if url.host() == "tip" { nav.go(.a) }
        }
        """,
      shapes: ["method Navigator.go(_: value) links push", "callback LinkDelegate.navigator(_: other, open: url) handles url"],
      more: """
        final class Delegate: LinkDelegate {
          func navigator(_ any: AnyNavigator, open url: URL) { Navigator<Route>.shared.go(.b(1)) }
        }
        """)
    let tree = try Tool.run(["graph", "--format", "tree"], in: folder).output
    #expect(tree.contains("deepLink tip\n└─ open route Route.a → A\n"), "\(tree)")
    #expect(tree.contains("deepLink any link\n└─ open route Route.b(Int) → B\n"), "\(tree)")
  }

  /// A closed package's router that asks a method which the source overrides: nothing says that it does, but it may.
  @Test func whatAnOverrideMakesViewsOfIsNoError() throws {
    let shapes = ["method Navigator.go(_: value) links push"]
    let use = "Button(\"c\") { Navigator<Page>.shared.go(Page.c) }\nButton(\"d\") { Navigator<Page>.shared.go(Page.d) }"
    let pages = "enum Page: Hashable { case c, d }\n"
    let plain = try Tool.run(["lint"], in: Self.folder(body: use, shapes: shapes, more: pages))
    #expect(plain.output.contains("error: no builder makes views of `Page`"), "\(plain.output)")
    let maker = """
      final class PageNavigator: Navigator<Page> {
        override func view(for page: Page) -> any View { switch page { case .c: C(); case .d: D() } }
      }
      """
    let made = try Tool.run(["lint"], in: Self.folder(body: use, shapes: shapes, more: pages + maker))
    #expect(!made.output.contains("error:") && made.output.contains("1 held back (unmapped_destination 1)"), "\(made.output)")
  }

  // MARK: The app

  private static func tree(body: String, shapes: [String], more: String = "") throws -> String {
    try Tool.run(["graph", "--format", "tree"], in: folder(body: body, shapes: shapes, more: more)).output
  }

  private static func folder(body: String, shapes: [String], environment: [String] = [], more: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let lines = body.split(separator: "\n").map { "      \($0)\n" }.joined()
    try folder.write("App.swift", source.replacingOccurrences(of: "      BODY\n", with: lines) + more + "\n")
    let taught = "navigators: |\n" + shapes.map { "  \($0)\n" }.joined()
    let keys = environment.isEmpty ? "" : "environment:\n" + environment.map { "  \($0)\n" }.joined()
    try folder.write(".navgraph.yml", taught + keys)
    return folder
  }

  private static func line(of text: String, in folder: TemporaryFolder) throws -> Int {
    let source = try String(contentsOfFile: folder.path + "/App.swift", encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains(text) } ?? -1) + 1
  }

  private static let source = """
    import ClosedNavigation
    import SwiftUI

    enum Route: Hashable { case a, b(Int) }

    @main
    struct ShopApp: App {
      var body: some Scene {
        WindowGroup {
          NavigationStack {
            Home(nav: Navigator<Route>.shared, flow: Flow(nav: .shared))
              .navigationDestination(for: Route.self) { route in
                switch route { case .a: A(); case .b: B() }
              }
          }
        }
      }
    }
    struct A: View { var body: some View { Text("") } }
    struct B: View { var body: some View { Text("") } }
    struct C: View { var body: some View { Text("") } }
    struct D: View { var body: some View { Text("") } }
    struct Home: View {
      let nav: Navigator<Route>
      let flow: Flow
      @Environment(\\.free) private var free
      var body: some View {
        VStack {
          BODY
        }
      }
    }

    """
}
