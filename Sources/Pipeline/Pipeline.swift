import Facts
import Files
import Link
import NavigationGraph
import Observations
import Project

/// From paths to the graph: the stages in their order, reading at the one end and nothing else.
public enum Pipeline {
  /// - Throws: `NoSwiftFile` where the paths hold none.
  public static func run(paths: [String], options: PipelineOptions = PipelineOptions()) throws(NoSwiftFile) -> PipelineResult {
    link(try read(paths: paths, options: options), options: options)
  }

  /// The first half: what there is to read, and what each file says.
  ///
  /// - Parameter known: source that was read before; what is the same in it is not read again.
  /// - Throws: `NoSwiftFile` where the paths hold none.
  public static func read(
    paths: [String], options: PipelineOptions = PipelineOptions(), knowing known: KnownSource? = nil
  ) throws(NoSwiftFile) -> ReadSource {
    var watch = StageWatch()
    let walk = FileWalk.run(paths, options: options.walk)
    watch.lap("walk")
    guard !walk.files.isEmpty else { throw NoSwiftFile(problems: walk.problems) }
    var reader = FactsReader(leavesOutGenerated: options.walk.usesDefaultExcludes, threads: options.threadCount, progress: options.progress)
    reader.fileTree = walk.tree
    let reused = known?.outcomes(for: walk.files) ?? [:]
    options.progress?.begin(scanning: walk.files.count - reused.count)
    let scan = SideWork(waits: options.threadCount == 1) { [reader] in reader.read(walk.files, known: reused) }
    // What belongs to which module is read meanwhile.
    let project = ProjectReader.read(walk, currentDirectory: options.walk.currentDirectory)
    watch.lap("project")
    let outcomes = scan.wait()
    watch.lap("scan")
    return ReadSource(walk: walk, project: project, outcomes: outcomes, timings: watch.laps)
  }

  /// The second half: the graph of what was read.
  public static func link(_ source: ReadSource, options: PipelineOptions = PipelineOptions()) -> PipelineResult {
    let (walk, project, outcomes) = (source.walk, source.project, source.outcomes)
    var watch = StageWatch()
    var problems = walk.problems + project.problems
    let directory = options.walk.currentDirectory ?? PathResolution.currentDirectory() ?? "/"
    let interfaces = InterfacesReader(threads: options.threadCount, tree: walk.tree).read(
      walk.inventory.interfaceFiles, of: project, currentDirectory: PathResolution.canonical(directory) ?? directory, &problems)
    watch.lap("interfaces")
    options.progress?.begin(.linking)
    var input = linkInput(walk.files, outcomes, project, &problems)
    input.interfaces = interfaces
    let objectiveC = ObjectiveCSource(walk.inventory, in: walk.tree, showingBy: options.knowledge.uiKit.objectiveCCalls)
    input.objectiveCNames = objectiveC.names
    let classes = ObjectiveCFacts(objectiveC, project, currentDirectory: PathResolution.canonical(directory) ?? directory)
    input.files += classes.files(besides: input.files)
    let place = options.explaining
    let knowledge = options.knowledge
    let linking = input
    let families = options.observing
    let tellsTitles = options.tellsTitles
    let (linked, passes) = LargeStack.run {
      var passes = StageWatch()
      let linked = Linker(knowledge: knowledge).link(linking, explaining: place, observing: families, findingTitles: tellsTitles) {
        passes.lap($0)
      }
      return (linked, passes.laps)
    }
    watch.lap("link")
    var graph = linked.graph
    graph.summary.objectiveCFiles = classes.unreadFiles(of: walk.inventory)
    if tellsTitles {
      let tables = StringTables(walk.inventory.stringTables, of: project, in: walk.tree)
      var resolver = TitleResolver(tables, modules: input.modules, currentDirectory: PathResolution.canonical(directory) ?? directory)
      resolver.tell(linked.titles, in: &graph, moduleOfFile: project.moduleOfFile)
      problems += resolver.problems
      watch.lap("titles")
    }
    var observations = linked.observations
    observations.directives = outcomes.flatMap(\.directives)
    observations.declarations = DeclaredLinks(project)
    return PipelineResult(
      graph: graph, observations: observations, problems: problems, leftOutBeside: walk.leftOutBeside, timings: source.timings + watch.laps,
      passes: passes, explanation: linked.explanation,
      readsExplainedFile: place.map { place in input.files.contains { $0.path == place.file } } ?? true, unused: linked.unused,
      untaught: linked.untaught, leftovers: linked.leftovers)
  }

  private static func linkInput(
    _ files: [SourceFile], _ outcomes: [FileOutcome], _ project: ProjectModel, _ problems: inout [FileProblem]
  ) -> LinkInput {
    var linked: [LinkFile] = []
    linked.reserveCapacity(files.count)
    for (file, outcome) in zip(files, outcomes) {
      switch outcome {
      case .facts(let facts, _, let problem):
        if let problem { problems.append(problem) }
        let module = project.moduleOfFile[file.path] ?? -1
        let isTest = project.module(of: file.path)?.isTest ?? false
        let shared = project.sharingModules[file.path] ?? []
        linked.append(LinkFile(path: file.path, module: module, sharedWith: shared, isTest: isTest, facts: facts))
      case .generated: continue
      case .failed(let problem): problems.append(problem)
      }
    }
    let modules = project.modules.map { module in
      var result = LinkModule(
        name: module.name, importName: module.importName, kind: kind(module.kind), hasObjectiveC: module.hasObjectiveC)
      result.targets = module.deploymentTargets.map(PlatformVersion.init)
      result.isMainActorByDefault = module.defaultIsolation.map { $0 == .mainActor }
      result.runsOnPad = module.runsOnPad
      return result
    }
    var input = LinkInput(
      files: linked, modules: modules, urlSchemes: project.urlSchemes.filter { !$0.hasVariable }.map(\.name),
      delegateClasses: project.delegateClasses.map(\.name))
    input.mainInterfaces = project.mainInterfaces.map { main in
      LinkMainInterface(
        name: main.name, module: main.target, delegateClass: main.delegateClass, isExtension: main.isExtension,
        location: main.declaration.map { SourceLocation(file: $0.file, line: $0.line, column: $0.column) })
    }
    return input
  }

  private static func kind(_ kind: Module.Kind) -> ModuleKind {
    switch kind {
    case .app, .appClip, .watchApp, .executable: .app
    case .appExtension: .appExtension
    case .test: .test
    case .library, .framework: .library
    default: .unknown
    }
  }
}
