import Foundation
import Testing

/// What is known, switched off or renamed, as users of `navgraph lint` feel it.
@Suite struct SuppressionTests {
  /// An error and a warning.
  private func faulty() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", LintTests.faulty)
    return folder
  }

  private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(path)")), as: UTF8.self)
  }

  @Test func aBaselineIsWrittenAndHolds() throws {
    let folder = try faulty()
    let written = try Tool.run(["lint", "--write-baseline", "known.json"], in: folder)
    #expect(written.code == 0)
    #expect(written.messages == "known.json: 2 findings written\n")
    #expect(written.output.contains("No findings"), "\(written.output)")
    #expect(written.output.contains("2 in the baseline"), "\(written.output)")
    let baseline = try text(folder, "known.json")
    #expect(baseline.contains("{\"file\": \"App/App.swift\", \"fingerprint\": \""), "\(baseline)")
    #expect(!baseline.contains(folder.path))
    let known = try Tool.run(["lint", "--strict", "--baseline", "known.json"], in: folder)
    #expect(known.code == 0)
    #expect(known.output.contains("2 in the baseline"))
    #expect(try Tool.run(["lint", "--baseline", "known.json", "--reporter", "json"], in: folder).output.contains("\"baselined\": 2"))
    // Lines that move change neither the findings nor the file.
    try folder.write("App/App.swift", "// A line.\n\n" + LintTests.faulty)
    #expect(try Tool.run(["lint", "--strict", "--baseline", "known.json"], in: folder).code == 0)
    _ = try Tool.run(["lint", "--write-baseline", "known.json"], in: folder)
    #expect(try text(folder, "known.json") == baseline)
  }

  @Test func whatIsNewCountsAndWhatIsGoneIsTold() throws {
    let folder = try faulty()
    try folder.write(".navgraph.yml", "baseline: ci/known.json\n")
    try folder.write("ci/.keep", "")
    _ = try Tool.run(["lint", "--write-baseline", "ci/known.json"], in: folder)
    #expect(try text(folder, "ci/known.json").contains("\"file\": \"../App/App.swift\""))
    #expect(try Tool.run(["lint", "--strict"], in: folder).code == 0)
    #expect(try Tool.run(["lint", "--strict", "../App"], inFolder: folder.path + "/ci").code == 0)
    try folder.write("App/App.swift", LintTests.faulty.replacing("path.append(.lost)", with: "path.append(.idle)").replacing("  case lost\n", with: "  case lost\n  case late\n"))
    let outcome = try Tool.run(["lint"], in: folder)
    #expect(outcome.output.contains("ci/known.json:3:") && outcome.output.contains("(superfluous_disable)"), "\(outcome.output)")
    #expect(outcome.output.contains("that is no longer there"), "\(outcome.output)")
  }

  /// A run over a part keeps what it says of the rest, and judges none of it.
  @Test func aPartKeepsTheRest() throws {
    let folder = try faulty()
    try folder.write("Other/Other.swift", LintTests.faulty.replacing("SmallApp", with: "OtherApp").replacing("HomeView", with: "OtherView").replacing("Route", with: "Way"))
    _ = try Tool.run(["lint", "--write-baseline", "known.json"], in: folder)
    let whole = try text(folder, "known.json")
    #expect(whole.contains("Other/Other.swift") && whole.contains("App/App.swift"))
    #expect(try Tool.run(["lint", "App", "--strict", "--baseline", "known.json"], in: folder).code == 0)
    _ = try Tool.run(["lint", "App", "--write-baseline", "known.json"], in: folder)
    #expect(try text(folder, "known.json") == whole)
    try folder.write("Other/Other.swift", "")
    #expect(try Tool.run(["lint", "--baseline", "known.json"], in: folder).output.contains("that is no longer there"))
  }

  private func twoApps() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("A/App.swift", LintTests.faulty)
    try folder.write("B/Other.swift", LintTests.faulty.replacing("SmallApp", with: "OtherApp").replacing("HomeView", with: "OtherView").replacing("Route", with: "Way"))
    _ = try Tool.run(["lint", "--write-baseline", "known.json"], in: folder)
    return folder
  }

  /// In a folder below, with the baseline of the folder above, the entries of its neighbours are neither judged nor dropped.
  @Test func aRunInAFolderBelowKeepsTheRest() throws {
    let folder = try twoApps()
    let whole = try text(folder, "known.json")
    let outcome = try Tool.run(["lint", "--strict", "--baseline", "../known.json"], inFolder: folder.path + "/A")
    #expect(outcome.code == 0, "\(outcome.output)")
    let written = try Tool.run(["lint", "--write-baseline", "../known.json"], inFolder: folder.path + "/A")
    #expect(written.messages == "../known.json: 4 findings written: 4 known, 0 new, 0 gone\n")
    #expect(try text(folder, "known.json") == whole)
  }

  /// Rules that do not run, files that cannot be read, files that are named alone: nothing of them is taken for mended.
  @Test func whatIsNotJudgedIsKept() throws {
    let folder = try faulty()
    try folder.write("App/Other.swift", "struct Other {}\n")
    _ = try Tool.run(["lint", "--write-baseline", "known.json"], in: folder)
    let whole = try text(folder, "known.json")
    _ = try Tool.run(["lint", "--only", "unused_destination", "--write-baseline", "known.json"], in: folder)
    #expect(try text(folder, "known.json") == whole)
    try folder.write("App/App.swift", "\u{0}")
    #expect(try Tool.run(["lint", "--strict", "--baseline", "known.json"], in: folder).code == 0)
    for arguments in [["lint"], ["lint", "App/Other.swift"]] {
      _ = try Tool.run(arguments + ["--write-baseline", "known.json"], in: folder)
      #expect(try text(folder, "known.json") == whole, "\(arguments)")
    }
  }

  @Test func theBaselineOfTheConfigurationIsWritten() throws {
    let folder = try faulty()
    let none = try Tool.run(["lint", "--write-baseline"], in: folder)
    #expect(none.code == 2)
    #expect(none.messages.contains("--write-baseline needs a file"), "\(none.messages)")
    try folder.write(".navgraph.yml", "baseline: known.json\n")
    #expect(try Tool.run(["lint", "--write-baseline"], in: folder).messages == "known.json: 2 findings written\n")
    #expect(try Tool.run(["lint", "App", "--strict"], in: folder).code == 0)
    let both = try Tool.run(["lint", "--write-baseline", "--shrink-baseline"], in: folder)
    #expect(both.code == 2)
  }

  @Test func shrinkingTakesOutWhatIsMended() throws {
    let folder = try faulty()
    try folder.write(".navgraph.yml", "baseline: known.json\n")
    _ = try Tool.run(["lint", "--write-baseline"], in: folder)
    // The push of `lost` is gone, which makes one finding go and another one come.
    try folder.write("App/App.swift", LintTests.faulty.replacing("; path.append(.lost)", with: "").replacing("case .idle: Text(\"idle\")", with: "case .idle: Text(\"idle\")\n      case .lost: Text(\"lost\")"))
    #expect(try Tool.run(["lint"], in: folder).output.contains("(superfluous_disable)"))
    let shrunk = try Tool.run(["lint", "--shrink-baseline"], in: folder)
    #expect(shrunk.messages == "known.json: 1 finding written: 1 known, 0 new, 1 gone\n")
    #expect(shrunk.output.contains("no site uses `Route.lost` (unused_destination)"), "\(shrunk.output)")
    #expect(!shrunk.output.contains("superfluous_disable"))
    #expect(try Tool.run(["lint", "--strict"], in: folder).code == 1)
  }

  /// One more case that nobody uses is told alone, at its own line, and a comment at a case speaks of that case.
  @Test func casesAreKnownOneByOne() throws {
    let folder = try TemporaryFolder()
    let source = LintTests.faulty.replacing("; path.append(.lost)", with: "")
    try folder.write("App.swift", source)
    _ = try Tool.run(["lint", "--write-baseline", "known.json"], in: folder)
    let more = source.replacing("  case idle\n", with: "  case other\n  case idle\n").replacing("case .idle: Text", with: "case .other: Text(\"other\")\n      case .idle: Text")
    try folder.write("App.swift", more)
    let outcome = try Tool.run(["lint", "--strict", "--baseline", "known.json"], in: folder)
    let line = try #require(more.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(of: "  case other")) + 1
    #expect(outcome.output.contains("App.swift:\(line):8: warning: no site uses `Route.other` (unused_destination)"), "\(outcome.output)")
    #expect(!outcome.output.contains("superfluous_disable"))
    try folder.write("App.swift", more.replacing("  case other\n", with: "  case other  // navgraph:disable:this unused_destination - soon\n"))
    #expect(try Tool.run(["lint", "--strict", "--baseline", "known.json"], in: folder).code == 0)
    #expect(try Tool.run(["lint", "--strict"], in: folder).output.contains("no site uses `Route.lost` and `Route.idle`"))
  }

  /// The example of the page, in an app of its routes, silences all it names and nothing else.
  @Test func thePageShowsNoSuperfluousComment() throws {
    let page = try String(contentsOf: ReadmeTests.root.appendingPathComponent("docs/silencing.md"), encoding: .utf8)
    let code = try #require(page.components(separatedBy: "```swift\n").dropFirst().first?.components(separatedBy: "```").first)
    let folder = try TemporaryFolder()
    let app = SmallApp.source.replacing("enum Route: Hashable {\n  case detail(Int)\n}\n", with: code.replacing("case detail\n", with: "case detail(Int)\n"))
      .replacing("DetailView(id: id)\n", with: "DetailView(id: id)\n      case .wishlist, .archive: Text(\"later\")\n")
      .replacing("      Button", with: "      Button(\"Old\") { old = .help }\n        .sheet(item: $old) { old in switch old { case .help, .news: Text(\"old\") } }\n      Button")
      .replacing("  @State private var path", with: "  @State private var old: OldRoute?\n  @State private var path")
    try folder.write("App.swift", app)
    let outcome = try Tool.run(["lint", "--strict"], in: folder)
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.output.contains("disabled by comments"), "\(outcome.output)")
  }

  @Test(arguments: [
    ("{", "known.json:1:"), ("{\n \"findings\": 3\n}", "known.json: error: no baseline"),
    ("{\"findings\": [\n{\"fingerprint\": \"0123456789abcdef\"}], \"schemaVersion\": 1}", "known.json:2:17: error: findings[0]: `rule` is missing"),
  ]) func aBrokenBaselineEndsWithTwo(_ content: String, _ message: String) throws {
    let folder = try faulty()
    try folder.write("known.json", content)
    let outcome = try Tool.run(["lint", "--baseline", "known.json"], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(outcome.messages.contains("error: known.json cannot be used as a baseline"))
    // Writing does not read what is there.
    #expect(try Tool.run(["lint", "--baseline", "known.json", "--write-baseline", "known.json"], in: folder).code == 0)
  }

  @Test func aBaselineThatIsMissingIsTold() throws {
    let folder = try faulty()
    let missing = try Tool.run(["lint", "--baseline", "nowhere.json"], in: folder)
    #expect(missing.code == 2)
    #expect(missing.messages.contains("error: nowhere.json: no such file"), "\(missing.messages)")
    try folder.write(".navgraph.yml", "baseline: nowhere.json\n")
    let configured = try Tool.run(["lint"], in: folder)
    #expect(configured.code == 2)
    #expect(configured.messages.contains("`baseline` in .navgraph.yml:1:11 names it"), "\(configured.messages)")
    #expect(try Tool.run(["lint", "--write-baseline", "no/folder.json"], in: folder).code == 3)
  }

  @Test func commentsTakeFindingsOutAndAreCounted() throws {
    let folder = try faulty()
    let source = LintTests.faulty
      .replacing("  case idle\n", with: "  // navgraph:disable:next unused_destination unmapped_destination\n  case idle\n")
      .replacing("          Button", with: "          // navgraph:disable:next unmapped_destination\n          Button")
    try folder.write("App/App.swift", source)
    let outcome = try Tool.run(["lint"], in: folder)
    #expect(outcome.output.contains("disabled by comments"), "\(outcome.output)")
    #expect(outcome.output.contains("this comment disables `unmapped_destination`, which finds nothing here (superfluous_disable)"), "\(outcome.output)")
    #expect(!outcome.output.contains("(unused_destination)"), "\(outcome.output)")
  }

  @Test func singleFilesAreNotJudged() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source.replacing("  case detail(Int)", with: "  // navgraph:disable:next unused_destination - soon\n  case detail(Int)"))
    try folder.write("App/Other.swift", "struct Other {}\n")
    for arguments in [[], ["App"]] { #expect(try Tool.run(["lint", "--strict"] + arguments, in: folder).code == 1) }
    #expect(try Tool.run(["lint", "--strict", "App/App.swift"], in: folder).code == 0)
    #expect(try Tool.run(["lint", "--strict", "--files-from", "-"], in: folder, input: "App/App.swift\n").code == 0)
  }

  @Test func presetsComeFromTheCommandLineOrTheConfiguration() throws {
    let folder = try faulty()
    for preset in ["default", "review", "all"] { #expect(try Tool.run(["lint", "--preset", preset], in: folder).code == 1) }
    let wrong = try Tool.run(["lint", "--preset", "al"], in: folder)
    #expect(wrong.code == 2)
    #expect(wrong.messages.contains("did you mean 'all'?"), "\(wrong.messages)")
    try folder.write(".navgraph.yml", "preset: review\nrules:\n  unmapped_destination: {severity: warning}\n")
    #expect(try Tool.run(["lint"], in: folder).code == 0)
    let list = try Tool.run(["rules"], in: folder).output
    #expect(list.contains(/unmapped_destination +error or warning +default +A route/), "\(list)")
  }

  /// What somebody outside opens is no dead screen and no unused route.
  @Test func entriesAreShownBySomebody() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/App.swift",
      SmallApp.source + """

        struct PromoView: View {
          var body: some View { NavigationStack { Text("Promo").navigationTitle("Promo") } }
        }

        """)
    #expect(try Tool.run(["lint"], in: folder).output.contains("nothing shows `PromoView`"))
    try folder.write(".navgraph.yml", "entries: view:PromoView\n")
    #expect(!(try Tool.run(["lint"], in: folder).output.contains("PromoView")))
  }

  @Test func entriesOfTheConfigurationLeadFurther() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source.replacing("WindowGroup { HomeView() }", with: "WindowGroup { Text(\"\") }"))
    #expect(try Tool.run(["path", ".detail"], in: folder).code == 1)
    try folder.write(".navgraph.yml", "entries:\n  - view:Home*\n  - Nothing\n")
    let outcome = try Tool.run(["path", ".detail"], in: folder)
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.messages == ".navgraph.yml:3:5: warning: nothing in the graph is called 'Nothing'\n")
    try folder.write(".navgraph.yml", "entries: veiw:HomeView\n")
    let wrong = try Tool.run(["lint"], in: folder)
    #expect(wrong.code == 2)
    #expect(wrong.messages.contains(".navgraph.yml:1:10: error: 'veiw:HomeView': 'veiw:' is no kind of node; known: app:,"), "\(wrong.messages)")
  }
}
