import Files

/// Reads one `PBXNativeTarget`.
struct XcodeTargetReader {
  let objects: XcodeObjects
  let paths: XcodePaths
  let projectName: String
  /// What files of build settings are read from; the disk where it is nil.
  private let tree: (any FileTree)?
  /// Identifiers of the folders in step with the disk, sorted.
  private let synchronisedGroups: [String]

  init(objects: XcodeObjects, paths: XcodePaths, projectName: String, tree: (any FileTree)? = nil) {
    self.objects = objects
    self.paths = paths
    self.projectName = projectName
    self.tree = tree
    synchronisedGroups = objects.objects.keys.filter { objects.isa($0) == "PBXFileSystemSynchronizedRootGroup" }.sorted()
  }

  func read(_ id: String) -> TargetDescription? {
    guard let name = objects.string(id, "name") else { return nil }
    let settings = settings(of: id, name: name)
    var target = TargetDescription(name: name, kind: kind(of: id, settings))
    target.settings = settings
    target.importName = settings["PRODUCT_MODULE_NAME"].flatMap { $0.contains("$") ? nil : $0 }
    target.deploymentTargets = XcodePlatforms.deploymentTargets(settings)
    target.runsOnPad = XcodePlatforms.runsOnPad(settings, target.deploymentTargets)
    target.defaultIsolation =
      switch settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] {
      case "MainActor": .mainActor
      case "nonisolated": .nonisolated
      default: nil
      }
    target.dependencies = dependencies(of: id)
    target.developmentLanguage = objects.root["developmentRegion"]?.string
    target.infoPlist = path(settings["INFOPLIST_FILE"])
    target.entitlements = path(settings["CODE_SIGN_ENTITLEMENTS"])
    addSources(of: id, to: &target)
    addSynchronisedFolders(of: id, to: &target)
    return target
  }

  private func kind(of id: String, _ settings: BuildSettings) -> Module.Kind {
    let kind = XcodePlatforms.kind(ofProduct: objects.string(id, "productType") ?? "")
    // An app for the watch alone has the product type of any app.
    return kind == .app && settings["SDKROOT"] == "watchos" ? .watchApp : kind
  }

  private func dependencies(of id: String) -> [String] {
    let targets = objects.ids(id, "dependencies").compactMap { objects.string($0, "target") }.compactMap { objects.string($0, "name") }
    let products = objects.ids(id, "packageProductDependencies").compactMap { objects.string($0, "productName") }
    return Set(targets + products).sorted()
  }

  private func path(_ value: String?) -> String? {
    guard let value, !value.isEmpty, !value.contains("$") else { return nil }
    return PathResolution.absolute(value, from: paths.sourceRoot)
  }

  // MARK: Files

  /// The endings of the files that a target claims one by one.
  private static let claimed = [".swift", ".storyboard", ".xib", ".strings", ".xcstrings", ".m", ".mm"]

  private func addSources(of id: String, to target: inout TargetDescription) {
    let phases: Set = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
    for phase in objects.ids(id, "buildPhases") where objects.isa(phase).map(phases.contains) == true {
      for buildFile in objects.ids(phase, "files") {
        guard let reference = objects.string(buildFile, "fileRef") else { continue }
        // A group of variants stands for its members.
        for file in [reference] + objects.ids(reference, "children") {
          guard let path = paths.paths[file] else { continue }
          // Storyboards, XIBs and tables of texts are resources.
          if Self.claimed.contains(where: path.hasSuffix) { target.files.insert(path) }
          if path.hasSuffix(".m") || path.hasSuffix(".mm") { target.hasObjectiveC = true }
        }
      }
    }
  }

  /// Folders that are in step with the disk: all files belong to the targets that list the folder, but for the exceptions of a target;
  /// for a target that does not list it, the exceptions are what it takes.
  private func addSynchronisedFolders(of id: String, to target: inout TargetDescription) {
    let listed = Set(objects.ids(id, "fileSystemSynchronizedGroups"))
    for group in synchronisedGroups {
      guard let folder = paths.paths[group] else { continue }
      var exceptions: Set<String> = []
      for set in objects.ids(group, "exceptions") where objects.string(set, "target") == id {
        for path in objects.ids(set, "membershipExceptions") { exceptions.insert(PathResolution.absolute(path, from: folder)) }
      }
      if listed.contains(group) {
        target.folders.append(TargetDescription.Folder(path: folder, excluded: exceptions))
      } else {
        for path in exceptions {
          if path.hasSuffix(".swift") { target.files.insert(path) } else { target.folders.append(TargetDescription.Folder(path: path)) }
        }
      }
    }
  }

  // MARK: Settings

  private func settings(of id: String, name: String) -> BuildSettings {
    var settings = BuildSettings()
    settings.set("SRCROOT", paths.sourceRoot)
    settings.set("PROJECT_DIR", paths.sourceRoot)
    settings.set("PROJECT_NAME", projectName)
    settings.set("TARGET_NAME", name)
    settings.set("PRODUCT_NAME", name)
    let lists = [objects.root["buildConfigurationList"]?.string, objects.string(id, "buildConfigurationList")]
    for case let list? in lists {
      guard let configuration = configuration(of: list) else { continue }
      if let file = objects.string(configuration, "baseConfigurationReference"), let path = paths.paths[file] {
        settings.add(BuildSettingsFile.read(path, in: tree))
      }
      var layer: [String: String] = [:]
      for (key, value) in objects.objects[configuration]?["buildSettings"]?.dictionary ?? [:] {
        layer[key] = value.strings.joined(separator: " ")
      }
      settings.add(layer)
    }
    return settings
  }

  /// The configuration that is built where none is asked for, else `Release`, else the first.
  private func configuration(of list: String) -> String? {
    let ids = objects.ids(list, "buildConfigurations")
    let wanted = objects.string(list, "defaultConfigurationName") ?? "Release"
    return ids.first { objects.string($0, "name") == wanted } ?? ids.first { objects.string($0, "name") == "Release" } ?? ids.first
  }
}
