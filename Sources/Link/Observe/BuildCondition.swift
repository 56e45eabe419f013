import Knowledge
import Observations

/// What the condition of an `#if` says of platforms.
///
/// Three-valued logic over the platforms (Kleene 1938): what speaks of no platform may hold or not. Read by two stacks, in the manner of
/// Dijkstra's shunting yard, so that no nesting is too deep.
struct BuildCondition {
  typealias Platform = PlatformVersion.Platform

  /// The platforms on which something surely holds, and on which it surely does not.
  private struct Truth {
    var holds: Set<Platform> = []
    var fails: Set<Platform> = []

    var negated: Truth { Truth(holds: fails, fails: holds) }
    func and(_ other: Truth) -> Truth { Truth(holds: holds.intersection(other.holds), fails: fails.union(other.fails)) }
    func or(_ other: Truth) -> Truth { Truth(holds: holds.union(other.holds), fails: fails.intersection(other.fails)) }
  }

  /// The platforms for which what stands under the condition is not built.
  var excluded: Set<Platform> { truth.fails }
  private let truth: Truth

  init(_ text: String, _ names: BuildConditionNames = .standard) { truth = Self.read(text, names) }

  private init(_ truth: Truth) { self.truth = truth }

  /// What holds where none of some conditions does: an `#else`.
  static func none(of conditions: [BuildCondition]) -> BuildCondition {
    let all = Set(Platform.allCases)
    return BuildCondition(conditions.reduce(Truth(holds: all)) { $0.and($1.truth.negated) })
  }

  private static func read(_ text: String, _ names: BuildConditionNames) -> Truth {
    var operands: [Truth] = []
    var operators: [Substring] = []
    func precedence(_ symbol: Substring) -> Int { symbol == "!" ? 3 : symbol == "&&" ? 2 : symbol == "||" ? 1 : 0 }
    func apply() {
      guard let symbol = operators.popLast(), let last = operands.popLast() else { return }
      if symbol == "!" {
        operands.append(last.negated)
      } else if let first = operands.popLast() {
        operands.append(symbol == "&&" ? first.and(last) : first.or(last))
      }
    }
    for token in tokens(text) {
      switch token {
      case "(", "!": operators.append(token)
      case ")":
        while let top = operators.last, top != "(" { apply() }
        _ = operators.popLast()
      case "&&", "||":
        while let top = operators.last, precedence(top) >= precedence(token) { apply() }
        operators.append(token)
      default: operands.append(truth(of: token, names))
      }
    }
    while !operators.isEmpty { apply() }
    return operands.count == 1 ? operands[0] : Truth()
  }

  /// Operators, parentheses, and names with what stands in parentheses behind them.
  private static func tokens(_ text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if rest.hasPrefix("&&") || rest.hasPrefix("||") {
        result.append(rest.prefix(2))
        rest = rest.dropFirst(2)
      } else if "()!".contains(first) {
        result.append(rest.prefix(1))
        rest = rest.dropFirst()
      } else {
        let word = rest.prefix { !$0.isWhitespace && !"()!&|".contains($0) }
        guard !word.isEmpty else { return [] }
        var end = word.endIndex
        let behind = rest[end...].drop { $0.isWhitespace }
        if behind.first == "(", let closing = behind.firstIndex(of: ")") { end = behind.index(after: closing) }
        result.append(rest[..<end])
        rest = rest[end...]
      }
    }
    return result
  }

  private static func truth(of token: Substring, _ names: BuildConditionNames) -> Truth {
    let parts = token.split(whereSeparator: { $0 == "(" || $0 == ")" || $0.isWhitespace })
    guard parts.count == 2 else { return Truth() }
    let argument = String(parts[1])
    let table: [String: Set<String>] =
      switch parts[0] {
      case "os": names.systems
      case "canImport": names.modules
      case "targetEnvironment": names.environments
      default: [:]
      }
    guard let held = table[argument] else { return Truth() }
    let holds = Set(Platform.allCases.filter { held.contains($0.rawValue) })
    return Truth(holds: holds, fails: Set(Platform.allCases).subtracting(holds))
  }
}
