import CommandLine
import Files

/// A configuration that is being read, and what is wrong with it so far.
struct ConfigurationDraft {
  var configuration: Configuration
  private(set) var mistakes: [ConfigurationMistake] = []
  let vocabulary: ConfigurationVocabulary
  private let source: SourceLines

  init(folder: String, vocabulary: ConfigurationVocabulary, source: SourceLines) {
    configuration = Configuration(folder: folder)
    self.vocabulary = vocabulary
    self.source = source
  }

  // MARK: Mistakes

  /// In the order of the file.
  var sortedMistakes: [ConfigurationMistake] {
    let start = Mark(line: 1, column: 1)
    return mistakes.sorted { $0.mark ?? start < $1.mark ?? start }
  }

  mutating func fail(_ mark: Mark, _ message: String) { mistakes.append(ConfigurationMistake(mark, message)) }

  mutating func unknown(_ what: String, _ word: String, _ mark: Mark, among known: [String]) {
    fail(mark, "unknown \(what) '\(TerminalText.printable(word))'" + hint(word, among: known))
  }

  /// What may have been meant, and what is known.
  func hint(_ word: String?, among known: [String]) -> String {
    guard !known.isEmpty else { return "" }
    let nearest = word.flatMap { Suggestion.nearest(to: $0, among: known) }.map { "; did you mean '\($0)'?" } ?? ";"
    return "\(nearest) known: \(known.joined(separator: ", "))"
  }

  // MARK: Values

  /// The keys with their values, each once. Nothing is no key.
  mutating func entries(_ node: YAMLNode, of key: String) -> [YAMLNode.Entry] {
    switch node {
    case .scalar(let scalar) where scalar.isNull: return []
    case .mapping(let entries, _):
      var seen: [String: Mark] = [:]
      return entries.filter { entry in
        guard let first = seen.updateValue(entry.key.mark, forKey: entry.key.text) else { return true }
        fail(entry.key.mark, "'\(TerminalText.printable(entry.key.text))' stands here again; it is in line \(first.line) already")
        return false
      }
    default:
      fail(node.mark, "`\(key)` takes keys with values (`name: value`), not \(node.word)")
      return []
    }
  }

  /// One text.
  mutating func text(_ node: YAMLNode, of key: String) -> YAMLScalar? {
    guard case .scalar(let scalar) = node, !scalar.isNull, !scalar.text.isEmpty else {
      fail(node.mark, "`\(TerminalText.printable(key))` takes a text, not \(node.word)")
      return nil
    }
    return scalar
  }

  /// Yes or no, in YAML's words.
  mutating func flag(_ node: YAMLNode, of key: String) -> Bool? {
    if case .scalar(let scalar) = node {
      switch scalar.text {
      case "true", "yes", "on": return true
      case "false", "no", "off": return false
      default: break
      }
    }
    fail(node.mark, "`\(TerminalText.printable(key))` takes `true` or `false`")
    return nil
  }

  /// A whole number.
  mutating func number(_ node: YAMLNode, of key: String, in range: ClosedRange<Int>) -> Int? {
    if case .scalar(let scalar) = node, let number = Int(scalar.text), range.contains(number) { return number }
    fail(node.mark, "`\(TerminalText.printable(key))` takes a whole number from \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  /// Patterns of nodes of the graph; a single one does, too.
  mutating func nodePatterns(_ node: YAMLNode, of key: String) -> [Marked<String>] {
    texts(node, of: key).compactMap { scalar in
      guard let fault = vocabulary.patternFault(scalar.text) else { return Marked(scalar.text, at: scalar.mark) }
      fail(scalar.mark, "'\(TerminalText.printable(scalar.text))': \(fault)")
      return nil
    }
  }

  /// A list of texts; a single one does, too.
  mutating func texts(_ node: YAMLNode, of key: String) -> [YAMLScalar] {
    switch node {
    case .scalar(let scalar): return scalar.isNull ? [] : [scalar]
    case .sequence(let items, _): return items.compactMap { text($0, of: key) }
    case .mapping:
      fail(node.mark, "`\(key)` takes a list (`- text`), not \(node.word)")
      return []
    }
  }

  /// The items of a list.
  mutating func items(_ node: YAMLNode, of key: String) -> [YAMLNode] {
    switch node {
    case .sequence(let items, _): return items
    case .scalar(let scalar) where scalar.isNull: return []
    default:
      fail(node.mark, "`\(key)` takes a list (`- …`), not \(node.word)")
      return []
    }
  }

  /// Patterns of paths.
  mutating func patterns(_ node: YAMLNode, of key: String) -> [Marked<String>] {
    texts(node, of: key).compactMap { scalar in
      guard let fault = PathFilter.fault(of: scalar.text) else { return Marked(scalar.text, at: scalar.mark) }
      fail(scalar.mark, "'\(TerminalText.printable(scalar.text))': \(fault)")
      return nil
    }
  }

  /// Lines of the table of shapes: a block, or a list of texts in quotes.
  mutating func lines(_ node: YAMLNode, of key: String) -> [Marked<String>] {
    switch node {
    case .scalar(let scalar): return scalar.isNull ? [] : lines(scalar)
    case .sequence(let items, _): return items.flatMap { lines(item: $0, of: key) }
    case .mapping: return lines(item: node, of: key)
    }
  }

  private mutating func lines(item: YAMLNode, of key: String) -> [Marked<String>] {
    if case .scalar(let scalar) = item, !scalar.isNull { return lines(scalar) }
    let why = if case .mapping = item { "; YAML takes the `: ` in a shape for a key" } else { "" }
    fail(item.mark, "a shape is a text\(why): write `\(key): |` and below it a shape a line, or put each in quotes")
    return []
  }

  private mutating func lines(_ scalar: YAMLScalar) -> [Marked<String>] {
    switch scalar.style {
    case .folded:
      fail(scalar.mark, "`>` joins the lines below it; write `|`, which keeps them")
      return []
    case .literal:
      return scalar.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
        let number = scalar.mark.line &+ index &+ 1
        return Marked(String(line), at: Mark(line: number, column: source.indentation(of: line, at: number) + 1))
      }
    case .plain, .quoted:
      let column = scalar.mark.column &+ (scalar.style == .quoted ? 1 : 0)
      return [Marked(scalar.text, at: Mark(line: scalar.mark.line, column: column))]
    }
  }
}
