/// Where a graph and what is expected of it differ.
struct Mismatch: Hashable, CustomStringConvertible {
  enum Kind: String {
    case missing, surplus
  }

  var kind: Kind
  var file: String
  var line: Int
  /// The expectation, or the fact of the graph.
  var text: String
  /// What comes near it.
  var note = ""

  var description: String { "\(file):\(line): \(kind.rawValue): \(text)\(note.isEmpty ? "" : " — \(note)")" }
}

/// How a graph did.
struct Score: Hashable {
  /// Expectations that have to be met, without `none`.
  var expected = 0
  var met = 0
  var missing = 0
  var surplus = 0

  var recall: Double { met + missing == 0 ? 1 : Double(met) / Double(met + missing) }
  var precision: Double { met + surplus == 0 ? 1 : Double(met) / Double(met + surplus) }

  static func + (a: Score, b: Score) -> Score {
    Score(expected: a.expected + b.expected, met: a.met + b.met, missing: a.missing + b.missing, surplus: a.surplus + b.surplus)
  }
}
