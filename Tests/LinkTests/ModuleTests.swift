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
}
