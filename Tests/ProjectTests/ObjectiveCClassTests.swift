import Testing

@testable import Project

/// The classes that Objective-C declares.
struct ObjectiveCClassTests {
  private func parse(_ text: String) -> ObjectiveCClassParser { Array(text.utf8).withUnsafeBufferPointer { ObjectiveCClassParser($0) } }

  @Test func superclassAndProtocols() throws {
    let found = parse("\n  @interface Page : UIViewController <A, B>\n@end\n@interface Root\n@end").declared
    #expect(found.map(\.name) == ["Page", "Root"])
    let page = try #require(found.first)
    #expect(page.superclass == "UIViewController" && page.protocols == ["A", "B"] && page.line == 2 && page.column == 14)
    #expect(found.last?.superclass == nil)
  }

  @Test func typeParametersAreNoProtocols() {
    #expect(parse("@interface Box<__covariant T> : Store<Page *> <P>").declared.first?.protocols == ["P"])
    #expect(parse("@interface Root <P>\n@end").declared.first?.protocols == ["P"])
  }

  @Test func categoriesExtensionsAndCommentsDeclareNone() {
    #expect(parse("@interface Page (More) <P>\n@end @interface Page ()\n@end").declared.isEmpty)
    #expect(parse("// @interface A : B\n/* @interface C */ @\"@interface D\" @class E;").declared.isEmpty)
  }

  @Test func implementations() {
    #expect(parse("@implementation Page\n@end\n@implementation Page (More)\n@end").implemented == ["Page", "Page"])
  }

  @Test(arguments: [
    "@", "@interface", "@interface A :", "@interface A : B <", "@interface A <B", "@interface A : B <C; D", "@interface A <<<<<>",
  ])
  func brokenTextIsRead(_ text: String) { #expect(parse(text).declared.count <= 1) }

  /// What stands for them in Swift has each name where Objective-C has it.
  @Test func asSwift() {
    let classes = parse("\n@interface Page : UIViewController <A>\n@end\n\n@interface Root\n@end").declared
    let text = String(decoding: ObjectiveCClass.swiftText(classes), as: UTF8.self)
    #expect(text == "\n     class Page: UIViewController, A {}\n\n\n     class Root {}\n")
  }
}
