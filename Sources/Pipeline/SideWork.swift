import Dispatch
import Synchronization

/// Work on other threads, while this one goes on with something else.
struct SideWork<Result: Sendable>: Sendable {
  private final class Box: Sendable {
    let result = Mutex<Result?>(nil)
  }

  private let work: @Sendable () -> Result
  private let box = Box()
  private let group = DispatchGroup()

  /// - Parameter isAlone: whether the work has to wait for its turn on this thread, as there is to be no other.
  init(waits isAlone: Bool = false, _ work: @escaping @Sendable () -> Result) {
    self.work = work
    guard !isAlone else { return }
    DispatchQueue.global(qos: .userInitiated).async(group: group) { [box] in
      let result = work()
      box.result.withLock { $0 = result }
    }
  }

  /// What the work gave.
  func wait() -> Result {
    group.wait()
    return box.result.withLock { $0 } ?? work()
  }
}
