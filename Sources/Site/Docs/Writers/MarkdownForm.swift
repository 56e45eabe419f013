import NavigationGraph

extension DocsForm {
  /// A folder of Markdown, as GitHub and GitLab show it.
  public static let markdown = DocsForm(
    name: "markdown", summary: "a folder of Markdown, for GitHub and GitLab", pictures: htmlPictures
  ) { documentation, options in
    let links = PageLinks(names: documentation.names, first: "README", ending: ".md")
    return documentation.pages.compactMap { page in
      guard let path = links.path(page.id) else { return nil }
      let depth = documentation.names[page.id]?.depth ?? 0
      let quoting = MarkdownQuoting(allowsHTML: true)
      let blocks = MarkdownBlocks(
        quoting: quoting, address: { links.way(from: page.id, to: $0) }, source: { options.source(file: $0, line: $1, depth: depth) },
        links: options, picture: picture, drawsMermaid: true)
      var lines = ["# " + quoting.text(page.title)]
      if let above = above(page.id, documentation) {
        lines += ["", above.map { blocks.inlines([.link(.text($0.title), $0.id)]) }.joined(separator: " › ")]
      }
      if !page.summary.isEmpty { lines += ["", blocks.inlines(page.summary, isFirst: true)] }
      lines += blocks.lines(page.blocks)
      return SiteFile(path: path, text: lines.joined(separator: "\n") + "\n")
    }
  }

  /// In an element of its own, for only so a page can have two pictures. A click shows it alone.
  private static func picture(_ alternative: String) -> [String] {
    let text = MarkupText.escaped(alternative)
    return [
      "<a href=\"\(DocsForm.htmlPictures.light)\"><picture>",
      "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(DocsForm.htmlPictures.dark)\">",
      "<img alt=\"\(text)\" src=\"\(DocsForm.htmlPictures.light)\">",
      "</picture></a>",
    ]
  }

  /// The pages that lead to a page, from the first on.
  static func above(_ id: PageID, _ documentation: Documentation) -> [(title: String, id: PageID)]? {
    guard id.kind != .index, let first = documentation.pages.first else { return nil }
    let list: PageKind? =
      switch id.kind {
      case .screen: .screens
      case .component: .components
      case .object: .objects
      default: id.part == nil ? nil : id.kind
      }
    let listed = list.map { PageID($0) }.flatMap { page in documentation.titles[page].map { (title: $0, id: page) } }
    return [(title: first.title, id: first.id)] + (listed.map { [$0] } ?? [])
  }
}
