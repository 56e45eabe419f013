import Collect
import Dispatch
import Facts
import Files
import Observations
import SwiftScan
import Synchronization

/// What became of one file.
enum FileOutcome: Sendable {
  case facts(FileFacts, [Directive], problem: FileProblem?)
  case generated
  case failed(FileProblem)

  var directives: [Directive] { if case .facts(_, let directives, _) = self { directives } else { [] } }
}

/// Reads, scans and collects files, several at a time. Each thread has its own scanner, tree, collector and buffer.
struct FactsReader {
  let leavesOutGenerated: Bool
  let threads: Int
  var progress: PipelineProgress?
  /// What files are read from; the disk where it is nil.
  var fileTree: (any FileTree)?

  /// The outcomes, in the order of the files, whatever the number of threads.
  ///
  /// - Parameter known: outcomes that are known already, by the number of the file: these are not read.
  func read(_ files: [SourceFile], known: [Int: FileOutcome] = [:]) -> [FileOutcome] {
    // Large files first, so that no thread is left with one at the end.
    let order = files.indices.filter { known[$0] == nil }.sorted { (files[$0].size, $1) > (files[$1].size, $0) }
    let workers = max(1, min(threads, order.count))
    let next = Atomic<Int>(0)
    let parts = Mutex<[(Int, FileOutcome)]>([])
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let scanner = Scanner()
      let tree = SyntaxTree()
      var collector = Collector()
      var buffer = ReadBuffer(of: fileTree)
      var own: [(Int, FileOutcome)] = []
      while true {
        let turn = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard turn < order.count else { break }
        let index = order[turn]
        own.append((index, outcome(files[index], scanner, tree, &collector, &buffer)))
        progress?.fileScanned()
      }
      let mine = own
      parts.withLock { $0 += mine }
    }
    var result = Array(repeating: FileOutcome.generated, count: files.count)
    for (index, outcome) in parts.withLock({ $0 }) { result[index] = outcome }
    for (index, outcome) in known where result.indices.contains(index) { result[index] = outcome }
    return result
  }

  private func outcome(
    _ file: SourceFile, _ scanner: Scanner, _ tree: SyntaxTree, _ collector: inout Collector, _ buffer: inout ReadBuffer
  ) -> FileOutcome {
    let reading = buffer.readSource(file, leavesOutGenerated: leavesOutGenerated) { bytes -> [Directive]? in
      do {
        try scanner.scan(bytes, into: tree)
        return DirectiveReader.directives(bytes, tree, path: file.path)
      } catch {
        return nil
      }
    }
    switch reading {
    case .read(let directives?, let problem): return .facts(collector.collect(tree), directives, problem: problem)
    case .read(nil, _): return .failed(FileProblem(path: file.path, reason: "larger than what can be scanned"))
    case .generated: return .generated
    case .unreadable(let problem): return .failed(problem)
    }
  }
}
