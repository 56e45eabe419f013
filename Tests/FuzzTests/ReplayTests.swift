import Facts
import Files
import Foundation
import Pipeline
import SwiftScan
import Testing

@testable import Collect

/// Each input that a fuzzer found of interest, run again. `Scripts/fuzz` finds more (docs/reliability.md).
///
/// The beginnings of facts and parts are made of the sources: NAVGRAPH_RENEW=1 swift test --filter ReplayTests
@Suite struct ReplayTests {
  private static let corpus = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("Corpus")

  private static func inputs(of target: FuzzTarget) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: corpus.appendingPathComponent(target.rawValue), includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  @Test(arguments: FuzzTarget.allCases) func theCorpusRunsWithoutFault(_ target: FuzzTarget) throws {
    let inputs = try Self.inputs(of: target)
    #expect(inputs.count >= 3)
    for input in inputs {
      do {
        try target.run(Array(try Data(contentsOf: input)))
      } catch let broken as FuzzTarget.Broken {
        Issue.record("\(target.rawValue)/\(input.lastPathComponent): \(broken.what)")
      }
    }
  }

  /// Some changes of each source, the same each time.
  @Test func changedSourcesRunWithoutFault() throws {
    for input in try Self.inputs(of: .scanner) {
      let bytes = Array(try Data(contentsOf: input))
      for seed in 0..<40 as Range<UInt32> {
        var mutator = SwiftMutator(seed: seed)
        guard let changed = mutator.changed(bytes, limit: 4000) else { continue }
        do {
          try FuzzTarget.scanner.run(changed)
          if seed % 8 == 0 { try FuzzTarget.pipeline.run(changed) }
        } catch {
          Issue.record("\(input.lastPathComponent), seed \(seed): \(error.what)")
        }
      }
    }
  }

  /// Facts and parts of three sources are valid beginnings for a fuzzer, as long as their forms are those of today.
  @Test func theBeginningsOfFactsAreOfToday() throws {
    let sources = ["struct A: View { var body: some View { Text(\"\") } }", "enum Route { case a(Int), b }", "func f() { path.append(.a(1)) }"]
    for (number, source) in sources.enumerated() {
      let tree = SyntaxTree()
      try Scanner().scan(Array(source.utf8), into: tree)
      var collector = Collector()
      var writer = ByteWriter()
      writer.facts(collector.collect(tree))
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-fuzz-\(UUID().uuidString)/App")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      try Data(source.utf8).write(to: folder.appendingPathComponent("A.swift"))
      try Data("\"a\" = \"b\";\n".utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
      var options = PipelineOptions()
      options.walk.currentDirectory = folder.resolvingSymlinksInPath().path
      let part = PartFile.bytes(of: Pipeline.part(paths: ["."], options: options), version: "1", from: folder.resolvingSymlinksInPath().path)
      for (target, bytes) in [(FuzzTarget.facts, writer.bytes), (.part, part)] {
        let file = Self.corpus.appendingPathComponent("\(target.rawValue)/source-\(number)")
        if ProcessInfo.processInfo.environment["NAVGRAPH_RENEW"] == "1" {
          try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(bytes).write(to: file)
        } else {
          #expect(try Array(Data(contentsOf: file)) == bytes)
        }
      }
    }
  }
}
