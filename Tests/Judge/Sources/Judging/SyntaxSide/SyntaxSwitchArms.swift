import SwiftSyntax

extension SyntaxExtractor {
  /// Says of an arm to which switch it belongs, so that an arm given to the wrong one is seen.
  func observeSwitchArm(_ arm: SwitchCaseSyntax) {
    var text = "default"
    if case .case(let label) = arm.label {
      text = "case " + label.caseItems.map(Self.item).joined(separator: ", ")
    }
    if let attribute = arm.attribute { text = canonicalText(attribute) + " " + text }
    observe(.switchArm, line: line(of: arm.label), "\(text) of the switch in line \(switches.last ?? 0)")
  }

  private static func item(_ item: SwitchCaseItemSyntax) -> String {
    canonicalText(item.pattern) + (item.whereClause.map { " where " + canonicalText($0.condition) } ?? "")
  }
}
