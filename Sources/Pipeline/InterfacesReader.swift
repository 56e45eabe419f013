import Dispatch
import Facts
import Files
import Link
import Project
import Synchronization

/// Reads storyboards and XIBs, several at a time.
struct InterfacesReader {
  let threads: Int
  var tree: (any FileTree)?

  /// What they say, in the order of their paths: of the same document in several languages one.
  func read(_ paths: [String], of project: ProjectModel, currentDirectory: String, _ problems: inout [FileProblem]) -> [LinkInterface] {
    let paths = InterfaceFileName.onePerLanguage(paths)
    guard !paths.isEmpty else { return [] }
    let next = Atomic<Int>(0)
    let parts = Mutex<[(index: Int, document: InterfaceDocument?, problem: FileProblem?)]>([])
    let shown = paths.map { PathResolution.relative($0, to: currentDirectory) }
    DispatchQueue.concurrentPerform(iterations: max(1, min(threads, paths.count))) { _ in
      var reader = InterfaceReader(of: tree)
      var own: [(index: Int, document: InterfaceDocument?, problem: FileProblem?)] = []
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < paths.count else { break }
        let (document, problem) = reader.read(paths[index], displayPath: shown[index])
        own.append((index, document, problem))
      }
      let mine = own
      parts.withLock { $0 += mine }
    }
    var result: [LinkInterface] = []
    for part in parts.withLock({ $0 }).sorted(by: { $0.index < $1.index }) {
      if let problem = part.problem { problems.append(problem) }
      guard let document = part.document else { continue }
      result.append(LinkInterface(path: shown[part.index], module: project.moduleOfResource[paths[part.index]] ?? -1, document: document))
    }
    return result
  }
}
