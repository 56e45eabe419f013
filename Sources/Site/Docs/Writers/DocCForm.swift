extension DocsForm {
  /// A catalogue that `docc convert` and Xcode turn into a site with a sidebar.
  ///
  /// An article's address is the name of its file, whatever folder it lies in, so that names carry their kind. Links to source need an
  /// address of their own: the site lies elsewhere than the source.
  public static let docc = DocsForm(
    name: "docc", summary: "a DocC catalogue, for Xcode and docc convert", pictures: ("Resources/overview.svg", "Resources/overview~dark.svg")
  ) { documentation, options in
    documentation.pages.compactMap { page in
      guard let name = name(of: page.id, documentation.names), let path = documentation.names[page.id] else { return nil }
      let quoting = MarkdownQuoting(allowsHTML: false)
      let blocks = MarkdownBlocks(
        quoting: quoting, address: { id in Self.name(of: id, documentation.names).map { "doc:" + $0 } },
        source: { options.source(file: $0, line: $1, depth: nil) }, links: options,
        picture: { ["![\(quoting.text($0))](overview)"] }, drawsMermaid: false)
      // A title is plain text: it shows as it is written, escapes apart.
      var lines = ["# " + quoting.text(page.title)]
      if page.id.kind == .index { lines += ["", "@Metadata {", "  @TechnologyRoot", "}"] }
      if !page.summary.isEmpty { lines += ["", blocks.inlines(page.summary, isFirst: true)] }
      // What stands before the first heading would be part of the summary.
      if let first = page.blocks.first, !first.isHeading { lines += ["", "## Overview"] }
      lines += blocks.lines(page.blocks)
      lines += topics(page, documentation)
      return SiteFile(path: (path.folder.isEmpty ? "" : path.folder + "/") + name + ".md", text: lines.joined(separator: "\n") + "\n")
    }
  }

  private static func name(of id: PageID, _ names: PageNames) -> String? {
    guard let path = names[id] else { return nil }
    if id.kind == .index { return "Navigation" }
    if id.kind.isOfOneThing { return "\(id.kind.rawValue)-\(path.name)" }
    return id.part == nil ? path.name : "list-\(path.name)"
  }

  private static func topics(_ page: DocPage, _ documentation: Documentation) -> [String] {
    let quoting = MarkdownQuoting(allowsHTML: false)
    let topics = page.topics.map { topic in
      (topic.title, topic.pages.compactMap { name(of: $0, documentation.names) })
    }.filter { !$0.1.isEmpty }
    guard !topics.isEmpty else { return [] }
    return ["", "## Topics"] + topics.flatMap { title, names in ["", "### " + quoting.text(title), ""] + names.map { "- <doc:\($0)>" } }
  }
}

extension Block {
  fileprivate var isHeading: Bool { if case .heading = self { true } else { false } }
}
