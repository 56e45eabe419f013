import Processes

/// Runs git.
enum Git {
  /// What a folder's own settings must not do to a run that only reads: start a file system monitor or another program, ask for a password, reach
  /// for the network (a partial clone fetches what it lacks), take the index's lock.
  private static let settings = ["-c", "core.fsmonitor=false", "-c", "protocol.allow=never", "-c", "core.hooksPath=/dev/null", "--no-optional-locks"]
  private static let timeLimit = Duration.seconds(30)

  static func process(_ arguments: [String], in folder: String) -> ChildProcess {
    ChildProcess(program: "git", arguments: settings + ["-C", folder] + arguments)
  }

  /// What git prints; nil where it fails or is not there.
  static func output(_ arguments: [String], in folder: String) -> String? {
    guard let bytes = try? bytes(arguments, in: folder) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What git prints.
  /// - Throws: `RepositoryFault` with what git says.
  static func bytes(_ arguments: [String], input: [UInt8] = [], in folder: String) throws(RepositoryFault) -> [UInt8] {
    let output: ChildProcess.Output
    do {
      output = try process(arguments, in: folder).run(input: input, timeLimit: timeLimit)
    } catch {
      throw RepositoryFault(error.description)
    }
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
