import NavigationGraph

/// A change for the terminal.
struct DifferenceText {
  private let result: DifferenceResult
  private let style: TerminalStyle

  init(_ result: DifferenceResult, style: TerminalStyle) {
    self.result = result
    self.style = style
  }

  func bytes() -> [UInt8] {
    var lines = ["\(result.base.visible) → \(result.head.visible): \(result.summary)"]
    lines += result.scope.map { "(\($0))" }
    for section in result.sections {
      lines += ["", style.strong(section.title)]
      for row in section.rows {
        let text = row.text.replacing("`", with: "")
        let others = row.others > 0 ? " and \(counted(row.others, "more place"))" : ""
        let place = row.location.map { "\($0.inWords)\(row.isOfBase ? " (before)" : "")\(others)" }
        lines.append("  \(sign(row.sign)) \(text)")
        if let place { lines.append("      \(style.faint(place))") }
      }
    }
    if result.leftOut > 0, !result.difference.isEmpty {
      lines += ["", "\(counted(result.leftOut, "more change")) to components, objects and alerts: --reporter json tells them."]
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func sign(_ sign: DifferenceSection.Row.Sign) -> String {
    let text = String(sign.rawValue)
    return switch sign {
    case .added: style.green(text)
    case .removed: style.red(text)
    case .changed: style.yellow(text)
    }
  }
}
