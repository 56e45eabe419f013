#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The state of one walk.
struct Walker {
  private struct Folder {
    let path: String
    /// What the paths shown of its entries start with: empty or ending in a slash.
    let shown: String
    /// Its parts below the base of the ignore files.
    let parts: [[UInt8]]
    var scope: IgnoreScope
    /// Whether the configuration takes in all that lies in it.
    let isIncluded: Bool
  }

  private let options: FileWalk.Options
  private let directory: String
  private let tree: any FileTree
  private var result = FileWalk.Result()
  private var roots: [String] = []
  /// Swift files that were named themselves.
  private var namedFiles: [String] = []

  init(options: FileWalk.Options, directory: String) {
    self.options = options
    tree = options.tree ?? DiskTree()
    self.directory = tree.canonical(directory) ?? directory
    result.tree = options.tree
  }

  /// Takes in one path that the user named.
  mutating func visit(_ argument: String) {
    let named = argument.utf8.first == UInt8(ascii: "/") ? argument : directory + "/" + argument
    result.roots.append(argument)
    let kind: FileType
    do {
      kind = try tree.kind(of: named)
    } catch {
      result.faults.append(FileProblem(path: argument, reason: error.reason))
      return
    }
    guard let path = tree.canonical(named) else {
      result.faults.append(FileProblem(path: argument, reason: "no such file or folder"))
      return
    }
    if kind == .directory {
      roots.append(path)
      if path.hasSuffix(".xcodeproj") { result.inventory.xcodeProjects.append(path + "/project.pbxproj") } else { walk(root: path) }
    } else if let reason = kind.reasonNotRegular {
      result.faults.append(FileProblem(path: argument, reason: reason))
    } else {
      addNamedFile(path, argument: argument)
    }
  }

  /// A file that was named is taken whatever ignores it; one of another kind (a list of changed files has them) is passed over.
  private mutating func addNamedFile(_ path: String, argument: String) {
    if path.hasSuffix(".swift") {
      namedFiles.append(path)
      addFile(path, name: PathResolution.split(path).name, shown: display(path), size: 0)
    } else if let list = ProjectInventory.list(for: PathResolution.split(path).name) {
      result.inventory[keyPath: list].append(path)
    } else if PathResolution.split(path).name == "project.pbxproj" {
      result.inventory.xcodeProjects.append(path)
    } else {
      result.faults.append(FileProblem(path: argument, reason: "not a Swift file; left out", kind: .skipped))
    }
  }

  /// What was found, now that all roots are known.
  mutating func finish() -> FileWalk.Result {
    result.rootFolders = roots
    result.beside = beside()
    result.settle()
    if !result.inventory.hasManifest { result.manifestsAbove = ManifestsAbove.find(above: roots.isEmpty ? namedFiles : roots, in: tree) }
    return result
  }

  /// The Swift files that lie beside those that were named, and are none of the ignored.
  private func beside() -> [SourceFile] {
    let folders = Set(namedFiles.map { PathResolution.split($0).folder }).filter { folder in
      !roots.contains { PathResolution.contains($0, folder) }
    }
    var found: [SourceFile] = []
    for path in folders {
      let (scope, parts) = options.obeysGitignore ? IgnoreBase.above(path, in: tree) : (IgnoreScope(), [])
      let folder = Folder(
        path: path, shown: shownPrefix(path), parts: parts, scope: scope, isIncluded: options.filter?.includesFolderOrAbove(path) ?? true)
      for entry in (try? tree.entries(of: path).entries) ?? [] where entry.name.hasSuffix(".swift") && entry.type != .directory {
        let file = join(path, entry.name)
        let isManifest = ProjectInventory.isPackageManifest(entry.name) && PackageManifestFile.isOne(file, in: options.tree)
        if !isManifest, !isExcludedFile(entry.name, in: folder) {
          found.append(SourceFile(path: folder.shown + entry.name, absolutePath: file, size: 0))
        }
      }
    }
    return found
  }

  // MARK: Folders

  private mutating func walk(root: String) {
    let (scope, parts) = options.obeysGitignore ? IgnoreBase.above(root, in: tree) : (IgnoreScope(), [])
    let isIncluded = options.filter?.includesFolderOrAbove(root) ?? true
    var pending = [Folder(path: root, shown: shownPrefix(root), parts: parts, scope: scope, isIncluded: isIncluded)]
    while let folder = pending.popLast() { read(folder, &pending) }
  }

  private mutating func read(_ folder: Folder, _ pending: inout [Folder]) {
    let found: FolderEntries
    do {
      found = try tree.entries(of: folder.path)
    } catch {
      result.faults.append(FileProblem(path: display(folder.path), reason: error.reason))
      return
    }
    for fault in found.faults { result.faults.append(FileProblem(path: display(folder.path), reason: fault)) }
    let ignoreFile = found.entries.contains { $0.name == ".gitignore" }
    var folder = folder
    if ignoreFile, options.obeysGitignore {
      if let content = try? ReadBuffer.bytes(of: folder.path + "/.gitignore", displayPath: "", limit: IgnoreBase.sizeLimit, in: options.tree) {
        folder.scope.add(IgnoreFile(content), depth: folder.parts.count)
      }
    }
    for entry in found.entries where entry.name != ".git" { take(entry, in: folder, &pending) }
  }

  private mutating func take(_ entry: FolderEntries.Entry, in folder: Folder, _ pending: inout [Folder]) {
    switch entry.type {
    case .directory: takeFolder(entry.name, in: folder, &pending)
    case .symbolicLink: takeLink(entry.name, in: folder)
    case .regular: takeFile(entry.name, size: entry.size, in: folder)
    case let other:
      guard entry.name.hasSuffix(".swift"), !isExcludedFile(entry.name, in: folder), let reason = other.reasonNotRegular else { return }
      result.faults.append(FileProblem(path: display(folder.path + "/" + entry.name), reason: reason))
    }
  }

  private mutating func takeFolder(_ name: String, in folder: Folder, _ pending: inout [Folder]) {
    if options.usesDefaultExcludes, DefaultExcludes.containsFolder(name) { return }
    let parts = folder.parts + [Array(name.utf8)]
    if folder.scope.ignores(parts, isFolder: true) { return }
    let path = join(folder.path, name)
    if let filter = options.filter, filter.excludes(path, isFolder: true) { return }
    if name.hasSuffix(".xcodeproj") {
      // Looked into for its one file; user data beside it is of no use. Whether it is there, its reader finds out.
      result.inventory.xcodeProjects.append(path + "/project.pbxproj")
      return
    }
    let isIncluded = folder.isIncluded || options.filter?.includes(path, isFolder: true) ?? true
    pending.append(Folder(path: path, shown: shownPrefix(path), parts: parts, scope: folder.scope, isIncluded: isIncluded))
  }

  private mutating func takeFile(_ name: String, size: Int, in folder: Folder) {
    if name.hasSuffix(".swift") {
      if isExcludedFile(name, in: folder) { return }
      addFile(join(folder.path, name), name: name, shown: folder.shown + name, size: size)
    } else if let list = ProjectInventory.list(for: name), !folder.scope.ignores(folder.parts + [Array(name.utf8)], isFolder: false) {
      // What tells of the project lies outside the folders with source, and is looked for everywhere.
      if let filter = options.filter, filter.excludes(join(folder.path, name), isFolder: false) { return }
      result.inventory[keyPath: list].append(join(folder.path, name))
    }
  }

  private mutating func takeLink(_ name: String, in folder: Folder) {
    let path = join(folder.path, name)
    let kind: FileType
    do {
      kind = try tree.kind(of: path)
    } catch {
      let isCircle = error.reason == FileProblem.leadsInCircle
      guard name.hasSuffix(".swift") || isCircle, !isExcludedFile(name, in: folder) else { return }
      result.faults.append(FileProblem(path: display(path), reason: isCircle ? error.reason : FileProblem.leadsNowhere))
      return
    }
    let isFolder = kind == .directory
    guard isFolder || name.hasSuffix(".swift") else { return }
    if isFolder, options.usesDefaultExcludes, DefaultExcludes.containsFolder(name) { return }
    if !isFolder, isExcludedFile(name, in: folder) { return }
    if isFolder, folder.scope.ignores(folder.parts + [Array(name.utf8)], isFolder: false) { return }
    if isFolder, let filter = options.filter, filter.excludes(path, isFolder: true) { return }
    if let leadsTo = tree.canonical(path) {
      result.links.append(FileWalk.SymbolicLink(shown: display(path), path: path, leadsTo: leadsTo))
    }
  }

  private func isExcludedFile(_ name: String, in folder: Folder) -> Bool {
    if options.usesDefaultExcludes, DefaultExcludes.containsFile(name) { return true }
    if let filter = options.filter {
      let path = join(folder.path, name)
      if filter.excludes(path, isFolder: false) { return true }
      let isManifest = ProjectInventory.isPackageManifest(name) && PackageManifestFile.isOne(path, in: options.tree)
      if !folder.isIncluded, !isManifest, !filter.includes(path, isFolder: false) { return true }
    }
    return folder.scope.ignores(folder.parts + [Array(name.utf8)], isFolder: false)
  }

  // MARK: Results

  private mutating func addFile(_ path: String, name: String, shown: String, size: Int) {
    if ProjectInventory.isPackageManifest(name), PackageManifestFile.isOne(path, in: options.tree) {
      // It builds the app and is no part of it.
      result.inventory.packageManifests.append(path)
      return
    }
    result.files.append(SourceFile(path: shown, absolutePath: path, size: size))
  }

  private func display(_ path: String) -> String { PathResolution.relative(path, to: directory) }

  private func shownPrefix(_ folder: String) -> String {
    let shown = display(folder)
    return shown == "." ? "" : shown + "/"
  }

  private func join(_ folder: String, _ name: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }
}
