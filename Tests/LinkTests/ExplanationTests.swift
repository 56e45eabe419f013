import Testing

@testable import Link

/// What `explain` says of a line: where a value comes from, and where the source no longer tells.
@Suite struct ExplanationTests {
  /// - Parameter mark: a piece of the line that is asked about.
  private func explain(_ mark: String) throws -> String {
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(mark) }) + 1
    let linked = try Linked(Self.source)
    let passes = linked.passes
    let explanation = Explanation(
      evaluator: passes.evaluator, flow: passes.flow, slots: passes.slots, summaries: passes.summaries, graph: linked.graph)
    return explanation.explain(SourceLine(file: "Main.swift", line: line)) ?? ""
  }

  @Test func aValueIsFollowedBackToWhatTheSourceDoesNotDeclare() throws {
    let text = try explain("show(pick())")
    #expect(
      text.hasSuffix(
        """
          not understood: sheet from view:HomeView
            the slot: HomeView.item, of the type Item
            shown by: sheet at Main.swift:24
            it happens at Main.swift:37, through HomeView.show
            the value: the result of HomeView.pick
              the result of HomeView.pick, called at Main.swift:28
                at Main.swift:40 it gives what RemotePlan.load() gives at Main.swift:40, which the source that was read does not declare (a framework's or a package's): lost here
            what can be done: if load is declared in code of yours, name its folder behind the app's, so that it is read too

        """), "\(text)")
  }

  @Test func aClosureThatNobodyCallsIsNamedWithWhatItIsHandedTo() throws {
    let text = try explain("item = received")
    #expect(text.contains("received, a parameter of the closure at Main.swift:30, handed to onReceive at Main.swift:30; no call of it was found, lost here"), "\(text)")
  }

  @Test func edgesAreToldWithWhatIsMadeOfTheRoute() throws {
    let text = try explain("show(.cart)")
    #expect(text.contains("    view:HomeView sheet route:Item.cart (exact) through HomeView.show\n      of which view:CartView is made at Main.swift:25\n"), "\(text)")
    #expect(!text.contains("not understood"))
  }

  @Test func callersAreToldThoseFirstThatGiveWhatIsNotKnown() throws {
    let linked = try Linked(Self.source)
    let (evaluator, flow) = (linked.passes.evaluator, linked.passes.flow)
    let next = evaluator.vals.intern(.parameter(try linked.function("HomeView.show"), 0))
    let lines = ValueTrace(evaluator: evaluator, flow: flow).trace(next).lines
    #expect(lines.first == "next, a parameter of HomeView.show (Main.swift:36), called at 2 places", "\(lines)")
    #expect(lines.dropFirst().first == "  at Main.swift:28 it is given the result of HomeView.pick, called at Main.swift:28", "\(lines)")
    #expect(lines.last == "  at Main.swift:27 it is given Item.cart, which is known", "\(lines)")
  }

  @Test func aPresentationIsToldWithThePlacesThatSetItsSlot() throws {
    let text = try explain(".sheet(item: $item)")
    #expect(text.contains("sheet: shows a sheet while there is something in its slot\n    slot: self.item\n      that is HomeView.item\n"), "\(text)")
    #expect(text.contains("      set at Main.swift:31 to received\n      set at Main.swift:37 to next\n"), "\(text)")
  }

  @Test func whatStandsInNoSourceIsNamed() throws {
    let text = try explain("Tracker.shared.report")
    #expect(text.contains("\n  calls of what the source that was read does not declare (a framework's or a package's): report\n"), "\(text)")
    #expect(text.contains("under navigators: in .navgraph.yml"))
    #expect(try explain("import SwiftUI").isEmpty)
  }

  static let source = """
    import SwiftUI

    enum Item: Identifiable {
      case cart, help
      var id: Self { self }
    }

    @main
    struct ShopApp: App {
      var body: some Scene { WindowGroup { HomeView() } }
    }

    struct CartView: View { var body: some View { Text("cart") } }
    struct HelpView: View { var body: some View { Text("help") } }

    struct HomeView: View {
      @State private var item: Item?
      let publisher: RemotePublisher

      var body: some View {
        VStack {
          Text("home")
        }
        .sheet(item: $item) { item in
          switch item { case .cart: CartView(); case .help: HelpView() }
        }
        .onTapGesture { show(.cart) }
        .onLongPressGesture { show(pick()) }
        .onAppear { Tracker.shared.report("home") }
        .onReceive(publisher) { received in
          item = received
        }
      }

      // A setter with a parameter.
      private func show(_ next: Item) {
        item = next
      }

      private func pick() -> Item { RemotePlan.load() }
    }
    """
}
