import NavigationGraph

/// A finding as tests compare it: where, and by which rule.
struct Place: Hashable, Comparable, CustomStringConvertible {
  let file: String
  let line: Int
  let rule: String

  var description: String { "\(file):\(line) \(rule)" }

  static func < (a: Self, b: Self) -> Bool { (a.file, a.line, a.rule) < (b.file, b.line, b.rule) }
}

extension Place {
  init(_ finding: Finding) {
    self.init(file: finding.location?.file ?? "-", line: finding.location?.line ?? 0, rule: finding.rule)
  }
}
