import Facts
import Testing

@Suite("Offsets tell what an edge's place is")
struct OffsetTests {
  private func place(_ source: String, _ kind: ValueKind) throws -> Int {
    let facts = try facts("let x = " + source)
    return Int(try #require(facts.values.last { $0.kind == kind }).offset) - 8
  }

  @Test func values() throws {
    #expect(try place("router.push(.detail)", .call) == 7)
    #expect(try place("router.push(.detail)", .implicitMember) == 13)
    #expect(try place("router.path", .member) == 7)
    #expect(try place("Text(a)", .call) == 0)
    #expect(try place("a.onTap?(b)", .call) == 2)
    #expect(try place("a.b[c]", .subscript) == 2)
    #expect(try place("a.b { c }", .closure) == 4)
    #expect(try place("a + b", .binary) == 2)
    #expect(try place(".sheet(a)", .call) == 1)
    #expect(try place("a ? b : c", .ternary) == 2)
    #expect(try place("A\n  .b()\n  .c()", .call) == 12)
  }

  @Test func declarations() throws {
    let facts = try facts("struct A {\n  enum B { case c, d }\n  var e: E { f }\n  func g(h i: I) {}\n  init() {}\n}")
    #expect(facts.types.map { facts.position(of: $0.offset).column } == [8, 8])
    #expect(facts.cases.map { facts.position(of: $0.offset).column } == [17, 20])
    #expect(facts.properties.map { facts.position(of: $0.offset).column } == [7])
    #expect(facts.functions.map { facts.position(of: $0.offset).column } == [12, 8, 3])
    #expect(facts.functions.map { facts.position(of: $0.offset).line } == [3, 4, 5])
    #expect(facts.parameters.map { facts.position(of: $0.offset).column } == [12])
    #expect(facts.types.map(\.end) == [UInt32(facts.lineStarts.last ?? 0) + 1, 33])
  }

  @Test func operations() throws {
    let facts = try facts("func a() {\n  b.c()\n  d = e\n  if f { g() }\n}")
    #expect(facts.operations.map { facts.position(of: $0.offset).line } == [2, 3, 4, 4, 4, 4])
    #expect(facts.operations.map { facts.position(of: $0.offset).column } == [3, 3, 3, 6, 8, 10])
    #expect(facts.operations.map(\.end.index) == [1, 2, 6, 4, 6, 6])
  }

  @Test func operationsOfNestedFunctionsLieApart() throws {
    let facts = try facts("func a() {\n  if b { c { d { e } } }\n  f()\n}")
    for function in facts.functions {
      for position in function.body.indices {
        let end = facts.operations[position].end.index
        #expect(end > position && end <= function.body.indices.upperBound)
      }
    }
    let bodies = facts.functions.map(\.body.indices).sorted { $0.lowerBound < $1.lowerBound }
    for (first, second) in zip(bodies, bodies.dropFirst()) { #expect(first.upperBound <= second.lowerBound) }
    #expect(bodies.last?.upperBound == facts.operations.count)
  }
}
