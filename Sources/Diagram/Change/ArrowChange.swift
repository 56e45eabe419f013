import NavigationGraph

/// What became of an arrow, and the signs before its words.
enum ArrowChange {
  private static let lineLimit = 4

  /// - Parameters:
  ///   - legs: Those that the arrow stands for.
  ///   - text: The words of a line for a route's name.
  static func apply(to arrow: inout Arrow, _ legs: [Leg], text: (String) -> String) {
    guard legs.contains(where: { $0.change != nil }) else { return }
    var order: [String] = []
    var byName: [String: [Leg]] = [:]
    for leg in legs {
      let name = leg.name ?? ""
      if byName[name] == nil { order.append(name) }
      byName[name, default: []].append(leg)
    }
    let lines = order.map { name in line(of: byName[name] ?? [], arrow.kind, text(name)) }
    arrow.change = ChangeState(of: lines.map(\.state))
    arrow.isMoved = lines.contains(where: \.isMoved)
    if arrow.change == .removed { arrow.location = nil }
    // What changed comes first.
    let told = lines.filter { $0.state != .same } + lines.filter { $0.state == .same && !$0.text.isEmpty }
    var shown = told.flatMap { [Self.signed($0)] + $0.words.prefix(2).map { "(\($0))" } }
    if shown.count > lineLimit { shown = Array(shown.prefix(lineLimit - 1)) + ["+ \(told.count - lineLimit + 1) more"] }
    arrow.label = shown
    let words = Set(legs.flatMap(\.changeWords))
    let state = arrow.change.map { Self.word($0) } ?? ""
    arrow.tooltip = ([state].filter { !$0.isEmpty } + [arrow.tooltip] + words.sorted()).joined(separator: "\n")
  }

  private struct Line {
    let state: ChangeState
    let text: String
    var words: [String] = []
    /// Another place of the same screen leads there now: no news to its user.
    var isMoved = false
  }

  /// Of several sites of one name the picture says what a user sees of it: whether there is such a way.
  private static func line(of legs: [Leg], _ kind: ArrowKind, _ text: String) -> Line {
    let (before, after) = (places(legs) { $0.isBefore }, places(legs) { $0.isAfter })
    let text = text.isEmpty && legs.allSatisfy({ $0.change != .same }) ? kind.title : text
    if before == 0 { return Line(state: .added, text: counted(text, after, kind), words: words(legs)) }
    if after == 0 { return Line(state: .removed, text: counted(text, before, kind), words: words(legs)) }
    let isChanged = legs.contains { $0.change == .changed }
    if before != after, isNumbered(kind) {
      return Line(state: .changed, text: (text.isEmpty ? kind.title : text) + " ×\(before) → ×\(after)", words: words(legs))
    }
    if legs.contains(where: { $0.change == .added }), isNumbered(kind) {
      return Line(state: isChanged ? .changed : .same, text: counted(text, after, kind), words: isChanged ? words(legs) : [], isMoved: true)
    }
    return Line(state: isChanged ? .changed : .same, text: counted(text, after, kind), words: isChanged ? words(legs) : [])
  }

  private static func words(_ legs: [Leg]) -> [String] {
    var seen: Set<String> = []
    return legs.filter { $0.change != .same }.flatMap(\.changeWords).filter { seen.insert($0).inserted }
  }

  private static func places(_ legs: [Leg], where isMeant: (ChangeState) -> Bool) -> Int {
    let found = legs.filter { isMeant($0.change ?? .same) }
    return found.isEmpty ? 0 : max(1, Set(found.compactMap(\.location)).count)
  }

  private static func counted(_ text: String, _ count: Int, _ kind: ArrowKind) -> String {
    count > 1 && isNumbered(kind) ? (text.isEmpty ? "×\(count)" : "\(text) ×\(count)") : text
  }

  /// How often one screen holds another is nobody's question.
  private static func isNumbered(_ kind: ArrowKind) -> Bool { kind != .contains && kind != .builds && kind != .owns }

  private static func signed(_ line: Line) -> String { [line.state.sign, line.text].filter { !$0.isEmpty }.joined(separator: " ") }

  static func word(_ state: ChangeState) -> String {
    switch state {
    case .same: ""
    case .added: "new"
    case .removed: "gone"
    case .changed: "changed"
    }
  }
}
