import NavigationGraph

/// One line of what is told of a change.
public struct ChangeRow: Sendable {
  /// What it is about: `Screens`, `Ways`.
  public let section: String
  public let state: ChangeState
  /// Names from the source stand in backticks.
  public let text: String
  public let location: SourceLocation?
  /// The id of the node that it is about, or that the way leads from: of what is gone its id before the change.
  public let node: String?
}

extension DifferenceResult {
  /// All that the sections tell, in the order in which it is read.
  public var rows: [ChangeRow] {
    sections.flatMap { section in
      section.rows.map { row in
        let state: ChangeState =
          switch row.sign {
          case .added: .added
          case .removed: .removed
          case .changed: .changed
          }
        return ChangeRow(
          section: section.title, state: state, text: row.text + (row.others > 0 ? " (and \(counted(row.others, "more place")))" : ""),
          location: row.location, node: row.node)
      }
    }
  }
}
