import NavigationGraph

/// The file of `navgraph dump`: a heading that says what it is, and the lines.
struct CommittedDump {
  /// What the heading begins with; a file with another format is not compared.
  private static let mark = "# navgraph dump, format 1"

  let lines: [String]

  init(graph: NavigationGraph) { lines = graph.dumpLines() }

  /// Reads a committed file; nil where it is none, or of another format.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let all = text.split(whereSeparator: \.isNewline).map(String.init)
    guard all.first?.hasPrefix(Self.mark) == true else { return nil }
    lines = all.filter { !$0.hasPrefix("#") }
  }

  var bytes: [UInt8] {
    let heading = ["\(Self.mark): one fact about the app's navigation a line", "# Written by a program; renew it with navgraph dump."]
    return Array(((heading + lines).joined(separator: "\n") + "\n").utf8)
  }

  /// The lines that are in one of two only, in the order of both: `- ` before what is gone, `+ ` before what is new.
  func differences(to newer: CommittedDump) -> [String] {
    let (old, new) = (Set(lines), Set(newer.lines))
    let changed = lines.filter { !new.contains($0) }.map { ("- ", $0) } + newer.lines.filter { !old.contains($0) }.map { ("+ ", $0) }
    return changed.sorted { a, b in
      let order = compareBytes(a.1, b.1)
      return order != 0 ? order < 0 : a.0 > b.0
    }.map { $0.0 + $0.1 }
  }
}
