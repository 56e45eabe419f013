import Testing

@testable import Link

/// Pass 2: what places are, as far as the source says.
@Suite struct TypeTests {
  @Test(arguments: [
    ("var x: [Route]", "[Route]"),
    ("var x: Array<Route>", "[Route]"),
    ("var x: Route?", "Route?"),
    ("var x: Optional<Route>", "Route?"),
    ("var x: [String: Route]", "[String: Route]"),
    ("var x: Dictionary<String, Route>", "[String: Route]"),
    ("var x: (Route) -> Void", "(Route) -> ()"),
    ("var x: some Walker", "Walker"),
    ("var x: any Walker & Runner", "Walker & Runner"),
    ("var x: Route.Type", "Route.Type"),
    ("var x: Alias", "Route"),
    ("var x: List<Route>", "[Route]"),
    ("var x: Pair<String>", "Box<String>"),
    ("var x: Inner", "Owner.Inner"),
    ("var x: Foreign.Thing", "Thing"),
    ("var x = Route.home", "Route"),
    ("var x = Box<Route>()", "Box<Route>"),
    ("var x = [Route.home]", "[Route]"),
    ("var x = true", "Bool"),
    ("var x: Loop", "unknown"),
    ("@Environment(Walking.self) var x", "Walking"),
    ("@Environment(\\.walking) var x", "Walking"),
    ("@Environment(\\.dismiss) var x", "DismissAction"),
  ]) func ofProperties(_ declaration: String, _ type: String) throws {
    let linked = try Linked(
      """
      enum Route { case home }
      protocol Walker {}
      protocol Runner {}
      final class Walking: Walker {}
      struct Box<Content> {}
      typealias Alias = Route
      typealias List<Element> = [Element]
      typealias Pair<Content> = Box<Content>
      typealias Loop = Circle
      typealias Circle = Loop
      extension EnvironmentValues { var walking: Walking { Walking() } }
      struct Owner {
        struct Inner {}
        \(declaration)
      }
      """)
    #expect(try linked.typeOf("Owner.x") == type)
  }

  @Test func ofMembersThroughGenericArguments() throws {
    let linked = try Linked(
      """
      struct Route {}
      struct Store<State> { var state: State; var items: [State] }
      struct Screen { var store: Store<Route>; var a: Int { let b = store.items; return use(b) } }
      struct Copy { var first = Screen().store.state }
      """)
    #expect(try linked.typeOf("Copy.first") == "Route")
  }

  @Test func theInnermostDeclarationOfANameCounts() throws {
    let linked = try Linked(
      """
      enum Route { case outer }
      struct Feature { enum Route { case inner }; var route = Route.inner }
      struct Other { var route: Route = .outer }
      """)
    #expect(try linked.typeOf("Feature.route") == "Feature.Route")
    #expect(try linked.typeOf("Other.route") == "Route")
  }

  @Test func aPrivateTypeIsSeenInItsFileOnly() throws {
    let linked = try Linked(files: [
      "A.swift": "private enum Route { case a }\nstruct A { private var route: Route = .a }",
      "B.swift": "enum Route { case b }\nstruct B { var route: Route = .b }",
    ])
    #expect(try linked.values(of: "A.route") == ["Route.a"])
    #expect(try linked.values(of: "B.route") == ["Route.b"])
  }

  @Test func membersOfExtensionsBelongToTheType() throws {
    let linked = try Linked(files: [
      "A.swift": "struct Feature {}",
      "B.swift": "extension Feature { enum Route { case home } ; static var first: Route { .home } }",
    ])
    #expect(try linked.results(of: "Feature.first") == ["Feature.Route.home"])
  }
}
