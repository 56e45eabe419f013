import Testing

@testable import Link

/// Names that more modules than one declare.
@Suite struct ModuleTests {
  private static let feed = (
    name: "Feed",
    source: """
      import SwiftUI
      public struct RootView: View { public init() {}; public var body: some View { Text("Feed") } }
      public func makeRoot() -> some View { RootView() }
      """
  )
  private static let profile = (
    name: "Profile",
    source: """
      import SwiftUI
      public struct RootView: View { public init() {}; public var body: some View { Text("Profile") } }
      public func makeRoot() -> some View { RootView() }
      """
  )

  private func linked(_ app: String) throws -> [String] {
    try Linked(modules: [(name: "App", source: "import SwiftUI\n" + app), Self.feed, Self.profile]).edges([.embeds, .sheet])
  }

  @Test func areToldApartByTheModule() throws {
    let edges = try linked(
      """
      import Feed
      import Profile
      struct MainView: View {
        @State var isShown = false
        var body: some View {
          Feed.RootView()
            .sheet(isPresented: $isShown) { Profile.RootView() }
        }
      }
      """)
    #expect(edges == ["embeds view:MainView -> view:Feed/RootView", "sheet view:MainView -> view:Profile/RootView"])
  }

  @Test func areToldApartByTheImport() throws {
    let edges = try linked("import Profile\nstruct MainView: View { var body: some View { RootView() } }")
    #expect(edges == ["embeds view:MainView -> view:Profile/RootView"])
  }

  @Test func ofFunctionsToo() throws {
    let edges = try linked(
      """
      import Feed
      import Profile
      struct MainView: View {
        @State var isShown = false
        var body: some View {
          Text("Main").sheet(isPresented: $isShown) { Profile.makeRoot() }
        }
      }
      """)
    #expect(edges == ["sheet view:MainView -> view:Profile/RootView"])
  }

  @Test func extensionsBelongToTheModuleThatTheyName() throws {
    let edges = try linked(
      """
      import Feed
      import Profile
      extension Profile.RootView { static var usual: Self { Self() } }
      struct MainView: View { var body: some View { Profile.RootView.usual } }
      """)
    #expect(edges == ["embeds view:MainView -> view:Profile/RootView"])
  }

  // MARK: Targets that share files

  private static let router = """
    import SwiftUI
    @Observable final class Router {
      var path = NavigationPath()
      func open(_ route: Route) { path.append(route) }
    }
    """

  private static func app(_ name: String, _ screen: String, _ extra: String = "") -> (name: String, source: String) {
    (
      name,
      """
      import SwiftUI
      enum Route: Hashable { case \(screen), about }
      @main struct Main\(name): App {
        @State private var router = Router()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              HomeView().navigationDestination(for: Route.self) { route in
                switch route {
                case .\(screen): Screen()
                case .about: Text("About")
                }
              }
            }
            .environment(router)
          }
        }
      }
      struct HomeView: View {
        @Environment(Router.self) private var router
        var body: some View { Button("Open") { router.open(.\(screen)) } }
      }
      struct Screen: View { var body: some View { Text("\(name)") \(extra) } }
      """
    )
  }

  @Test func aSharedFunctionTakesTheRoutesOfTheTargetThatCallsIt() throws {
    let linked = try Linked(targets: [Self.app("Phone", "list"), Self.app("Watch", "dial")], shared: Self.router)
    #expect(
      linked.edges([.push]) == [
        "push view:Phone/HomeView -> route:Phone/Route.list through Router.open",
        "push view:Watch/HomeView -> route:Watch/Route.dial through Router.open",
      ])
  }

  @Test func aSharedFileNamesTheRoutesOfEachTarget() throws {
    let shared = Self.router + """

      struct AboutButton: View {
        @Environment(Router.self) private var router
        var body: some View { Button("About") { router.open(.about) } }
      }
      """
    let linked = try Linked(targets: [Self.app("Phone", "list"), Self.app("Watch", "dial")], shared: shared)
    #expect(
      linked.edges([.push]).filter { $0.contains("about") } == [
        "push view:AboutButton -> route:Phone/Route.about through Router.open",
        "push view:AboutButton -> route:Watch/Route.about through Router.open",
      ])
  }

  @Test func aSharedFileMakesTheViewOfEachTarget() throws {
    let shared = Self.router + """

      struct Card: View { var body: some View { VStack { Screen() } } }
      """
    let linked = try Linked(targets: [Self.app("Phone", "list"), Self.app("Watch", "dial")], shared: shared)
    #expect(
      linked.edges([.embeds]).filter { $0.contains("Card") } == [
        "embeds view:Card -> view:Phone/Screen", "embeds view:Card -> view:Watch/Screen",
      ])
  }

  @Test func aSwitchInASharedFileMapsTheRoutesOfEachTarget() throws {
    let shared = """
      import SwiftUI
      struct DestinationView: View {
        let route: Route
        var body: some View {
          switch route {
          case .first: Text("First")
          case .second: Text("Second")
          }
        }
      }
      """
    let source = """
      import SwiftUI
      enum Route: Hashable { case first, second }
      struct HomeView: View {
        var body: some View {
          NavigationStack { NavigationLink("Go", value: Route.second).navigationDestination(for: Route.self) { DestinationView(route: $0) } }
        }
      }
      """
    let linked = try Linked(targets: [("Phone", source), ("Watch", source)], shared: shared)
    let mapped = linked.graph.nodes.filter { $0.id.hasPrefix("route:") && $0.mapped == true }.map(\.id).sorted()
    #expect(
      mapped == [
        "route:Phone/Route.first", "route:Phone/Route.second", "route:Watch/Route.first", "route:Watch/Route.second",
      ])
  }
}
