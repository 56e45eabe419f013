/// A form of the table of routes.
public struct RouteTableForm: Sendable {
  /// The word that users give for it (`--format csv`).
  public let name: String
  /// One line for the help.
  public let summary: String
  /// The table in UTF-8, each line ended. Pure. Whatever the source's names hold, no control character gets through.
  ///
  /// The number is how many columns of a terminal there are; only forms for reading care.
  public let render: @Sendable (RouteTable, ReportOptions, Int) -> [UInt8]

  public init(name: String, summary: String, render: @escaping @Sendable (RouteTable, ReportOptions, Int) -> [UInt8]) {
    self.name = name
    self.summary = summary
    self.render = render
  }
}

/// The registry of the forms of the table of routes.
public enum RouteTableForms {
  /// Sorted by name.
  public static let all: [RouteTableForm] = [.csv, .json, .markdown, .table]

  /// The form with a name.
  public static func form(_ name: String) -> RouteTableForm? { all.first { $0.name == name } }
}
