import NavigationGraph

/// Validates JSON against the part of JSON Schema (drafts 4, 7 and 2020-12) that this repository's schemas use. A keyword that it does not know is
/// a mistake of the schema, so that nothing is passed over in silence.
public struct JSONSchemaValidator {
  private let root: JSONValue

  public init(schema: JSONValue) { root = schema }

  /// What is wrong with a document, each as `path: what`; empty where it is valid.
  public func errors(in document: JSONValue) -> [String] { check(document, root, "$") }

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): the schema is no object"] }
    var errors: [String] = []
    for (keyword, argument) in keywords.sorted(by: { $0.key < $1.key }) {
      switch (keyword, argument) {
      case ("$schema", .string), ("$id", .string), ("id", .string), ("title", .string), ("description", .string), ("default", _), ("$defs", .object),
        ("definitions", .object):
        continue
      case ("$ref", .string(let reference)):
        guard let target = resolve(reference) else { return ["\(path): the schema has no \(reference)"] }
        errors += check(value, target, path)
      case ("type", .string(let type)):
        if !isOfType(value, type) { errors.append("\(path): expected \(type), found \(value.typeName)") }
      case ("type", .array(let types)):
        let names = types.compactMap { type in if case .string(let name) = type { name } else { nil } }
        if !names.contains(where: { isOfType(value, $0) }) { errors.append("\(path): is of none of the types \(names)") }
      case ("const", let wanted):
        if value != wanted { errors.append("\(path): is not the constant") }
      case ("enum", .array(let values)):
        if !values.contains(value) { errors.append("\(path): is none of the values") }
      case ("minimum", .integer), ("minimum", .double):
        if let found = number(value), let minimum = number(argument), found < minimum { errors.append("\(path): is below \(minimum)") }
      case ("maximum", .integer), ("maximum", .double):
        if let found = number(value), let maximum = number(argument), found > maximum { errors.append("\(path): is above \(maximum)") }
      case ("uniqueItems", .bool(let isWanted)):
        if isWanted, case .array(let items) = value, Set(items).count < items.count { errors.append("\(path): has an item twice") }
      case ("anyOf", .array(let schemas)):
        if !schemas.contains(where: { check(value, $0, path).isEmpty }) { errors.append("\(path): is valid by none of the schemas") }
      case ("oneOf", .array(let schemas)):
        let count = schemas.count { check(value, $0, path).isEmpty }
        if count != 1 { errors.append("\(path): is valid by \(count) of the schemas, not by one") }
      case ("format", .string(let format)):
        guard case .string(let text) = value else { continue }
        guard let isOfFormat = StringFormat.check(text, format) else { return ["\(path): the format \(format) is not known"] }
        if !isOfFormat { errors.append("\(path): is no \(format)") }
      case ("minItems", .integer(let minimum)):
        if case .array(let items) = value, items.count < minimum { errors.append("\(path): has fewer than \(minimum) items") }
      case ("pattern", .string(let pattern)):
        guard let regex = try? Regex(pattern).matchingSemantics(.unicodeScalar) else { return ["\(path): the schema has no valid pattern"] }
        if case .string(let text) = value, text.firstMatch(of: regex) == nil { errors.append("\(path): does not match \(pattern)") }
      case ("items", let inner):
        guard case .array(let items) = value else { continue }
        for (i, item) in items.enumerated() { errors += check(item, inner, "\(path)[\(i)]") }
      case ("required", .array(let names)):
        guard case .object(let members) = value else { continue }
        for case .string(let name) in names where members[name] == nil { errors.append("\(path): lacks \(name)") }
      case ("properties", .object(let properties)):
        guard case .object(let members) = value else { continue }
        for (name, inner) in properties.sorted(by: { $0.key < $1.key }) {
          if let member = members[name] { errors += check(member, inner, "\(path).\(name)") }
        }
      case ("additionalProperties", let inner):
        guard case .object(let members) = value else { continue }
        var known: [String: JSONValue] = [:]
        if case .object(let properties)? = keywords["properties"] { known = properties }
        for (name, member) in members.sorted(by: { $0.key < $1.key }) where known[name] == nil {
          if inner == .bool(false) {
            errors.append("\(path): has the unknown member \(name)")
          } else if inner != .bool(true) {
            errors += check(member, inner, "\(path).\(name)")
          }
        }
      default: errors.append("\(path): the schema uses \(keyword), which the validator does not know")
      }
    }
    return errors
  }

  /// A reference within the document: `#/$defs/node`.
  private func resolve(_ reference: String) -> JSONValue? {
    let parts = reference.split(separator: "/").map(String.init)
    guard parts.first == "#" else { return nil }
    var value = root
    for part in parts.dropFirst() {
      guard case .object(let members) = value, let next = members[part] else { return nil }
      value = next
    }
    return value
  }

  private func number(_ value: JSONValue) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  private func isOfType(_ value: JSONValue, _ type: String) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("integer", .integer), ("boolean", .bool), ("null", .null),
      ("number", .integer), ("number", .double):
      true
    default: false
    }
  }
}

/// The formats of strings that schemas name.
enum StringFormat {
  /// Whether a text is of a format; nil where the format is not known.
  static func check(_ text: String, _ format: String) -> Bool? {
    switch format {
    case "uri": isURIReference(text) && text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) != nil
    case "uri-reference": isURIReference(text)
    case "date-time": text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+\-]\d\d:\d\d)/) != nil
    default: nil
    }
  }

  /// RFC 3986: characters that may stand in one, whole escapes, and no colon in the first part of a relative path.
  private static func isURIReference(_ text: String) -> Bool {
    let allowed = /(?:[A-Za-z0-9\-._~:\/?#\[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*/.matchingSemantics(.unicodeScalar)
    guard text.wholeMatch(of: allowed) != nil else { return false }
    let first = text.prefix { !"/?#".contains($0) }
    return !first.contains(":") || first.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) != nil
  }
}
