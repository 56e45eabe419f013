import SwiftScan

extension ScannerExtractor {
  /// Says of an arm to which switch it belongs, so that an arm given to the wrong one is seen.
  mutating func observeSwitchArm(_ arm: NodeIndex) {
    var text = "default"
    if !tree[arm].flags.contains(.isDefault) {
      text = "case " + tree.children(.caseItem, of: arm).map(item).joined(separator: ", ")
    }
    var label = tree[arm].firstToken
    if let attribute = tree.first(.attribute, in: arm) {
      text = tree.canonicalText(attribute) + " " + text
      label = tree[attribute].endToken
    }
    observe(.switchArm, line: tree.line(label), "\(text) of the switch in line \(switches.values.last ?? 0)")
  }

  private func item(_ item: NodeIndex) -> String {
    let pattern = tree.firstChild(of: item, where: \.isPattern).map { tree.canonicalText($0) } ?? ""
    let condition = tree.first(.whereClause, in: item).flatMap { tree.firstChild(of: $0) }
    return pattern + (condition.map { " where " + tree.canonicalText($0) } ?? "")
  }
}
