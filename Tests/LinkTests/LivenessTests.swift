import NavigationGraph
import Testing

@testable import Link

/// Which functions can run, as far as the source leaves no doubt.
@Suite struct LivenessTests {
  private func isLive(_ function: String, _ source: String) throws -> Bool {
    let linked = try Linked(SlotTests.app + SummaryTests.stack + source)
    return Liveness(linked.passes.evaluator, linked.passes.flow).isLive(try linked.function(function))
  }

  @Test(arguments: [
    ("final class A { func f() {} }", false),
    ("final class A { func f() { g() }; func g() {} }", false),
    ("final class A { func f() { f() } }", false),
    ("struct S: View { let a = A(); var body: some View { Button(\"\") { a.f() } } }; final class A { func f() {} }", true),
    ("struct S: View { let a = A(); var body: some View { Button(\"\", action: a.f) } }; final class A { func f() {} }", true),
    ("final class A { @objc func f() {} }", true),
    ("final class A: UIViewController { func f() {} }", true),
    ("final class A: UIViewController { private func f() {} }", false),
    ("final class A: UIViewController { @IBAction private func f() {} }", true),
    ("private protocol P { func f() }; final class A: UIViewController, P { private func f() {} }", true),
    ("final class A { @IBAction func f() {} }", true),
    ("class B { func f() {} }; final class A: B { override func f() {} }", true),
    ("protocol P { func f() }; final class A: P { func f() {} }", true),
    ("final class A: SomeDelegate { func f() {} }", true),
    ("public final class A { public func f() {} }", true),
    ("final class A { func f() {} }; let name = \\A.f", true),
    ("struct A: ViewModifier { func body(content: Content) -> some View { f(); return content }; func f() {} }", true),
    ("struct A: ViewModifier { func body(content: Content) -> some View { content }; func f() {} }", false),
  ]) func ofAFunction(_ source: String, _ isLive: Bool) throws {
    #expect(try self.isLive("A.f", source) == isLive)
  }

  @Test func anEdgeOfADeadFunctionLeadsNowhere() throws {
    let linked = try Linked(
      SlotTests.app + """
        @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View {
          @State var flow = Flow()
          var body: some View {
            NavigationStack(path: $flow.path) { Button("") { flow.live() }.navigationDestination(for: Route.self) { Target(route: $0) } }
          }
        }
        struct Target: View { let route: Route; var body: some View { switch route { case .home: HomeView(); case .list: ListView() } } }
        struct HomeView: View { var body: some View { Text("") } }
        struct ListView: View { var body: some View { Text("") } }
        extension Flow { func live() { path.append(.home) }; func dead() { path.append(.list) } }
        """)
    #expect(linked.edges([.push]).contains("push object:Flow -> route:Route.list dead"))
    #expect(try linked.node("route:Route.home").reachable == true)
    #expect(try linked.node("route:Route.list").reachable == false)
    #expect(try linked.node("route:Route.list").used == true)
  }

  @Test func testsCountForNothing() throws {
    let linked = try Linked(
      files: ["Main.swift": SlotTests.app + SummaryTests.stack + "extension Flow { func go(_ d: Route) { path.append(d) } }"],
      tests: ["FlowTests.swift": "final class FlowTests { func test() { Flow().go(.home) } }"])
    #expect(linked.edges([.push]).isEmpty)
  }
}
