import Foundation
import NavigationGraph
import Observations
import Pipeline

extension SourceSet {
  /// The graph of these files, read from a folder that holds nothing else. Its files are named from that folder.
  ///
  /// - Parameters:
  ///   - order: Paths that are named to the pipeline before the folder, in this order.
  ///   - threads: How many threads scan.
  public func graph(order: [String] = [], threads: Int? = nil) throws -> NavigationGraph {
    try result(order: order, threads: threads).graph
  }

  /// The same, with what is observed beside the graph.
  public func result(
    order: [String] = [], threads: Int? = nil, observing families: Set<ObservationFamily> = []
  ) throws -> PipelineResult {
    let folder = try TemporaryFolder()
    // The module is named after the folder where nothing else names it.
    for file in files { try folder.write(file.bytes, to: "App/\(file.path)") }
    return try Self.result(paths: order + ["."], in: folder.url.appendingPathComponent("App"), threads: threads, observing: families)
  }

  /// The graph of what lies at some paths, which start from a folder, as do the paths in the graph.
  public static func graph(paths: [String], in folder: URL, threads: Int? = nil) throws -> NavigationGraph {
    try result(paths: paths, in: folder, threads: threads).graph
  }

  /// The same, with what is observed beside the graph.
  public static func result(
    paths: [String], in folder: URL, threads: Int? = nil, observing families: Set<ObservationFamily> = []
  ) throws -> PipelineResult {
    var options = PipelineOptions()
    options.threads = threads
    options.walk.currentDirectory = folder.resolvingSymlinksInPath().path
    options.observing = families
    return try Pipeline.run(paths: paths, options: options)
  }
}
