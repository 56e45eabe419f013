/// The first paragraph of a doc comment, which is Markdown: code and links of the web are kept, the rest is text.
enum DocComment {
  /// A paragraph that is longer is cut.
  private static let longest = 2000

  static func inlines(_ text: String) -> [Inline] {
    let scalars = Array(text.cut(to: longest).unicodeScalars)
    var result: [Inline] = []
    var plain = String.UnicodeScalarView()
    func flush() {
      if !plain.isEmpty { result.append(.text(String(plain))) }
      plain = String.UnicodeScalarView()
    }
    var i = 0
    while i < scalars.count {
      if scalars[i] == "`" {
        let run = length(ofRunAt: i, in: scalars)
        if let end = closing(run, from: i + run, in: scalars) {
          flush()
          let code = trimmed(scalars[(i + run)..<end])
          if !code.isEmpty { result.append(.code(code)) }
          i = end + run
          continue
        }
        plain.append(contentsOf: scalars[i..<(i + run)])
        i += run
        continue
      }
      if scalars[i] == "[", let link = link(from: i, in: scalars) {
        flush()
        result.append(.web(.text(link.label), url: link.url))
        i = link.end
        continue
      }
      plain.append(scalars[i])
      i += 1
    }
    flush()
    return result
  }

  private static func length(ofRunAt start: Int, in scalars: [Unicode.Scalar]) -> Int {
    var end = start
    while end < scalars.count, scalars[end] == "`" { end += 1 }
    return end - start
  }

  /// Where a run of as many backticks begins.
  private static func closing(_ count: Int, from start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    var i = start
    while i < scalars.count {
      guard scalars[i] == "`" else {
        i += 1
        continue
      }
      let run = length(ofRunAt: i, in: scalars)
      if run == count { return i }
      i += run
    }
    return nil
  }

  private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var part = scalars
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return String(String.UnicodeScalarView(part))
  }

  /// `[label](https://…)`, on one line, without brackets within.
  private static func link(from start: Int, in scalars: [Unicode.Scalar]) -> (label: String, url: String, end: Int)? {
    let limit = scalars.count
    guard let close = scalars[(start + 1)..<limit].firstIndex(where: { $0 == "]" || $0 == "[" || $0 == "`" }), scalars[close] == "]",
      close > start + 1, close + 1 < limit, scalars[close + 1] == "(",
      let end = scalars[(close + 2)..<limit].firstIndex(where: { $0 == ")" || $0 == " " }), scalars[end] == ")"
    else { return nil }
    let url = String(String.UnicodeScalarView(scalars[(close + 2)..<end]))
    guard url.hasPrefix("https://") || url.hasPrefix("http://") else { return nil }
    return (String(String.UnicodeScalarView(scalars[(start + 1)..<close])), url, end + 1)
  }
}
