/// Tells which findings are new after a change, and which are solved.
///
/// A finding is known by its fingerprint, which lines do not change. One about a thing that was renamed has another: it is the same where the
/// rule is, and what it is about.
struct FindingPairing {
  private let before: GraphIndex
  private let after: GraphIndex
  private let correspondence: NodeCorrespondence

  init(_ before: GraphIndex, _ after: GraphIndex, _ correspondence: NodeCorrespondence) {
    self.before = before
    self.after = after
    self.correspondence = correspondence
  }

  /// Nil where one of the graphs was made without findings.
  func changes(heldBack: (base: [Finding], head: [Finding])) -> Appearances<Finding>? {
    guard let old = before.graph.findings, let new = after.graph.findings else { return nil }
    let told = compared(old, new)
    return Appearances(
      added: heldBack.base.isEmpty ? told.added : compared(heldBack.base, told.added).added,
      removed: heldBack.head.isEmpty ? told.removed : compared(told.removed, heldBack.head).removed)
  }

  private func compared(_ old: [Finding], _ new: [Finding]) -> Appearances<Finding> {
    let byFingerprint = Appearances(old, new, base: Self.fingerprints, head: Self.fingerprints)
    guard !byFingerprint.added.isEmpty, !byFingerprint.removed.isEmpty else { return byFingerprint }
    let (places, newPlaces) = (FindingNodes(before), FindingNodes(after))
    let keys = ChangeKeys(before, after, correspondence)
    return Appearances(
      byFingerprint.removed, byFingerprint.added,
      base: { finding in Subject(finding, finding.location.flatMap(places.node(at:)).map { keys.node(ofBase: $0) }) },
      head: { finding in Subject(finding, finding.location.flatMap(newPlaces.node(at:))) })
  }

  private static func fingerprints(_ finding: Finding) -> [String] { finding.eachPart.map(\.fingerprint).sorted() }

  /// What a finding is about, whatever its name. One without a node is like no other.
  private struct Subject: Hashable {
    let rule: String
    let node: Int?
    let fingerprint: String

    init(_ finding: Finding, _ node: Int?) {
      rule = finding.rule
      self.node = node
      fingerprint = node == nil ? finding.fingerprint : ""
    }
  }
}
