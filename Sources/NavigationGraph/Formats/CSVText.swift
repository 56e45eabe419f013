/// Fields of comma-separated values (RFC 4180).
public enum CSVText {
  /// A row with its line end.
  public static func row(_ fields: [String]) -> String { fields.map(field).joined(separator: ",") + "\r\n" }

  /// In quotes where it holds a quote or a comma, or has a space at an end; quotes are doubled (2.5 to 2.7). Line breaks come as `\n`, so that
  /// a row is a line. What a spreadsheet would take for a formula is set behind an apostrophe, which it takes for text.
  static func field(_ text: String) -> String {
    var text = text.visible
    if let first = text.utf8.first, formulaStarts.contains(first) { text = "'" + text }
    let isQuoted =
      text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ",") }
      || text.utf8.first == UInt8(ascii: " ") || text.utf8.last == UInt8(ascii: " ")
    guard isQuoted else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private static let formulaStarts = Set("=+-@".utf8)
}
