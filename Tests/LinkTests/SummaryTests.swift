import Testing

@testable import Link

/// Pass 4: what functions do to slots, in terms of their own parameters.
@Suite struct SummaryTests {
  static let stack = "struct Root: View { @State var flow = Flow(); var body: some View { NavigationStack(path: $flow.path) { Text(\"\") } } }\n"

  private func linked(_ members: String, and more: String = "") throws -> Linked {
    try Linked(SlotTests.app + Self.stack + "extension Flow { \(members) }\n" + more)
  }

  @Test(arguments: [
    ("func go(_ d: Route) { path.append(d) }", ["append Flow.path d"]),
    ("func go(_ d: Route) { push(d) }; func push(_ e: Route) { path.append(e) }", ["append Flow.path d"]),
    ("func go() { path.append(.home) }", ["append Flow.path Route.home"]),
    ("func go() { path = [.home, .list] }", ["assign Flow.path Route.home", "assign Flow.path Route.list"]),
    ("func go() { path += [.home] }", ["append Flow.path Route.home"]),
    ("func go() { path.append(contentsOf: [.home, .list]) }", ["append Flow.path Route.home", "append Flow.path Route.list"]),
    ("func go() { path.removeLast() }", ["pop Flow.path unknown"]),
    ("func go() { path.removeAll() }", ["clear Flow.path unknown"]),
    ("func go() { path = [] }", ["clear Flow.path []"]),
    ("func go() { other.append(.home) }", []),
    ("func go(_ d: Route) { path = []; path.append(d) }", ["clear Flow.path []", "replace Flow.path d"]),
    ("func go(_ d: Route) { path.removeLast(); push(d) }; func push(_ e: Route) { path.append(e) }", ["pop Flow.path unknown", "replace Flow.path d"]),
    ("func go(_ d: Route) { empty(); path.append(d) }; func empty() { path.removeAll() }", ["clear Flow.path unknown", "replace Flow.path d"]),
    ("func go(_ d: Route) { path.append(d); empty() }; func empty() { path.removeAll() }", ["append Flow.path d", "clear Flow.path unknown"]),
  ]) func effects(_ members: String, _ effects: [String]) throws {
    #expect(Set(try linked(members).effects(of: "Flow.go")) == Set(effects))
  }

  @Test func aGuardThatIsMetDropsOut() throws {
    let linked = try linked(
      """
      func handle(_ e: Event) { switch e { case .a: path.append(.home); case .b: path.append(.list) } }
      func first() { handle(.a) }
      func any(_ e: Event) { handle(e) }
      """, and: "enum Event { case a, b }")
    #expect(try linked.effects(of: "Flow.handle").sorted() == ["append Flow.path Route.home if e is .a", "append Flow.path Route.list if e is .b"])
    #expect(try linked.effects(of: "Flow.first") == ["append Flow.path Route.home"])
    #expect(try linked.effects(of: "Flow.any").sorted() == ["append Flow.path Route.home if e is .a", "append Flow.path Route.list if e is .b"])
  }

  @Test func functionsThatCallOneAnotherComeToAnEnd() throws {
    let linked = try linked("func a(_ n: Int) { path.append(.home); b(n) }; func b(_ n: Int) { path.append(.list); if n > 0 { a(n - 1) } }")
    for function in ["Flow.a", "Flow.b"] {
      let effects = try linked.effects(of: function).map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
      #expect(Set(effects) == ["append Flow.path Route.home", "append Flow.path Route.list"], "\(function)")
    }
  }

  @Test func effectsOfClosuresAreTheirFunctions() throws {
    let linked = try linked("func go() { Task { path.append(.home) } }")
    #expect(try linked.effects(of: "Flow.go") == ["append Flow.path Route.home"])
  }

  @Test func edgesStandWhereTheTargetBecomesConcrete() throws {
    let linked = try linked(
      "func go(_ d: Route) { path.append(d) }; func home() { go(.home) }",
      and: """
        struct A: View { let flow: Flow; var body: some View { Button("") { flow.go(.list) } } }
        struct B: View { let flow: Flow; var body: some View { Button("") { flow.home() } } }
        """)
    #expect(
      linked.edges([.push]) == [
        "push object:Flow -> route:Route.home through Flow.go", "push view:A -> route:Route.list through Flow.go",
        "push view:B -> route:Route.home through Flow.home, Flow.go",
      ])
  }

  @Test func aComponentThatForwardsSpeaksWhereItIsMade() throws {
    let linked = try linked(
      "func go(_ d: Route) { path.append(d) }",
      and: """
        struct Row: View { let route: Route; let flow: Flow; var body: some View { Button("") { flow.go(route) } } }
        struct Menu: View { let flow: Flow; var body: some View { Row(route: .home, flow: flow); Row(route: .list, flow: flow) } }
        """)
    #expect(linked.edges([.push]).allSatisfy { $0.hasPrefix("push view:Menu -> route:Route.") })
    #expect(linked.edges([.push]).count == 2)
  }

  @Test func aFunctionWithTooManyEffectsSaysSo() throws {
    let cases = (0..<600).map { "case c\($0)" }.joined(separator: "; ")
    let puts = (0..<600).map { "many.append(.c\($0))" }.joined(separator: "\n")
    let linked = try Linked(
      """
      import SwiftUI
      enum Many: Hashable { \(cases) }
      @Observable final class Flow { var many: [Many] = []; func all() { \(puts) } }
      struct Root: View { @State var flow = Flow(); var body: some View { NavigationStack(path: $flow.many) { Text("") } } }
      struct Caller: View { let flow: Flow; var body: some View { Button("") { flow.all() } } }
      """)
    #expect(try linked.effects(of: "Flow.all").count == Summaries.maximumEffects)
    let unresolved = linked.graph.unresolved.filter { $0.reason.contains("\(Summaries.maximumEffects)") }
    #expect(unresolved.map(\.from) == ["view:Caller"])
    #expect(unresolved.first?.routeType == "Many")
  }
}
