/// The words of a large picture: a route that is called after the screen that it leads to (`productFromCart` to `Product`) needs none at
/// its arrow, and how many sites an arrow stands for is left to its tooltip.
enum Wording {
  private static let boxLimit = 25

  static func apply(to draft: inout Draft) {
    guard draft.boxes.count > boxLimit else { return }
    for i in draft.arrows.indices {
      let arrow = draft.arrows[i]
      guard arrow.change ?? .same == .same, arrow.kind != .unresolved, draft.boxes[arrow.from]?.kind != .group,
        let target = draft.boxes[arrow.to], target.kind != .group
      else { continue }
      var lines = arrow.label.map(withoutCount)
      if arrow.kind != .tab, arrow.kind != .selectTab {
        let told = lines.filter { line in
          let name = line.hasPrefix(arrow.word) ? line.dropFirst(arrow.word.count) : line[...]
          return folded(target.name).isEmpty || !folded(name).contains(folded(target.name))
        }
        lines = told.isEmpty && !lines.isEmpty ? [arrow.word] : told
      }
      draft.arrows[i].label = lines.filter { !$0.isEmpty }
    }
  }

  /// A line without the number of sites at its end (`fruitDetail ×3`).
  static func withoutCount(_ line: String) -> String {
    guard let sign = line.lastIndex(of: "×"), line[line.index(after: sign)...].allSatisfy(\.isNumber) else { return line }
    let text = line[..<sign]
    return String(text.last == " " ? text.dropLast() : text)
  }

  private static func folded(_ name: some StringProtocol) -> String {
    String(name.filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}
