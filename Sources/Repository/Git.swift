import Processes

/// Runs git.
enum Git {
  /// What a folder's own settings must not do to a run that only reads: start a file system monitor or another program, ask for a password, reach
  /// for the network (a partial clone fetches what it lacks), take the index's lock.
  private static let settings = ["-c", "core.fsmonitor=false", "-c", "protocol.allow=never", "-c", "core.hooksPath=/dev/null", "--no-optional-locks"]
  /// By these git would take another repository, or another place for its top, than what lies around the folder that it is asked about.
  /// Hooks of git have them set, for the repository that they run in and as seen from its top: wrong in a submodule, and in a folder below.
  /// `GIT_OBJECT_DIRECTORY` is none of them: a hook of a server finds in it what is being pushed.
  private static let places: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_NAMESPACE", "GIT_IMPLICIT_WORK_TREE",
  ]
  private static let timeLimit = Duration.seconds(30)

  static func process(_ arguments: [String], in folder: String) -> ChildProcess {
    var process = ChildProcess(program: "git", arguments: settings + ["-C", folder] + arguments)
    process.withheldVariables = places
    return process
  }

  /// What git prints; nil where it fails or is not there.
  static func output(_ arguments: [String], in folder: String) -> String? {
    guard let bytes = try? bytes(arguments, in: folder) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Runs git to its end, well or not.
  /// - Throws: `RepositoryFault` where it is not there.
  static func run(_ arguments: [String], input: [UInt8] = [], in folder: String) throws(RepositoryFault) -> ChildProcess.Output {
    do {
      return try process(arguments, in: folder).run(input: input, timeLimit: timeLimit)
    } catch {
      throw RepositoryFault(error.description)
    }
  }

  /// What git prints.
  /// - Throws: `RepositoryFault` with what git says.
  static func bytes(_ arguments: [String], input: [UInt8] = [], in folder: String) throws(RepositoryFault) -> [UInt8] {
    let output = try run(arguments, input: input, in: folder)
    guard output.exitCode == 0 else {
      let said = String(decoding: output.standardError, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? "no word"
      let prefixes = ["fatal: ", "error: "]
      let words = prefixes.first(where: said.hasPrefix).map { String(said.dropFirst($0.count)) } ?? said
      throw RepositoryFault("git: \(words)")
    }
    return output.standardOutput
  }
}

/// Why a repository could not be read, in words for the user.
public struct RepositoryFault: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
