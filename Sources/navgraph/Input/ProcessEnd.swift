import Link
import Synchronization

/// What lives as long as the process does.
enum ProcessEnd {
  private static let kept = Mutex<[LinkLeftovers]>([])

  /// Spares the process to let go of something piece by piece, shortly before all of its memory is taken back.
  static func keep(_ leftovers: LinkLeftovers?) {
    guard let leftovers else { return }
    kept.withLock { $0.append(leftovers) }
  }
}
