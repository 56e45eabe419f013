import Testing

@testable import Knowledge

@Suite struct ShapeParserTests {
  @Test func readsEveryPartOfALine() throws {
    let shapes = try ShapeParser.parse("  method Router.Stack.push( _ : value,at: other? )\tleaves sheet -> Thing  # and why")
    let shape = try #require(shapes.first)
    #expect(shapes.count == 1)
    #expect(shape.form == .method)
    // A nested type is known by its own name.
    #expect(shape.receiver == "Stack")
    #expect(shape.name == "push")
    #expect(shape.arguments.map(\.label) == [nil, "at"])
    #expect(shape.arguments.map(\.role) == [.value, .other])
    #expect(shape.arguments.map(\.isOptional) == [false, true])
    #expect(shape.effect == .leaves)
    #expect(shape.kind == .sheet)
    #expect(shape.target == "Thing")
  }

  @Test func aGenericArgumentIsTheValuesType() throws {
    #expect(try ShapeParser.shape("method Router< _,value >.go(_: value) links push")?.valueArgument == 1)
    #expect(try ShapeParser.shape("construct Coordinator<value>(start: value) links push")?.valueArgument == 0)
    #expect(try ShapeParser.shape("method Router.go(_: value) links push")?.valueArgument == nil)
  }

  @Test func whatIsLeftOutIsNil() throws {
    let shape = try #require(try ShapeParser.parse("value Action() holds").first)
    #expect(shape.receiver == nil && shape.arguments.isEmpty && shape.kind == nil && shape.target == nil)
  }

  @Test func emptyLinesAndCommentsAreNoShapes() throws {
    #expect(try ShapeParser.parse("\n  # a heading\n\n").isEmpty)
  }

  @Test func lettersOfAllLanguagesMakeNames() throws {
    let shape = try #require(try ShapeParser.shape("method Steuerung.öffne2(_gehe_zu: value) links push"))
    #expect(shape.name == "öffne2")
    #expect(shape.arguments.map(\.label) == ["_gehe_zu"])
  }

  @Test(arguments: [
    ("modifier sheet", 15, "expected `form name(…) effect`: `(` is missing behind the name"),
    ("method Router<Route>.go(_: value) links push", 14, "of generic arguments a shape says only which is the values’ type"),
    ("method Router<_>.go(_: value) links push", 14, "of generic arguments a shape says only which is the values’ type"),
    ("method Router<value, value>.go(_: value) links push", 14, "of generic arguments a shape says only which is the values’ type"),
    ("method Router<_, value.go(_: value) links push", 14, "of generic arguments a shape says only which is the values’ type"),
    ("modifier", 9, "expected `form name(…) effect`: a name is missing"),
    ("(item: slot) presents sheet", 1, "expected `form name(…) effect`: a form is missing"),
    ("modifier sheet.(item: slot) presents sheet", 16, "expected `form name(…) effect`: a name is missing"),
    ("modifer sheet(item: slot) presents sheet", 1, "unknown form “modifer”"),
    ("modifier sheet(item slot) presents sheet", 16, "expected `label: role`"),
    ("modifier sheet(item: slot,) presents sheet", 27, "expected `label: role`"),
    ("modifier sheet(,item: slot) presents sheet", 16, "expected `label: role`"),
    ("modifier sheet(item: slot presents sheet", 27, "expected `,` or `)` behind “slot”"),
    ("modifier sheet(item: slott) presents sheet", 22, "unknown role “slott”"),
    ("modifier sheet(item:) presents sheet", 21, "expected `form name(…) effect`: a role is missing"),
    ("modifier sheet(item: slot) present sheet", 28, "unknown effect “present”"),
    ("modifier sheet(item: slot) presents sheeet", 37, "unknown kind “sheeet”"),
    ("modifier sheet(item: slot)", 27, "expected `form name(…) effect`: an effect is missing"),
    ("modifier sheet(item: slot) presents sheet and more", 43, "nothing more is expected here: “and more”"),
    ("modifier sheet(item: slot) presents sheet ->", 45, "the target behind `->` is missing"),
    ("modifier sheet(item: slot) presents sheet - Thing", 43, "expected `-> Target`"),
  ]) func aFaultIsNamedWithItsPlace(_ line: String, _ column: Int, _ message: String) {
    let error = #expect(throws: ShapeError.self) { try ShapeParser.parse("# first\n\(line)") }
    #expect(error?.line == 2)
    #expect(error?.column == column)
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func aFaultKnowsTheWordsThatCouldStandThere() {
    let error = #expect(throws: ShapeError.self) { try ShapeParser.parse("modifier sheet(item: slott) presents sheet") }
    #expect(error?.word == "slott")
    #expect(error?.known == ArgumentRole.allCases.map(\.rawValue))
  }

  @Test(arguments: [
    ("modifier sheet(item: slot, content: content) presents", "`presents` needs a kind: `push`"),
    ("modifier sheet(item: slot, content: content) presents url", "`presents` takes one of `push`"),
    ("modifier sheet(item: content) presents sheet", "`presents` needs an argument that is `slot`"),
    ("modifier sheet(item: slot) presents sheet", "`presents` needs an argument that is `content`, or a target"),
    ("modifier sheet(a: slot, b: slot, content: content) presents sheet", "of several `slot` arguments"),
    ("construct Link(to: title) links push", "`links` needs an argument that is `value` or `values` or `content`"),
    ("modifier destination(for: type) registers push", "`registers` needs an argument that is `content`"),
    ("method Box.show(_: url) leaves open", "`leaves` needs a target"), ("method Box.show(_: value) links push -> Thing", "`links` has no target"),
    ("method Box.pop() pops push", "`pops` takes no kind"), ("callback opened(url: url) links push", "a `callback` `handles`, `roots` or `answers`"),
    ("property current(_: value) links push", "a `property` that `links` needs its type"), ("construct Box.Link(to: value) links push", "a `construct` is known by its name alone"),
    ("modifier onLink(perform: action) handles url", "`handles` needs an argument that is `run`"),
  ]) func aShapeThatWouldDoNothingIsAFault(_ line: String, _ message: String) {
    let error = #expect(throws: ShapeError.self) { try ShapeParser.parse(line) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  /// Whatever stands in a configuration file: an error or a shape, and never a trap.
  @Test func anyCutOfALineIsReadOrRefused() {
    let line = "method Router.Stack.push(_: value, at: other?) leaves sheet -> Thing"
    for end in line.indices {
      for start in line[..<end].indices { _ = try? ShapeParser.parse(String(line[start..<end])) }
      for insert in ["(", ")", ":", ",", "?", ".", "->", "#", "\0", "é", "\u{301}"] {
        _ = try? ShapeParser.parse(String(line[..<end]) + insert + String(line[end...]))
      }
    }
  }
}
