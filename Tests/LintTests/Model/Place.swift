import NavigationGraph

/// A finding as tests compare it: where, by which rule, and how grave where that is told.
struct Place: Hashable, Comparable, CustomStringConvertible {
  let file: String
  let line: Int
  let rule: String
  var severity: Severity?

  var description: String { "\(file):\(line) \(rule)\(severity.map { " \($0.rawValue)" } ?? "")" }

  static func < (a: Self, b: Self) -> Bool {
    (a.file, a.line, a.rule, a.severity?.rawValue ?? "") < (b.file, b.line, b.rule, b.severity?.rawValue ?? "")
  }
}

extension Place {
  init(_ finding: Finding) {
    self.init(file: finding.location?.file ?? "-", line: finding.location?.line ?? 0, rule: finding.rule, severity: finding.severity)
  }

  /// Without what it does not matter.
  var withoutSeverity: Place { Place(file: file, line: line, rule: rule) }
}

extension [Place] {
  /// Sorted, and without how grave they are where what is expected does not say that of their place.
  func told(as expected: [Place]) -> [Place] {
    let untold = Set(expected.filter { $0.severity == nil })
    return map { untold.contains($0.withoutSeverity) ? $0.withoutSeverity : $0 }.sorted()
  }
}
