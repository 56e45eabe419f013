/// Argument labels and trailing closures: `(_:animated:)`, `(){}`, `{} footer:{}`.
///
/// - Parameters:
///   - labels: the label of each argument in parentheses, nil for one without; nil when there are no parentheses.
///   - closures: the label of each trailing closure.
///   - brackets: the characters round the arguments.
func canonicalArguments(_ labels: [String?]?, closures: [String?], brackets: (String, String) = ("(", ")")) -> String {
  var text = ""
  if let labels {
    text += brackets.0
    for label in labels { text += (label ?? "_") + ":" }
    text += brackets.1
  }
  for closure in closures {
    if let closure { text += " " + closure + ":" }
    text += "{}"
  }
  return text
}

/// A chain of member accesses, calls and subscripts, from its primary on.
///
/// Only the last components are kept, so that the texts of a long chain do not grow with its square.
public func canonicalChain(_ components: some BidirectionalCollection<String>) -> String {
  let kept = components.suffix(longestChain)
  return (kept.startIndex == components.startIndex ? "" : "…") + kept.joined()
}

/// Components of a chain that its text shows.
public let longestChain = 24

/// A node by its kind and bytes.
func canonicalExtent(_ name: String, _ start: Int, _ end: Int) -> String { "\(name) \(start)..<\(end)" }

/// What stands for a primary whose inside is not part of the chain's text.
enum CanonicalPrimary {
  static let string = "\"\""
  static let regex = "//"
  static let array = "[]"
  static let dictionary = "[:]"
  static let tuple = "()"
  static let closure = "{}"
  static let keyPath = "\\"
  static let type = "type"
  static let condition = "if"
  static let selection = "switch"
  static let conditionalSuffix = "#if"
  static let other = "…"
}
