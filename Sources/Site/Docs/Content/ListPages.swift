import NavigationGraph

/// One row of a list, with what its page may be cut up by.
struct ListRow {
  /// The heading under which it stands (a module, a type of routes, a rule); empty: none.
  let group: String
  /// By what rows are sorted within their group.
  let name: String
  let cells: [[Inline]]
  /// The page that the row is about.
  var page: PageID?
}

/// Lists of what there is: on one page with a heading for each group where that is short, else on a page for each group, and those that are
/// long by themselves cut up by the beginnings of names. What is cut depends on names and groups alone, so that pages stay.
enum ListPages {
  /// The most rows of a page: a table of some 100 kB.
  static let longest = 400

  struct Style {
    let columns: [String]
    /// What stands over rows that belong to no group.
    let others: String
    /// What rows are called, for counts.
    let noun: String
    /// Whether the names of groups are those of the source, and shown as code.
    let isCode: Bool
  }

  /// The page, and its parts behind it.
  static func make(_ page: DocPage, _ style: Style, _ rows: [ListRow]) -> [DocPage] {
    var groups: [String: [ListRow]] = [:]
    for row in rows { groups[row.group, default: []].append(row) }
    let sorted = groups.sorted { compareBytes($0.key, $1.key) < 0 }.map { (name: $0.key, rows: inOrder($0.value)) }
    let cells = rows.map(\.cells)
    var page = page
    if rows.count <= longest {
      for (name, rows) in sorted {
        if sorted.count > 1 || !name.isEmpty { page.blocks.append(.heading(heading(name, style))) }
        page.blocks += Block.table(style.columns, rows.map(\.cells), asIn: cells)
      }
      page.topics += topics(sorted, style)
      return [page]
    }
    var parts: [DocPage] = []
    var overview: [[[Inline]]] = []
    for (name, rows) in sorted {
      for (beginning, part) in cut(rows) {
        let label = (name.isEmpty ? style.others : name) + (beginning.isEmpty ? "" : ": \(beginning)…")
        let id = PageID(page.id.kind, part: PageID.Part(group: name, beginning: beginning))
        let summary: [Inline] = [.text("\(counted(part.count, style.noun)) of "), .link(.text(page.title), page.id), .text(".")]
        var next = DocPage(id, title: "\(page.title): \(label)", summary: summary)
        next.blocks = Block.table(style.columns, part.map(\.cells), asIn: cells)
        next.topics = topics([(name: "", rows: part)], style)
        parts.append(next)
        overview.append([[.link(.text(label), id)], [.text(String(part.count))]])
      }
    }
    page.blocks += Block.table(["Part", "Count"], overview)
    page.topics.append(.init(title: "Parts", pages: parts.map(\.id)))
    return [page] + parts
  }

  private static func heading(_ name: String, _ style: Style) -> [Inline] {
    name.isEmpty ? [.text(style.others)] : style.isCode ? [.code(name)] : [.text(name)]
  }

  private static func topics(_ groups: [(name: String, rows: [ListRow])], _ style: Style) -> [DocPage.Topic] {
    groups.compactMap { name, rows in
      let pages = rows.compactMap(\.page)
      return pages.isEmpty ? nil : DocPage.Topic(title: name.isEmpty ? style.others : name, pages: pages)
    }
  }

  private static func inOrder(_ rows: [ListRow]) -> [ListRow] {
    rows.enumerated().sorted { a, b in
      let order = compareBytes(a.element.name, b.element.name)
      return order != 0 ? order < 0 : a.offset < b.offset
    }.map(\.element)
  }

  /// Rows by the shortest beginnings of names under which none has too many; one part where they are few.
  private static func cut(_ rows: [ListRow]) -> [(beginning: String, rows: [ListRow])] {
    guard rows.count > longest else { return [("", rows)] }
    var result: [(beginning: String, rows: [ListRow])] = []
    var todo = [(beginning: "", rows: rows)]
    let most = 64
    while let (beginning, rows) = todo.popLast() {
      let length = beginning.unicodeScalars.count
      if rows.count <= longest && length > 0 || length >= most {
        result.append((beginning, rows))
        continue
      }
      var groups: [String: [ListRow]] = [:]
      for row in rows { groups[String(String.UnicodeScalarView(row.name.unicodeScalars.prefix(length + 1))), default: []].append(row) }
      // Where all names go on alike, or end here, there is nothing to tell them apart by.
      if groups.count == 1, let only = groups.first, only.key == beginning {
        result.append((beginning, rows))
        continue
      }
      todo += groups.map { (beginning: $0.key, rows: $0.value) }
    }
    return result.sorted { compareBytes($0.beginning, $1.beginning) < 0 }
  }
}
