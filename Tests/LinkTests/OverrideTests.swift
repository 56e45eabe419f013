import NavigationGraph
import Testing

@testable import Link

/// Methods that many types have, called on what is known or not.
@Suite struct OverrideTests {
  private func linked(_ count: Int, base: String, override: String, call: String, property: String = "") throws -> Linked {
    let types = (0..<count).map { number in
      "final class Part\(number): Part { let flow: Flow; init(flow: Flow) { self.flow = flow }; \(override) func start() { flow.push(.detail) } }\n"
    }
    return try Linked(
      """
      import SwiftUI
      enum Route: Hashable { case detail }
      struct DetailView: View { var body: some View { Text("") } }
      final class Flow { var path: [Route] = []; func push(_ d: Route) { path.append(d) } }
      \(base)
      \(types.joined())
      struct Root: View {
        @State var flow = Flow()
        \(property)
        var body: some View {
          NavigationStack(path: $flow.path) {
            Button("") { \(call) }.navigationDestination(for: Route.self) { _ in DetailView() }
          }
        }
      }
      """)
  }

  @Test func ofManyWitnessesAKnownReceiverTells() throws {
    let graph = try linked(
      Summaries.maximumWitnesses + 6, base: "protocol Part { func start() }", override: "", call: "let part: any Part = Part3(flow: flow); part.start()"
    ).graph
    let edge = try #require(graph.edges.first { $0.from == "view:Root" && $0.kind == .push })
    #expect(edge.certainty == .exact && edge.through == ["Part3.start", "Flow.push"])
    #expect(graph.unresolved.isEmpty)
  }

  @Test(arguments: [2, Summaries.maximumOverrides - 1]) func ofFewOverridesEachIsAnEdge(_ count: Int) throws {
    let graph = try linked(count, base: "class Part { func start() {} }", override: "override", call: "part.start()", property: "let part: Part").graph
    #expect(graph.edges.contains { $0.from == "view:Root" && $0.kind == .push && $0.certainty == .ambiguous })
    #expect(graph.unresolved.isEmpty)
  }

  @Test func ofManyOverridesTheCallIsUnresolved() throws {
    let graph = try linked(
      Summaries.maximumOverrides + 1, base: "class Part { func start() {} }", override: "override", call: "part.start()", property: "let part: Part"
    ).graph
    #expect(!graph.edges.contains { $0.from == "view:Root" && $0.kind == .push })
    let site = try #require(graph.unresolved.first { $0.from == "view:Root" })
    #expect(graph.unresolved.count == 1 && site.reason.contains("more than \(Summaries.maximumOverrides) types"))
  }

  @Test func ofManyOverridesAKnownReceiverTells() throws {
    let graph = try linked(
      Summaries.maximumOverrides + 1, base: "class Part { func start() {} }", override: "override",
      call: "let part: Part = Part3(flow: flow); part.start()"
    ).graph
    #expect(graph.edges.contains { $0.from == "view:Root" && $0.kind == .push && $0.through == ["Part3.start", "Flow.push"] })
    #expect(graph.unresolved.isEmpty)
  }
}
