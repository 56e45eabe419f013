import Files
import Project

/// Source that was read and is not linked yet.
public struct ReadSource: Sendable {
  let walk: FileWalk.Result
  let project: ProjectModel
  /// In the order of the walk's files.
  let outcomes: [FileOutcome]
  /// What each stage took, in order.
  let timings: [(stage: String, duration: Duration)]

  /// The Swift files that were met, by the paths to open.
  public var files: [String] { walk.files.map(\.absolutePath) }

  /// Why files could not be read, by the paths that are shown.
  public var unreadable: [String: FileProblem] {
    let failed = zip(walk.files, outcomes).compactMap { file, outcome -> (String, FileProblem)? in
      guard case .failed(let problem) = outcome else { return nil }
      return (file.path, problem)
    }
    return Dictionary(failed, uniquingKeysWith: { first, _ in first })
  }

  /// The same without what some files say, for a reason.
  public func without(_ files: [String: FileProblem]) -> ReadSource {
    let left = zip(walk.files, outcomes).map { file, outcome in files[file.path].map { FileOutcome.failed($0) } ?? outcome }
    return ReadSource(walk: walk, project: project, outcomes: left, timings: timings)
  }
}

/// Source that was read before, of which most is the same as what is read now: the other side of a change.
public struct KnownSource: Sendable {
  private let source: ReadSource
  private let isSame: @Sendable (String) -> Bool

  /// - Parameter isSame: whether the file at a path (to open) has the same content in what is read now.
  public init(_ source: ReadSource, isSame: @escaping @Sendable (String) -> Bool) {
    self.source = source
    self.isSame = isSame
  }

  /// What is known of files, by their numbers.
  func outcomes(for files: [SourceFile]) -> [Int: FileOutcome] {
    let known = Dictionary(zip(source.walk.files, source.outcomes).map { ($0.absolutePath, $1) }, uniquingKeysWith: { first, _ in first })
    var result: [Int: FileOutcome] = [:]
    for (number, file) in files.enumerated() {
      if let outcome = known[file.absolutePath], isSame(file.absolutePath) { result[number] = outcome }
    }
    return result
  }
}
