import Foundation
import PackagePlugin

/// `swift package navgraph …`: the tool, run in the package's folder with the arguments as they are given.
@main
struct NavgraphCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(try context.tool(named: "navgraph").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Failure.signal(process.terminationStatus) }
    // The tool has said what is to say; SwiftPM makes 1 of whatever is not 0.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  enum Failure: Error, CustomStringConvertible {
    case signal(Int32)

    var description: String {
      switch self {
      case .signal(let number): "navgraph was ended by signal \(number)"
      }
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NavgraphCommand: XcodeCommandPlugin {
    /// From Xcode's menu, which names the chosen targets: navigation is the app's, so they make no difference.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let rest = extractor.remainingArguments
      try run(try context.tool(named: "navgraph").url, rest.isEmpty ? ["lint"] : rest, in: context.xcodeProject.directoryURL)
    }
  }
#endif
