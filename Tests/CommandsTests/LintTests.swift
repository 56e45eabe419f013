import Foundation
import Testing

/// `navgraph lint` on source: exit codes, selection of rules, reports.
@Suite struct LintTests {
  /// A push of a route that the builder does not know, and a route that no site uses.
  static let faulty = SmallApp.source
    .replacing("  case detail(Int)\n", with: "  case detail(Int)\n  case lost\n  case idle\n")
    .replacing("      case .detail(let id): DetailView(id: id)\n", with: "      case .detail(let id): DetailView(id: id)\n      case .idle: Text(\"idle\")\n")
    .replacing("path.append(.detail(1))", with: "path.append(.detail(1)); path.append(.lost)")

  @Test func findingsDecideTheCode() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    #expect(try Tool.run(["lint"], in: folder).code == 0)
    #expect(try Tool.run(["lint", "--strict"], in: folder).code == 0)
    try folder.write("App.swift", Self.faulty)
    let all = try Tool.run(["lint"], in: folder)
    #expect(all.code == 1)
    #expect(all.output.contains("(unmapped_destination)"))
    #expect(all.output.contains("(unused_destination)"))
    let warnings = try Tool.run(["lint", "--disable", "unmapped_destination"], in: folder)
    #expect(warnings.code == 0)
    #expect(!warnings.output.contains("(unmapped_destination)"))
    #expect(try Tool.run(["lint", "--only", "unused_destination", "--strict"], in: folder).code == 1)
  }

  @Test func severalReportsInOneRun() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", Self.faulty)
    let outcome = try Tool.run(["lint", "--reporter", "text", "--reporter=json", "--output", "out.json", "--reporter", "xcode", "-o", "out.txt"], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("hint:"))
    #expect(try folder.text("out.json").contains("\"rule\": \"unmapped_destination\""))
    #expect(try folder.text("out.txt").contains("\(folder.path)/App.swift:"))
  }

  /// One reporter and one file belong together in either order; `text` is what stands for an output that no reporter comes before.
  @Test func theOutputMayStandBeforeItsReporter() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", Self.faulty)
    let outcome = try Tool.run(["lint", "-o", "out.json", "--reporter", "json"], in: folder)
    #expect(outcome.output.isEmpty)
    #expect(try folder.text("out.json").hasPrefix("{"))
    _ = try Tool.run(["lint", "-o", "out.txt"], in: folder)
    #expect(try folder.text("out.txt").hasPrefix("App.swift:"))
  }

  /// Two results in one file would be one result, and a report is no source.
  @Test func noResultOverwritesAnother() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", Self.faulty)
    for (arguments, message) in [
      (["--reporter", "json", "-o", "r.txt", "--reporter", "text", "-o", "./r.txt"], "--output ./r.txt is given twice"),
      (["--write-baseline", "k.json", "--reporter", "json", "-o", "k.json"], "k.json is the baseline"), (["-o", "App.swift"], "would overwrite source"),
      (["--only", "unused_destination", "--enable", "unguarded_pop"], "--only runs no other rule"),
    ] {
      let outcome = try Tool.run(["lint"] + arguments, in: folder)
      #expect(outcome.code == 2 && outcome.messages.contains(message), "\(arguments): \(outcome.messages)")
    }
    #expect(try folder.text("App.swift") == Self.faulty)
    #expect(try Tool.run(["lint", "--only", "unused_destination, unguarded_pop"], in: folder).code == 0)
  }

  @Test func colourIsForTerminals() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", Self.faulty)
    #expect(try !Tool.run(["lint"], in: folder).output.contains("\u{1B}["))
    #expect(try Tool.run(["lint", "--color", "always"], in: folder).output.contains("\u{1B}["))
  }

  @Test func timingsAreToldWhenAsked() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    let outcome = try Tool.run(["lint", "--verbose"], in: folder)
    for stage in ["walk", "scan", "link", "lint"] { #expect(outcome.messages.contains("\(stage) ")) }
    #expect(try Tool.run(["lint"], in: folder).messages.isEmpty)
  }

  @Test func theGraphIsTheSameWhateverTheThreadsAndTheOrder() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/App.swift", SmallApp.source)
    for name in ["b", "c", "d"] { try folder.write("\(name)/\(name).swift", SmallApp.source.replacing("SmallApp", with: "App\(name)").replacing("View", with: "View\(name)")) }
    let expected = try Tool.run(["graph"], in: folder).output
    #expect(try Tool.run(["graph", "--threads", "1"], in: folder).output == expected)
    #expect(try Tool.run(["graph", "d", "b", "c", "a", "--threads", "7"], in: folder).output == expected)
  }

  @Test func theGraphNamesTheVersion() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    let version = try Tool.run(["--version"], in: folder).output.split(separator: " ").last.map { $0.dropLast() } ?? ""
    #expect(try Tool.run(["graph"], in: folder).output.contains("\"version\": \"\(version)\""))
  }

  @Test func explainSpeaksOfTheLine() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    let line = SmallApp.source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("path.append") }.map { $0 + 1 } ?? 0
    let outcome = try Tool.run(["explain", "App.swift:\(line)"], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Route.detail"))
    let nothing = try Tool.run(["explain", "App.swift:1"], in: folder)
    #expect(nothing.output.isEmpty)
    #expect(nothing.messages.contains("App.swift:1: no navigation here"))
  }

  @Test func explainSaysWhereAFileIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
    try folder.write("Other/Other.swift", "struct Other {}")
    let missing = try Tool.run(["explain", "Gone.swift:3", "App"], in: folder)
    #expect(missing.code == 3)
    #expect(missing.messages.contains("Gone.swift: no such file"))
    let elsewhere = try Tool.run(["explain", "Other/Other.swift:1", "App"], in: folder)
    #expect(elsewhere.messages.contains("Other/Other.swift:1: the file is not among those that were read"))
  }

  /// A file's name does, where there is one of it; of several each is named.
  @Test func explainFindsTheFileByItsName() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Deep/App.swift", SmallApp.source)
    let line = SmallApp.source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("path.append") }.map { $0 + 1 } ?? 0
    #expect(try Tool.run(["explain", "App.swift:\(line)"], in: folder).output.hasPrefix("App/Deep/App.swift:\(line)\n"))
    #expect(try Tool.run(["explain", "Deep/App.swift:\(line)", "App"], in: folder).output.contains("Route.detail"))
    try folder.write("Other/App.swift", "struct Other {}")
    let several = try Tool.run(["explain", "App.swift:\(line)"], in: folder)
    #expect(several.code == 3)
    #expect(several.messages.contains("App.swift: no such file; of that name there are:\n  App/Deep/App.swift\n  Other/App.swift\n"), "\(several.messages)")
  }

  /// From a folder above, the app's own configuration is in force.
  @Test func explainReadsTheAppThatTheFileIsOf() throws {
    let folder = try TemporaryFolder()
    try folder.write("Shop/App.swift", ClosedPackageApp.source)
    try folder.write("Shop/.navgraph.yml", ClosedPackageApp.configuration)
    let line = ClosedPackageApp.source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("navigator.go(.detail(1))") }.map { $0 + 1 } ?? 0
    let outcome = try Tool.run(["explain", "Shop/App.swift:\(line)"], in: folder)
    #expect(outcome.output.contains("view:HomeView push route:AppRoute.detail"), "\(outcome.output)\(outcome.messages)")
    #expect(outcome.output.contains("  go: pushes its value\n"), "\(outcome.output)")
  }

  @Test func severalRulesMayStandInOneOption() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    #expect(try Tool.run(["lint", "--only", "unused_destination,unmapped_destination"], in: folder).code == 0)
  }
}
