import Testing

@Suite("Statements")
struct StatementTests {
  @Test(arguments: [
    ("a()", "a()"),
    ("a = b", "a = b"),
    ("a.b?.c[0] = d", "a.b?.c[0] = d"),
    ("(a, b) = (c, d)", "(a, b) = (c, d)"),
    ("_ = a()", "_ = a()"),
    ("let a = b", "let a = b"),
    ("var a: A = b", "var a: A = b"),
    ("let a, b: B", "let a\nlet b: B"),
    ("let (a, _) = b", "let (a, _) = b"),
    ("return", "return"),
    ("return a", "return a"),
    ("throw a", "throw a"),
    ("defer { a() }", "defer {\n  a()\n}"),
    ("while a { break }", "while a {\n  break\n}"),
    ("repeat { continue } while a", "repeat {\n  continue\n} while a"),
    ("for a in b { c }", "for let a in b {\n  c\n}"),
    ("for case .a(let b) in c where d { e }", "for .a(let b) in c where d {\n  e\n}"),
    ("for await a in b { }", "for let a in b {}"),
    ("for (a, b) in c { d }", "for (let a, let b) in c {\n  d\n}"),
    ("do { a } catch { b }", "do {\n  a\n} catch {\n  b\n}"),
    ("do { a } catch E.b where c { d } catch let e as F { }", "do {\n  a\n} catch E.b where c {\n  d\n} catch let e as F {}"),
    ("label: for a in b { break label }", "for let a in b {\n  break\n}"),
    ("fallthrough", "fallthrough"),
  ])
  func statements(source: String, expected: String) throws {
    #expect(try dump(statements: source) == expected)
  }

  @Test(arguments: [
    ("if a { b }", "if a {\n  b\n}"),
    ("if a, b { c } else { d }", "if a, b {\n  c\n} else {\n  d\n}"),
    ("if let a { b }", "if case let a? = a {\n  b\n}"),
    ("if let a = b, var c: C = d { e }", "if case let a? = b, case let c? = d {\n  e\n}"),
    ("guard let self else { return }", "guard case let self? = self else {\n  return\n}"),
    ("if case .a(let b) = c { d }", "if case .a(let b) = c {\n  d\n}"),
    ("if case let .a(b, c: d) = e { }", "if case .a(let b, c: let d) = e {}"),
    ("if #available(iOS 17, *) { a }", "if #available() {\n  a\n}"),
    ("if a { } else if b { } else { c }", "if a {} else {\n  if b {} else {\n    c\n  }\n}"),
    ("if case (.a(let b), c(let d, _)) = e { }", "if case (.a(let b), .c(let d, _)) = e {}"),
    ("guard a, case .b = c else { throw d }", "guard a, case .b = c else {\n  throw d\n}"),
    ("while let a = b() { }", "while case let a? = b() {}"),
  ])
  func conditions(source: String, expected: String) throws {
    #expect(try dump(statements: source) == expected)
  }

  @Test func switches() throws {
    let source = """
      switch a {
      case .b, .c(1): d()
      case .e(let f) where f > 0:
        g()
        h()
      case let .i(j, k: _): break
      case is L: m
      case let n as O: p
      case 1...2, "x": q
      case (.r, let s): t
      case let u?: v
      case A.w: x
      #if DEBUG
      case .y: z
      #endif
      @unknown default: fatalError()
      }
      """
    #expect(
      try dump(statements: source) == """
        switch a {
        case .b, .c(1):
          d()
        case .e(let f) where (f > 0):
          g()
          h()
        case .i(let j, k: _):
          break
        case is L:
          m
        case let n as O:
          p
        case (1 ... 2), "x":
          q
        case (.r, let s):
          t
        case let u?:
          v
        case A.w:
          x
        case .y:
          z
        @unknown default:
          fatalError()
        }
        """)
  }

  @Test func compileConditions() throws {
    let source = """
      #if DEBUG && os(iOS)
      a()
      #elseif X
      b()
      #else
      let c = 1
      #endif
      d()
      """
    #expect(
      try dump(statements: source) == """
        #if
          clause DEBUG && os(iOS)
            a()
          clause X
            b()
          clause else
            let c = 1
        #endif
        d()
        """)
  }

  @Test func localDeclarations() throws {
    let source = """
      func a(b: B) { c() }
      var d: D { e }
      @Bindable var f = g
      struct H { var i: I }
      typealias J = K
      lazy var l = m()
      """
    #expect(
      try dump(statements: source) == """
        func a(b: B)
          c()
        var d: D
          get
            e
        @Bindable var f = g
        var l = m()
        """)
  }

  @Test func resultBuilders() throws {
    let source = """
      VStack {
        if a { B() } else { C() }
        ForEach(d) { e in F(e) }
        switch g {
        case .h: I()
        default: EmptyView()
        }
      }
      .padding()
      """
    #expect(
      try dump(statements: source) == """
        VStack {
          if a {
            B()
          } else {
            C()
          }
          ForEach(d) { (_ e) in F(e) }
          switch g {
          case .h:
            I()
          default:
            EmptyView()
          }
        }.padding()
        """)
  }
}
