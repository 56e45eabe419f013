import NavigationGraph

/// What there is to tell of a change: the same for every form.
public struct DifferenceResult: Sendable {
  public let difference: GraphDifference
  /// What the two states are called: revisions, folders, files.
  public let base: String
  public let head: String
  /// What stands before the file in links to source; none are made where it is nil.
  public let linkPrefix: String?
  /// A picture of what changed, for forms that show one.
  public enum Chart: Hashable, Sendable {
    case none
    /// The text of a Mermaid flowchart.
    case flowchart(String)
    /// It would have so many boxes.
    case tooLarge(boxes: Int)
  }

  public let chart: Chart

  /// Of which part it tells, a sentence each; empty where it tells of all.
  var scope: [String] { difference.scope?.notes ?? [] }

  public init(_ difference: GraphDifference, base: String, head: String, linkPrefix: String? = nil, chart: Chart = .none) {
    self.difference = difference
    self.base = base
    self.head = head
    self.linkPrefix = linkPrefix
    self.chart = chart
  }
}

/// A form in which a change is told.
public enum DifferenceForm: String, CaseIterable, Sendable {
  case text, markdown, json

  /// The bytes of a report; the same for the same result.
  public func render(_ result: DifferenceResult, usesColor: Bool) -> [UInt8] {
    switch self {
    case .text: DifferenceText(result, style: TerminalStyle(isOn: usesColor)).bytes()
    case .markdown: DifferenceMarkdown(result).bytes()
    case .json: DifferenceJSON.bytes(result)
    }
  }
}
