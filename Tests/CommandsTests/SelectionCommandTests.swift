import Foundation
import Testing

/// The options that say which part of a graph is shown, on `graph` and `render`.
@Suite struct SelectionCommandTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source.replacing("DetailView: View {\n  let id: Int", with: "DetailView: View {\n  @State private var isOn = false\n  let id: Int")
      .replacing("Text(\"\\(id)\") }", with: "Text(\"\\(id)\").sheet(isPresented: $isOn) { HelpView() } }"))
    try folder.write("App/HelpView.swift", "import SwiftUI\nstruct HelpView: View { var body: some View { Text(\"help\") } }\n")
    return folder
  }

  @Test(arguments: [
    (["--focus", "HelpView"], "2 of 3 screens", ["view:DetailView", "view:HelpView"]), (["--kinds", "sheet"], "2 of 3 screens", ["view:DetailView", "view:HelpView"]),
    (["--kinds", "modal"], "2 of 3 screens", ["view:DetailView", "view:HelpView"]), (["--from", "HomeView", "--to", "DetailView"], "2 of 3 screens", ["route:Route.detail", "view:DetailView", "view:HomeView"]),
    (["--to", "HomeView"], "1 of 3 screens", ["app:SmallApp", "view:HomeView"]), (["--reaches", "HelpView"], "3 of 3 screens", ["app:SmallApp", "route:Route.detail", "view:DetailView", "view:HelpView", "view:HomeView"]),
    (["--exclude", "DetailView"], "2 of 3 screens", ["app:SmallApp", "view:HelpView", "view:HomeView"]), (["--include", "*elpView", "--include", "HomeView"], "2 of 3 screens", ["view:HelpView", "view:HomeView"]),
    (["--include", "folder:App/Nothing*"], "0 of 3 screens", []), (["--focus", "*Nothing*"], "0 of 3 screens", []),
    (["--from", "HomeView", "--to", "*Nothing*"], "0 of 3 screens", []), (["--reaches", "alert:*"], "0 of 3 screens", []), (["--target", "SmallApp"], "3 of 3 screens", ["app:SmallApp", "route:Route.detail", "view:DetailView", "view:HelpView", "view:HomeView"]),
  ]) func whatIsLeftIsShownAndTold(_ options: [String], _ note: String, _ ids: [String]) throws {
    let folder = try folder()
    let outcome = try Tool.run(["graph", "App", "--format", "csv-nodes"] + options, in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.messages.contains("note: \(note): "), "\(outcome.messages)")
    #expect(outcome.output.split(separator: "\r\n").dropFirst().map { String($0.prefix { $0 != "," }) } == ids, "\(outcome.output)")
    // The same from a saved graph, and in a picture.
    #expect(try Tool.run(["graph", "App", "-o", "graph.json"], in: folder).code == 0)
    #expect(try Tool.run(["graph", "graph.json", "--format", "csv-nodes"] + options, in: folder).output == outcome.output)
    let dot = try Tool.run(["graph", "graph.json", "--format", "dot"] + options, in: folder)
    #expect(dot.code == 0 && dot.output.contains("of 3 screens"), "\(dot.output)")
  }

  @Test(arguments: [
    (["--focus", "HelpVeiw"], "nothing in the graph is called 'HelpVeiw'; near to it:\n  view:HelpView"), (["--from", "view:"], "--from 'view:': nothing stands behind"),
    (["--depth", "2"], "--depth says how many steps round --focus"), (["--focus", "HelpView", "--depth", "-1"], "--depth needs a value"),
    (["--kinds", "pussh"], "--kinds takes no 'pussh'; did you mean 'push'? (of root, tab,"), (["--kinds", ","], "--kinds names no kind"),
    (["--target", "SmalApp"], "no target or app is called 'SmalApp'; did you mean 'SmallApp'?"), (["--include", "module:Nothing"], "nothing in the graph is of 'module:Nothing'"),
    (["--highlight", "HelpView"], "--highlight says what the picture shows"), (["--format", "dot", "--highlight", "Nobody"], "nothing in the graph is called 'Nobody'"),
    (["--link-prefix", "https://example.org/"], "--link-prefix says what the picture shows"),
    (["--format", "csv", "--collapse", "module"], "--collapse says what the picture shows"), (["--format", "dot", "--collapse", "modul"], "did you mean 'module'?"),
  ]) func wrongUsageEndsWithTwo(_ options: [String], _ message: String) throws {
    let outcome = try Tool.run(["graph", "App"] + options, in: try folder())
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }

  @Test func nothingSelectedChangesNothing() throws {
    let folder = try folder()
    let outcome = try Tool.run(["graph", "App"], in: folder)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.output.contains("\"views\": 3"))
  }

  @Test func picturesTakeTheirDefaultsFromTheConfiguration() throws {
    let folder = try folder()
    func dot(_ options: [String] = []) throws -> String {
      let outcome = try Tool.run(["graph", "App", "--format", "dot"] + options, in: folder)
      #expect(outcome.code == 0, "\(outcome.messages)")
      return outcome.output
    }
    #expect(try !dot().contains("Shop map"))
    try folder.write(
      ".navgraph.yml", "render:\n  title: Shop map\n  routes: true\n  rankdir: TB\n  strip-suffix: [View]\n  exclude: [HelpView, Gone]\n")
    let text = try dot()
    #expect(text.contains("Shop map") && (text.contains("rankdir=\"TB\"") || text.contains("rankdir=TB")), "\(text)")
    #expect(text.contains("route:Route.detail") && !text.contains("view:HelpView"))
    let own = try dot(["--title", "Mine", "--rankdir", "LR", "--exclude", "DetailView"])
    #expect(own.contains("Mine") && !own.contains("Shop map") && own.contains("view:HelpView"))
    // What is no picture is whole.
    #expect(try Tool.run(["graph", "App"], in: folder).output.contains("view:HelpView"))
    // Also where a saved graph is drawn.
    #expect(try Tool.run(["graph", "App", "-o", "graph.json"], in: folder).code == 0)
    #expect(try Tool.run(["graph", "graph.json", "--format", "dot"], in: folder).output.contains("Shop map"))
    let config = try Tool.run(["config"], in: folder).output
    #expect(config.contains("  title: \"Shop map\"  # .navgraph.yml:2:3") && config.contains("  # theme: auto  (default)"), "\(config)")
    try folder.write(".navgraph.yml", "render:\n  theme: drak\n")
    let broken = try Tool.run(["render", "App", "-o", "a.svg"], in: folder)
    #expect(broken.code == 2 && broken.messages.contains(".navgraph.yml:2:10: error: unknown value of `theme` 'drak'; did you mean 'dark'?"))
  }
}
