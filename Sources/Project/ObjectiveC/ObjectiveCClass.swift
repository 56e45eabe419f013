/// A class that Objective-C declares.
public struct ObjectiveCClass: Hashable, Sendable {
  public var name: String
  /// Nothing of a root class.
  public var superclass: String?
  public var protocols: [String]
  /// Where the name stands, from 1; the column in bytes.
  public var line: Int
  public var column: Int

  /// Classes as Swift declares them, each name at its place: what extensions of them say belongs to them, and what they inherit is known.
  /// Of their members nothing is said.
  ///
  /// - Parameter classes: of one file, in its order.
  public static func swiftText(_ classes: [ObjectiveCClass]) -> [UInt8] {
    var text: [UInt8] = []
    var (line, column) = (1, 1)
    for item in classes {
      if item.line > line {
        text += repeatElement(UInt8(ascii: "\n"), count: item.line - line)
        (line, column) = (item.line, 1)
      }
      let keyword = "class "
      text += repeatElement(UInt8(ascii: " "), count: max(0, item.column - column - keyword.utf8.count))
      let parents = ([item.superclass].compactMap(\.self) + item.protocols).joined(separator: ", ")
      let declaration = "\(keyword)\(item.name)\(parents.isEmpty ? "" : ": " + parents) {}"
      text += declaration.utf8
      // One class a line; a further one would stand elsewhere.
      line += 1
      column = 1
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }
}
