import CommandLine
import Dispatch
import Files
import Pipeline
import Synchronization

/// Parts of an app that `navgraph scan` wrote, in the place of source.
enum PartInput {
  /// Whether a path names a part: by what stands at its beginning, whatever it is called.
  static func isPart(_ path: String) -> Bool {
    guard !path.hasSuffix(".swift"), (try? DiskTree().kind(of: path)) == .regular else { return false }
    return PartFile.isPart(FileBeginning.bytes(of: path, count: PartFile.markLength))
  }

  /// The parts in files, in their order, and the folder from which their paths start; several are read at a time.
  /// - Throws: `CommandFailure` with 3 where one cannot be read.
  static func read(_ paths: [String]) throws(CommandFailure) -> (parts: [SourcePart], directory: String) {
    guard let first = paths.first else { return ([], "/") }
    let directory = PartFile.folder(of: try bytes(of: first))
    let found = Mutex<[Int: Result<SourcePart, CommandFailure>]>([:])
    DispatchQueue.concurrentPerform(iterations: paths.count) { number in
      let result: Result<SourcePart, CommandFailure>
      do throws(CommandFailure) {
        result = .success(try read(paths[number], directory))
      } catch {
        result = .failure(error)
      }
      found.withLock { $0[number] = result }
    }
    var parts: [SourcePart] = []
    for number in paths.indices {
      if let result = found.withLock({ $0[number] }) { parts.append(try result.get()) }
    }
    return (parts, directory)
  }

  private static func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    do {
      return try ReadBuffer.bytes(of: PathResolution.canonical(path) ?? path, displayPath: path)
    } catch {
      throw .failure(TerminalText.printable(error.description))
    }
  }

  private static func read(_ path: String, _ directory: String) throws(CommandFailure) -> SourcePart {
    let shown = TerminalText.printable(path)
    let bytes = try bytes(of: path)
    do throws(PartFile.Fault) {
      return try PartFile.part(bytes, version: Program.version, in: directory)
    } catch {
      switch error {
      case .noPart: throw .failure("\(shown): not a part that navgraph scan wrote")
      case .damaged: throw .failure("\(shown): damaged or cut short; scan the part again")
      case .otherVersion(let version):
        throw .failure(
          "\(shown): written by navgraph \(TerminalText.printable(version)), and this is \(Program.version); facts are read by the version that wrote them")
      }
    }
  }
}
