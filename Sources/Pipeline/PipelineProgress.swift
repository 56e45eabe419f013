import Synchronization

/// How far a run has come, for who watches it from another thread.
public final class PipelineProgress: Sendable {
  /// What is being done.
  public enum Stage: Int, Sendable {
    case walking, scanning, linking
  }

  private let stageNumber = Atomic<Int>(0)
  private let scanned = Atomic<Int>(0)
  private let fileCount = Atomic<Int>(0)

  public init() {}

  public var stage: Stage { Stage(rawValue: stageNumber.load(ordering: .relaxed)) ?? .walking }
  /// Files that were scanned, of how many; 0 of 0 as long as they are looked for.
  public var files: (done: Int, all: Int) { (scanned.load(ordering: .relaxed), fileCount.load(ordering: .relaxed)) }

  func begin(_ stage: Stage) { stageNumber.store(stage.rawValue, ordering: .relaxed) }
  func begin(scanning count: Int) {
    fileCount.store(count, ordering: .relaxed)
    begin(.scanning)
  }
  func fileScanned() { scanned.wrappingAdd(1, ordering: .relaxed) }
}
