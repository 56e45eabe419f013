/// Sums and text of a run.
public struct Report: Sendable {
  public private(set) var compared = 0
  /// Files with an error, and its line.
  public private(set) var leftOut: [(path: String, line: Int)] = []
  public private(set) var unreadable: [(path: String, message: String)] = []
  public private(set) var observations: [Category: Int] = [:]
  public private(set) var differences: [(path: String, difference: Difference)] = []

  public init(_ outcomes: [FileOutcome]) {
    for outcome in outcomes {
      switch outcome.result {
      case .compared(let counts, let found):
        compared += 1
        observations.merge(counts, uniquingKeysWith: +)
        differences += found.map { (outcome.path, $0) }
      case .leftOut(let error): leftOut.append((outcome.path, error.line))
      case .unreadable(let message): unreadable.append((outcome.path, message))
      }
    }
  }

  /// No difference, and something was compared at all.
  public var isClean: Bool { compared > 0 && differences.isEmpty && unreadable.isEmpty }

  /// `file:line: category`, then what each side says.
  public static func text(of difference: Difference, in path: String) -> String {
    """
    \(path):\(difference.line): \(difference.category)
      SwiftSyntax: \(difference.syntaxView ?? "nothing")
      scanner:     \(difference.scannerView ?? "nothing")
    """
  }

  private func wrong(_ category: Category) -> Int { differences.count { $0.difference.category == category } }

  /// Files compared and left out, and for each category the observations and the differences.
  public var summary: String {
    var lines = [
      "\(compared) files compared, \(leftOut.count) left out because SwiftSyntax finds an error in them, \(differences.count) differences"
    ]
    for category in Category.allCases where observations[category] != nil || wrong(category) > 0 {
      lines.append("  \(category): \(observations[category] ?? 0) observations, \(wrong(category)) differences")
    }
    return lines.joined(separator: "\n")
  }
}
