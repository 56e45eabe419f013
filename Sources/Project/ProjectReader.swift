import Files

/// Finds out which module each file belongs to, and what the app declares about links.
public enum ProjectReader {
  /// Reads the manifests, projects and property lists that a walk met.
  ///
  /// A project that cannot be read is a problem of the result, and its files fall back to what others or the folders say.
  /// - Parameters:
  ///   - walk: the result of `FileWalk.run`.
  ///   - currentDirectory: what shown paths are relative to; the process's own folder where it is `nil`.
  public static func read(_ walk: FileWalk.Result, currentDirectory: String? = nil) -> ProjectModel {
    let given = currentDirectory ?? PathResolution.currentDirectory() ?? "/"
    let directory = PathResolution.canonical(given) ?? given
    var problems: [FileProblem] = []
    var targets: [TargetDescription] = []
    for path in walk.inventory.xcodeProjects {
      do {
        targets += try XcodeProjectReader.read(path, displayPath: PathResolution.relative(path, to: directory))
      } catch {
        problems.append(error)
      }
    }
    targets += PackageReader.read(walk, currentDirectory: directory, &problems)
    markObjectiveC(walk.inventory.objectiveCFiles, in: &targets)
    let (modules, moduleOfFile) = share(walk.files, among: targets)
    var names = DeclaredNamesReader(targets: targets, currentDirectory: directory)
    names.readPropertyLists(walk.inventory.propertyLists)
    names.readEntitlements(walk.inventory.entitlements)
    return ProjectModel(
      modules: modules, moduleOfFile: moduleOfFile, urlSchemes: names.urlSchemes, associatedDomains: names.associatedDomains,
      userActivityTypes: names.userActivityTypes, delegateClasses: names.delegateClasses, problems: problems + names.problems)
  }

  /// Source files that Xcode lists one by one tell of themselves; those in folders are met by the walk.
  private static func markObjectiveC(_ files: [String], in targets: inout [TargetDescription]) {
    guard !files.isEmpty else { return }
    let assignment = FileAssignment(targets)
    for file in files {
      if let target = assignment.target(of: file) { targets[target].hasObjectiveC = true }
    }
  }

  private static func share(_ files: [SourceFile], among targets: [TargetDescription]) -> ([Module], [String: Int]) {
    let assignment = FileAssignment(targets)
    var filesOfTarget: [Int: [SourceFile]] = [:]
    var unclaimed: [SourceFile] = []
    for file in files {
      if let target = assignment.target(of: file.absolutePath) {
        filesOfTarget[target, default: []].append(file)
      } else {
        unclaimed.append(file)
      }
    }
    var found: [(module: Module, files: [SourceFile])] = []
    for (index, files) in filesOfTarget.sorted(by: { $0.key < $1.key }) { found.append((module(of: targets[index]), files)) }
    found += FolderModules.modules(of: unclaimed)
    // Names first; equal ones (two projects' `Shared`) keep the order of their targets.
    let sorted = found.enumerated().sorted { ($0.element.module.name, $0.offset) < ($1.element.module.name, $1.offset) }.map(\.element)
    var moduleOfFile: [String: Int] = [:]
    moduleOfFile.reserveCapacity(files.count)
    for (index, entry) in sorted.enumerated() {
      for file in entry.files { moduleOfFile[file.path] = index }
    }
    return (sorted.map(\.module), moduleOfFile)
  }

  private static func module(of target: TargetDescription) -> Module {
    Module(
      name: target.name, importName: target.importName, kind: target.kind, deploymentTargets: target.deploymentTargets,
      defaultIsolation: target.defaultIsolation, hasObjectiveC: target.hasObjectiveC, dependencies: target.dependencies)
  }
}
