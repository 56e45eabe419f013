import Facts
import Testing

@Suite("Documentation comments")
struct DocumentationTests {
  /// What is said of the last type of a source.
  private func documentation(_ source: String) throws -> String {
    let facts = try facts(source)
    return facts.names.text(try #require(facts.types.last).documentation)
  }

  @Test func firstParagraph() throws {
    let source = """
      import SwiftUI

      /// A list of `Fruit`, with
      ///   [links](https://example.com) and **bold** words.
      ///
      /// More of it.
      /// - Parameter fruit: the fruit
      struct A {}
      """
    #expect(try documentation(source) == "A list of `Fruit`, with [links](https://example.com) and **bold** words.")
  }

  @Test func blocks() throws {
    #expect(try documentation("/** One line. */ struct A {}") == "One line.")
    #expect(try documentation("/**\n * Starred\n * lines.\n *\n * More.\n */\nstruct A {}") == "Starred lines.")
    #expect(try documentation("/**\n  Plain\n  lines **bold**.\n **/\nclass A {}") == "Plain lines **bold**.")
    #expect(try documentation("/**\n **Bold** first.\n */\nactor A {}") == "**Bold** first.")
    #expect(try documentation("/** a /* nested */ b */\nstruct A {}") == "a /* nested */ b")
  }

  @Test func attributesAndModifiers() throws {
    #expect(try documentation("/// Before.\n@MainActor @Observable\npublic final class A {}") == "Before.")
    #expect(try documentation("@MainActor\n/// Between.\npublic final class A {}") == "Between.")
    #expect(try documentation("@available(iOS 17, *) public\n/// Behind.\nstruct A {}") == "Behind.")
    #expect(try documentation("/// Before.\n// MARK: - A\n// swiftlint:disable all\nstruct A {}") == "Before.")
  }

  @Test func whatIsNone() throws {
    for source in [
      "// Ordinary.\nstruct A {}", "//// Drawn.\nstruct A {}", "/* Ordinary. */ struct A {}", "/**/ struct A {}", "/*** Drawn. */ struct A {}",
      "/// - Parameter a: b\nstruct A {}", "/// MARK: - Views\nstruct A {}", "/// ```\n/// code\n/// ```\nstruct A {}", "///\nstruct A {}",
      "/// =====\nstruct A {}", "var a = 1 /// Behind a value.\nstruct A {}", "struct B {} /// Of B.\nstruct A {}",
      "/// A.swift\n/// Copyright 2025 Someone.\nstruct A {}", "/**\n © Someone\n */\nstruct A {}", "/// Of B.\nstruct B {}\nstruct A {}",
      "struct A {}\n/// Behind.", "/// Of the import.\nimport B\nstruct A {}",
    ] {
      #expect(try documentation(source) == "", "\(source)")
    }
  }

  @Test func theLastOfSeveral() throws {
    #expect(try documentation("/// Of nothing.\n\n/// Of A.\nstruct A {}") == "Of A.")
    #expect(try documentation("/// Of nothing.\n// a word\n/// Of A.\nstruct A {}") == "Of A.")
    #expect(try documentation("/// Of A.\n\n\nstruct A {}") == "Of A.")
    #expect(try documentation("/// # Heading\n/// Of A.\nstruct A {}") == "Of A.")
    #expect(try documentation("/// Text\r\n/// of A.\r\nstruct A {}") == "Text of A.")
  }

  @Test func cases() throws {
    let source = """
      enum A { /// Of nothing here.
        /// The first.
        case a, b(Int)
        case c // Ordinary.
        /** The last. */ indirect case d
      }
      """
    #expect(
      try dump(source) == """
        enum A
          /// The first.
          case a
          /// The first.
          case b(_: Int)
          case c
          /// The last.
          case d
        """)
  }

  @Test func extensionsHaveNone() throws {
    #expect(try documentation("/// Of an extension.\nextension A {}") == "")
  }

  @Test func longOnesAreCutAtAWord() throws {
    let text = try documentation("/// " + String(repeating: "word ", count: 200) + "\nstruct A {}")
    #expect(text.count <= DocumentationLength.maximum && text.hasSuffix("word…"))
    let unbroken = try documentation("/// " + String(repeating: "語", count: 2000) + "\nstruct A {}")
    #expect(unbroken.count == DocumentationLength.maximum && unbroken.hasSuffix("語…"))
    let exact = String(repeating: "x", count: DocumentationLength.maximum)
    #expect(try documentation("/// \(exact)\nstruct A {}") == exact)
  }

  @Test func brokenInput() throws {
    for source in ["/// a", "/** a", "/**", "///", "/** a\nstruct A {}", "/", "enum A { /// x\n case", "/// \u{0}\u{1}\nstruct A {}", "@ /// a\nstruct"] {
      checkInvariants(try facts(source), "\(source)")
    }
    var bytes = Array("/// ".utf8)
    bytes += [0xFF, 0xC3, 0x28, 0x80]
    bytes += Array("\nstruct A {}".utf8)
    checkInvariants(try facts(bytes))
  }
}

/// The length that the collector promises.
private enum DocumentationLength {
  static let maximum = 300
}
