import NavigationGraph
import Rules
import SourceTestSupport

/// Ways to write an example that change nothing of what its rule says, and ways that leave nothing for it to see.
extension RuleExample {
  static let fileName = "Example.swift"

  /// The example as it stands.
  func sources(_ text: String? = nil) -> SourceSet {
    SourceSet(
      files: [SourceSet.File(path: Self.fileName, bytes: Array((text ?? source).utf8))]
        + files.map { SourceSet.File(path: $0.path, bytes: Array($0.text.utf8)) })
  }

  /// Where the rule has its findings.
  func places(of rule: String, linesBefore: Int = 0) -> [Place] {
    let own = marks.map { Place(file: Self.fileName, line: $0.line + linesBefore, rule: rule, severity: $0.severity) }
    let others = files.flatMap { file in
      Self.marks(of: file).map { Place(file: file.path, line: $0.line, rule: rule, severity: $0.severity) }
    }
    return (own + others).sorted()
  }

  /// Behind text of several bytes a character.
  var behindMultiByteText: String { "// äöü 日本語 👩‍👩‍👧‍👦\n" + source }

  /// Nothing but a comment. Comments of the source nest in it.
  var asComment: String { "/*\n" + source + "\n*/\nstruct Other {}\n" }

  /// Nothing but a string.
  var asString: String { "let text = ####\"\"\"\n" + source + "\n\"\"\"####\nstruct Other {}\n" }

  /// With a comment before each marked line that switches the rule off there.
  func disabled(_ rule: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Self.isMarked(line) ? "// navgraph:disable:next \(rule) - an example\n\(line)" : String(line)
    }.joined(separator: "\n")
  }
}
