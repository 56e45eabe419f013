import NavigationGraph

/// Why a file is no baseline.
public struct BaselineError: Error, Hashable, Sendable {
  /// From 1; nil where the fault is not at one line.
  public let line: Int?
  public let column: Int?
  public let message: String
}

extension Baseline {
  /// The most findings that one entry stands for: sums of them stay far from what a number holds.
  static let largestCount = 1_000_000
  /// The version of the form.
  static let schemaVersion = 1

  /// The baseline as JSON: sorted, one entry a line, the same to the byte for the same findings.
  ///
  /// - Parameter path: how a file is written there: from the folder of the baseline.
  public func json(path: (String) -> String) -> [UInt8] {
    let written = Baseline(
      entries.map { Entry(rule: $0.rule, fingerprint: $0.fingerprint, file: $0.file.map(path), message: $0.message, count: $0.count) })
    var writer = JSONWriter()
    writer.beginObject()
    writer.newline(indent: 2)
    writer.lines("findings", written.entries, indent: 2) { writer, entry in
      writer.beginObject()
      if entry.count > 1 { writer.member("count", entry.count) }
      writer.member("file", entry.file)
      writer.member("fingerprint", entry.fingerprint)
      writer.member("message", entry.message)
      writer.member("rule", entry.rule)
      writer.endObject()
    }
    writer.newline(indent: 2)
    writer.member("schemaVersion", Self.schemaVersion)
    writer.endLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  /// Reads what `json` wrote. Commas between the entries may be missing or too many, as they are where two branches are merged by taking the
  /// lines of both.
  ///
  /// - Parameters:
  ///   - shown: the path of the file, for the places of its entries.
  ///   - path: how a file that is written there is shown.
  /// - Throws: `BaselineError`, with its place where it has one.
  public init(json bytes: [UInt8], shown: String, path: (String) -> String) throws(BaselineError) {
    let document: JSONValue
    do throws(JSONSyntaxError) {
      document = try JSONParser.parse(Self.mendingCommas(bytes))
    } catch {
      throw BaselineError(line: error.line, column: error.column, message: error.message)
    }
    guard case .object(let root) = document, case .array(let items) = root["findings"] ?? .null else {
      throw BaselineError(line: nil, column: nil, message: "no baseline: an object with a list `findings` is expected")
    }
    guard root["schemaVersion"] == .integer(Self.schemaVersion) else {
      throw BaselineError(line: nil, column: nil, message: "`schemaVersion` is not \(Self.schemaVersion), the one that this version reads")
    }
    let places = EntryPlaces(bytes, file: shown)
    var entries: [Entry] = []
    for (index, item) in items.enumerated() { entries.append(try Self.entry(item, "findings[\(index)]", path, places)) }
    self.init(entries)
  }

  /// The bytes with a comma between any two objects, and none before the end of a list. Lines stay what they are.
  private static func mendingCommas(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isInText = false
    var isEscaped = false
    /// The place in the result of a comma, or behind the end of an object, that nothing but space follows so far.
    var comma: Int?
    var end: Int?
    for byte in bytes {
      if isInText {
        result.append(byte)
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        result.append(byte)
        continue
      case UInt8(ascii: ","):
        // Of two commas in a row behind an object one is enough.
        if comma == nil || end == nil {
          if end != nil { comma = result.count }
          result.append(byte)
        }
        continue
      case UInt8(ascii: "{"):
        if let end, comma == nil { result.insert(UInt8(ascii: ","), at: end) }
      case UInt8(ascii: "]"):
        if let comma { result[comma] = UInt8(ascii: " ") }
      default: break
      }
      (comma, end) = (nil, nil)
      result.append(byte)
      if byte == UInt8(ascii: "}") { end = result.count }
      if byte == UInt8(ascii: "\"") { isInText = true }
    }
    return result
  }

  private static func entry(
    _ item: JSONValue, _ place: String, _ path: (String) -> String, _ places: EntryPlaces
  ) throws(BaselineError) -> Entry {
    guard case .object(let members) = item else {
      throw BaselineError(line: nil, column: nil, message: "\(place): expected an object, found \(item.typeName)")
    }
    func text(_ name: String) throws(BaselineError) -> String? {
      guard let value = members[name] else { return nil }
      guard case .string(let text) = value else { throw fault("`\(name)`: expected a string, found \(value.typeName)") }
      return text
    }
    func fault(_ message: String) -> BaselineError {
      var location: SourceLocation?
      if case .string(let fingerprint)? = members["fingerprint"] { location = places.place(of: fingerprint) }
      return BaselineError(line: location?.line, column: location?.column, message: "\(place): \(message)")
    }
    guard let fingerprint = try text("fingerprint") else { throw fault("`fingerprint` is missing") }
    guard let rule = try text("rule") else { throw fault("`rule` is missing") }
    var count = 1
    if let value = members["count"] {
      guard case .integer(let number) = value, (1...largestCount).contains(number) else {
        throw fault("`count` is no whole number from 1 to \(largestCount)")
      }
      count = number
    }
    return Entry(
      rule: rule, fingerprint: fingerprint, file: try text("file").map(path), message: try text("message") ?? "", count: count,
      location: places.place(of: fingerprint))
  }
}

/// Where fingerprints stand in a file. The parser gives values without places; a fingerprint is its own mark.
private struct EntryPlaces {
  private let places: [String: SourceLocation]

  /// O(length): what stands in quotes and looks like a fingerprint.
  init(_ bytes: [UInt8], file: String) {
    var places: [String: SourceLocation] = [:]
    var (line, start) = (1, 0)
    var opened: Int?
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        (line, start, opened) = (line + 1, offset + 1, nil)
      } else if byte == UInt8(ascii: "\"") {
        if let begin = opened, offset - begin - 1 == 16 {
          let text = String(decoding: bytes[(begin + 1)..<offset], as: UTF8.self)
          if places[text] == nil { places[text] = SourceLocation(file: file, line: line, column: begin - start + 1) }
        }
        opened = offset
      }
    }
    self.places = places
  }

  func place(of fingerprint: String) -> SourceLocation? { places[fingerprint] }
}
