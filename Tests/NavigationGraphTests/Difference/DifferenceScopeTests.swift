import GraphTestSupport
import NavigationGraph
import Testing

/// What a difference tells of a part of the app.
@Suite struct DifferenceScopeTests {
  private let app = """
    node app:App entry
    edge app:App root view:Home
    edge view:Home push view:Cart
    edge view:Cart sheet view:Payment
    edge view:Home push view:Profile
    edge view:Profile push view:Badges
    """

  private func limited(_ base: String, _ head: String, _ change: (inout Selection) -> Void) throws -> GraphDifference {
    var selection = Selection()
    change(&selection)
    return try GraphDifference(from: NavigationGraph(text: base), to: NavigationGraph(text: head)).limited(to: selection)
  }

  private func pattern(_ text: String) throws -> NodePattern { try #require(NodePattern(text)) }

  private static let pushed = "~ view:Cart sheet view:Payment → view:Cart push view:Payment: kind"

  private var both: String {
    app.replacing("sheet view:Payment", with: "push view:Payment") + "\nedge view:Profile sheet view:Help"
  }

  @Test func onlyWhatLiesInThePartIsTold() throws {
    let cart = try pattern("Cart")
    let part = try limited(app, both) { $0.focus = [cart] }
    #expect(told(part) == [Self.pushed])
    #expect(part.scope?.notes == ["0 of 0 screens: within 1 step of Cart"], "no node of these has a role")
    let profile = try pattern("Profile")
    #expect(try told(limited(app, both) { $0.from = [profile] }) == ["+ view:Help", "+ view:Profile sheet view:Help"])
    let badges = try pattern("view:Badges")
    #expect(try limited(app, both) { $0.to = [badges] }.isEmpty)
    #expect(try limited(app, both) { _ in }.scope == nil)
  }

  /// A way that is another kind of navigation now is told to who asks for the one kind and to who asks for the other.
  @Test func aWayThatChangedItsKindIsOfBothKinds() throws {
    #expect(try told(limited(app, both) { $0.kinds = [.push] }) == [Self.pushed])
    #expect(try told(limited(app, both) { $0.kinds = [.sheet] }).contains(Self.pushed))
    #expect(try limited(app, both) { $0.kinds = [.alert] }.isEmpty)
  }

  /// A screen that is called otherwise in the other state is the same there, with all that came to it under its new name.
  @Test func aNameOfOneStateGoesOnInTheOther() throws {
    let head = app.replacing("Cart", with: "Basket") + "\nedge view:Basket sheet view:Voucher\nedge view:Profile sheet view:Help"
    for name in ["Cart", "Basket", "view:*sket"] {
      let word = try pattern(name)
      #expect(
        try told(limited(app, head) { $0.focus = [word] }) == [
          "~ view:Cart → view:Basket: name", "+ view:Voucher", "+ view:Basket sheet view:Voucher",
        ], "\(name)")
    }
    let gone = app.replacing("edge view:Profile push view:Badges", with: "")
    let badges = try pattern("Badges")
    #expect(try told(limited(app, gone) { $0.focus = [badges] }) == ["- view:Badges", "- view:Profile push view:Badges"])
    let nothing = try pattern("Nothing")
    #expect(throws: Selection.Fault.unknownNode(nothing)) { try limited(app, head) { $0.focus = [nothing] } }
    #expect(throws: Selection.Fault.unknownTarget("Nothing")) { try limited(app, head) { $0.targets = ["Nothing"] } }
  }

  /// The part is of the whole: what is done elsewhere to what lies in it is told.
  @Test func whatIsLostByAnEditElsewhereIsTold() throws {
    let cut = app.replacing("edge view:Home push view:Cart", with: "node view:Cart")
    let payment = try pattern("Payment")
    #expect(
      try told(limited(app, cut) { $0.focus = [payment] }) == [
        "lost view:Cart: view:Home push view:Cart", "lost view:Payment: view:Home push view:Cart",
      ])
  }

  /// The picture of a part shows what is told of it, and nothing else as changed.
  @Test func thePictureShowsThePart() throws {
    let cart = try pattern("Cart")
    let union = UnionGraph(try limited(app, both) { $0.focus = [cart] })
    #expect(union.graph.nodes.map(\.id) == ["view:Cart", "view:Home", "view:Payment"])
    #expect(union.edgeMarks.map(\.state) == [.same, .changed])
    // What was a sheet is no push before: the arrow that is told is drawn all the same.
    let sheets = UnionGraph(try limited(app, both) { $0.kinds = [.sheet] })
    #expect(sheets.graph.edges.contains { $0.from == "view:Cart" && $0.to == "view:Payment" })
  }

  @Test(arguments: 0..<60) func aPartTellsNothingThatTheWholeDoesNot(_ seed: Int) throws {
    let a = NavigationGraph.random(seed: UInt64(seed), size: 14).normalized()
    let b = NavigationGraph.random(seed: UInt64(seed + 1), size: 14).normalized()
    guard !a.nodes.isEmpty else { return }
    let focus = a.nodes[seed % a.nodes.count].id
    let whole = GraphDifference(from: a, to: b)
    var selection = Selection()
    selection.focus = [try pattern(focus)]
    let part = try whole.limited(to: selection)
    let all = told(whole)
    #expect(told(part).allSatisfy(all.contains))
    // What stands at the focus is told.
    let own = whole.nodes.filter { $0.base?.id == focus }.count
    #expect(part.nodes.filter { $0.base?.id == focus }.count == own)
    _ = UnionGraph(part)
    selection = Selection()
    selection.included = [try pattern("*")]
    #expect(told(try whole.limited(to: selection)).count >= whole.nodes.count)
  }
}
