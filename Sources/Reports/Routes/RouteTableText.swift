import NavigationGraph

extension RouteTableForm {
  /// For reading: aligned columns, cut to the width of the terminal, the types as headings.
  public static let table = RouteTableForm(name: "table", summary: "for reading") { table, options, width in
    var writer = RouteTableText(table: table, style: TerminalStyle(isOn: options.color))
    return Array(writer.text(width: width).utf8)
  }
}

/// Lays out the table. Columns with nothing in them are left out; where the rest is too wide, the widest gives way first.
private struct RouteTableText {
  private struct Column: Sendable {
    let title: String
    /// Whether it becomes narrower before others do.
    var isSecondary = false
    /// Where even that is not enough it is left out, the highest first.
    var dispensability = 0
    /// It is not cut to fewer columns than these.
    let least: Int
    var cutsStart = false
    let cell: @Sendable (RouteTable.Row) -> String
  }

  private static let gap = 2

  let table: RouteTable
  let style: TerminalStyle

  private static let columns = [
    Column(title: "ROUTE", least: 16) { $0.shortName.visible },
    Column(title: "PARAMETERS", isSecondary: true, dispensability: 2, least: 14) { $0.parameters.visible },
    Column(title: "SHOWN AS", least: 16) { row in
      row.results.map { $0.name.visible + ($0.isDefault ? " (default)" : "") }.joined(separator: ", ")
    },
    Column(title: "BUILDER", isSecondary: true, dispensability: 3, least: 16, cutsStart: true) { row in
      guard let first = row.builders.first?.location else { return "" }
      let rest = Set(row.builders.map(\.location)).count - 1
      return "\(first.file.visible):\(first.line)\(rest > 0 ? " +\(rest)" : "")"
    },
    Column(title: "SITES", least: 5) { String($0.siteCount) },
    Column(title: "STATE", least: 11) { $0.state.visible },
    Column(title: "DEEP LINKS", dispensability: 1, least: 10) { $0.links.map(\.visible).joined(separator: ", ") },
  ]

  mutating func text(width: Int) -> String {
    guard !table.rows.isEmpty else { return "no routes\(table.unresolved > 0 ? "; \(unresolved)" : "")\n" }
    let cells = table.rows.map { row in Self.columns.map { $0.cell(row) } }
    let filled = Self.columns.indices.filter { column in cells.contains { !$0[column].isEmpty } }
    let used = fitting(filled, cells, in: width - Self.gap)
    let widths = widths(of: used, cells, in: width - Self.gap)
    var lines = [style.strong(line(used.map { Self.columns[$0].title }, used, widths))]
    var type: String?
    for (row, cells) in zip(table.rows, cells) {
      if row.type != type {
        type = row.type
        lines.append(style.strong(DisplayWidth.cut(row.type.visible, to: max(1, width))))
      }
      lines.append(line(used.map { cells[$0] }, used, widths))
    }
    let missing = filled.filter { !used.contains($0) }.map { Self.columns[$0].title }
    let note = missing.isEmpty ? [] : ["left out for want of room: \(missing.joined(separator: ", ")) (--width, or another --format)"]
    return (lines + ["", closing] + note).joined(separator: "\n") + "\n"
  }

  private func widths(of used: [Int], _ cells: [[String]], in total: Int) -> [Int] {
    var widths = used.map { column in
      max(DisplayWidth.of(Self.columns[column].title), cells.map { DisplayWidth.of($0[column]) }.max() ?? 0)
    }
    let room = total - Self.gap * (used.count - 1)
    narrow(&widths, used.map { Self.columns[$0].isSecondary ? Self.columns[$0].least : .max }, room)
    narrow(&widths, used.map { Self.columns[$0].least }, room)
    return widths
  }

  /// Which columns have room, if all are as narrow as they may be.
  private func fitting(_ columns: [Int], _ cells: [[String]], in total: Int) -> [Int] {
    var used = columns
    while widths(of: used, cells, in: 0).reduce(Self.gap * (used.count - 1), +) > total {
      guard let next = used.filter({ Self.columns[$0].dispensability > 0 }).max(by: {
        Self.columns[$0].dispensability < Self.columns[$1].dispensability
      }) else { break }
      used.removeAll { $0 == next }
    }
    return used
  }

  /// Takes from the widest column, again and again, until all fit or none may become narrower.
  private func narrow(_ widths: inout [Int], _ least: [Int], _ room: Int) {
    var surplus = widths.reduce(0, +) - room
    while surplus > 0, let widest = widths.indices.filter({ widths[$0] > least[$0] }).max(by: { widths[$0] < widths[$1] }) {
      // Down to the next widest at once.
      let others = widths.indices.filter { $0 != widest && widths[$0] > least[$0] }.map { widths[$0] }.max() ?? 0
      let step = min(surplus, widths[widest] - least[widest], max(1, widths[widest] - others))
      widths[widest] -= step
      surplus -= step
    }
  }

  private func line(_ cells: [String], _ used: [Int], _ widths: [Int]) -> String {
    var line = String(repeating: " ", count: Self.gap)
    for (position, cell) in cells.enumerated() {
      let column = Self.columns[used[position]]
      let cut = column.cutsStart ? DisplayWidth.cutStart(cell, to: widths[position]) : DisplayWidth.cut(cell, to: widths[position])
      line += DisplayWidth.padded(cut, to: widths[position] + Self.gap)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  private var closing: String {
    let rows = table.rows
    let types = Set(rows.map(\.type)).count
    var parts = ["\(counted(rows.count, "route")) of \(counted(types, "type"))"]
    let faults = ["unmapped", "unused", "unused?", "unreachable", "unreachable?"].map { word in
      (word, rows.filter { $0.faults.contains(word) }.count)
    }.filter { $0.1 > 0 }
    if !faults.isEmpty { parts.append(faults.map { "\($0.1) \($0.0)" }.joined(separator: ", ")) }
    if table.unresolved > 0 { parts.append(unresolved) }
    return parts.joined(separator: "; ")
  }

  private var unresolved: String {
    "\(counted(table.unresolved, "site")) not understood\(table.rows.contains { $0.isInDoubt } ? ", which may use what is marked with ?" : "")"
  }
}
