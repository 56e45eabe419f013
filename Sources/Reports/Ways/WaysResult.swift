import NavigationGraph

/// How a user gets to what was named: what is reported of `navgraph path`.
public struct WaysResult: Sendable {
  public let index: GraphIndex
  /// One for each node that was meant.
  public let answers: [WayAnswer]
  public let question: WayAnswer.Question

  public var graph: NavigationGraph { index.graph }
  /// Whether a user can get to any of them.
  public var hasWay: Bool { answers.contains { !$0.ways.isEmpty } }

  /// - Parameter graph: In normal order, with its entries.
  public init(_ graph: NavigationGraph, targets: [Int], _ question: WayAnswer.Question) {
    let index = GraphIndex(asWalked: graph)
    self.index = index
    self.question = question
    answers = targets.map { WayAnswer(index, to: $0, question) }
  }
}

/// A form of the ways.
public struct WaysForm: Sendable {
  /// The word that users give for it (`--format json`).
  public let name: String
  /// One line for the help.
  public let summary: String
  /// The report in UTF-8, each line ended. Pure. Whatever the source's names hold, no control character gets through.
  public let render: @Sendable (WaysResult, ReportOptions) -> [UInt8]

  public init(name: String, summary: String, render: @escaping @Sendable (WaysResult, ReportOptions) -> [UInt8]) {
    self.name = name
    self.summary = summary
    self.render = render
  }
}

/// The registry of the forms of ways.
public enum WaysForms {
  /// Sorted by name.
  public static let all: [WaysForm] = [.json, .markdown, .table, .text]

  /// The form with a name.
  public static func form(_ name: String) -> WaysForm? { all.first { $0.name == name } }
}
