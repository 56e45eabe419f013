import Testing

@testable import Knowledge

@Suite struct ShapeParserTests {
  @Test func readsEveryPartOfALine() throws {
    let shapes = try ShapeParser.parse("method Router.Stack.push(_: value, at: other?) leaves sheet -> Thing  # and why")
    let shape = try #require(shapes.first)
    #expect(shapes.count == 1)
    #expect(shape.form == .method)
    #expect(shape.receiver == "Router.Stack")
    #expect(shape.name == "push")
    #expect(shape.arguments.map(\.label) == [nil, "at"])
    #expect(shape.arguments.map(\.role) == [.value, .other])
    #expect(shape.arguments.map(\.isOptional) == [false, true])
    #expect(shape.effect == .leaves)
    #expect(shape.kind == .sheet)
    #expect(shape.target == "Thing")
  }

  @Test func whatIsLeftOutIsNil() throws {
    let shape = try #require(try ShapeParser.parse("value Action() holds").first)
    #expect(shape.receiver == nil && shape.arguments.isEmpty && shape.kind == nil && shape.target == nil)
  }

  @Test func emptyLinesAndCommentsAreNoShapes() throws {
    #expect(try ShapeParser.parse("\n  # a heading\n\n").isEmpty)
  }

  @Test(arguments: [
    ("modifier sheet", "expected `form name(…) effect`"),
    ("modifer sheet(item: slot) presents sheet", "unknown form"),
    ("modifier sheet(item slot) presents sheet", "expected `label: role`"),
    ("modifier sheet(item: slott) presents sheet", "unknown role"),
    ("modifier sheet(item: slot) present sheet", "unknown effect"),
    ("modifier sheet(item: slot) presents sheeet", "unknown kind"),
    ("modifier sheet(item: slot)", "unknown effect"),
  ]) func aFaultIsNamedWithItsLine(_ line: String, _ message: String) {
    let error = #expect(throws: ShapeError.self) { try ShapeParser.parse("# first\n\(line)") }
    #expect(error?.line == 2)
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
