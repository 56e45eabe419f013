import Processes
import Synchronization

/// Reads objects of a repository, all through one `git cat-file --batch` (git-cat-file(1), "BATCH OUTPUT").
final class ObjectReader: Sendable {
  /// Holds the session, which is not for several threads at once.
  private struct State: ~Copyable {
    var session: ChildSession?
    /// Why git ended: a clone without the content ends at the first that is not there. All that is asked after it has the same answer.
    var fault: String?
    var faults = 0
  }

  private let folder: String
  private let state = Mutex(State(session: nil))

  /// How long an answer may take.
  private static let timeLimit = Duration.seconds(60)

  init(in folder: String) { self.folder = folder }

  private enum Answer {
    case bytes([UInt8])
    case missing
    case failure(String)
  }

  /// The bytes of an object.
  ///
  /// - Parameters:
  ///   - name: a hash, or what stands for one.
  ///   - limit: the most bytes that are given; larger objects are refused.
  /// - Throws: `RepositoryFault` where it is not there.
  func bytes(of name: String, limit: Int) throws(RepositoryFault) -> [UInt8] {
    let answer = state.withLock { state in
      let answer = state.fault.map(Answer.failure) ?? Self.read(name, &state.session, folder)
      switch answer {
      case .bytes: break
      case .missing: state.faults += 1
      case .failure(let reason):
        state.faults += 1
        state.fault = reason
      }
      return answer
    }
    switch answer {
    case .bytes(let bytes) where bytes.count > limit: throw RepositoryFault("larger than \(limit) bytes, the most that is read of one file")
    case .bytes(let bytes): return bytes
    case .missing: throw RepositoryFault("git does not have its content (a partial clone?)")
    case .failure(let reason): throw RepositoryFault(reason)
    }
  }

  /// How many objects were asked for and could not be had.
  var faults: Int { state.withLock { $0.faults } }

  private static func read(_ name: String, _ session: inout ChildSession?, _ folder: String) -> Answer {
    do throws(ChildProcess.Failure) {
      let running: ChildSession
      if let session { running = session } else { running = try ChildSession(Git.process(["cat-file", "--batch"], in: folder), timeLimit: timeLimit) }
      session = running
      try running.ask(Array((name + "\n").utf8))
      // `<hash> <type> <size>`, or `<name> missing`.
      let words = String(decoding: try running.line(), as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]), size >= 0 else { return .missing }
      let bytes = try running.bytes(size)
      _ = try running.bytes(1)
      return .bytes(bytes)
    } catch {
      session = nil
      return .failure(error.description)
    }
  }
}
