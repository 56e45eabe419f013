import Diagram
import NavigationGraph

/// The files of the source by number, in the order in which they are first named. Places are written as file and line.
struct FileTable {
  private(set) var files: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of file: String) -> Int {
    if let known = numbers[file] { return known }
    numbers[file] = files.count
    files.append(file)
    return files.count - 1
  }

  /// Each file's path, and the link to a line of it, where there is one, with `{line}` where its number stands.
  func write(to writer: inout JSONWriter, linkPrefix: String?) {
    writer.lines("files", files, indent: 0) { writer, file in
      writer.beginObject()
      writer.member("path", file.visible)
      writer.member("link", SourceLink.pattern(file: file, prefix: linkPrefix))
      writer.endObject()
    }
  }
}
