import Files

/// Puts a package's targets on the disk, by SwiftPM's rules for folders.
enum PackageTargets {
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
  private static let testFolders = ["Tests", "Sources", "Source", "src", "srcs"]

  static func describe(_ manifest: PackageManifest, in folder: String, _ folders: FolderSet) -> [TargetDescription] {
    let sourceTargets = manifest.targets.filter { $0.kind != .test }
    return manifest.targets.map { target in
      var description = TargetDescription(name: target.name, kind: target.kind)
      description.isOfPackage = true
      description.deploymentTargets = manifest.platforms
      description.defaultIsolation = target.defaultIsolation
      description.dependencies = Set(target.dependencies).sorted()
      let root = root(of: target, in: folder, folders, isOnlySource: sourceTargets.count == 1 && target.kind != .test)
      let excluded = Set(target.excluded.map { PathResolution.absolute($0, from: root) })
      let parts = target.sources.isEmpty ? ["."] : target.sources
      for part in parts {
        let path = PathResolution.absolute(part, from: root)
        if path.hasSuffix(".swift") {
          description.files.insert(path)
        } else {
          description.folders.append(TargetDescription.Folder(path: path, excluded: excluded))
        }
      }
      return description
    }
  }

  /// The folder of a target: as its `path` says, else the one of its name in a folder for sources or tests, else that folder itself
  /// where it is the package's only target (SwiftPM 5.9).
  private static func root(of target: PackageManifest.Target, in folder: String, _ folders: FolderSet, isOnlySource: Bool) -> String {
    if let path = target.path { return PathResolution.absolute(path, from: folder) }
    let parents = target.kind == .test ? testFolders : sourceFolders
    for parent in parents {
      let candidate = "\(folder)/\(parent)/\(target.name)"
      if folders.contains(candidate) { return candidate }
    }
    if isOnlySource, let parent = parents.first(where: { folders.contains("\(folder)/\($0)") }) { return "\(folder)/\(parent)" }
    return "\(folder)/\(parents[0])/\(target.name)"
  }
}
