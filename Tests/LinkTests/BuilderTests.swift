import NavigationGraph
import Testing

@testable import Link

/// Pass 5: what turns a route into a view.
@Suite struct BuilderTests {
  static let views = """
    import SwiftUI
    enum Route: Hashable { case home, list, detail(Int) }
    struct HomeView: View { var body: some View { Text("") } }
    struct ListView: View { var body: some View { Text("") } }
    struct DetailView: View { let id: Int; var body: some View { Text("") } }
    struct Root: View { @State var path: [Route] = []; var body: some View { NavigationStack(path: $path) { SCREEN } } }

    """

  private func builds(_ destination: String, and more: String = "") throws -> [String] {
    let source = Self.views.replacing("SCREEN", with: "Text(\"\").navigationDestination(for: Route.self) \(destination)")
    return try Linked(source + more).edges([.builds])
  }

  private let three = [
    "builds route:Route.detail -> view:DetailView", "builds route:Route.home -> view:HomeView", "builds route:Route.list -> view:ListView",
  ]
  static let arms = "case .home: HomeView(); case .list: ListView(); case .detail(let id): DetailView(id: id)"

  @Test(arguments: [
    ("{ route in switch route { \(arms) } }", ""),
    ("{ switch $0 { \(arms) } }", ""),
    ("{ make($0) }", "@ViewBuilder func make(_ route: Route) -> some View { switch route { \(arms) } }"),
    ("{ $0.view }", "extension Route { @ViewBuilder var view: some View { switch self { \(arms) } } }"),
    ("{ Destination(route: $0) }", "struct Destination: View { let route: Route; var body: some View { switch route { \(arms) } } }"),
    ("{ route in VStack { switch route { \(arms) } }.padding() }", ""),
    ("{ route in AnyView(make(route)) }", "@ViewBuilder func make(_ route: Route) -> some View { switch route { \(arms) } }"),
  ]) func isFoundByWhatItDoes(_ destination: String, _ more: String) throws {
    #expect(try builds(destination, and: more) == three)
  }

  @Test func aDefaultArmTakesWhatIsLeft() throws {
    let found = try builds("{ switch $0 { case .home: HomeView(); default: ListView() } }")
    #expect(
      found == [
        "builds route:Route.detail -> view:ListView via default", "builds route:Route.home -> view:HomeView",
        "builds route:Route.list -> view:ListView via default",
      ])
  }

  @Test func anArmWithoutAViewMapsNothing() throws {
    let source = Self.views.replacing(
      "SCREEN", with: "Text(\"\").navigationDestination(for: Route.self) { switch $0 { case .home: HomeView(); default: EmptyView() } }")
    let linked = try Linked(source)
    #expect(linked.edges([.builds]) == ["builds route:Route.home -> view:HomeView"])
    #expect(try linked.node("route:Route.home").mapped == true)
    #expect(try linked.node("route:Route.list").mapped == false)
  }

  @Test func oneViewForAllCasesIsEachCases() throws {
    let found = try builds("{ Whole(route: $0) }", and: "struct Whole: View { let route: Route; var body: some View { Text(\"\") } }")
    #expect(found.allSatisfy { $0.hasSuffix("-> view:Whole") })
  }

  @Test func aSwitchThatIsNoBuilderMakesNoRoutes() throws {
    let linked = try Linked(
      """
      import SwiftUI
      enum Phase { case loading, ready }
      struct Screen: View {
        @State var phase = Phase.loading
        var body: some View { switch phase { case .loading: Text("a"); case .ready: Text("b") } }
      }
      """)
    #expect(linked.graph.nodes.filter { $0.kind == .route }.isEmpty)
  }
}
