import CommandLine
import NavigationGraph
import Observations

/// A comment that switches rules off or on: `// navgraph:disable:next unused_destination - sold from next week on`.
struct DisableComment: Hashable {
  /// Where it holds.
  enum Scope: String, Hashable, CaseIterable {
    case next, this, previous
  }

  enum Action: Hashable {
    case disable(Scope)
    /// Until a comment that enables, or the end of the file.
    case beginDisabling
    case enable
  }

  /// The word for every rule.
  static let all = "all"

  let action: Action
  /// As they are written, each once.
  let rules: [String]
  /// Why; nil where the comment does not say.
  let reason: String?
  let location: SourceLocation
}

/// Why a comment that speaks to navgraph cannot be understood.
struct DisableCommentFault: Error, Hashable {
  let location: SourceLocation
  let message: String
  let hint: String
}

extension DisableComment {
  private static let verbs = ["disable", "enable"]

  /// What a directive says; nil where it is no instruction, but prose that begins with the program's name.
  ///
  /// - Throws: `DisableCommentFault`.
  static func parse(_ directive: Directive) throws(DisableCommentFault) -> DisableComment? {
    guard let first = directive.text.unicodeScalars.first else { return nil }
    guard !first.properties.isWhitespace else {
      // Prose begins like this, too; these words do not.
      let word = directive.text.split(whereSeparator: \.isWhitespace).first ?? ""
      guard Scope.allCases.contains(where: { word == "disable:\($0.rawValue)" }) else { return nil }
      throw fault(directive.location, "`navgraph: \(word)` is no instruction", "Write it without a space: `navgraph:\(word)`.")
    }
    let (instruction, reason) = split(directive.text)
    let words = instruction.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
    guard let head = words.first else { return nil }
    let parts = head.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let action = try action(parts, directive.location)
    var seen: Set<String> = []
    let rules = words.dropFirst().filter { seen.insert($0).inserted }
    guard !rules.isEmpty else {
      throw fault(
        directive.location, "this comment names no rule", "Name the rules behind `navgraph:\(head)`, or `\(all)`; a reason goes behind ` - `.")
    }
    return DisableComment(action: action, rules: rules, reason: reason, location: directive.location)
  }

  private static func action(_ parts: [String], _ location: SourceLocation) throws(DisableCommentFault) -> Action {
    let scopes = Scope.allCases.map(\.rawValue)
    switch (parts[0], parts.count) {
    case ("disable", 1): return .beginDisabling
    case ("enable", 1): return .enable
    case ("disable", 2):
      if let scope = Scope(rawValue: parts[1]) { return .disable(scope) }
      throw unknown(parts[1], location, among: scopes, written: "disable:")
    case ("enable", _):
      throw fault(location, "`navgraph:enable` takes no `:\(parts.last ?? "")`", "It ends what a comment `navgraph:disable` above it began.")
    default: throw unknown(parts.joined(separator: ":"), location, among: verbs, written: "")
    }
  }

  private static func unknown(_ word: String, _ location: SourceLocation, among known: [String], written: String) -> DisableCommentFault {
    let nearest = Suggestion.nearest(to: word, among: known).map { "Did you mean `navgraph:\(written)\($0)`? " } ?? ""
    return fault(
      location, "`navgraph:\(written)\(word)` is no instruction",
      nearest + "Known: \(known.map { "`navgraph:\(written)\($0)`" }.joined(separator: ", ")).")
  }

  private static func fault(_ location: SourceLocation, _ message: String, _ hint: String) -> DisableCommentFault {
    DisableCommentFault(location: location, message: message, hint: hint)
  }

  /// What stands before and behind the first ` - `, or what editors make of two hyphens.
  private static func split(_ text: String) -> (instruction: Substring, reason: String?) {
    let marks = [" - ", " -- ", " — ", " – "].compactMap { text.firstRange(of: $0) }
    guard let mark = marks.min(by: { $0.lowerBound < $1.lowerBound }) else { return (text[...], nil) }
    let reason = String(text[mark.upperBound...])
    return (text[..<mark.lowerBound], reason.allSatisfy(\.isWhitespace) ? nil : reason)
  }
}
