import NavigationGraph
import Testing

@testable import Link

/// Wrappers over wrappers: however deep, the edge comes out, or the site is unresolved with the bound that was met.
@Suite struct DeepChainTests {
  static let depths = [5, 12, 13, 30, 100]

  private static let app = """
    import SwiftUI
    enum Route: Hashable { case detail, other }
    struct DetailView: View { var body: some View { Text("") } }
    struct OtherView: View { var body: some View { Text("") } }
    final class Flow { var path: [Route] = []; func push(_ d: Route) { path.append(d) } }

    """

  /// The root of the app, with what stands in its stack.
  private static func root(_ content: String, properties: String = "", destination: String = "switch $0 { case .detail: DetailView(); case .other: OtherView() }")
    -> String
  {
    """
    struct Root: View {
      @State var flow = Flow()
      \(properties)
      var body: some View {
        NavigationStack(path: $flow.path) {
          VStack { \(content) }.navigationDestination(for: Route.self) { \(destination) }
        }
      }
    }
    @main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }

    """
  }

  private func edges(_ source: String, _ kind: EdgeKind = .push) throws -> [String] {
    try Linked(Self.app + source).graph.edges.filter { $0.kind == kind }.map { "\($0.from) \($0.to) \($0.through.count)" }.sorted()
  }

  /// One declaration for each level, told its number, whether it is the last, and the name of the next.
  private func levels(_ depth: Int, _ declare: (_ level: Int, _ isLast: Bool) -> String) -> String {
    (0..<depth).map { declare($0, $0 == depth - 1) + "\n" }.joined()
  }

  @Test(arguments: depths) func functionsOfSeveralTypes(_ depth: Int) throws {
    let hops = levels(depth) { level, isLast in
      isLast
        ? "final class Hop\(level) { let next: Flow; func pass\(level)(_ d: Route) { next.push(d) } }"
        : "final class Hop\(level) { let next: Hop\(level + 1); func pass\(level)(_ d: Route) { next.pass\(level + 1)(d) } }"
    }
    let root = Self.root("Button(\"\") { first.pass0(.detail) }", properties: "let first: Hop0")
    #expect(try edges(hops + root) == ["view:Root route:Route.detail \(depth + 1)"])
  }

  @Test(arguments: depths) func protocols(_ depth: Int) throws {
    let hops = levels(depth) { level, isLast in
      """
      protocol Passing\(level) { func pass\(level)(_ d: Route) }
      final class Hop\(level): Passing\(level) {
        let next: \(isLast ? "Flow" : "any Passing\(level + 1)")
        func pass\(level)(_ d: Route) { next.\(isLast ? "push" : "pass\(level + 1)")(d) }
      }
      """
    }
    let root = Self.root("Button(\"\") { first.pass0(.detail) }", properties: "let first: any Passing0")
    #expect(try edges(hops + root) == ["view:Root route:Route.detail \(depth + 1)"])
  }

  /// The closure is handed down as it is; the innermost child says where to go.
  @Test(arguments: depths) func aClosureThroughChildren(_ depth: Int) throws {
    let children = levels(depth) { level, isLast in
      let inner = isLast ? "Button(\"\") { onSelect(.detail) }" : "Child\(level + 1)(onSelect: onSelect)"
      return "struct Child\(level): View { let onSelect: (Route) -> Void; var body: some View { \(inner) } }"
    }
    let found = try edges(children + Self.root("Child0(onSelect: { flow.push($0) })"))
    #expect(found.count == 1 && found[0].hasPrefix("view:Child\(depth - 1) route:Route.detail "))
  }

  /// Each child wraps the closure in one of its own.
  @Test(arguments: depths) func closuresInClosures(_ depth: Int) throws {
    let children = levels(depth) { level, isLast in
      let inner = isLast ? "Button(\"\") { onSelect(.detail) }" : "Child\(level + 1)(onSelect: { onSelect($0) })"
      return "struct Child\(level): View { let onSelect: (Route) -> Void; var body: some View { \(inner) } }"
    }
    let found = try edges(children + Self.root("Child0(onSelect: { flow.push($0) })"))
    #expect(found.count == 1 && found[0].hasPrefix("view:Child\(depth - 1) route:Route.detail "))
  }

  @Test(arguments: depths) func linkComponentsInComponents(_ depth: Int) throws {
    let links = levels(depth) { level, isLast in
      let inner = isLast ? "NavigationLink(\"\", value: target)" : "Link\(level + 1)(target: target)"
      return "struct Link\(level): View { let target: Route; var body: some View { \(inner) } }"
    }
    let found = try edges(links + Self.root("Link0(target: .detail)"))
    #expect(found.count == 1 && found[0].hasPrefix("view:Root route:Route.detail "))
  }

  @Test(arguments: depths) func linksWhoseViewIsHandedThroughComponents(_ depth: Int) throws {
    let cards = levels(depth) { level, isLast in
      let inner = isLast ? "NavigationLink(destination: content) { Text(\"\") }" : "Card\(level + 1)(content: content)"
      return "struct Card\(level)<Content: View>: View { let content: Content; var body: some View { \(inner) } }"
    }
    #expect(try edges(cards + Self.root("Card0(content: DetailView())")) == ["view:Root view:DetailView \(depth)"])
  }

  @Test(arguments: depths) func buildersThatCallBuilders(_ depth: Int) throws {
    let builders = levels(depth) { level, isLast in
      let inner = isLast ? "switch d { case .detail: DetailView(); case .other: OtherView() }" : "make\(level + 1)(d)"
      return "@MainActor @ViewBuilder func make\(level)(_ d: Route) -> some View { \(inner) }"
    }
    let found = try edges(builders + Self.root("Button(\"\") { flow.push(.detail) }", destination: "make0($0)"), .builds)
    #expect(found == ["route:Route.detail view:DetailView 0", "route:Route.other view:OtherView 0"])
  }

  @Test(arguments: depths) func aBindingThroughChildren(_ depth: Int) throws {
    let children = levels(depth) { level, isLast in
      let inner = isLast ? "Button(\"\") { path.append(.detail) }" : "Child\(level + 1)(path: $path)"
      return "struct Child\(level): View { @Binding var path: [Route]; var body: some View { \(inner) } }"
    }
    #expect(try edges(children + Self.root("Child0(path: $flow.path)")) == ["view:Child\(depth - 1) route:Route.detail 0"])
  }

  /// Each property gives that of the next object: followed up to a bound, which is told where it is met.
  @Test(arguments: depths) func computedPlaces(_ depth: Int) throws {
    let hops = levels(depth) { level, isLast in
      """
      final class Hop\(level) {
        let next: \(isLast ? "Flow" : "Hop\(level + 1)")
        var path: [Route] { get { next.path } set { next.path = newValue } }
      }
      """
    }
    let linked = try Linked(Self.app + hops + Self.root("Button(\"\") { first.path.append(.detail) }", properties: "let first: Hop0"))
    let found = linked.graph.edges.filter { $0.kind == .push && $0.from == "view:Root" }.map(\.to)
    if depth < SlotGraph.maximumHops {
      #expect(found == ["route:Route.detail"])
    } else {
      #expect(linked.graph.unresolved.contains { $0.from == "view:Root" && $0.reason.contains("\(SlotGraph.maximumHops)") })
    }
  }

  /// More demands than an effect carries: the edge is there all the same.
  @Test(arguments: depths) func demandsAtEachLevel(_ depth: Int) throws {
    let hops = levels(depth) { level, isLast in
      let next = isLast ? "path.append(.detail)" : "pass\(level + 1)(e)"
      return "extension Flow { func pass\(level)(_ e: Event) { if e.part\(level) == \"x\" { \(next) } } }"
    }
    let parts = (0..<depth).map { "let part\($0): String" }.joined(separator: "; ")
    let found = try edges("struct Event { \(parts) }\n" + hops + Self.root("Button(\"\") { flow.pass0(event) }", properties: "let event: Event"))
    #expect(found.contains { $0.hasSuffix("route:Route.detail 0") })
  }
}

/// Requirements that many types meet.
@Suite struct WitnessTests {
  private func linked(_ count: Int) throws -> Linked {
    let types = (0..<count).map { "final class Part\($0): Part { let flow: Flow; init(flow: Flow) { self.flow = flow }; func start() { flow.push(.detail) } }\n" }
    return try Linked(
      """
      import SwiftUI
      enum Route: Hashable { case detail }
      struct DetailView: View { var body: some View { Text("") } }
      final class Flow { var path: [Route] = []; func push(_ d: Route) { path.append(d) } }
      protocol Part { func start() }
      \(types.joined())
      struct Root: View {
        @State var flow = Flow()
        let part: any Part
        var body: some View {
          NavigationStack(path: $flow.path) {
            Button("") { part.start() }.navigationDestination(for: Route.self) { _ in DetailView() }
          }
        }
      }
      """)
  }

  @Test func ofFewEachIsAnEdge() throws {
    let graph = try linked(Summaries.maximumWitnesses).graph
    #expect(graph.edges.contains { $0.from == "view:Root" && $0.kind == .push && $0.certainty == .ambiguous })
    #expect(graph.unresolved.isEmpty)
  }

  @Test(arguments: [Summaries.maximumWitnesses, Evaluator.maximumFollowedWitnesses]) func ofManyTheCallIsUnresolved(_ bound: Int) throws {
    let graph = try linked(bound + 1).graph
    #expect(!graph.edges.contains { $0.from == "view:Root" && $0.kind == .push })
    let site = try #require(graph.unresolved.first { $0.from == "view:Root" })
    #expect(graph.unresolved.count == 1 && site.kind == .push && site.reason.contains("more than \(bound) types"))
  }
}
