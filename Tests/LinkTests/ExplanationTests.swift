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
      evaluator: passes.evaluator, flow: passes.flow, slots: passes.slots, summaries: passes.summaries, scenes: passes.scenes, graph: linked.graph)
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

  @Test func aDeclaredRouteIsToldWithWhatLeadsToIt() throws {
    let text = try explain("case cart, help")
    #expect(text == """
      Main.swift:4
        route Item.cart: mapped, used, within reach
          of which is made:
            view:CartView at Main.swift:25
          what leads here:
            view:HomeView sheet at Main.swift:27
          not understood, and may use it:
            view:HomeView sheet at Main.swift:28
            view:HomeView sheet at Main.swift:31
        route Item.help: mapped, not used by any place, out of reach
          of which is made:
            view:HelpView at Main.swift:25
          not understood, and may use it:
            view:HomeView sheet at Main.swift:28
            view:HomeView sheet at Main.swift:31

      """, "\(text)")
  }

  @Test func whatACalledClosureOrAMessageDoesIsToldWhereItIsWritten() throws {
    let source = """
      import UIKit
      extension Notification.Name { static let asked = Notification.Name("asked"); static let never = Notification.Name("never") }
      final class Flow {
        func make() -> UIViewController {
          let list = ListController()
          list.onOpen = { [weak list] in list?.present(ItemController(), animated: true) }
          return list
        }
      }
      final class ListController: UIViewController {
        var onOpen: (() -> Void)?
        func tapped() { onOpen?() }
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(self, selector: #selector(help), name: .asked, object: nil)
          NotificationCenter.default.addObserver(self, selector: #selector(help), name: .never, object: nil)
        }
        @objc func help() { present(HelpController(), animated: true) }
        func ask() { NotificationCenter.default.post(name: .asked, object: nil) }
      }
      final class ItemController: UIViewController {}
      final class HelpController: UIViewController {}
      """
    let linked = try Linked(source)
    let passes = linked.passes
    let explanation = Explanation(
      evaluator: passes.evaluator, flow: passes.flow, slots: passes.slots, summaries: passes.summaries, scenes: passes.scenes, graph: linked.graph)
    func text(_ line: Int) -> String { explanation.explain(SourceLine(file: "Main.swift", line: line)) ?? "" }
    let told = "  in the graph: nothing at this line; what it does is told at\n"
    #expect(text(12).contains(told + "    object:Flow sheet view:ItemController at Main.swift:6\n"), "\(text(12))")
    #expect(text(14).contains("  listens\n    sent at Main.swift:18\n"), "\(text(14))")
    #expect(text(14).contains(told + "    view:ListController sheet view:HelpController at Main.swift:17\n"), "\(text(14))")
    #expect(text(18).contains("    heard at Main.swift:17\n") && text(18).contains(told), "\(text(18))")
  }

  @Test func aLineBehindTheEndIsSaidToBe() throws {
    let linked = try Linked(Self.source)
    let passes = linked.passes
    let explanation = Explanation(
      evaluator: passes.evaluator, flow: passes.flow, slots: passes.slots, summaries: passes.summaries, scenes: passes.scenes, graph: linked.graph)
    let count = Self.source.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(explanation.explain(SourceLine(file: "Main.swift", line: 999)) == "Main.swift:999\n  the file has \(count) lines\n")
  }

  @Test func whatOnlyForwardsNamesThePlacesThatSupply() throws {
    let text = try explain("item = next")
    #expect(text.contains("""
        in the graph: nothing at this line; what it does is told at
          view:HomeView sheet route:Item.cart at Main.swift:27
          view:HomeView sheet unresolved at Main.swift:28

      """), "\(text)")
  }

  @Test func argumentsAreToldWithTheirLabels() throws {
    let linked = try Linked(
      """
      import SwiftUI
      enum Route { case product(Int), pair(first: Int, second: Int) }
      struct ProductView: View {
        let product: Int
        @State private var count = 0
        var hint: String? = nil
        var body: some View { Text("") }
      }
      @ViewBuilder func make(_ route: Route) -> some View {
        switch route {
        case .product(let id): ProductView(product: id)
        case .pair(_, let second): ProductView(product: second)
        }
      }
      """)
    let passes = linked.passes
    let explanation = Explanation(
      evaluator: passes.evaluator, flow: passes.flow, slots: passes.slots, summaries: passes.summaries, scenes: passes.scenes, graph: linked.graph)
    func text(_ line: Int) -> String { explanation.explain(SourceLine(file: "Main.swift", line: line)) ?? "" }
    #expect(text(11).contains("    arguments: product: what .product of route carries\n"), "\(text(11))")
    #expect(text(12).contains("    arguments: product: what .pair(second:) of route carries\n"), "\(text(12))")
  }

  /// A case is no call of what is not declared.
  @Test func casesOfTheSourceAreDeclared() throws {
    let linked = try Linked(
      """
      enum Page { case plain, of(Int) }
      func use() { remember(Page.of(1)) }
      """)
    let passes = linked.passes
    let explanation = Explanation(
      evaluator: passes.evaluator, flow: passes.flow, slots: passes.slots, summaries: passes.summaries, scenes: passes.scenes, graph: linked.graph)
    let text = explanation.explain(SourceLine(file: "Main.swift", line: 2)) ?? ""
    #expect(text.contains("package's): remember\n"), "\(text)")
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
