import Foundation
import Synchronization

/// Judges files on several threads. Their stacks are large, as SwiftSyntax's visitor recurses on nesting and on the length of call chains.
///
/// - Returns: one outcome for each path, in the order of the paths.
public func judgeFiles(_ paths: [String], structure: Bool = false, threads: Int = ProcessInfo.processInfo.activeProcessorCount) -> [FileOutcome] {
  let state = Mutex(Progress())
  let done = DispatchSemaphore(value: 0)
  let workers = max(1, min(threads, paths.count))
  for _ in 0..<workers {
    let thread = Thread {
      while let position = state.withLock({ $0.take(of: paths.count) }) {
        let outcome = judgeFile(paths[position], structure)
        state.withLock { $0.outcomes[position] = outcome }
      }
      done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
  }
  for _ in 0..<workers { done.wait() }
  return state.withLock { $0.outcomes.sorted { $0.key < $1.key }.map(\.value) }
}

private struct Progress {
  var next = 0
  var outcomes: [Int: FileOutcome] = [:]

  mutating func take(of count: Int) -> Int? {
    guard next < count else { return nil }
    next += 1
    return next - 1
  }
}

private func judgeFile(_ path: String, _ structure: Bool) -> FileOutcome {
  do {
    return judge([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), path: path, structure: structure)
  } catch {
    return FileOutcome(path: path, result: .unreadable("\(error)"))
  }
}
