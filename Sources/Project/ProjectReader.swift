import Files

/// Finds out which module each file belongs to, and what the app declares about links.
public enum ProjectReader {
  /// Reads the manifests, projects and property lists that a walk met.
  ///
  /// A project that cannot be read is a problem of the result, and its files fall back to what others or the folders say.
  /// - Parameters:
  ///   - walk: the result of `FileWalk.run`.
  ///   - currentDirectory: what shown paths are relative to; the process's own folder where it is `nil`.
  ///   - declared: modules that were named with their files.
  public static func read(_ walk: FileWalk.Result, currentDirectory: String? = nil, declared: [DeclaredModule] = []) -> ProjectModel {
    let given = currentDirectory ?? PathResolution.currentDirectory() ?? "/"
    let directory = PathResolution.canonical(given) ?? given
    var problems: [FileProblem] = []
    var walk = walk
    var targets = targets(walk, directory, &problems)
    if !hasManifest(walk), walk.manifestsAbove.hasManifest {
      var above = walk
      above.inventory.xcodeProjects = walk.manifestsAbove.xcodeProjects
      above.inventory.packageManifests = walk.manifestsAbove.packageManifests
      // What is wrong with it is no concern of whoever reads a folder below it; and what has none of the files is not their project.
      var ignored: [FileProblem] = []
      let found = Self.targets(above, directory, &ignored)
      let assignment = FileAssignment(found)
      if walk.files.contains(where: { assignment.target(of: $0.absolutePath) != nil }) { (walk, targets) = (above, found) }
    }
    targets += declared.map(\.target)
    markObjectiveC(walk.inventory.objectiveCFiles, in: &targets)
    var shares = share(walk.files, walk.inventory.resources, among: targets)
    if !hasManifest(walk), declared.isEmpty { shares.modules = shares.modules.map(\.asMadeByXcode) }
    var names = DeclaredNamesReader(targets: targets, currentDirectory: directory, tree: walk.tree)
    names.readPropertyLists(walk.inventory.propertyLists)
    names.readSettings()
    names.readEntitlements(walk.inventory.entitlements)
    return ProjectModel(
      modules: shares.modules, moduleOfFile: shares.moduleOfFile, sharingModules: shares.sharingModules,
      urlSchemes: names.urlSchemes, associatedDomains: names.associatedDomains, userActivityTypes: names.userActivityTypes,
      delegateClasses: names.delegateClasses, mainInterfaces: names.mainInterfaces, moduleOfResource: shares.moduleOfResource,
      developmentLanguages: languages(of: targets), problems: problems + names.problems)
  }

  private static func targets(_ walk: FileWalk.Result, _ directory: String, _ problems: inout [FileProblem]) -> [TargetDescription] {
    var targets: [TargetDescription] = []
    for path in walk.inventory.xcodeProjects {
      do {
        targets += try XcodeProjectReader.read(path, displayPath: PathResolution.relative(path, to: directory), in: walk.tree)
      } catch {
        problems.append(error)
      }
    }
    return targets + PackageReader.read(walk, currentDirectory: directory, &problems)
  }

  /// Whether anything may say what the modules are, understood or not (Tuist's manifest is a Swift file by its name).
  private static func hasManifest(_ walk: FileWalk.Result) -> Bool {
    walk.inventory.hasManifest
      || walk.files.contains { $0.absolutePath.hasSuffix("/Project.swift") || $0.absolutePath.hasSuffix("/Workspace.swift") }
  }

  /// Source files that Xcode lists one by one tell of themselves; those in folders are met by the walk.
  private static func markObjectiveC(_ files: [String], in targets: inout [TargetDescription]) {
    guard !files.isEmpty else { return }
    let assignment = FileAssignment(targets)
    for file in files {
      if let target = assignment.target(of: file) { targets[target].hasObjectiveC = true }
    }
  }

  /// Each once, in the order of the targets.
  private static func languages(of targets: [TargetDescription]) -> [String] {
    targets.compactMap(\.developmentLanguage).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private struct Shares {
    var modules: [Module] = []
    var moduleOfFile: [String: Int] = [:]
    var sharingModules: [String: [Int]] = [:]
    var moduleOfResource: [String: Int] = [:]
  }

  private static func share(_ files: [SourceFile], _ resources: [String], among targets: [TargetDescription]) -> Shares {
    let assignment = FileAssignment(targets)
    var filesOfTarget: [Int: [SourceFile]] = [:]
    var sharers: [(file: String, targets: [Int])] = []
    var unclaimed: [SourceFile] = []
    for file in files {
      let all = assignment.targets(of: file.absolutePath)
      if let target = assignment.chosen(among: all) {
        filesOfTarget[target, default: []].append(file)
        let others = Set(all).filter { $0 != target && targets[$0].kind != .test }
        if !others.isEmpty { sharers.append((file.path, others.sorted())) }
      } else {
        unclaimed.append(file)
      }
    }
    var found: [(module: Module, files: [SourceFile], target: Int)] = []
    for (index, files) in filesOfTarget.sorted(by: { $0.key < $1.key }) { found.append((module(of: targets[index]), files, index)) }
    // Folders are numbered on behind the targets.
    let folders = FolderModules.modules(of: unclaimed)
    for (index, folder) in folders.enumerated() {
      found.append((folder.module, folder.files, targets.count + index))
      let others = folder.sharing.map { targets.count + $0 }
      if !others.isEmpty { sharers += folder.files.map { ($0.path, others) } }
    }
    // Names first; equal ones (two projects' `Shared`) keep the order of their targets.
    let sorted = found.enumerated().sorted { ($0.element.module.name, $0.offset) < ($1.element.module.name, $1.offset) }.map(\.element)
    var shares = Shares(modules: sorted.map(\.module))
    shares.moduleOfFile.reserveCapacity(files.count)
    var moduleOfTarget: [Int: Int] = [:]
    for (index, entry) in sorted.enumerated() {
      for file in entry.files { shares.moduleOfFile[file.path] = index }
      moduleOfTarget[entry.target] = index
    }
    for (file, targets) in sharers {
      let modules = targets.compactMap { moduleOfTarget[$0] }.sorted()
      if !modules.isEmpty { shares.sharingModules[file] = modules }
    }
    for path in resources {
      if let module = assignment.target(of: path).flatMap({ moduleOfTarget[$0] }) { shares.moduleOfResource[path] = module }
    }
    return shares
  }

  private static func module(of target: TargetDescription) -> Module {
    Module(
      name: target.name, importName: target.importName, kind: target.kind, deploymentTargets: target.deploymentTargets,
      defaultIsolation: target.defaultIsolation, runsOnPad: target.runsOnPad, hasObjectiveC: target.hasObjectiveC,
      dependencies: target.dependencies)
  }
}

extension ProjectInventory {
  /// What belongs to a module beside its Swift source.
  fileprivate var resources: [String] {
    interfaceFiles + stringTables + objectiveCFiles + (objectiveCFiles.isEmpty ? [] : objectiveCHeaders)
  }
}
