/// Looks for the project of a folder above it: Xcode makes `App.xcodeproj` beside the folder `App`.
enum ManifestsAbove {
  /// How many folders are looked into.
  private static let height = 3

  /// The manifests and projects of the nearest folder that has any, up to the top of the repository.
  static func find(above roots: [String], in tree: any FileTree) -> ProjectInventory {
    var found = ProjectInventory()
    guard let first = roots.first, first != "/" else { return found }
    var folder = first
    for _ in 0..<height {
      if folder == "/" || (try? tree.kind(of: folder + "/.git")) != nil { break }
      folder = PathResolution.split(folder).folder
      for entry in (try? tree.entries(of: folder).entries) ?? [] {
        let path = folder == "/" ? "/" + entry.name : folder + "/" + entry.name
        if entry.name.hasSuffix(".xcodeproj") {
          found.xcodeProjects.append(path + "/project.pbxproj")
        } else if ProjectInventory.isPackageManifest(entry.name), PackageManifestFile.isOne(path, in: tree) {
          found.packageManifests.append(path)
        }
      }
      if found.hasManifest { break }
    }
    found.sort()
    return found
  }
}
