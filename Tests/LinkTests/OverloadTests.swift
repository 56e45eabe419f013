import Testing

@testable import Link

/// Which function a call means: labels, then arity, then what the arguments are.
@Suite struct OverloadTests {
  @Test(arguments: [
    ("router.show(a: 1)", "Router.show(a:)"),
    ("router.show(b: 1)", "Router.show(b:)"),
    ("router.go(.home)", "Router.go(_:)"),
    ("router.go(.home, animated: true)", "Router.go(_:animated:)"),
    ("router.run { }", "Router.run(then:)"),
    ("router.run(first: { }) { }", "Router.run(first:then:)"),
    ("router.many(1, 2, 3)", "Router.many(_:)"),
    ("router.late(to: 1)", "Router.late(from:to:)"),
  ]) func byLabelsAndArity(_ call: String, _ callee: String) throws {
    let linked = try Linked(
      """
      enum Route { case home }
      final class Router {
        func show(a: Int) {}
        func show(b: Int) {}
        func go(_ route: Route) {}
        func go(_ route: Route, animated: Bool) {}
        func run(then: () -> Void) {}
        func run(first: () -> Void, then: () -> Void) {}
        func many(_ numbers: Int...) {}
        func late(from: Int = 0, to: Int) {}
      }
      struct Caller { let router = Router(); func call() { \(call) } }
      """)
    #expect(try linked.callees(in: "Caller.call") == [callee])
  }

  @Test(arguments: [(".home", "Main"), (".detail(1)", "Main"), (".login", "Modal"), ("modal", "Modal")])
  func byTheTypeThatAnArgumentCanBe(_ argument: String, _ type: String) throws {
    let linked = try Linked(
      """
      enum Main { case home, detail(Int) }
      enum Modal { case login }
      final class Router {
        func go(_ main: Main) { taken(Main.self) }
        func go(_ modal: Modal) { taken(Modal.self) }
      }
      struct Caller { let router = Router(); let modal = Modal.login; func call() { router.go(\(argument)) } }
      """)
    let call = try #require(linked.passes.evaluator.records[try linked.function("Caller.call").index].calls.last)
    guard case .functions(let ids) = linked.passes.evaluator.calls[Int(call)].callee, let chosen = ids.first else {
      Issue.record("no function was chosen")
      return
    }
    #expect(linked.text.text(linked.passes.evaluator.resolver.parameterType(chosen, 0)) == type)
  }

  @Test func overloadsThatNothingTellsApartAreAmbiguous() throws {
    let linked = try Linked(
      "struct A { func f(_ a: Int) {}; func f(_ b: Double) {}; func g() { f(outside()) } }")
    #expect(try linked.callees(in: "A.g") == ["A.f(_:)", "A.f(_:)"])
    #expect(linked.passes.evaluator.calls.filter { $0.isAmbiguous }.count == 1)
  }

  @Test func branchesOfAConditionAreOneFunction() throws {
    let linked = try Linked(
      """
      struct A {
        #if os(iOS)
          func f(_ a: Int) {}
        #else
          func f(_ a: Int) {}
        #endif
        func g() { f(1) }
      }
      """)
    #expect(try linked.callees(in: "A.g") == ["A.f(_:)", "A.f(_:)"])
    #expect(linked.passes.evaluator.calls.allSatisfy { !$0.isAmbiguous })
  }

  @Test func whatIsOverriddenIsNotMeant() throws {
    let linked = try Linked("class B { func f(_ a: Int) {} }\nfinal class A: B { override func f(_ a: Int) {}; func g() { f(1) } }")
    #expect(try linked.callees(in: "A.g") == ["A.f(_:)"])
  }

  @Test func aClosureIsNoController() throws {
    let linked = try Linked("final class A: UIViewController { let printer = Printer(); func g() { printer.present(animated: true) { log() } } }")
    #expect(linked.edges([.sheet]) == [])
  }

  @Test func aCallThatFitsNothingLeadsNowhere() throws {
    let linked = try Linked("struct A { func f(a: Int) {} ; func g() { f(b: 1) } }")
    #expect(try linked.callees(in: "A.g").isEmpty)
  }

  @Test func aProtocolsMethodLeadsToItsOnlyConformer() throws {
    let linked = try Linked(
      """
      protocol Routing { func go() }
      final class Router: Routing { func go() {} }
      struct Caller { let router: any Routing; func call() { router.go() } }
      """)
    #expect(try linked.callees(in: "Caller.call") == ["Router.go()"])
    let call = try #require(linked.passes.evaluator.calls.first { linked.text.name(of: $0.caller) == "Caller.call" })
    #expect(call.isInferred && !call.isAmbiguous)
  }

  @Test func aProtocolsMethodLeadsToAllConformers() throws {
    let linked = try Linked(
      """
      protocol Routing { func go() }
      final class Router: Routing { func go() {} }
      final class Other: Routing { func go() {} }
      struct Caller { let router: any Routing; func call() { router.go() } }
      """)
    #expect(try linked.callees(in: "Caller.call").sorted() == ["Other.go()", "Router.go()"])
    let call = try #require(linked.passes.evaluator.calls.first { linked.text.name(of: $0.caller) == "Caller.call" })
    #expect(call.isAmbiguous && !call.isInferred)
  }
}
