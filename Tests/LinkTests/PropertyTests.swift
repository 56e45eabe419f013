import NavigationGraph
import Testing

@testable import Link

/// What holds of every graph, shown on one app with a router, tabs, a sheet and a link.
@Suite struct PropertyTests {
  private static let declarations: [String] = [
    "import SwiftUI",
    "@main struct Main: App { var body: some Scene { WindowGroup { Root() } } }",
    "enum Route: Hashable { case home, list, detail(Int) }",
    "enum Modal: String, Identifiable { case login, help; var id: String { rawValue } }",
    """
    @Observable final class Router {
      var path: [Route] = []
      var modal: Modal?
      func go(_ route: Route) { path.append(route) }
      func login() { modal = .login }
    }
    """,
    """
    struct Root: View {
      @State var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          HomeView(router: router).navigationDestination(for: Route.self) { route in
            switch route {
            case .home: HomeView(router: router)
            case .list: ListView(router: router)
            case .detail(let id): DetailView(id: id)
            }
          }
        }
        .sheet(item: $router.modal) { modal in switch modal { case .login: LoginView(); case .help: HelpView() } }
      }
    }
    """,
    """
    struct HomeView: View {
      let router: Router
      var body: some View {
        Button("") { router.go(.list) }
        Button("") { router.login() }
      }
    }
    """,
    """
    struct ListView: View {
      let router: Router
      var body: some View {
        Button("") { router.go(.detail(1)) }
        NavigationLink(value: Route.home) { Text("") }
      }
    }
    """,
    "struct DetailView: View { let id: Int; var body: some View { Text(\"\") } }",
    "struct LoginView: View { var body: some View { Text(\"\") } }",
    "struct HelpView: View { var body: some View { Text(\"\") } }",
  ]

  private func linked(_ declarations: [String]) throws -> Linked { try Linked(declarations.joined(separator: "\n")) }

  @Test func theAppIsUnderstood() throws {
    let linked = try linked(Self.declarations)
    #expect(
      linked.edges([.push, .sheet]) == [
        "push view:HomeView -> route:Route.list through Router.go", "push view:ListView -> route:Route.detail through Router.go",
        "push view:ListView -> route:Route.home", "sheet object:Router -> route:Modal.login",
        "sheet view:HomeView -> route:Modal.login through Router.login",
      ])
    #expect(linked.graph.unresolved.isEmpty)
  }

  /// Apart from where things stand.
  @Test(arguments: 1...6 as ClosedRange<UInt64>) func theOrderOfDeclarationsDoesNotMatter(_ seed: UInt64) throws {
    var state = seed
    var shuffled = Self.declarations.dropFirst().map(\.self)
    for index in shuffled.indices.reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      shuffled.swapAt(index, Int(state >> 33) % (index + 1))
    }
    let all = Set(EdgeKind.allCases)
    #expect(try linked(Self.declarations.prefix(1) + shuffled).edges(all) == linked(Self.declarations).edges(all))
  }

  @Test func theOrderOfFilesDoesNotMatter() throws {
    let parts = Self.declarations.dropFirst().map { "import SwiftUI\n" + $0 }
    let forth = Dictionary(uniqueKeysWithValues: parts.enumerated().map { ("\(100 + $0.offset).swift", $0.element) })
    let back = Dictionary(uniqueKeysWithValues: parts.reversed().enumerated().map { ("\(100 + $0.offset).swift", $0.element) })
    let all = Set(EdgeKind.allCases)
    #expect(try Linked(files: forth).edges(all) == Linked(files: back).edges(all))
  }

  @Test func anUnrelatedFileChangesNothing() throws {
    let source = Self.declarations.joined(separator: "\n")
    let other = """
      import SwiftUI
      enum OtherRoute: Hashable { case start }
      struct OtherView: View { @State var path: [OtherRoute] = []; var body: some View { NavigationStack(path: $path) { Text("") } } }
      final class OtherRouter { var path: [OtherRoute] = []; func go(_ route: OtherRoute) { path.append(route) } }
      """
    let before = try Linked(files: ["Main.swift": source]).graph
    let after = try Linked(files: ["Main.swift": source, "Another.swift": other]).graph
    #expect(after.edges.filter { $0.location.file == "Main.swift" } == before.edges)
    #expect(after.nodes.filter { $0.location?.file != "Another.swift" } == before.nodes)
    #expect(after.unresolved.filter { $0.location.file == "Main.swift" } == before.unresolved)
  }

  /// Without value, title and view of the app a tab is known by its place among those of its bar, whatever else the source has.
  @Test func aTabIsNumberedWithinItsBar() throws {
    let bar = "struct Bar: View { var body: some View { TabView { Tab { Text(\"a\") }; Tab { Text(\"b\") } } } }"
    let other = "import SwiftUI\nstruct Another: View { var body: some View { NavigationStack { Text(\"\") }; TabView { Tab { Text(\"c\") } } } }"
    let alone = try Linked(files: ["Main.swift": "import SwiftUI\n" + bar])
    let together = try Linked(files: ["Another.swift": other, "Main.swift": "import SwiftUI\n" + bar])
    #expect(alone.edges([.tab]) == ["tab view:Bar -> tab:Bar.0", "tab view:Bar -> tab:Bar.1"])
    #expect(together.edges([.tab]) == ["tab view:Another -> tab:Another.0"] + alone.edges([.tab]))
  }

  /// Blanks take the call's place, so that all else stays where it stands.
  @Test(arguments: ["router.go(.list)", "router.login()", "router.go(.detail(1))", "NavigationLink(value: Route.home) { Text(\"\") }"])
  func removingACallRemovesJustItsEdges(_ call: String) throws {
    let source = Self.declarations.joined(separator: "\n")
    let start = try #require(source.firstRange(of: call)).lowerBound
    let line = source[..<start].count { $0 == "\n" } + 1
    let before = try Linked(source).graph
    let after = try Linked(source.replacing(call, with: String(repeating: " ", count: call.utf8.count))).graph
    let gone = before.edges.filter { !after.edges.contains($0) }
    #expect(!gone.isEmpty)
    #expect(gone.allSatisfy { $0.location.line == line }, "\(gone.map { "\($0.kind) \($0.to) \($0.location.line)" })")
    #expect(after.edges.allSatisfy { before.edges.contains($0) })
  }

  @Test func whatCannotBeFollowedIsUnresolved() throws {
    let linked = try linked(
      Self.declarations + ["struct Outside: View { let router: Router; var body: some View { Button(\"\") { router.go(decodeRoute()) } } }"])
    let item = try #require(linked.graph.unresolved.first)
    #expect(linked.graph.unresolved.count == 1)
    #expect(item.from == "view:Outside" && item.kind == .push && item.routeType == "Route")
    #expect(!item.reason.isEmpty)
  }

  @Test func theSameSourceGivesTheSameGraph() throws {
    let graphs = try (0..<3).map { _ in try linked(Self.declarations).graph }
    #expect(Set(graphs).count == 1)
  }
}
