/// A part of a page.
public enum Block: Hashable, Sendable {
  /// Level 2 or 3; the page's title is level 1.
  case heading(level: Int, [Inline])
  case paragraph([Inline])
  case list([[Inline]])
  /// Numbered from 1.
  case steps([[Inline]])
  case table(Table)
  /// The picture of the whole app, light and dark.
  case picture(alternative: String)
  /// A chart as Mermaid has it, for hosts that draw it; others leave it out.
  case mermaid(String)

  static func heading(_ text: String) -> Block { .heading(level: 2, [.text(text)]) }
  static func heading(_ text: [Inline]) -> Block { .heading(level: 2, text) }
  static func subheading(_ text: [Inline]) -> Block { .heading(level: 3, text) }
  static func paragraph(_ text: String) -> Block { .paragraph([.text(text)]) }

  /// A table without the columns that have nothing in any row; nothing where there is no row.
  /// - Parameter others: The rows of all tables that are to have the same columns; nil: this one's.
  static func table(_ columns: [String], _ rows: [[[Inline]]], asIn others: [[[Inline]]]? = nil) -> [Block] {
    guard !rows.isEmpty else { return [] }
    let kept = columns.indices.filter { column in (others ?? rows).contains { $0.indices.contains(column) && !$0[column].isEmpty } }
    let cells = rows.map { row in kept.map { row.indices.contains($0) ? row[$0] : [] } }
    return [.table(Table(columns: kept.map { columns[$0] }, rows: cells))]
  }
}

extension Block {
  /// The same with other pieces of text.
  func mapping(_ change: (Inline) -> Inline) -> Block {
    switch self {
    case .heading(let level, let text): .heading(level: level, text.map(change))
    case .paragraph(let text): .paragraph(text.map(change))
    case .list(let items): .list(items.map { $0.map(change) })
    case .steps(let items): .steps(items.map { $0.map(change) })
    case .table(let table): .table(Table(columns: table.columns, rows: table.rows.map { $0.map { $0.map(change) } }))
    case .picture, .mermaid: self
    }
  }
}

/// Rows of cells; each row has as many as there are columns.
public struct Table: Hashable, Sendable {
  public let columns: [String]
  public let rows: [[[Inline]]]
}
