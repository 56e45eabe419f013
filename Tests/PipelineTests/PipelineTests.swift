import Foundation
import Link
import NavigationGraph
import SourceTestSupport
import Testing

@testable import Pipeline

/// From paths to the graph, with what reading leaves out and complains of.
@Suite struct PipelineTests {
  static let app = """
    import SwiftUI
    @main struct Main: App { var body: some Scene { WindowGroup { HomeView() } } }
    enum Route: Hashable { case detail }
    struct HomeView: View {
      @State private var path: [Route] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("") { path.append(.detail) }.navigationDestination(for: Route.self) { _ in DetailView() }
        }
        .onOpenURL { url in if url.host() == "detail" { path.append(.detail) } }
      }
    }
    """
  static let detail = "import SwiftUI\nstruct DetailView: View { var body: some View { Text(\"\") } }\n"

  private func run(_ files: [String: String], configure: (inout PipelineOptions) -> Void = { _ in }) throws -> PipelineResult {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(Array(text.utf8), to: "Shop/\(path)") }
    return try run(folder, configure: configure)
  }

  private func run(_ folder: TemporaryFolder, configure: (inout PipelineOptions) -> Void = { _ in }) throws -> PipelineResult {
    var options = PipelineOptions()
    // Where nothing else names a module, the folder does.
    options.walk.currentDirectory = folder.url.appendingPathComponent("Shop").resolvingSymlinksInPath().path
    configure(&options)
    return try Pipeline.run(paths: ["."], options: options)
  }

  @Test func theStagesMakeAGraph() throws {
    let result = try run(["App/Main.swift": Self.app, "App/Detail.swift": Self.detail])
    #expect(result.problems.isEmpty)
    #expect(result.graph.summary.files == 2)
    let push = try #require(result.graph.edges.first { $0.kind == .push })
    #expect(push.from == "view:HomeView" && push.to == "route:Route.detail")
    #expect(push.location.file == "App/Main.swift" && push.location.line == 8)
    #expect(result.timings.map(\.stage) == ["walk", "project", "scan", "interfaces", "link", "titles"])
    #expect(result.passes.map(\.stage) == ["index", "evaluate", "flow", "slots", "choices", "builders", "summaries", "graph", "observations", "titles"])
  }

  @Test func withoutSwiftFilesThereIsNothingToDo() throws {
    #expect(throws: NoSwiftFile.self) { try run(["README.md": "# Nothing"]) }
  }

  @Test(arguments: [1, 2, 7]) func theNumberOfThreadsDoesNotMatter(_ threads: Int) throws {
    var files = ["Main.swift": Self.app, "Detail.swift": Self.detail]
    for index in 0..<40 { files["Row\(index).swift"] = "import SwiftUI\nstruct Row\(index): View { var body: some View { DetailView() } }" }
    let graph = try run(files) { $0.threads = threads }.graph
    #expect(try graph == run(files) { $0.threads = 1 }.graph)
    #expect(graph.summary.views == 42)
  }

  @Test func aDamagedFileIsNamedAndTheOthersAreRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.app.utf8), to: "Shop/Main.swift")
    try folder.write(Array(Self.detail.utf8) + [0x2f, 0x2f, 0xff, 0xfe, 0x0a], to: "Shop/Detail.swift")
    let result = try run(folder)
    #expect(result.problems.map(\.path) == ["Detail.swift"])
    #expect(result.problems.first?.kind == .damaged)
    #expect(result.graph.nodes.contains { $0.id == "view:DetailView" && $0.reachable == true })
  }

  @Test func generatedFilesAreLeftOutUnlessTheyAreAskedFor() throws {
    let files = ["Main.swift": Self.app, "Detail.swift": "// This file is generated. Do not edit.\n" + Self.detail]
    #expect(try run(files).graph.nodes.contains { $0.id == "view:DetailView" } == false)
    #expect(try run(files) { $0.walk.usesDefaultExcludes = false }.graph.nodes.contains { $0.id == "view:DetailView" })
  }

  @Test func theManifestTellsWhatIsATest() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])
      """
    let files = [
      "Package.swift": manifest, "Sources/Shop/Main.swift": Self.app, "Sources/Shop/Detail.swift": Self.detail,
      "Tests/ShopTests/Test.swift": "import SwiftUI\nstruct TestView: View { var body: some View { DetailView() } }",
    ]
    let graph = try run(files).graph
    #expect(graph.nodes.first { $0.id == "view:HomeView" }?.module == "Shop")
    #expect(!graph.nodes.contains { $0.id == "view:TestView" })
  }

  @Test func thePropertyListTellsTheSchemeOfLinks() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>shop</string></array></dict></array></dict></plist>
      """
    let files = ["App/Main.swift": Self.app, "App/Detail.swift": Self.detail]
    #expect(try run(files).graph.nodes.contains { $0.id == "deepLink:detail" })
    #expect(try run(files.merging(["App/Info.plist": list]) { $1 }).graph.nodes.contains { $0.id == "deepLink:shop://detail" })
  }

  @Test func aLineIsExplainedOnRequest() throws {
    let files = ["Main.swift": Self.app, "Detail.swift": Self.detail]
    #expect(try run(files).explanation == nil)
    let text = try #require(try run(files) { $0.explaining = SourceLine(file: "Main.swift", line: 8) }.explanation)
    #expect(text.contains("Main.swift:8") && text.contains("route:Route.detail"))
  }

  /// However many modifiers stand on a view, under whatever conditions.
  @Test(arguments: [".padding()", ".onAppear { print(1) }", "#if os(iOS)\n.padding()\n#else\n.onAppear { print(1) }\n#endif"], [10, 60, 400])
  func aLongChainKeepsItsView(_ modifier: String, count: Int) throws {
    let source = """
      import SwiftUI
      @main struct LongApp: App {
        var body: some Scene { WindowGroup { HomeView()
      \(Array(repeating: modifier, count: count).joined(separator: "\n"))
        } }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      """
    let graph = try SourceSet(files: [SourceSet.File(path: "App.swift", bytes: Array(source.utf8))]).graph()
    #expect(graph.edges.map(\.kind) == [.root])
  }
}
