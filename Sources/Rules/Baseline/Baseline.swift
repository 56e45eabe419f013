import NavigationGraph

/// Findings that a team knows of and does not want to hear of again.
///
/// A finding is told by its fingerprint, which names the rule and the things that it is about: it stays the same when lines move.
public struct Baseline: Hashable, Sendable {
  /// One finding, or several that are alike.
  public struct Entry: Hashable, Sendable {
    /// The id of the rule, as it is written there.
    public let rule: String
    public let fingerprint: String
    /// As paths are shown; nil where the finding has no place.
    public let file: String?
    /// For whoever reads the file; nothing depends on it.
    public let message: String
    /// How many findings have the fingerprint.
    public let count: Int
    /// Where it stands in the file that it was read from.
    public let location: SourceLocation?

    public init(rule: String, fingerprint: String, file: String?, message: String, count: Int = 1, location: SourceLocation? = nil) {
      self.rule = rule
      self.fingerprint = fingerprint
      self.file = file
      self.message = message
      self.count = count
      self.location = location
    }
  }

  /// By file, rule and fingerprint; no two with one fingerprint.
  public let entries: [Entry]

  /// - Parameter entries: of those with one fingerprint the first stays, with the sum of their counts.
  public init(_ entries: [Entry]) {
    var positions: [String: Int] = [:]
    var unique: [Entry] = []
    for entry in entries {
      if let position = positions[entry.fingerprint] {
        let first = unique[position]
        let sum = first.count.addingReportingOverflow(entry.count)
        unique[position] = Entry(
          rule: first.rule, fingerprint: first.fingerprint, file: first.file, message: first.message,
          count: sum.overflow ? .max : sum.partialValue, location: first.location)
      } else {
        positions[entry.fingerprint] = unique.count
        unique.append(entry)
      }
    }
    self.entries = unique.sorted { a, b in
      for (x, y) in [(a.file ?? "", b.file ?? ""), (a.rule, b.rule), (a.fingerprint, b.fingerprint)] {
        let order = compareBytes(x, y)
        if order != 0 { return order < 0 }
      }
      return false
    }
  }

  /// The baseline that holds these findings.
  public init(findings: [Finding]) {
    self.init(
      findings.sorted(by: Finding.inReportOrder).flatMap { finding in
        finding.eachPart.map { Entry(rule: finding.rule, fingerprint: $0.fingerprint, file: $0.location?.file, message: $0.message) }
      })
  }

  /// Tells findings that it holds from those that are new.
  ///
  /// - Parameter findings: in report order; of those with one fingerprint the first are the known ones. One with parts is known where all of
  ///   them are.
  /// - Returns: the two, each in the order given, and for each entry how many findings it stands for.
  func split(_ findings: [Finding]) -> (new: [Finding], known: [Finding], used: [Int]) {
    let positions = Dictionary(entries.enumerated().map { ($1.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
    var used = [Int](repeating: 0, count: entries.count)
    var (new, known): ([Finding], [Finding]) = ([], [])
    for finding in findings {
      var after = used
      let isKnown = finding.eachPart.allSatisfy { part in
        guard let position = positions[part.fingerprint], after[position] < entries[position].count else { return false }
        after[position] += 1
        return true
      }
      if isKnown {
        used = after
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    return (new, known, used)
  }
}
