import CommandLine
import Diagram
import Files
import NavigationGraph

/// Pictures of screens from a folder, for the boxes of `render`.
enum ScreenshotInput {
  static let images = Option<String>(
    "images", valueName: "folder", help: "Show screenshots in the boxes: PNG or JPEG files named after the screens.")

  /// More of one file than a screen needs, and than a document should hold.
  private static let sizeLimit = 8 << 20

  /// The screenshots by the id of a view's node. What cannot be used is told, and left out.
  /// - Throws: where the folder cannot be read.
  static func read(
    _ arguments: ParsedArguments, _ graph: NavigationGraph, _ theme: ThemeChoice, _ console: Console
  ) throws(CommandFailure) -> [String: Screenshot] {
    guard let folder = arguments.value(images) else { return [:] }
    let names: [String]
    do {
      names = try FolderListing.names(in: folder)
    } catch {
      throw .usage("--images: \(error.description)")
    }
    let current = PathResolution.currentDirectory() ?? "/"
    var result: [String: Screenshot] = [:]
    var problems: [FileProblem] = []
    var known: [String: Screenshot?] = [:]
    let matches = ScreenshotNames.match(names.filter(isPicture), in: graph)
    for (id, files) in matches.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
      guard let name = files.file(for: theme) else { continue }
      if known[name] == nil {
        let path = folder + "/" + name
        do throws(FileProblem) {
          known[name] = .some(try screenshot(path, PathResolution.absolute(path, from: current)))
        } catch {
          known[name] = .some(nil)
          problems.append(error)
        }
      }
      if let screenshot = known[name] ?? nil { result[id] = screenshot }
    }
    ProblemReport.write(problems, to: console)
    if matches.isEmpty {
      console.say("note: no file in \(folder) is named after a screen, as HomeView.png would be")
    } else {
      tell(names, used: Set(matches.values.flatMap { [$0.light, $0.dark].compactMap { $0 } }), graph, console)
    }
    let screens = graph.nodes.count { $0.kind == .view && $0.role == .screen }
    console.detail("screenshots of \(result.count) of \(screens) screens")
    return result
  }

  /// How many files that fit nothing are named.
  private static let mostNamed = 5

  /// Says which files stand for no screen: a name that is written wrong, or a screen that is gone.
  private static func tell(_ names: [String], used: Set<String>, _ graph: NavigationGraph, _ console: Console) {
    let views = graph.nodes.filter { $0.kind == .view }.map(\.name)
    let unused = names.filter { !used.contains($0) }
    for name in unused.prefix(mostNamed) {
      let file = TerminalText.printable(name)
      guard isPicture(name) else {
        console.say("note: \(file) is neither PNG nor JPEG; left out")
        continue
      }
      let stem = name.split(separator: ".").first.map(String.init) ?? name
      let near = Suggestion.nearest(to: stem, among: views).map { "; did you mean \(TerminalText.printable($0))?" } ?? ""
      console.say("note: \(file) is named after no screen\(near)")
    }
    if unused.count > mostNamed { console.say("note: \(unused.count - mostNamed) more files are named after no screen") }
  }

  private static func screenshot(_ path: String, _ absolute: String) throws(FileProblem) -> Screenshot {
    let bytes = try ReadBuffer.bytes(of: path, displayPath: path, limit: sizeLimit)
    do {
      return try Screenshot(path: absolute, bytes: bytes)
    } catch {
      throw FileProblem(path: path, reason: error.reason)
    }
  }

  private static func isPicture(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return [".png", ".jpg", ".jpeg"].contains { lowercased.hasSuffix($0) }
  }
}
