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
    for (id, files) in ScreenshotNames.match(names.filter(isPicture), in: graph).sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
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
    if result.isEmpty { console.say("note: no file in \(folder) is named after a screen, as HomeView.png would be") }
    console.detail("screenshots of \(result.count) screens")
    return result
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
