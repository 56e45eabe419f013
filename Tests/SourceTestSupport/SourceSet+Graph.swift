import Foundation
import NavigationGraph
import Pipeline

extension SourceSet {
  /// The graph of these files, read from a folder that holds nothing else. Its files are named from that folder.
  ///
  /// - Parameters:
  ///   - order: Paths that are named to the pipeline before the folder, in this order.
  ///   - threads: How many threads scan.
  public func graph(order: [String] = [], threads: Int? = nil) throws -> NavigationGraph {
    let folder = try TemporaryFolder()
    // The module is named after the folder where nothing else names it.
    for file in files { try folder.write(file.bytes, to: "App/\(file.path)") }
    return try Self.graph(paths: order + ["."], in: folder.url.appendingPathComponent("App"), threads: threads)
  }

  /// The graph of what lies at some paths, which start from a folder, as do the paths in the graph.
  public static func graph(paths: [String], in folder: URL, threads: Int? = nil) throws -> NavigationGraph {
    var options = PipelineOptions()
    options.threads = threads
    options.walk.currentDirectory = folder.resolvingSymlinksInPath().path
    return try Pipeline.run(paths: paths, options: options).graph
  }
}
