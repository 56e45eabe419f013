import NavigationGraph

/// How what came, went and changed looks. Colour is never alone: what is new has strong lines, what is gone broken ones and a line through its
/// name, and each has its sign before its words. What is the same steps back.
enum ChangeLook {
  /// The colours of lines, of words and of grounds.
  static func colors(_ state: ChangeState, _ theme: Theme) -> (line: String, text: String, ground: String) {
    switch state {
    case .same: (theme.quietBorder, theme.quietText, theme.boxGround)
    case .added: (theme.green, theme.greenText, theme.greenGround)
    case .removed: (theme.red, theme.redText, theme.ground)
    case .changed: (theme.amber, theme.amberText, theme.amberGround)
    }
  }

  static func apply(to style: inout BoxStyle, _ box: Box, _ theme: Theme) {
    guard let change = box.change else { return }
    (style.border, style.text, style.fill) = colors(change, theme)
    style.style = style.style.replacing(",dashed", with: "")
    switch change {
    case .same:
      style.borderWidth = 1
      if box.kind == .entry { style.fill = theme.quietGround }
      if box.isUnreachable || box.isFaulty { style.style += ",dashed" }
    case .added, .changed: style.borderWidth = 2
    case .removed:
      style.style += ",dashed"
      style.borderWidth = 1.4
    }
  }

  static func apply(to style: inout ArrowStyle, _ change: ChangeState?, _ theme: Theme) {
    guard let change else { return }
    (style.color, style.textColor, _) = colors(change, theme)
    switch change {
    case .same:
      style.color = theme.faded
      // Broken lines are of what is gone.
      if style.line == "dashed" { style.line = nil }
    case .added, .changed:
      style.width = 2
      style.line = nil
    case .removed:
      style.width = 1.4
      style.line = "dashed"
    }
  }

  /// A line of a box's name, with its sign; struck through where it is gone.
  static func name(_ markup: String, _ box: Box, isFirst: Bool) -> String {
    guard let change = box.change, change != .same else { return markup }
    let name = change == .removed ? "<s>\(markup)</s>" : markup
    return isFirst ? "<b>\(change.sign)</b> \(name)" : name
  }

  /// The cells of a legend: sample, its colour, what it means.
  static func legend(_ diagram: Diagram, _ theme: Theme) -> [(sample: String, color: String, name: String)] {
    let states = Set(diagram.boxes.compactMap(\.change) + diagram.arrows.compactMap(\.change) + diagram.clusters.compactMap(\.change))
    return [ChangeState.added, .removed, .changed].filter(states.contains).map { state in
      (state.sign + (state == .removed ? " – –▶" : " ──▶"), colors(state, theme).line, ArrowChange.word(state))
    }
  }
}
