import Foundation
import PackagePlugin

/// Lints a target in each build of it: findings are warnings at their lines, and no finding fails the build unless that is asked for.
///
/// A target is read with the targets of its own package and of packages on this disk that it depends on, for a route is often declared in one
/// module and used in another. So it belongs on the target that the others lead to, the app's.
@main
struct NavgraphLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let modules = [target] + target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
    let local = Self.folders(ofLocal: context.package)
    let folders = modules.filter { module in module.kind != .macro && local.contains { Self.holds($0, module.directoryURL.path) } }
      .map(\.directoryURL.path)
    return [try Self.lint(target.name, folders, try context.tool(named: "navgraph").url)]
  }

  /// The folders of the package itself and of those that it takes from this disk; checkouts of others are read by nobody who can mend them.
  private static func folders(ofLocal package: Package) -> [String] {
    var (folders, seen, waiting) = ([String](), Set<String>(), [package])
    while let next = waiting.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      switch next.origin {
      case .root, .local: folders.append(next.directoryURL.path)
      default: continue
      }
      waiting += next.dependencies.map(\.package)
    }
    return folders
  }

  private static func holds(_ folder: String, _ path: String) -> Bool { path == folder || path.hasPrefix(folder + "/") }

  /// Without outputs the command runs in every build, so that warnings do not vanish from the second on; it takes a fraction of a second.
  private static func lint(_ name: String, _ folders: [String], _ tool: URL) throws -> Command {
    let fails = ProcessInfo.processInfo.environment["NAVGRAPH_FAIL_ON_ERROR"] == "1"
    var seen = Set<String>()
    return .buildCommand(
      displayName: "navgraph lint \(name)", executable: tool,
      arguments: ["lint", "--reporter", "xcode"] + (fails ? [] : ["--lenient"]) + ["--"] + folders.filter { seen.insert($0).inserted }, inputFiles: [],
      outputFiles: [])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NavgraphLint: XcodeBuildToolPlugin {
    /// In a project: all Swift files of the target, wherever they lie.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url.path)
      return files.isEmpty ? [] : [try Self.lint(target.displayName, files, try context.tool(named: "navgraph").url)]
    }
  }
#endif
