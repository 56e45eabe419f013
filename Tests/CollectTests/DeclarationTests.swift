import Facts
import Testing

@Suite("Declarations")
struct DeclarationTests {
  @Test func types() throws {
    let source = """
      import SwiftUI
      @testable import struct A.B
      public final class C<T: P, U>: D, E<F> where T.X == Int {
        struct G {}
        private enum H: String { case i }
      }
      actor J {}
      protocol K: L { associatedtype M: N = O; var p: Q { get set }; func r() -> S; init?(t: T) }
      extension U.V: W where X: Y { func z() {} }
      typealias A1<B1> = C1<B1>
      indirect enum D1 {}
      """
    #expect(
      try dump(source) == """
        import SwiftUI
        import A
        public final class C<T: P, U, where T.X == Int>: D, E<F>
          struct G
          private enum H: String
            case i
        actor J
        protocol K: L
          associatedtype M: N = O
          var p: Q
          func r() -> S ‹no body›
          failable init(t: T) ‹no body›
        extension U.V<where X: Y>: W
          func z()
        typealias A1<B1> = C1<B1>
        indirect enum D1
        """)
  }

  @Test func extensionsAreNamedByTheirLastPart() throws {
    let facts = try facts("extension A.B {}\nextension C {}")
    #expect(facts.types.map { facts.names.text($0.name) } == ["B", "C"])
    #expect(facts[facts.types[0].extended].kind == .member)
  }

  @Test func cases() throws {
    let source = """
      enum A: String {
        case a, b(Int), c(d: E, F = .g)
        indirect case h(_ i: [J], k: (L) -> Void)
        case m = "x\\ty", n = 1
        case `default`
        #if DEBUG
        case o
        #else
        case p
        #endif
      }
      """
    #expect(
      try dump(source) == """
        enum A: String
          case a
          case b(_: Int)
          case c(d _: E, _: F = .g)
          case h(_: [J], k _: ((L) -> ()))
          case m = "x\\ty"
          case n = …
          case default
          #if(DEBUG) case o
          #if(!(DEBUG)) case p
        """)
  }

  @Test func properties() throws {
    let source = """
      struct A {
        let b: B
        var c = D(), e: F?
        static let shared = A()
        var g, h: Int
        private(set) var i: [J] = []
        weak var k: L?
        var body: some View { M() }
        var n: O { get { p } set { p = newValue } }
        var q: R = .s { willSet(t) { u(t) } didSet { v(oldValue) } }
        lazy var w: X = { y() }()
        let (z, (a1, _)) = f(), (b1) = g
      }
      """
    #expect(
      try dump(source) == """
        struct A
          let b: B
          var c = D()
          var e: F?
          static let shared = A()
          var g: Int
          var h: Int
          private(set) var i: [J] = []
          weak var k: L?
          var body: some View
            get
              M()
          var n: O
            get
              p
            set(_ newValue: O)
              p = newValue
          var q: R = .s
            willSet(_ t: R)
              u(t)
            didSet(_ oldValue: R)
              v(oldValue)
          lazy var w: X = { y() }()
          let z = f().0
          let a1 = f().1.0
          let b1 = g
        """)
  }

  @Test func attributes() throws {
    let source = """
      @MainActor @Observable
      final class A {
        @Environment(\\.router) var router
        @Environment(Router.self) private var other
        @State private var path: [Route] = []
        @AppStorage("k") var k = true
        @Binding var x: Bool
        @Published private(set) var y: Y
        @Box<Int>(wrappedValue: 1) var z
        @ViewBuilder func make(@ViewBuilder content: @escaping () -> V) -> some View {}
        @available(iOS 17, *) func old() {}
        @available(iOS, introduced: 13.0, deprecated: 16, message: "a, deprecated: b") func older() {}
        @available(*, deprecated) func oldest() {}
        @Entry var e = F()
        @Reducer enum Path { case a(B) }
      }
      """
    #expect(
      try dump(source) == """
        @MainActor @Observable final class A
          @Environment(\\.router) var router
          @Environment(Router.self) private var other
          @State private var path: [Route] = []
          @AppStorage("k") var k = true
          @Binding var x: Bool
          @Published private(set) var y: Y
          @Box<Int>(wrappedValue: 1) var z
          @ViewBuilder func make(@ViewBuilder @escaping content: (() -> V)) -> some View
          @available func old()
          @available(iOS, introduced: ‹none›, deprecated: ‹none›, message: ‹none›) func older()
          @available(deprecated) func oldest()
          @Entry var e = F()
          @Reducer enum Path
            case a(_: B)
        """)
  }

  @Test func functions() throws {
    let source = """
      func a(_ b: B, c d: C = .e, f: inout F, g: G..., _: H) async throws -> I { j() }
      class K {
        convenience init(l: L) { self.init() }
        required init?(coder: NSCoder) { nil }
        deinit { m() }
        static func == (lhs: K, rhs: K) -> Bool { true }
        class func n<O: P>(q: O) where O: R {}
        subscript(index: Int) -> S { t[index] }
        subscript(u v: W) -> X { get { y } set { z(newValue) } }
        override func a1() {}
        nonisolated func b1() {}
      }
      """
    #expect(
      try dump(source) == """
        async throws func a(_ b: B, c d: C = .e, f: inout F, g: G..., _: H) -> I
          j()
        class K
          convenience init(l: L)
            self.init()
          required failable init(coder: NSCoder)
            nil
          deinit()
            m()
          static func ==(lhs: K, rhs: K) -> Bool
            true
          class func n<O: P, where O: R>(q: O)
          get subscript(_ index: Int) -> S
            t[index]
          get subscript(u v: W) -> X
            y
          set subscript(u v: W, _ newValue: X) -> X
            z(newValue)
          override func a1()
          nonisolated func b1()
        """)
  }

  @Test func conditions() throws {
    let source = """
      #if A
      struct B { var c: C
        #if D || E
        func f() {}
        #elseif G
        func h() {}
        #else
        func i() {}
        #endif
      }
      #endif
      """
    #expect(
      try dump(source) == """
        #if(A) struct B
          #if(A) var c: C
          #if(A && D || E) func f()
          #if(A && !(D || E) && G) func h()
          #if(A && !(D || E) && !(G)) func i()
        """)
  }

  @Test func macros() throws {
    let source = """
      #Preview("name") {
        A()
      }
      @available(iOS 17, *)
      #Preview { B() }
      struct C { #Preview { D() } }
      """
    #expect(
      try dump(source) == """
        #Preview()
          A()
        @available #Preview()
          B()
        struct C
          #Preview()
            D()
        """)
  }

  @Test func topLevel() throws {
    let source = """
      import A
      let b = C()
      b.run { d }
      func e() {}
      if f { g() }
      let _ = h()
      """
    let facts = try facts(source)
    #expect(facts.topLevel.exists)
    #expect(
      try dump(source) == """
        import A
        let b = C()
        top level
          b.run { d }
          if f {
            g()
          }
          let _ = h()
        func e()
        """)
    #expect(facts.functions.first { $0.kind == .closure }?.outer == facts.topLevel)
  }

  @Test func localTypesKnowTheirFunction() throws {
    let facts = try facts("func a() { struct B { func c() {} }; typealias D = E }")
    #expect(facts[facts.types[0].outer].kind == .function)
    #expect(facts.types[0].parent.isNone)
    let method = try #require(facts.functions.first { facts.names.text($0.name) == "c" })
    #expect(method.owner == ID(0))
    #expect(method.outer.isNone)
    #expect(facts.aliases[0].outer.exists)
  }
}
