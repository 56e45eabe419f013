import NavigationGraph

/// A line that is no fact.
struct TruthError: Error, CustomStringConvertible {
  let description: String
}

/// Reads `graph.expected.txt`.
enum TruthPage {
  static func parse(_ text: String) throws -> [TruthFact] {
    try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      guard let fact = fact(line) else { throw TruthError(description: "line \(index + 1) is no fact: \(line)") }
      return fact
    }
  }

  private static func fact(_ line: Substring) -> TruthFact? {
    let isOptional = line.hasPrefix("?")
    var words = Words((isOptional ? line.dropFirst() : line).split(separator: " "))
    guard let sort = words.next().flatMap({ TruthFact.Sort(rawValue: String($0)) }) else { return nil }
    let parts: (keys: [Set<String>], words: Set<String>)? =
      switch sort {
      case .node: node(&words)
      case .edge: edge(&words)
      case .returning: returning(&words)
      case .unresolved: unresolved(&words)
      case .finding: finding(&words)
      case .held: held(&words)
      }
    guard let parts, words.isEmpty else { return nil }
    return TruthFact(sort: sort, isOptional: isOptional, keys: parts.keys, words: parts.words, text: String(line))
  }

  private typealias Parts = (keys: [Set<String>], words: Set<String>)

  private static func node(_ words: inout Words) -> Parts? {
    guard let id = words.alternatives(), id.allSatisfy({ NodeKind(idPrefixOf: $0) != nil }) else { return nil }
    let said = Set(words.rest().map(String.init))
    return said.isSubset(of: ["screen", "component", "unused", "mapped", "used", "reachable"]) ? ([id], said) : nil
  }

  private static func edge(_ words: inout Words) -> Parts? {
    guard let from = words.alternatives(), let arrow = words.next(), arrow.hasPrefix("-"), arrow.hasSuffix("->") else { return nil }
    let kinds = Set(arrow.dropFirst().dropLast(2).split(separator: "|").map(String.init))
    guard !kinds.isEmpty, kinds.allSatisfy({ EdgeKind(rawValue: $0) != nil }), let to = words.alternatives(), let places = words.places() else { return nil }
    var said: Set<String> = []
    while let word = words.next() {
      switch word {
      case "conditional", "inferred", "ambiguous": said.insert(String(word))
      case "via", "trigger", "event":
        guard let value = words.next() else { return nil }
        said.insert("\(word) \(value)")
      case "through": said.insert("through \(words.list().joined(separator: ", "))")
      case "triggers", "values": said.insert("\(word) \(words.list().sorted().joined(separator: ", "))")
      default: return nil
      }
    }
    return ([from, kinds, to, places], said)
  }

  private static func returning(_ words: inout Words) -> Parts? {
    guard let from = words.alternatives(), let kinds = words.alternatives(), kinds.allSatisfy({ ReturnKind(rawValue: $0) != nil }) else { return nil }
    var said: Set<String> = []
    if words.peek == "to" {
      _ = words.next()
      guard let to = words.next() else { return nil }
      said.insert("to \(to)")
    }
    return words.places().map { ([from, kinds, $0], said) }
  }

  private static func unresolved(_ words: inout Words) -> Parts? {
    guard let from = words.alternatives(), let kinds = words.alternatives(), kinds.allSatisfy({ EdgeKind(rawValue: $0) != nil }),
      let places = words.places(), let type = words.next()
    else { return nil }
    return ([from, kinds, places], type == "-" ? [] : ["type \(type)"])
  }

  private static func finding(_ words: inout Words) -> Parts? {
    guard let rule = words.next(), let places = words.places() else { return nil }
    // What it is about may be several words: `navigationDestination(for: Item.self)`.
    let rest = words.rest()
    let about = rest.dropLast().joined(separator: " ")
    return ([[String(rule)], places], Set([about, rest.last.map(String.init) ?? ""]).subtracting([""]))
  }

  private static func held(_ words: inout Words) -> Parts? {
    guard let rule = words.next(), let count = words.next().flatMap({ Int($0) }) else { return nil }
    return ([[String(rule)]], ["\(count)"])
  }
}

/// The words of a line, from the left.
private struct Words {
  private var all: ArraySlice<Substring>

  init(_ all: [Substring]) { self.all = all[...] }

  var isEmpty: Bool { all.isEmpty }
  var peek: Substring? { all.first }

  mutating func next() -> Substring? { all.popFirst() }

  mutating func rest() -> ArraySlice<Substring> {
    defer { all = [] }
    return all
  }

  mutating func alternatives() -> Set<String>? { next().map { Set($0.split(separator: "|").map(String.init)) } }

  /// `@A.swift:1|@B.swift:2`
  mutating func places() -> Set<String>? {
    guard let places = alternatives(), !places.isEmpty, places.allSatisfy({ $0.hasPrefix("@") && $0.contains(":") }) else { return nil }
    return places
  }

  /// `A.b, C.d`
  mutating func list() -> [String] {
    var result: [String] = []
    while let word = next() {
      guard word.hasSuffix(",") else { return result + [String(word)] }
      result.append(String(word.dropLast()))
    }
    return result
  }
}
