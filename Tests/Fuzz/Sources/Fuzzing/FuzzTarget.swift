import Collect
import CommandLine
import Configuration
import Facts
import Files
import Knowledge
import Link
import NavigationGraph
import Observations
import Pipeline
import Project
import Rules
import SwiftScan

/// What is handed bytes that nobody wrote. Each reads them as the program would, and goes on with whatever comes of them.
enum FuzzTarget: String, CaseIterable {
  /// Tokens, tree and facts of one file of Swift.
  case scanner
  /// One file of Swift as an app: all rules, the graph as JSON and back.
  case pipeline
  case configuration
  /// A graph saved as JSON.
  case graph
  /// The facts of a file, as a part has them, linked where they are valid.
  case facts
  /// A whole part that `navgraph scan` may have written.
  case part
  case storyboard
  /// A property list, with an entitlement of the same bytes.
  case plist
  case pbxproj
  /// A table of texts, in both forms.
  case strings
  /// The manifest of a package.
  case package

  /// What must hold did not.
  struct Broken: Error {
    let what: String
  }

  /// - Throws: `Broken` where something must hold and does not. All else that can go wrong ends the process.
  func run(_ bytes: [UInt8]) throws(Broken) {
    switch self {
    case .scanner: _ = try Self.facts(bytes)
    case .pipeline: if let facts = try Self.facts(bytes) { try Self.link(facts) }
    case .configuration: Self.configure(bytes)
    case .graph: try Self.graph(bytes)
    case .facts:
      var reader = ByteReader(bytes)
      if let facts = reader.facts() { try Self.link(facts) }
    case .part: try Self.part(bytes)
    case .storyboard: Self.storyboard(bytes)
    case .plist: Self.project(bytes, ["Info.plist", "App.entitlements"])
    case .pbxproj: Self.project(bytes, ["App.xcodeproj/project.pbxproj"])
    case .strings: Self.texts(bytes)
    case .package: Self.project(bytes, ["Package.swift"])
    }
  }

  // MARK: Swift

  private static func facts(_ bytes: [UInt8]) throws(Broken) -> FileFacts? {
    let tree = SyntaxTree()
    guard (try? Scanner().scan(bytes, into: tree)) != nil else { return nil }
    var collector = Collector()
    let facts = collector.collect(tree)
    if let fault = FactsValidity.faults(of: facts).first { throw Broken(what: fault) }
    return facts
  }

  private static func link(_ facts: FileFacts) throws(Broken) {
    let input = LinkInput(
      files: [LinkFile(path: "App/App.swift", module: 0, isTest: false, facts: facts)], modules: [LinkModule(name: "App", kind: .app)])
    let linked = LargeStack.run { Linker(knowledge: .standard).link(input, observing: Set(ObservationFamily.allCases), findingTitles: true) }
    try judge(linked.graph, linked.observations)
  }

  /// A graph is judged, and is the same when it was written and read.
  private static func judge(_ graph: NavigationGraph, _ observations: Observations = Observations()) throws(Broken) {
    var configuration = LintConfiguration()
    for rule in RuleRegistry.all { configuration.severities[rule.id] = .warning }
    var graph = graph.normalized()
    graph.findings = graph.lint(configuration, observing: observations).findings
    let written = graph.json()
    guard let read = try? NavigationGraph(json: written) else { throw Broken(what: "a graph that was written cannot be read") }
    if read.json() != written { throw Broken(what: "a graph is another when it was written and read") }
  }

  private static func part(_ bytes: [UInt8]) throws(Broken) {
    let folder = PartFile.folder(of: bytes)
    guard let part = try? PartFile.part(bytes, version: "1", in: folder) else { return }
    var options = PipelineOptions()
    options.walk.currentDirectory = folder
    guard let source = try? Pipeline.read(parts: [part], options: options) else { return }
    try judge(Pipeline.link(source, options: options).graph)
  }

  // MARK: Other files

  private static func configure(_ bytes: [UInt8]) {
    let vocabulary = ConfigurationVocabulary(
      rules: [], presets: ["default", "review", "all"], edgeKinds: EdgeKind.allCases.map(\.rawValue), renderOptions: [],
      patternFault: { NodePattern.fault(of: $0) })
    let read = try? ConfigurationReader.read(bytes, folder: "/app", shown: ".navgraph.yml", knowing: vocabulary)
    if let read { _ = read.extending(.standard) }
  }

  private static func graph(_ bytes: [UInt8]) throws(Broken) {
    guard let graph = try? NavigationGraph(json: bytes) else { return }
    try judge(graph)
  }

  private static func project(_ bytes: [UInt8], _ names: [String]) {
    var walk = FileWalk.Result()
    walk.files = [SourceFile(path: "App/App.swift", absolutePath: "/app/App/App.swift", size: 0)]
    var contents: [String: RecordingTree.Content] = [:]
    for name in names {
      contents["/app/" + name] = .bytes(bytes)
      switch name {
      case let name where name.hasSuffix(".plist"): walk.inventory.propertyLists.append("/app/" + name)
      case let name where name.hasSuffix(".entitlements"): walk.inventory.entitlements.append("/app/" + name)
      case let name where name.hasSuffix(".pbxproj"): walk.inventory.xcodeProjects.append("/app/" + name)
      default: walk.inventory.packageManifests.append("/app/" + name)
      }
    }
    walk.tree = StoredTree(contents)
    _ = ProjectReader.read(walk, currentDirectory: "/app")
  }

  private static func storyboard(_ bytes: [UInt8]) {
    for name in ["/app/Main.storyboard", "/app/Cell.xib"] {
      var reader = InterfaceReader(of: StoredTree([name: .bytes(bytes)]))
      _ = reader.read(name, displayPath: name)
    }
  }

  private static func texts(_ bytes: [UInt8]) {
    let paths = ["/app/Localizable.strings", "/app/Localizable.xcstrings"]
    var walk = FileWalk.Result()
    walk.inventory.stringTables = paths
    let tree = StoredTree(Dictionary(paths.map { ($0, .bytes(bytes)) }, uniquingKeysWith: { first, _ in first }))
    walk.tree = tree
    let tables = StringTables(paths, of: ProjectReader.read(walk, currentDirectory: "/app"), in: tree)
    for table in tables.tables { _ = tables.values(of: StringKeys(["a", "title"], forms: ["settings"]), in: table, displayPath: table.path) }
  }
}
