import Judging
import Testing

/// What both sides must see in the same small sources; each is the meaning of a canonical text, by example.
@Suite("Observations of both sides")
struct ObservationTests {
  static let examples: [Example] = [
    Example(
      .declaration,
      """
      import struct UIKit.UIView
      extension Outer . Inner {
        enum E: Int { case a }
        static func == (a: Self, _ b: Self) -> Bool { let (x, y) = (1, 2); return x == y }
        init?(from /* c */ decoder: D) {}
        subscript(i: Int) -> Int { get { 0 } set { } }
        let a = { func local() {} }, b: Int
        deinit {}
      }
      """,
      [
        "1 import UIKit.UIView", "2 extension Outer.Inner", "3 enum Outer.Inner.E", "4 func Outer.Inner.==(a:_:)",
        "4 let Outer.Inner.==(a:_:).(x,y)", "5 init Outer.Inner.init(from:)", "6 accessor Outer.Inner.subscript(i:).get",
        "6 accessor Outer.Inner.subscript(i:).set", "6 subscript Outer.Inner.subscript(i:)", "7 func Outer.Inner.a.local()",
        "7 let Outer.Inner.a", "7 let Outer.Inner.b", "8 deinit Outer.Inner.deinit",
      ]),
    Example(
      .enumCase,
      """
      indirect enum Route: Hashable {
        case home, detail(id: Item . ID, _ name: String = "a b"), list([Item], @escaping () -> Void)
        case raw = 3
      }
      """,
      [
        "2 Route.detail(id:Item.ID,_ name:String=\"ab\")", "2 Route.home", "2 Route.list([Item],@escaping()->Void)", "3 Route.raw=3",
      ]),
    Example(
      .switchArm,
      """
      switch a {
      case .a ( let x ) where x > 0,
        .b: switch b { case 1...2: break; @unknown default: break }
      default: break
      }
      """,
      [
        "2 case .a(let x) where x>0, .b of the switch in line 1", "3 @unknown default of the switch in line 3",
        "3 case 1...2 of the switch in line 3", "4 default of the switch in line 1",
      ]),
    Example(
      .call,
      """
      router.flow?.push(.detail(1), animated: true) { done() }
      Text("a \\(name(of: x))").font(.body)
        .sheet(item: $item) { _ in } content: { Row<Int>(a[b, c: d()])!() }
      super.init();
      { 1 }()
      #Preview("x") { [Int]() }
      if case .a(let x) = f(.b(g())), x as? Int == nil {}
      """,
      [
        "1 .detail(_:)", "1 done()", "1 router.flow?.push(_:animated:){}", "2 Text(_:)", "2 Text(_:).font(_:)", "2 name(of:)",
        "3 Row<Int>(_:)", "3 Row<Int>(_:)!()", "3 Text(_:).font(_:).sheet(item:){} content:{}", "3 d()", "4 super.init()", "5 {}()",
        "6 #Preview(_:){}", "6 []()", "7 .b(_:)", "7 f(_:)", "7 g()",
      ]),
    Example(
      .call,
      """
      Text(a)
        #if os(iOS)
        .padding(1)
        #endif
        .font(b)
      switch x { case .a(let b), Route.c(d(), .e(_)): h(b); default: break }
      """,
      [
        "1 Text(_:)", "2 os(_:)", "3 .padding(_:)", "5 Text(_:)#if.font(_:)", "6 d()", "6 h(_:)",
      ]),
    Example(
      .stringLiteral,
      ##"""
      let a = "x\("y")", b = #"\("#
      let c = """
        "quoted"
        """
      @available(*, message: "é")
      func f() {}
      """##,
      ["1 bytes 12..<15", "1 bytes 23..<29", "1 bytes 8..<17", "2 bytes 38..<58", "5 bytes 82..<86"]),
  ]

  @Test(arguments: examples) func swiftSyntaxSees(_ example: Example) throws {
    let seen = try syntaxObservations(Array(example.source.utf8))
    #expect(example.lines(of: seen) == example.expected)
  }

  @Test(arguments: examples) func scannerSees(_ example: Example) throws {
    #expect(example.lines(of: try scannerObservations(Array(example.source.utf8))) == example.expected)
  }
}

struct Example: Sendable, CustomTestStringConvertible {
  let category: Judging.Category
  let source: String
  /// Line and text of each observation of the category, sorted.
  let expected: [String]

  init(_ category: Judging.Category, _ source: String, _ expected: [String]) {
    self.category = category
    self.source = source
    self.expected = expected
  }

  func lines(of observations: [Observation]) -> [String] {
    observations.filter { $0.category == category }.sorted().map { "\($0.line) \($0.text)" }
  }

  var testDescription: String { "\(category): \(expected.first ?? "")" }
}
