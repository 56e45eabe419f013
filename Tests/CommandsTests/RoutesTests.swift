import Foundation
import Testing

/// `navgraph routes` and `navgraph path`, on source and on saved graphs.
@Suite struct RoutesTests {
  @Test func routesComeFromSourceAndFromASavedGraph() throws {
    let folder = try appFolder()
    let table = try Tool.run(["routes", "App.swift"], in: folder)
    #expect(table.code == 0)
    #expect(table.output.contains("Route\n  .detail  Int         DetailView  App.swift:22  1      ok\n"), "\(table.output)")
    #expect(try Tool.run(["graph", "App.swift", "-o", "graph.json"], in: folder).code == 0)
    for format in ["table", "json", "csv", "markdown"] {
      let fromSource = try Tool.run(["routes", "App.swift", "--format", format], in: folder)
      #expect(try Tool.run(["routes", "graph.json", "--format", format], in: folder).output == fromSource.output)
      #expect(fromSource.output.contains(format == "table" ? ".detail" : "DetailView"))
      #expect(try Tool.run(["routes", "graph.json", "--format", format, "-o", "out"], in: folder).output.isEmpty)
      #expect(try folder.text("out") == fromSource.output)
    }
  }

  @Test func aPathInThePlaceOfTheDestinationIsSaidToBeOne() throws {
    let folder = try TemporaryFolder()
    try folder.write("Shop/App/App.swift", SmallApp.source)
    for path in ["Shop/App", "Shop"] {
      let outcome = try Tool.run(["path", path], in: folder)
      #expect(outcome.code == 2)
      #expect(outcome.messages.contains("path takes what to get to before the paths: navgraph path DetailView \(path)"), "\(outcome.messages)")
    }
  }

  @Test func waysMayBeginAtSeveralPlaces() throws {
    let folder = try appFolder()
    let both = try Tool.run(["path", "DetailView", "App.swift", "--from", "HomeView", "--from", "DetailView"], in: folder).output
    #expect(both.contains("from HomeView, 1 step:") && both.contains("DetailView: the way begins and ends here"), "\(both)")
  }

  @Test func theTableKeepsToTheWidth() throws {
    let folder = try appFolder()
    for outcome in [
      try Tool.run(["routes", "App.swift", "--width", "40"], in: folder), try Tool.run(["routes", "App.swift"], in: folder, environment: ["COLUMNS": "40"]),
    ] {
      #expect(outcome.output.split(separator: "\n").prefix { !$0.contains("routes of") }.allSatisfy { $0.count <= 40 })
    }
  }

  @Test(arguments: ["DetailView", "view:DetailView"]) func theWayIsToldWithItsPlaces(_ word: String) throws {
    let folder = try appFolder()
    let outcome = try Tool.run(["path", word, "App.swift"], in: folder)
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        view DetailView  App.swift:31:8

        from the app SmallApp, 2 steps:
          1. the app SmallApp opens with HomeView
               App.swift:10:5
          2. HomeView pushes Route.detail
               App.swift:19:31
             Route.detail is shown as DetailView
               App.swift:22:33

        """, "\(outcome.output)")
    #expect(try Tool.run(["graph", "App.swift", "-o", "graph.json"], in: folder).code == 0)
    for format in ["text", "json", "markdown", "table"] {
      let fromSource = try Tool.run(["path", word, "App.swift", "--format", format], in: folder)
      #expect(try Tool.run(["path", word, "graph.json", "--format", format], in: folder).output == fromSource.output)
    }
  }

  @Test func whereNoWayLeadsItEndsWithOne() throws {
    let folder = try appFolder()
    let idle = try Tool.run(["path", "Route.idle", "App.swift"], in: folder)
    #expect(idle.code == 1)
    #expect(idle.output.contains("no way leads here"))
    let back = try Tool.run(["path", "HomeView", "App.swift", "--from", "DetailView"], in: folder)
    #expect(back.code == 1)
    #expect(back.output.contains("no way leads here from DetailView"))
    #expect(try Tool.run(["path", ".detail", "App.swift", "--from", "HomeView", "--all"], in: folder).output.contains("from HomeView, 1 step"))
  }

  @Test(arguments: [
    (["path", "DetialView", "App.swift"], "nothing in the graph is called 'DetialView'; near to it:\n  view:DetailView"),
    (["path", "HomeView", "App.swift", "--from", "Nowhere"], "nothing in the graph is called 'Nowhere'"),
    (["path", "main", "App.swift"], "'main' may mean 2 things; name one by its id:\n  route:Route.main\n  tab:Bar.main"),
    (["path", "graph.json"], "path takes what to get to before the paths"), (["path"], "destination is missing"), (["path", "A", "--max", "0"], "--max takes a whole number"),
    (["routes", "--format", "tabel"], "did you mean 'table'?"), (["path", "\u{1B}[31m", "App.swift"], "called '\\u{1B}[31m'"),
  ]) func wrongUsageEndsWithTwo(_ arguments: [String], _ message: String) throws {
    let outcome = try Tool.run(arguments, in: try appFolder())
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }

  /// The small app with a route that nobody uses, and one that is called like a tab.
  private func appFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let bar = """
      enum Bar: Hashable { case main, other }
      struct BarView: View {
        @State private var bar = Bar.main
        var body: some View {
          TabView(selection: $bar) {
            Tab("Main", systemImage: "house", value: Bar.main) { Text("main") }
            Tab("Other", systemImage: "star", value: Bar.other) { Text("other") }
          }
        }
      }
      """
    let source = SmallApp.source
      .replacing("  case detail(Int)\n", with: "  case detail(Int), idle, main\n")
      .replacing("      case .detail(let id): DetailView(id: id)\n", with: "      case .detail(let id): DetailView(id: id)\n      case .idle: Text(\"idle\")\n      case .main: BarView()\n")
    try folder.write("App.swift", source + bar)
    return folder
  }
}
