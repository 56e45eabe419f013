import Foundation
import Testing

/// Every row of `docs/exit-codes.md` is run.
@Suite struct ExitCodeTests {
  /// A row: what is run in which state of things.
  struct Row: Sendable, CustomTestStringConvertible {
    let code: Int32
    let command: String
    let condition: String
    var testDescription: String { "\(code): \(command) \(condition)" }
  }

  static let rows: [Row] = {
    let page = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("../../docs/exit-codes.md").standardizedFileURL
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 2, let code = Int32(cells[0]), cells[1].hasPrefix("`navgraph ") else { return nil }
      return Row(code: code, command: cells[1].replacing("`", with: ""), condition: cells.count > 2 ? cells[2] : "")
    }
  }()

  /// What makes a condition so: files, their content.
  private static func files(_ condition: String) -> [String: String]? {
    let (faulty, well) = (LintTests.faulty, SmallApp.source)
    /// With the warning alone.
    let warned = faulty.replacing("; path.append(.lost)", with: "")
    /// With a note alone: a `default:` arm makes the view.
    let noted = well.replacing("  case detail(Int)\n", with: "  case detail(Int)\n  case other\n")
      .replacing("DetailView(id: id)\n", with: "DetailView(id: id)\n              default: DetailView(id: 1)\n")
      .replacing("path.append(.detail(1))", with: "path.append(.detail(1)); path.append(.other)")
    let held = warned.replacing("Button(\"Detail\")", with: "Button(\"Other\") { path.append(Outside.shared.next) }\n          Button(\"Detail\")")
    let broken = "contracts:\n  - name: near\n    max_depth: 1\n"
    return switch condition {
    case "nothing is found", "a rule is unknown", "an option is unknown", "a command is unknown", "the configuration that is named is not there",
      "the baseline is not there", "the report cannot be written", "a way leads there", "nothing has the name", "the pages are not there", "":
      ["App.swift": well]
    case "warnings are found", "a warning is found": ["App.swift": warned]
    case "what is mended is taken out of the baseline": ["App.swift": well, "known.json": "{\"findings\": [], \"schemaVersion\": 1}"]
    case "an error is found", "errors come out as warnings", "findings are written into the baseline", "something is found, which the graph does not look at":
      ["App.swift": faulty]
    case "only notes are found": ["App.swift": noted]
    case "what could be found is held back": ["App.swift": held]
    case "a comment switches off what is found":
      ["App.swift": warned.replacing("  case lost\n  case idle", with: "  // navgraph:disable unused_destination - soon\n  case lost\n  case idle")]
    case "the baseline has all that is found": ["App.swift": warned, "known.json": ""]
    case "an error is not in the baseline": ["App.swift": faulty, "known.json": "{\"findings\": [], \"schemaVersion\": 1}"]
    case "a contract is broken": ["App.swift": well, ".navgraph.yml": broken]
    case "a contract of severity `warning` is broken": ["App.swift": well, ".navgraph.yml": broken + "    severity: warning\n"]
    case "`rules` lowers the errors to warnings": ["App.swift": faulty, ".navgraph.yml": "rules: {unmapped_destination: warning}\n"]
    case "`rules` raises a warning to an error": ["App.swift": warned, ".navgraph.yml": "rules: {unused_destination: error}\n"]
    case "a file is unreadable, and the others are well", "a file is unreadable": ["App.swift": well, "Binary.swift": "\u{0}\u{1}"]
    case "a path is not there", "the list of files is not there": ["App.swift": well]
    case "a storyboard is not readable to its end", "a storyboard is not readable to its end, and all else is well":
      ["App.swift": well, "Main.storyboard": "<?xml version=\"1.0\"?>\n<document>\n<<<<<<< HEAD\n"]
    case "the configuration is a link that leads nowhere": ["App.swift": well]
    case "the configuration has a mistake": ["App.swift": well, ".navgraph.yml": "exclude: a\n"]
    case "the baseline is broken": ["App.swift": well, "known.json": "{\"findings\": ["]
    case "there is no Swift file": ["notes.txt": ""]
    case "no way leads there": ["App.swift": well + "\nstruct LostView: View { var body: some View { Text(\"\") } }\n"]
    case "the saved graph is broken": ["broken.json": "{"]
    case "two saved graphs differ":
      ["old.json": SmallApp.savedGraph, "new.json": SmallApp.savedGraph.replacing("view:HomeView", with: "view:OtherView")]
    case "the file of `dump` is out of date": ["App.swift": well, "navigation.txt": "# navgraph dump, format 1: x\nview:Old screen\n"]
    case "the file of `dump` is not there": ["App.swift": well]
    case "a configuration is there already": ["App.swift": well, ".navgraph.yml": ""]
    default: nil
    }
  }

  @Test(arguments: rows) func theRowHolds(_ row: Row) throws {
    let folder = try TemporaryFolder()
    for (path, text) in try #require(Self.files(row.condition)) { try folder.write(path, text) }
    if row.condition == "the baseline has all that is found" {
      #expect(try Tool.run(["lint", "--write-baseline", "known.json"], in: folder).code == 0)
    }
    if row.condition == "the configuration is a link that leads nowhere" { try folder.link(".navgraph.yml", to: "shared/navgraph.yml") }
    let outcome = try Tool.run(row.command.split(separator: " ").dropFirst().map(String.init), in: folder)
    #expect(outcome.endedByItself)
    #expect(outcome.code == row.code, "\(outcome.output)\(outcome.messages)")
    #expect(outcome.output.isEmpty || row.code < 2 || row.condition.contains("readable"))
    // The state is the one that the row speaks of.
    let counts: [String: String] = [
      "errors come out as warnings": "2 warnings",
      "warnings are found": "1 warning", "an error is found": "1 error", "only notes are found": "1 note", "what could be found is held back": "1 held back",
      "a comment switches off what is found": "disabled by comments", "the baseline has all that is found": "1 in the baseline",
      "a contract of severity `warning` is broken": "1 warning", "a contract is broken": "1 error",
    ]
    if let count = counts[row.condition] { #expect(outcome.output.contains(count), "\(outcome.output)") }
  }

  @Test func thereAreRowsForEveryCode() {
    #expect(Self.rows.count >= 33)
    #expect(Set(Self.rows.map(\.code)) == [0, 1, 2, 3])
  }
}
