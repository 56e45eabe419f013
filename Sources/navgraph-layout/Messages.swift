import CGraphviz

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What Graphviz says. It hands its messages over in pieces ("Warning", ": ", text), so they are put together and split by lines.
enum Messages {
  /// The process has one thread that draws; the library calls back on it.
  nonisolated(unsafe) private static var text = ""
  private static let limit = 64 * 1024

  static func collect() {
    _ = agseterrf { piece in
      guard let piece else { return 0 }
      if Messages.text.utf8.count < Messages.limit { Messages.text += String(cString: piece) }
      return 0
    }
  }

  /// Writes what was collected, a line that repeats once only.
  static func flush() {
    var seen: Set<Substring> = []
    for line in text.split(whereSeparator: \.isNewline) where seen.insert(line).inserted { writeMessage(String(line)) }
    text = ""
  }
}
