/// The members of one JSON object, with the way to it, so that each mistake can be told with its place.
struct JSONObject {
  private let members: [String: JSONValue]
  private let path: String

  init(_ value: JSONValue, at path: String) throws(GraphReadingError) {
    guard case .object(let members) = value else {
      throw GraphReadingError(place: path, message: "expected an object, found \(value.typeName)")
    }
    self.members = members
    self.path = path
  }

  func has(_ name: String) -> Bool { members[name] != nil }

  func error(_ name: String, _ message: String) -> GraphReadingError { GraphReadingError(place: place(of: name), message: message) }

  private func place(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  private func required<T>(_ name: String, _ value: T?) throws(GraphReadingError) -> T {
    guard let value else { throw error(name, "the member is missing") }
    return value
  }

  private func mistake(_ name: String, _ wanted: String, _ value: JSONValue) -> GraphReadingError {
    error(name, "expected \(wanted), found \(value.typeName)")
  }

  // MARK: Members that may be missing

  func optionalString(_ name: String) throws(GraphReadingError) -> String? {
    guard let value = members[name] else { return nil }
    guard case .string(let text) = value else { throw mistake(name, "a string", value) }
    return text
  }

  func optionalInteger(_ name: String) throws(GraphReadingError) -> Int? {
    guard let value = members[name] else { return nil }
    guard case .integer(let number) = value else { throw mistake(name, "an integer", value) }
    return number
  }

  func optionalBool(_ name: String) throws(GraphReadingError) -> Bool? {
    guard let value = members[name] else { return nil }
    guard case .bool(let flag) = value else { throw mistake(name, "a boolean", value) }
    return flag
  }

  /// A string of a closed set.
  func optionalWord<T: RawRepresentable>(_ name: String) throws(GraphReadingError) -> T? where T.RawValue == String {
    guard let text = try optionalString(name) else { return nil }
    guard let word = T(rawValue: text) else { throw error(name, "\(quoted(text)) is no \(name) that this version knows") }
    return word
  }

  func optionalStrings(_ name: String) throws(GraphReadingError) -> [String] {
    var result: [String] = []
    for (i, value) in try optionalArray(name).enumerated() {
      guard case .string(let text) = value else { throw mistake("\(name)[\(i)]", "a string", value) }
      result.append(text)
    }
    return result
  }

  func optionalStringMembers(_ name: String) throws(GraphReadingError) -> [String: String] {
    guard let value = members[name] else { return [:] }
    let object = try JSONObject(value, at: place(of: name))
    var result: [String: String] = [:]
    for key in object.members.keys { result[key] = try object.string(key) }
    return result
  }

  func optionalObject<T>(_ name: String, _ make: (JSONObject) throws(GraphReadingError) -> T) throws(GraphReadingError) -> T? {
    guard let value = members[name] else { return nil }
    return try make(try JSONObject(value, at: place(of: name)))
  }

  func optionalObjects<T>(_ name: String, _ make: (JSONObject) throws(GraphReadingError) -> T) throws(GraphReadingError) -> [T] {
    var result: [T] = []
    for (i, value) in try optionalArray(name).enumerated() { result.append(try make(try JSONObject(value, at: "\(place(of: name))[\(i)]"))) }
    return result
  }

  private func optionalArray(_ name: String) throws(GraphReadingError) -> [JSONValue] {
    guard let value = members[name] else { return [] }
    guard case .array(let values) = value else { throw mistake(name, "an array", value) }
    return values
  }

  // MARK: Members that must be there

  func string(_ name: String) throws(GraphReadingError) -> String { try required(name, try optionalString(name)) }

  func integer(_ name: String) throws(GraphReadingError) -> Int { try required(name, try optionalInteger(name)) }

  /// A line or a column: an integer from 1.
  func position(_ name: String) throws(GraphReadingError) -> Int {
    let number = try integer(name)
    guard number >= 1 else { throw error(name, "lines and columns count from 1") }
    return number
  }

  func word<T: RawRepresentable>(_ name: String) throws(GraphReadingError) -> T where T.RawValue == String {
    try required(name, try optionalWord(name))
  }

  /// The id of a node, `kind:Name`.
  func id(_ name: String) throws(GraphReadingError) -> String {
    let id = try string(name)
    guard NodeKind(idPrefixOf: id) != nil else { throw error(name, "\(quoted(id)) is no id of the form 'kind:Name'") }
    return id
  }

  func object(_ name: String) throws(GraphReadingError) -> JSONObject {
    try JSONObject(try required(name, members[name]), at: place(of: name))
  }

  func objects<T>(_ name: String, _ make: (JSONObject) throws(GraphReadingError) -> T) throws(GraphReadingError) -> [T] {
    _ = try required(name, members[name])
    return try optionalObjects(name, make)
  }
}
