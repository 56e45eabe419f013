/// A JSON document as a value. Numbers that are no 64-bit integers stay doubles; of two members with one name the last counts.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What the value is called in messages.
  public var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .double: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Why a text is no JSON.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  public let line: Int
  /// From 1, in UTF-8 bytes.
  public let column: Int
  public let message: String

  public var description: String { "\(line):\(column): \(message)" }
}
