import Files
import SwiftScan

/// Reads the targets of Swift packages.
enum PackageReader {
  static func read(_ walk: FileWalk.Result, currentDirectory: String, _ problems: inout [FileProblem]) -> [TargetDescription] {
    guard !walk.inventory.packageManifests.isEmpty else { return [] }
    let folders = FolderSet(walk.files)
    let scanner = Scanner()
    let tree = SyntaxTree(knownNames: [])
    var targets: [TargetDescription] = []
    for path in manifests(walk.inventory.packageManifests) {
      let shown = PathResolution.relative(path, to: currentDirectory)
      do {
        let bytes = try ReadBuffer.bytes(of: path, displayPath: shown, limit: maximumSize, in: walk.tree)
        guard (try? scanner.scan(bytes, into: tree)) != nil else { continue }
        let manifest = PackageManifest(tree)
        targets += PackageTargets.describe(manifest, in: PathResolution.split(path).folder, folders)
      } catch {
        problems.append(error)
      }
    }
    return targets
  }

  private static let maximumSize = 4 << 20

  /// One manifest a folder: `Package.swift`, else the variant for the newest tools.
  private static func manifests(_ paths: [String]) -> [String] {
    var byFolder: [String: String] = [:]
    for path in paths {
      let (folder, name) = PathResolution.split(path)
      if name == "Package.swift" || byFolder[folder].map({ !$0.hasSuffix("/Package.swift") }) ?? true { byFolder[folder] = path }
    }
    return byFolder.values.sorted(by: ByteOrder.precedes)
  }
}

/// The folders that hold Swift files, at any depth.
struct FolderSet {
  private var folders: Set<String> = []

  init(_ files: [SourceFile]) {
    for file in files {
      var folder = PathResolution.split(file.absolutePath).folder
      while folder != "/", folders.insert(folder).inserted { folder = PathResolution.split(folder).folder }
    }
  }

  func contains(_ folder: String) -> Bool { folders.contains(folder) }
}
