/// In a large picture a route that is called as the screen that it leads to (`product` to `Product`) needs no words at its arrow.
enum Wording {
  private static let boxLimit = 25

  static func apply(to draft: inout Draft) {
    guard draft.boxes.count > boxLimit else { return }
    for i in draft.arrows.indices {
      let arrow = draft.arrows[i]
      guard let target = draft.boxes[arrow.to], arrow.kind != .tab, arrow.kind != .selectTab, arrow.label.count == 1 else { continue }
      let word = arrow.word
      for line in arrow.label {
        let name = word.isEmpty ? line : String(line.dropFirst(word.count)).trimmingSpaces
        let parts = name.split(separator: "×", maxSplits: 1, omittingEmptySubsequences: false)
        guard let route = parts.first, folded(String(route)) == folded(target.name), !folded(target.name).isEmpty else { continue }
        let count = parts.count > 1 ? "×" + parts[1] : ""
        let text = [word, count].filter { !$0.isEmpty }.joined(separator: " ")
        draft.arrows[i].label = text.isEmpty ? [] : [text]
      }
    }
  }

  private static func folded(_ name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }
}

extension String {
  var trimmingSpaces: String { String(drop(while: { $0 == " " })) }
}
