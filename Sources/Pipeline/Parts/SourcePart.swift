import Files
import Project

/// What is known of a part of an app before it is linked: what was met, what each Swift file says, and what other files hold.
public struct SourcePart: Sendable {
  /// A module that was named for all files of the part.
  public struct ModuleName: Hashable, Sendable {
    /// What a module makes, in the words of the command line.
    public enum Kind: String, CaseIterable, Sendable {
      case app, `extension`, clip, library, test
      case watchApp = "watch-app"

      var kind: Module.Kind {
        switch self {
        case .app: .app
        case .extension: .appExtension
        case .clip: .appClip
        case .library: .library
        case .test: .test
        case .watchApp: .watchApp
        }
      }
    }

    public var name: String
    public var kind: Kind

    public init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// With paths from the root of the disk.
  var walk: FileWalk.Result
  /// In the order of the walk's files.
  var outcomes: [FileOutcome]
  /// All other files that the graph may need, by absolute path.
  var contents: [String: RecordingTree.Content]
  public var module: ModuleName?

  /// How many Swift files it has.
  public var fileCount: Int { walk.files.count }

  /// What could not be read, or not wholly.
  public var problems: [FileProblem] {
    walk.problems + outcomes.compactMap { outcome in
      switch outcome {
      case .facts(_, _, let problem): problem
      case .generated: nil
      case .failed(let problem): problem
      }
    }
  }

  /// The part's module with its files.
  var declaredModule: DeclaredModule? {
    module.map { module in
      let inventory = walk.inventory
      let resources = inventory.interfaceFiles + inventory.stringTables + inventory.objectiveCFiles + inventory.objectiveCHeaders
      return DeclaredModule(name: module.name, kind: module.kind.kind, files: walk.files.map(\.absolutePath) + resources)
    }
  }
}

extension Pipeline {
  /// Larger files beside the Swift source are not kept; no reader takes them.
  private static let largestContent = 64 << 20

  /// Reads a part of an app: the first half of `run`, for the second half to be done elsewhere.
  ///
  /// A part without Swift files is one, too: that of the project file, say, or of resources.
  public static func part(paths: [String], options: PipelineOptions = PipelineOptions(), module: SourcePart.ModuleName? = nil) -> SourcePart {
    var walk = FileWalk.run(paths, options: options.walk)
    var reader = FactsReader(leavesOutGenerated: options.walk.usesDefaultExcludes, threads: options.threadCount, progress: options.progress)
    reader.fileTree = walk.tree
    options.progress?.begin(scanning: walk.files.count)
    let outcomes = reader.read(walk.files)
    let recording = RecordingTree(walk.tree ?? DiskTree())
    walk.tree = recording
    // What projects name beside what was met is read with them.
    _ = ProjectReader.read(walk, currentDirectory: options.walk.currentDirectory)
    for path in (walk.inventory.all + walk.manifestsAbove.all).joined() where recording.contents[path] == nil {
      recording.keep(path, limit: largestContent)
    }
    return SourcePart(walk: walk, outcomes: outcomes, contents: recording.contents, module: module)
  }

  /// What the parts are together, as one run over all of them would have read it.
  ///
  /// - Throws: `NoSwiftFile` where no part has one.
  public static func read(parts: [SourcePart], options: PipelineOptions = PipelineOptions()) throws(NoSwiftFile) -> ReadSource {
    var watch = StageWatch()
    var walk = FileWalk.Result.merged(parts.map(\.walk))
    guard !walk.files.isEmpty else { throw NoSwiftFile(problems: walk.problems) }
    var contents: [String: RecordingTree.Content] = [:]
    var known: [String: FileOutcome] = [:]
    for part in parts {
      contents.merge(part.contents) { first, _ in first }
      for (file, outcome) in zip(part.walk.files, part.outcomes) where known[file.absolutePath] == nil { known[file.absolutePath] = outcome }
    }
    walk.tree = StoredTree(contents)
    let project = ProjectReader.read(
      walk, currentDirectory: options.walk.currentDirectory, declared: parts.compactMap(\.declaredModule))
    watch.lap("project")
    let outcomes = walk.files.map { known[$0.absolutePath] ?? .generated }
    return ReadSource(walk: walk, project: project, outcomes: outcomes, timings: watch.laps)
  }
}
