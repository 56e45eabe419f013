import Testing

@testable import Link

/// Where values go: what properties, parameters and results can be.
@Suite struct FlowTests {
  static let routes = "enum Route { case home, list, detail(Int) }\n"

  @Test(arguments: [
    ("var x = Route.home", ["Route.home"]),
    ("var x: Route { .list }", ["Route.list"]),
    ("var x: Route { make() }; func make() -> Route { .home }", ["Route.home"]),
    ("var x = Bool.random() ? Route.home : .list", ["Route.home", "Route.list"]),
    ("var x: Route { if y { .home } else { .list } }; var y = true", ["Route.home", "Route.list"]),
    ("var x: Route { y ?? .list }; var y: Route?", ["Route.list"]),
    ("var x: Route { id(.home) }; func id(_ r: Route) -> Route { r }", ["Route.home"]),
    ("var x: Route { id { .home } }; func id(_ r: () -> Route) -> Route { r() }", ["Route.home"]),
    ("var x: Route? { all.first }; let all: [Route] = [.home, .list]", ["Route.home", "Route.list"]),
    ("var x: [Route] { all.map { Route.detail($0) } }; let all: [Int] = []", ["[Route.detail(Owner.all[…])]"]),
    ("var x: Route = outside()", ["outside()"]),
  ]) func whatAPropertyCanBe(_ body: String, _ values: [String]) throws {
    let linked = try Linked(Self.routes + "struct Owner { \(body) }")
    let found = try linked.values(of: "Owner.x")
    #expect(Set(values).isSubset(of: found), "\(found)")
    #expect(found.allSatisfy { values.contains($0) || $0 == "unknown" }, "\(found)")
  }

  @Test func assignmentsFromEverywhereReachAProperty() throws {
    let linked = try Linked(
      Self.routes + """
        final class Model { var route: Route = .home }
        struct A { let model: Model; func set() { model.route = .list } }
        struct B { let model: Model; func set(_ id: Int) { model.route = .detail(id) } }
        """)
    #expect(try linked.values(of: "Model.route") == ["Route.detail(id)", "Route.home", "Route.list"])
  }

  @Test func anArgumentReachesThePropertyThatAnInitialiserSets() throws {
    let linked = try Linked(
      Self.routes + """
        struct Memberwise { let route: Route }
        struct Own { let kept: Route; init(route: Route) { kept = route } }
        func make() { use(Memberwise(route: .home)); use(Own(route: .list)) }
        """)
    #expect(try linked.values(of: "Memberwise.route") == ["Route.home"])
    #expect(try linked.values(of: "Own.kept") == ["Route.list"])
  }

  @Test func aClosureThatIsKeptIsCalledWithWhatItsHolderGives() throws {
    let linked = try Linked(
      Self.routes + """
        final class Log { var last: Route? }
        struct Row { let onTap: (Route) -> Void; func tap() { onTap(.list) } }
        struct Screen { let log: Log; func row() -> Row { Row(onTap: { log.last = $0 }) } }
        """)
    #expect(try linked.values(of: "Log.last") == ["Route.list"])
  }

  @Test func valuesInACircleComeToAnEnd() throws {
    let linked = try Linked(
      Self.routes + """
        final class A { var x: Route = .home; var b = B(); func f() { x = b.y } }
        final class B { var y: Route = .list; var a: A?; func f() { if let a { y = a.x } } }
        """)
    #expect(try linked.values(of: "A.x") == ["Route.home", "Route.list"])
    #expect(try linked.values(of: "B.y") == ["Route.home", "Route.list"])
  }

  @Test func whatCanBeTooManyThingsIsPartlyUnknown() throws {
    let cases = (0..<300).map { "case c\($0)" }.joined(separator: "; ")
    let sets = (0..<300).map { "model.route = .c\($0)" }.joined(separator: "\n")
    let linked = try Linked(
      "enum Many { \(cases) }\nfinal class Model { var route: Many = .c0 }\nstruct A { let model: Model; func set() { \(sets) } }")
    let values = try linked.values(of: "Model.route")
    #expect(values.count == Flow.maximumAnswers && values.contains("unknown"))
  }

  @Test func functionsThatCallThemselvesComeToAnEnd() throws {
    let linked = try Linked(Self.routes + "struct A { func f(_ n: Int) -> Route { n == 0 ? .home : f(n - 1) } ; var x: Route { f(3) } }")
    #expect(try linked.values(of: "A.x").contains("Route.home"))
  }
}
