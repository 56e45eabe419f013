import Foundation
import Testing

/// The examples of `docs/navigators.md` do what they say: an app whose every move is a call of a package that is not there.
@Suite struct NavigatorsPageTests {
  @Test func theShapesOfThePageAreUnderstood() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", Self.source)
    let shapes = try Self.shapes()
    #expect(shapes.count > 30)
    try folder.write(".navgraph.yml", "navigators: |\n" + shapes.map { "  \($0)\n" }.joined() + "environment:\n  openStage: OpenStage\n")
    let tree = try Tool.run(["graph", "--format", "tree"], in: folder)
    #expect(tree.output == Self.tree, "\(tree.messages)\(tree.output)")
    let json = try Tool.run(["graph"], in: folder).output
    #expect(json.contains("{\"from\": \"view:AView\", \"kind\": \"dismiss\", "))
    #expect(json.contains("{\"from\": \"view:AView\", \"kind\": \"popTo\", "))
  }

  /// The first example, with the calls that stand in its comments.
  @Test func theFirstExampleTeachesItsCalls() throws {
    let folder = try TemporaryFolder()
    let page = try Self.page()
    let start = try #require(page.range(of: "```yaml\n")).upperBound
    let end = try #require(page.range(of: "```", range: start..<page.endIndex)).lowerBound
    try folder.write(".navgraph.yml", String(page[start..<end]))
    try folder.write("App.swift", Self.firstSource)
    let result = try Tool.run(["graph", "--format", "tree"], in: folder)
    #expect(result.messages.isEmpty)
    #expect(result.output == """
      app ShopApp
      └─ root view Home
         ├─ push route Route.detail → DetailView
         ├─ push route Route.settings → SettingsView ×2
         └─ sheet view WelcomeView
      unresolved sites: none

      """, "\(result.output)")
    #expect(try Tool.run(["graph"], in: folder).output.contains("\"kind\": \"pop\""))
  }

  private static func page() throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../docs/navigators.md").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8)
  }

  private static let firstSource = """
    import ClosedNavigation
    import SwiftUI

    enum Route: Hashable { case detail, settings }

    @main
    struct ShopApp: App {
      var body: some Scene { WindowGroup { Home() } }
    }
    struct Home: View {
      @Environment(\\.navigator) var navigator
      @State var isWelcoming = false
      var body: some View {
        NavigationStack {
          Button("Detail") { navigator.go(.detail) }
          Button("Back") { navigator.back() }
          RouteLink("Settings", to: Route.settings)
          RouteLink("Settings", to: .settings)
          Button("Welcome") { isWelcoming = true }
        }
        .destinations(for: Route.self) { route in
          switch route {
          case .detail: DetailView()
          case .settings: SettingsView()
          }
        }
        .bottomSheet(isPresented: $isWelcoming) { WelcomeView() }
      }
    }
    struct DetailView: View { var body: some View { Text("") } }
    struct SettingsView: View { var body: some View { Text("") } }
    struct WelcomeView: View { var body: some View { Text("") } }

    """

  /// The examples of the tables, each once; those that ask for more before those that ask for less.
  private static func shapes() throws -> [String] {
    let rows = try page().split(separator: "\n").filter { $0.hasPrefix("| `") }
    let examples = rows.compactMap { row in row.split(separator: "`").dropLast().last.map(String.init) }
    return Set(examples).sorted { ($0.count(where: { $0 == ":" }), $1) > ($1.count(where: { $0 == ":" }), $0) }
  }

  private static let source = """
    import ClosedNavigation
    import SwiftUI

    enum AppRoute: Hashable { case a, b, c }
    enum AppTab: Hashable { case one, two }

    @main
    struct ShopApp: App {
      let home: URL
      var body: some Scene {
        MainWindow { RootView(home: home) }
        WindowGroup(id: "second") { SecondView() }
      }
    }
    struct RootView: View {
      let home: URL
      @State var tab: AppTab = .one
      @State var path: [AppRoute] = []
      var body: some View {
        TabsView(selected: $tab) {
          TabPage(id: AppTab.one) { OneView(url: home) }
          TabPage(id: AppTab.two) {
            RouteStack(path: $path) { TwoView(path: $path) }
              .destinations(for: AppRoute.self) { route in
                switch route {
                case .a: AView()
                case .b: BView()
                case .c: CView()
                }
              }
          }
        }
        .onLink { url in
          if url.host() == "b" { path.append(.b) } else { tab = .two }
        }
      }
    }
    struct OneView: View {
      @Environment(Stage.self) var stage
      @Environment(\\.openStage) var openStage
      @Environment(Browser.self) var browser
      let url: URL
      @State var asks = false
      var body: some View {
        SplitStage { SideView() } main: { MainView() }
        MenuRow("P") { stage.perform(PView()) }
        MenuRow("Q") { stage.present(QView()) }
        MenuRow("Window") { openStage(id: "second") }
        MenuRow("Web") { browser.open(url) }
        MenuRow("Ask") { asks = true }
        .question($asks)
        ScreenLink { SView() }
      }
    }
    struct TwoView: View {
      @Binding var path: [AppRoute]
      var body: some View {
        RowList([AppRoute.a, AppRoute.c]) { route in Button("Go") { path.append(route) } }
      }
    }
    struct AView: View {
      @Environment(Navigator<AppRoute>.self) var navigator
      var body: some View {
        MenuRow("Close") { navigator.close() }
        MenuRow("Back") { navigator.back(to: .a) }
      }
    }
    struct BView: View { var body: some View { Text("") } }
    struct CView: View { var body: some View { Text("") } }
    struct SideView: View { var body: some View { Text("") } }
    struct MainView: View { var body: some View { Text("") } }
    struct PView: View { var body: some View { Text("") } }
    struct QView: View { var body: some View { Text("") } }
    struct SView: View { var body: some View { Text("") } }
    struct SecondView: View { var body: some View { Text("") } }

    """

  private static let tree = """
    app ShopApp
    ├─ root view RootView
    │  ├─ tab tab AppTab.one
    │  │  └─ tab view OneView
    │  │     ├─ column view MainView
    │  │     ├─ column view SideView
    │  │     ├─ push view PView
    │  │     ├─ sheet view QView
    │  │     ├─ window scene ShopApp.second …
    │  │     ├─ open external URL
    │  │     ├─ confirmationDialog alert OneView
    │  │     └─ push view SView
    │  ├─ tab tab AppTab.two
    │  │  └─ tab view TwoView
    │  │     ├─ push route AppRoute.a → AView
    │  │     └─ push route AppRoute.c → CView
    │  ├─ push route AppRoute.b → BView
    │  └─ selectTab tab AppTab.two …
    └─ scene scene ShopApp.second
       └─ root view SecondView
    deepLink b
    └─ open route AppRoute.b → BView
    deepLink any link
    └─ open tab AppTab.two …
    unresolved sites: none

    """
}
