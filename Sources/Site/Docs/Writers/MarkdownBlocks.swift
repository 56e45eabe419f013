import NavigationGraph

/// Writes the blocks of a page as Markdown.
struct MarkdownBlocks {
  let quoting: MarkdownQuoting
  /// The address of another page; nil where there is none.
  let address: (PageID) -> String?
  /// The address of a place in the source.
  let source: (_ file: String, _ line: Int) -> String?
  let links: LinkOptions
  /// The picture of the app, a line each.
  let picture: (_ alternative: String) -> [String]
  /// Whether charts of Mermaid are drawn.
  let drawsMermaid: Bool

  func lines(_ blocks: [Block]) -> [String] {
    var result: [String] = []
    for block in blocks {
      let lines = lines(block)
      if !lines.isEmpty { result += [""] + lines }
    }
    return result
  }

  private func lines(_ block: Block) -> [String] {
    switch block {
    case .heading(let level, let text):
      [String(repeating: "#", count: level) + " " + inlines(text)]
    case .paragraph(let text): [inlines(text, isFirst: true)]
    case .list(let items): items.map { "- " + inlines($0, isFirst: true) }
    case .steps(let items): items.enumerated().map { "\($0 + 1). " + inlines($1, isFirst: true) }
    case .table(let table):
      [row(table.columns.map { [.text($0)] }), "|" + String(repeating: "---|", count: table.columns.count)] + table.rows.map(row)
    case .picture(let alternative): picture(alternative)
    case .mermaid(let text): drawsMermaid ? ["```mermaid"] + text.split(separator: "\n").map(String.init) + ["```"] : []
    }
  }

  private func row(_ cells: [[Inline]]) -> String {
    "| " + cells.map { inlines($0, inTable: true) }.joined(separator: " | ") + " |"
  }

  func inlines(_ parts: [Inline], isFirst: Bool = false, inTable: Bool = false) -> String {
    parts.enumerated().map { number, part in inline(part, isFirst: isFirst && number == 0, inTable: inTable) }.joined()
  }

  private func inline(_ part: Inline, isFirst: Bool, inTable: Bool) -> String {
    switch part {
    case .text(let text): return quoting.text(text, isFirst: isFirst)
    case .code(let text): return quoting.code(text, inTable: inTable)
    case .emphasis(let text): return "*\(quoting.text(text))*"
    case .strong(let text): return "**\(quoting.text(text))**"
    case .link(let label, let page): return link(label, address(page), inTable: inTable)
    case .source(let file, let line):
      return link(.code(links.label(file: file, line: line)), source(file, line), inTable: inTable)
    case .rule(let id): return link(.code(id), links.rule(id), inTable: inTable)
    case .web(let label, let url): return link(label, PercentEncoding.url(url), inTable: inTable)
    }
  }

  private func link(_ label: Inline.Label, _ address: String?, inTable: Bool) -> String {
    let text = label.isCode ? quoting.code(label.text, inTable: inTable) : quoting.text(label.text)
    guard let address, !text.isEmpty else { return text }
    return "[\(text)](\(address))"
  }
}
