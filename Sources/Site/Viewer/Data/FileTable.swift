import Diagram
import NavigationGraph

/// The files of the source by number, in the order in which they are first named. Places are written as file and line.
struct FileTable {
  private(set) var files: [String] = []
  private var numbers: [String: Int] = [:]
  /// Those of a state that links do not lead to.
  private var unlinked: Set<Int> = []

  /// - Parameter isLinked: whether links to the source lead to this state of the file.
  mutating func number(of file: String, isLinked: Bool = true) -> Int {
    let key = isLinked ? file : "\0" + file
    if let known = numbers[key] { return known }
    numbers[key] = files.count
    if !isLinked { unlinked.insert(files.count) }
    files.append(file)
    return files.count - 1
  }

  /// Each file's path, and the link to a line of it, where there is one, with `{line}` where its number stands.
  func write(to writer: inout JSONWriter, linkPrefix: String?) {
    writer.lines("files", Array(files.enumerated()), indent: 0) { writer, entry in
      writer.beginObject()
      writer.member("path", entry.element.visible)
      if !unlinked.contains(entry.offset) { writer.member("link", SourceLink.pattern(file: entry.element, prefix: linkPrefix)) }
      writer.endObject()
    }
  }
}
