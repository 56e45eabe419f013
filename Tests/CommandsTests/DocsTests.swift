import Foundation
import Testing

/// `navgraph docs`, on source and on saved graphs.
@Suite struct DocsTests {
  @Test func pagesComeFromSourceAndFromASavedGraph() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
    let outcome = try Tool.run(["docs", "App", "-o", "docs/navigation"], in: folder)
    #expect(outcome.code == 0, "\(outcome.messages)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.hasPrefix("8 files in docs/navigation: 8 new\n"), "\(outcome.messages)")
    let page = try folder.text("docs/navigation/screens/DetailView.md")
    #expect(page.contains("2. [`HomeView`](HomeView.md) pushes `Route.detail`, which is shown as `DetailView`\n"), "\(page)")
    #expect(page.contains("- **Source**: [`App/App.swift`](../../../App/App.swift)\n"), "\(page)")
    #expect(try folder.text("docs/navigation/README.md").contains("<img alt=\"Map of the screens of SmallApp"))
    #expect(try folder.text("docs/navigation/pictures/overview-dark.svg").contains("<svg"))
    #expect(!(try folder.text("docs/navigation/pictures/overview.svg").contains("#L")))
    #expect(try Tool.run(["graph", "App", "--findings", "-o", "graph.json"], in: folder).code == 0)
    #expect(try Tool.run(["docs", "graph.json", "-o", "docs/navigation", "--check"], in: folder).code == 0)
  }

  @Test func theSecondRunChangesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("graph.json", SmallApp.savedGraph)
    #expect(try Tool.run(["docs", "graph.json", "-o", "out"], in: folder).code == 0)
    let past = Date(timeIntervalSince1970: 1_000_000)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/out")
    for file in files { try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path + "/out/" + file) }
    let again = try Tool.run(["docs", "graph.json", "-o", "out"], in: folder)
    #expect(again.messages.contains("nothing changed"))
    for file in files {
      #expect(try FileManager.default.attributesOfItem(atPath: folder.path + "/out/" + file)[.modificationDate] as? Date == past, "\(file)")
    }
  }

  @Test func checkSaysWhatIsOutOfDate() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
    let arguments = ["docs", "App", "-o", "my docs", "--no-picture"]
    #expect(try Tool.run(arguments, in: folder).code == 0)
    let fresh = try Tool.run(arguments + ["--check"], in: folder)
    #expect(fresh.code == 0)
    #expect(fresh.output == "my docs is up to date\n")
    try folder.write("App/App.swift", "\n\n\n" + SmallApp.source)
    #expect(try Tool.run(arguments + ["--check"], in: folder).code == 0, "lines are no part of pages")
    try folder.write("App/App.swift", SmallApp.source.replacing("DetailView", with: "InfoView"))
    let stale = try Tool.run(arguments + ["--check"], in: folder)
    #expect(stale.code == 1)
    #expect(
      stale.output == """
        my docs is out of date:
          new: screens/InfoView.md
          changed: routes.md
          changed: screens.md
          changed: screens/HomeView.md
          gone: screens/DetailView.md
        to renew it: navgraph docs App --output 'my docs' --no-picture

        """, "\(stale.output)")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/my docs/screens/DetailView.md"))
    try folder.write("my docs/notes.md", "mine")
    #expect(try Tool.run(arguments, in: folder).code == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/my docs/screens/DetailView.md"))
    #expect(try folder.text("my docs/notes.md") == "mine")
    #expect(try Tool.run(arguments + ["--check"], in: folder).code == 0)
  }

  @Test func aPictureIsOutOfDateWhereWhatItShowsIs() throws {
    let folder = try TemporaryFolder()
    try folder.write("graph.json", SmallApp.savedGraph)
    #expect(try Tool.run(["docs", "graph.json", "-o", "out"], in: folder).code == 0)
    // Another release of Graphviz draws other bytes.
    try folder.write("out/pictures/overview.svg", "<svg/>")
    #expect(try Tool.run(["docs", "graph.json", "-o", "out", "--check"], in: folder).code == 0)
    #expect(try Tool.run(["docs", "graph.json", "-o", "out"], in: folder).code == 0)
    #expect(try folder.text("out/pictures/overview.svg") == "<svg/>")
    let other = try Tool.run(["docs", "graph.json", "-o", "out", "--title", "Shop", "--check"], in: folder)
    #expect(other.output.contains("changed: pictures/overview.svg"), "\(other.output)")
    try FileManager.default.removeItem(atPath: folder.path + "/out/pictures/overview.svg")
    #expect(try Tool.run(["docs", "graph.json", "-o", "out", "--check"], in: folder).output.contains("new: pictures/overview.svg"))
  }

  @Test func filesOfOthersAreNotOverwritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("graph.json", SmallApp.savedGraph)
    try folder.write("out/README.md", "mine")
    let outcome = try Tool.run(["docs", "graph.json", "-o", "out", "--no-picture"], in: folder)
    #expect(outcome.code == 3)
    #expect(outcome.messages.contains("out/README.md: not overwritten: it was not made by this command"), "\(outcome.messages)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/out") == ["README.md"])
  }

  @Test func ownersComeFromTheRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    try folder.write(".github/CODEOWNERS", "/Client/App/ @shop/screens\n")
    try folder.write("Client/App/App.swift", SmallApp.source)
    #expect(try Tool.run(["docs", "App", "-o", "docs", "--no-picture"], inFolder: folder.path + "/Client").code == 0)
    let page = try folder.text("Client/docs/screens/DetailView.md")
    #expect(page.contains("- **Owner**: `@shop/screens`\n"), "\(page)")
    // From elsewhere no relative link leads to the source.
    let elsewhere = try TemporaryFolder()
    #expect(try Tool.run(["docs", "App", "-o", elsewhere.path + "/out", "--no-picture"], inFolder: folder.path + "/Client").code == 0)
    #expect(try elsewhere.text("out/screens/DetailView.md").contains("- **Source**: `App/App.swift`\n"))
  }

  /// Each host takes the first that it finds: `.github`, the top, `docs`; the top, `docs`, `.gitlab`.
  @Test func theHostsOrderOfOwnersIsKept() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    let name = "\"name\": \"HomeView\","
    let place = "\"location\": {\"file\": \"App/App.swift\", \"line\": 3, \"column\": 1},"
    try folder.write("graph.json", SmallApp.savedGraph.replacing(name, with: name + place))
    func owner() throws -> String? {
      #expect(try Tool.run(["docs", "graph.json", "-o", "out", "--no-picture"], in: folder).code == 0)
      return try folder.text("out/screens/HomeView.md").firstMatch(of: /Owner\*\*: `(@\w+)`/).map { String($0.1) }
    }
    #expect(try owner() == nil)
    for (place, name) in [(".gitlab", "@gitlab"), ("docs", "@docs"), ("", "@top"), (".github", "@github")] {
      try folder.write(place.isEmpty ? "CODEOWNERS" : place + "/CODEOWNERS", "* \(name)\n")
      #expect(try owner() == name)
    }
  }

  @Test func theConfigurationSaysTheSameOfPagesAndPicture() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
    let arguments = ["docs", "App", "-o", "out"]
    #expect(try Tool.run(arguments, in: folder).code == 0)
    try folder.write(
      ".navgraph.yml", "render:\n  title: Shop map\n  link-prefix: https://example.org/blob/main\n  exclude: [DetailView, Gone]\n  theme: dark\n")
    let stale = try Tool.run(arguments + ["--check"], in: folder)
    #expect(stale.code == 1 && stale.output.contains("gone: screens/DetailView.md"), "\(stale.output)")
    #expect(stale.output.hasSuffix("to renew it: navgraph docs App --output out\n"), "\(stale.output)")
    #expect(try Tool.run(arguments, in: folder).code == 0)
    #expect(try folder.text("out/README.md").hasPrefix("# Navigation of Shop map\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/screens/DetailView.md"))
    #expect(try folder.text("out/screens/HomeView.md").contains("](https://example.org/blob/main/App/App.swift)"))
    let picture = try folder.text("out/pictures/overview.svg")
    #expect(picture.contains("Shop map") && picture.contains("https://example.org/blob/main/App/App.swift"))
    #expect(picture.contains("1 of 2 screens") && !picture.contains("view:DetailView"))
    // The command line comes first.
    #expect(try Tool.run(arguments + ["--title", "Mine", "--exclude", "HomeView", "--no-picture"], in: folder).code == 0)
    #expect(try folder.text("out/README.md").hasPrefix("# Navigation of Mine\n"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/out/screens/DetailView.md"))
  }

  @Test func everyFormHasItsFirstPage() throws {
    let folder = try TemporaryFolder()
    try folder.write("graph.json", SmallApp.savedGraph)
    for (arguments, file) in [
      (["--format", "html", "-o", "site"], "site/index.html"), (["--format", "docc", "-o", "cat"], "cat/Navigation.docc/Navigation.md"),
      (["--format=docc", "-o", "Sources/My.docc/"], "Sources/My.docc/Navigation.md"), (["-o", "md/"], "md/README.md"),
    ] {
      #expect(try Tool.run(["docs", "graph.json", "--no-picture"] + arguments, in: folder).code == 0)
      #expect(try folder.text(file).contains("Navigation of SmallApp"))
    }
  }

  @Test(arguments: [
    (["docs", "graph.json"], 2, "docs needs -o and a folder"), (["docs", "graph.json", "-o", "out", "--format", "htlm"], 2, "did you mean 'html'?"),
    (["docs", "graph.json", "-o", "graph.json"], 3, "graph.json: it is a file, not a folder"), (["docs", "none.json", "-o", "out"], 3, "none.json"),
  ] as [([String], Int32, String)]) func wrongUsageIsSaid(_ arguments: [String], _ code: Int32, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("graph.json", SmallApp.savedGraph)
    let outcome = try Tool.run(arguments, in: folder)
    #expect(outcome.code == code)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }
}
