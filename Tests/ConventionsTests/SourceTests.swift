import Testing

/// What holds for every line of source.
@Suite struct SourceTests {
  static let sources = Repository.swiftFiles(in: "Sources") + Repository.swiftFiles(in: "Plugins")
  static let maximumLines = 500
  static let maximumWidth = 145

  @Test func filesAreShort() throws {
    #expect(Self.sources.count > 50)
    for file in Self.sources + Repository.swiftFiles(in: "Tests") {
      let count = try file.lines().count
      #expect(count <= Self.maximumLines, "\(file.path) has \(count) lines; split it by ideas")
    }
  }

  @Test func linesAreNotTooLong() throws {
    for file in Self.sources {
      // Texts and comments may be longer.
      for (number, code) in SourceCode.lines(of: try file.text()).enumerated() where code.count > Self.maximumWidth {
        Issue.record("\(file.path):\(number + 1) is \(code.count) characters wide")
      }
    }
  }

  /// SwiftPM refuses a package that has any as a dependency.
  @Test func theManifestHasNoUnsafeFlags() throws {
    let manifest = Repository.File(path: "Package.swift", url: Repository.root.appendingPathComponent("Package.swift"))
    for (number, code) in SourceCode.lines(of: try manifest.text()).enumerated() {
      #expect(!code.contains("unsafeFlags"), "Package.swift:\(number + 1)")
    }
  }

  /// No input may end the process: what traps is left out of the sources altogether.
  @Test func nothingTraps() throws {
    for file in Self.sources {
      for (number, code) in SourceCode.lines(of: try file.text()).enumerated() {
        for found in traps(in: code) { Issue.record("\(file.path):\(number + 1): \(found)") }
      }
    }
  }

  @Test(arguments: [
    ("let a = try! f()", true), ("let a = b as! C", true), ("fatalError()", true), ("precondition(x)", true), ("a.b!.c", true), ("f()!", true), ("a[0]!", true),
    ("let a: Int! = nil", true), ("x != y", false), ("if !x, !(y) {", false), ("a !== b", false), ("let a = try? f()", false), ("assert(x)", false),
    ("// try! in a comment", false), ("\"try! in a string\"", false), ("let a = \"x\" + b!", true), ("f(\"a\\\"b!\")", false), ("case .not: !isA", false),
  ]) func trapsAreTold(_ line: String, _ isTrap: Bool) {
    #expect(traps(in: SourceCode.lines(of: line).joined()).isEmpty != isTrap)
  }

  private func traps(in code: String) -> [String] {
    var found: [String] = []
    for word in ["try!", "as!", "fatalError(", "preconditionFailure(", "precondition(", "unsafelyUnwrapped", "assertionFailure("] where code.contains(word) {
      found.append(word)
    }
    // A mark bound to what stands left of it, with something that ends an expression behind it.
    let characters = Array(code)
    for index in characters.indices.dropFirst() where characters[index] == "!" {
      let before = characters[index - 1]
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let endsOperand = before.isLetter || before.isNumber || before == "_" || before == ")" || before == "]" || before == "}"
      guard endsOperand, next != "=" else { continue }
      let word = String(characters[..<index].reversed().prefix { $0.isLetter }.reversed())
      if !["try", "as"].contains(word) { found.append("forced unwrap") }
    }
    return found
  }
}
