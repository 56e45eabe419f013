import Collect
import Facts
import Files
import Link
import Project
import SwiftScan

/// The classes that Objective-C declares, as facts: what Swift says in extensions of them is theirs.
struct ObjectiveCFacts {
  private let source: ObjectiveCSource
  private let project: ProjectModel
  private let currentDirectory: String

  /// - Parameter currentDirectory: what shown paths are relative to.
  init(_ source: ObjectiveCSource, _ project: ProjectModel, currentDirectory: String) {
    self.source = source
    self.project = project
    self.currentDirectory = currentDirectory
  }

  /// One file for each that declares a class which no Swift does.
  func files(besides swift: [LinkFile]) -> [LinkFile] {
    guard !source.files.isEmpty else { return [] }
    let known = declaredTypes(swift)
    let scanner = Scanner()
    let tree = SyntaxTree()
    var collector = Collector()
    return source.files.compactMap { file -> LinkFile? in
      let classes = file.classes.filter { !known.contains($0.name) }
      guard !classes.isEmpty, (try? scanner.scan(ObjectiveCClass.swiftText(classes), into: tree)) != nil else { return nil }
      // A header belongs to no target by itself: its class is where it is implemented.
      let implementing = { (type: ObjectiveCClass) in source.implementations[type.name].flatMap { self.module(of: $0) } }
      let module = self.module(of: file.path) ?? classes.lazy.compactMap(implementing).first
      var result = LinkFile(
        path: PathResolution.relative(file.path, to: currentDirectory), module: module ?? -1, isTest: module.map { isTest($0) } ?? false,
        facts: collector.collect(tree))
      result.isObjectiveC = true
      return result
    }
  }

  /// How many implementations outside tests are not read, where some of them show screens; nil where none does.
  func unreadFiles(of inventory: ProjectInventory) -> Int? {
    func isOfApp(_ path: String) -> Bool { module(of: path).map { !isTest($0) } ?? true }
    guard source.showing.contains(where: isOfApp) else { return nil }
    return inventory.objectiveCFiles.count(where: isOfApp)
  }

  private func module(of path: String) -> Int? { project.moduleOfResource[path] }

  private func isTest(_ module: Int) -> Bool { project.modules.indices.contains(module) && project.modules[module].isTest }

  private func declaredTypes(_ files: [LinkFile]) -> Set<String> {
    var result: Set<String> = []
    for file in files {
      for type in file.facts.types where type.kind != .extension && !type.parent.exists && !type.outer.exists {
        result.insert(file.facts.names.text(type.name))
      }
    }
    return result
  }
}
