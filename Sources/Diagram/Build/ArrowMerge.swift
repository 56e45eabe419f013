import NavigationGraph

/// Makes one arrow of the legs that agree in both ends, kind and word.
enum ArrowMerge {
  private struct Key: Hashable {
    var from: String
    var to: String
    var kind: ArrowKind
    var word: String
  }

  /// The most lines at an arrow.
  private static let lineLimit = 3
  /// The longest line at an arrow.
  private static let lengthLimit = 32

  /// The arrows in the order in which their first legs stand. Linear in the legs.
  ///
  /// - Parameter name: the name of a box, as it is shown.
  static func arrows(_ legs: [Leg], name: (String) -> String) -> [Arrow] {
    var order: [Key] = []
    var groups: [Key: [Leg]] = [:]
    for leg in legs {
      let key = Key(from: leg.from, to: leg.to, kind: leg.kind, word: leg.word)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(leg)
    }
    return order.map { key in
      let group = groups[key] ?? []
      let places = Set(group.compactMap(\.location)).count
      var arrow = Arrow(
        from: key.from, to: key.to, kind: key.kind, word: key.word, standing: group.map(\.standing).min() ?? .exact,
        label: label(key.word, key.kind, group), count: max(places, 1), tooltip: tooltip(key.word, key.kind, group, name: name),
        location: group.compactMap(\.location).min())
      arrow.selectsTab = group.allSatisfy(\.selectsTab)
      ArrowChange.apply(to: &arrow, group) { [key.word, Names.shortened($0, to: lengthLimit)].filter { !$0.isEmpty }.joined(separator: " ") }
      return arrow
    }
  }

  /// `sheet coloredFruitList`, `fruitDetail ×3`; several names a line each.
  private static func label(_ word: String, _ kind: ArrowKind, _ legs: [Leg]) -> [String] {
    var order: [String] = []
    var places: [String: Set<SourceLocation>] = [:]
    for leg in legs {
      let name = leg.name ?? ""
      if places[name] == nil { order.append(name) }
      if let location = leg.location { places[name, default: []].insert(location) } else { places[name, default: []] = [] }
    }
    var lines = order.map { name in
      let count = places[name]?.count ?? 1
      let text = [word, Names.shortened(name, to: lengthLimit)].filter { !$0.isEmpty }.joined(separator: " ")
      // How often one screen holds another is nobody's question.
      return count > 1 && kind != .contains && kind != .builds && kind != .owns ? (text.isEmpty ? "×\(count)" : "\(text) ×\(count)") : text
    }
    lines.removeAll(where: \.isEmpty)
    if lines.count > lineLimit {
      let rest = lines.count - (lineLimit - 1)
      lines = Array(lines.prefix(lineLimit - 1)) + ["+ \(rest) more"]
    }
    return lines
  }

  private static func tooltip(_ word: String, _ kind: ArrowKind, _ legs: [Leg], name: (String) -> String) -> String {
    guard let first = legs.first else { return "" }
    var lines = ["\(name(first.from)) → \(name(first.to)): \(word.isEmpty ? kind.title : word)"]
    var seen: Set<String> = []
    for leg in legs {
      var parts: [String] = []
      if let route = leg.name { parts.append(route) }
      if let location = leg.location { parts.append("\(location.file):\(location.line)") }
      if let remark = leg.remark { parts.append(remark) }
      let line = parts.joined(separator: ", ")
      if !line.isEmpty, seen.insert(line).inserted { lines.append(line) }
      if lines.count > 12 {
        lines.append("…")
        break
      }
    }
    return lines.joined(separator: "\n")
  }
}
