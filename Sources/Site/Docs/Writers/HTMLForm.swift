import NavigationGraph

extension DocsForm {
  /// A site of plain pages: no script, nothing from elsewhere, to be read from a folder as well as from a server.
  public static let html = DocsForm(
    name: "html", summary: "a static site, without scripts", pictures: htmlPictures
  ) { documentation, options in
    let links = PageLinks(names: documentation.names, first: "index", ending: ".html")
    let pages = documentation.pages.compactMap { page -> SiteFile? in
      guard let path = links.path(page.id) else { return nil }
      return SiteFile(path: path, text: HTMLDocsPage(page: page, documentation: documentation, links: links, options: options).text())
    }
    return pages + [SiteFile(path: "style.css", text: HTMLDocsStyle.text)]
  }
}

/// One page of the site.
private struct HTMLDocsPage {
  let page: DocPage
  let documentation: Documentation
  let links: PageLinks
  let options: LinkOptions

  func text() -> String {
    let title = MarkupText.escaped(page.title)
    let app = MarkupText.escaped(documentation.pages.first?.title ?? "")
    let style = links.way(from: page.id, toFile: "style.css")
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">", "<meta name=\"color-scheme\" content=\"light dark\">",
      "<title>\(page.id.kind == .index ? app : "\(title) – \(app)")</title>", "<link rel=\"stylesheet\" href=\"\(style)\">", "</head>", "<body>",
      "<a class=\"skip\" href=\"#content\">To the content</a>", "<nav aria-label=\"Pages\">", "<ul>",
    ]
    lines += documentation.mainPages.map(entry)
    lines += ["</ul>", "</nav>", "<main id=\"content\">"]
    if let above = DocsForm.above(page.id, documentation) {
      let trail = above.map { inline(.link(.text($0.title), $0.id)) }.joined(separator: " › ")
      lines.append("<p class=\"trail\">\(trail)</p>")
    }
    lines.append("<h1>\(title)</h1>")
    if !page.summary.isEmpty { lines.append("<p class=\"summary\">\(inlines(page.summary))</p>") }
    lines += page.blocks.flatMap(block)
    lines += ["</main>", "</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func entry(_ other: DocPage) -> String {
    let above = DocsForm.above(page.id, documentation)?.last?.id
    let isCurrent = other.id == page.id || (other.id == above && other.id.kind != .index)
    let title = other.id.kind == .index ? "Overview" : other.title
    guard let way = links.way(from: page.id, to: other.id) else { return "" }
    return "<li><a href=\"\(way)\"\(isCurrent ? " aria-current=\"page\"" : "")>\(MarkupText.escaped(title))</a></li>"
  }

  private func block(_ block: Block) -> [String] {
    switch block {
    case .heading(let level, let text): ["<h\(level)>\(inlines(text))</h\(level)>"]
    case .paragraph(let text): ["<p>\(inlines(text))</p>"]
    case .list(let items): ["<ul>"] + items.map { "<li>\(inlines($0))</li>" } + ["</ul>"]
    case .steps(let items): ["<ol>"] + items.map { "<li>\(inlines($0))</li>" } + ["</ol>"]
    case .table(let table):
      ["<div class=\"table\"><table>", "<thead><tr>\(table.columns.map(head).joined())</tr></thead>", "<tbody>"]
        + table.rows.map { row in "<tr>\(row.map { "<td>\(inlines($0))</td>" }.joined())</tr>" } + ["</tbody>", "</table></div>"]
    case .picture(let alternative):
      [
        "<figure><a href=\"\(DocsForm.htmlPictures.light)\"><picture>",
        "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(DocsForm.htmlPictures.dark)\">",
        "<img alt=\"\(MarkupText.escaped(alternative))\" src=\"\(DocsForm.htmlPictures.light)\">",
        "</picture></a></figure>",
      ]
    case .mermaid: []
    }
  }

  private func head(_ column: String) -> String { "<th scope=\"col\">\(MarkupText.escaped(column))</th>" }

  private func inlines(_ parts: [Inline]) -> String { parts.map(inline).joined() }

  private func inline(_ part: Inline) -> String {
    switch part {
    case .text(let text): return MarkupText.escaped(text)
    case .code(let text): return "<code>\(HTMLQuoting.code(text))</code>"
    case .emphasis(let text): return "<em>\(MarkupText.escaped(text))</em>"
    case .strong(let text): return "<strong>\(MarkupText.escaped(text))</strong>"
    case .link(let label, let id): return link(label, links.way(from: page.id, to: id))
    case .source(let file, let line):
      let depth = documentation.names[page.id]?.depth ?? 0
      return link(.code(options.label(file: file, line: line)), options.source(file: file, line: line, depth: depth))
    case .rule(let id): return link(.code(id), options.rule(id))
    case .web(let label, let url): return link(label, PercentEncoding.url(url))
    }
  }

  private func link(_ label: Inline.Label, _ address: String?) -> String {
    let text = label.isCode ? "<code>\(HTMLQuoting.code(label.text))</code>" : MarkupText.escaped(label.text)
    guard let address else { return text }
    return "<a href=\"\(MarkupText.escaped(address))\">\(text)</a>"
  }
}
