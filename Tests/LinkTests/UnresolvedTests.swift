import NavigationGraph
import Testing

@testable import Link

/// What an unresolved site tells of the routes and views that it may concern.
@Suite struct UnresolvedTests {
  private static let app = """
    import SwiftUI
    enum Push: Hashable { case home, list }
    enum Other: Hashable { case one, two }
    @main struct ShopApp: App { @State var router = Router(); var body: some Scene { WindowGroup { Main(router: router) } } }
    struct Here: View { let route: Push; var body: some View { switch route { case .home: Text(""); case .list: Text("") } } }
    struct There: View { let route: Other; var body: some View { switch route { case .one: Text(""); case .two: Text("") } } }
    struct Other2: View { @State var path: [Other] = []; var body: some View {
      NavigationStack(path: $path) { Text("").navigationDestination(for: Other.self) { There(route: $0) } } } }

    """

  private static let unknown = "Button(\"\") { router.path.append(Outside.value) }"
  private static let router = "@Observable final class Router { var path = NavigationPath() }\n"

  private func types(_ main: String, and more: String = "") throws -> [[String]] {
    let linked = try Linked(Self.app + Self.router + main + more)
    return linked.graph.unresolved.map { ($0.routeType.map { [$0] } ?? []) + $0.routeTypes }
  }

  @Test(arguments: [
    // In the stack itself.
    (
      """
      struct Main: View { @Bindable var router: Router; var body: some View {
        NavigationStack(path: $router.path) { \(unknown).navigationDestination(for: Push.self) { Here(route: $0) } } } }
      """, ["Push"]
    ),
    // By a modifier of the app's own, and by a view that is pushed.
    (
      """
      struct Main: View { @Bindable var router: Router; var body: some View {
        NavigationStack(path: $router.path) { \(unknown).routes() } } }
      extension View { func routes() -> some View { navigationDestination(for: Push.self) { _ in Further() } } }
      struct Further: View { var body: some View { Text("").navigationDestination(for: Other.self) { There(route: $0) } } }
      """, ["Other", "Push"]
    ),
    // In what a container is handed.
    (
      """
      struct Main: View { @Bindable var router: Router; var body: some View {
        Container(router: router) { \(unknown).navigationDestination(for: Push.self) { Here(route: $0) } } } }
      struct Container<Content: View>: View { @Bindable var router: Router; @ViewBuilder let content: () -> Content
        var body: some View { NavigationStack(path: $router.path) { content() } } }
      """, ["Push"]
    ),
    // Where the source does not tell what stands in the stack, nothing is told.
    (
      """
      struct Main: View { @Bindable var router: Router; var body: some View { Button("") { router.path.append(Outside.value) } } }
      public struct Container<Content: View>: View { @Bindable var router: Router; let content: () -> Content
        public var body: some View {
          NavigationStack(path: $router.path) { content().navigationDestination(for: Push.self) { Here(route: $0) } } } }
      """, []
    ),
    // What is presented from there has its own stack.
    (
      """
      struct Main: View { @Bindable var router: Router; @State var isOpen = true; var body: some View {
        NavigationStack(path: $router.path) { \(unknown).navigationDestination(for: Push.self) { Here(route: $0) } }
          .sheet(isPresented: $isOpen) { Other2() } } }
      """, ["Push"]
    ),
  ]) func aTypeErasedPathNamesWhatItsStackRegisters(_ main: String, _ expected: [String]) throws {
    #expect(try types(main) == [expected])
  }

  /// The routes of a view that nobody makes, and whether its unresolved site counts.
  private func push(_ made: String) throws -> (isLive: Bool, isUsed: Bool) {
    let linked = try Linked(
      Self.app + """
        @Observable final class Router { var path: [Push] = [] }
        struct Main: View { @Bindable var router: Router; var body: some View {
          NavigationStack(path: $router.path) {
            \(made.hasPrefix("Probe") ? made : "Text(\"\")").navigationDestination(for: Push.self) { Here(route: $0) } } } }
        struct Probe: View { let router: Router; var body: some View {
          Button("") { router.path.append(.list) }; Button("") { router.path.append(Outside.value) } } }

        """ + (made.hasPrefix("Probe") ? "" : made))
    return (try #require(linked.graph.unresolved.first).live, try linked.node("route:Push.list").used == true)
  }

  @Test func whatPreviewsMakeCountsForNothing() throws {
    #expect(try push("#Preview { Probe(router: Router()) }") == (false, false))
    #expect(try push("struct P: PreviewProvider { static var previews: some View { Probe(router: Router()) } }") == (false, false))
    let nested = "struct Frame: View { let router: Router; var body: some View { Probe(router: router) } }\n#Preview { Frame(router: Router()) }"
    #expect(try push(nested) == (false, false))
  }

  @Test func whatNobodyMakesHoldsNothingBack() throws {
    #expect(try push("struct Frame: View { let router: Router; var body: some View { Probe(router: router) } }") == (false, true))
  }

  @Test func whatSomebodyMayMakeCounts() throws {
    #expect(try push("Probe(router: router)") == (true, true))
    #expect(try push("final class Host: UIHostingController<Probe> {}") == (true, true))
    #expect(try push("func show() -> some View { Container<Probe>() }") == (true, true))
    #expect(try push("let kind = Probe.self") == (true, true))
    let byFunction = """
      func make(_ router: Router) -> some View { Probe(router: router) }
      struct Further: View { let router: Router; var body: some View { make(router) } }
      let kind = Further.self
      """
    #expect(try push(byFunction) == (true, true))
  }
}
