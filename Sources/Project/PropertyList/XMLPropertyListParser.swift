import CExpat

/// Reads property lists in XML with expat.
///
/// No external entity is ever loaded (expat does not by itself), a document type that declares entities of its own is refused before
/// any is put in, and depth and number of elements are bounded.
enum XMLPropertyListParser {
  static let maximumSize = 16 << 20
  static let maximumElements = 1_000_000

  static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    guard bytes.count <= maximumSize else { throw PropertyListError(reason: "it is larger than \(maximumSize) bytes", offset: 0) }
    guard let parser = XML_ParserCreate("UTF-8") else { throw PropertyListError(reason: "no memory", offset: 0) }
    defer { XML_ParserFree(parser) }
    let state = XMLState(parser)
    XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
    XML_SetElementHandler(
      parser, { data, name, _ in XMLState.of(data)?.begin(name) }, { data, name in XMLState.of(data)?.end(name) })
    XML_SetCharacterDataHandler(parser) { data, text, count in XMLState.of(data)?.characters(text, count) }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in XMLState.of(data)?.stop("it declares entities of its own") }
    // The state must outlive the parse, of which the compiler knows nothing.
    let status = withExtendedLifetime(state) {
      bytes.withUnsafeBytes { XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), 1) }
    }
    let offset = max(0, Int(XML_GetCurrentByteIndex(parser)))
    if let failure = state.failure { throw PropertyListError(reason: failure, offset: offset) }
    guard status == XML_STATUS_OK else {
      let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "no XML"
      throw PropertyListError(reason: words, offset: offset)
    }
    guard let root = state.builder.root else { throw PropertyListError(reason: "it holds no value", offset: offset) }
    return root
  }
}

/// What the handlers share. A class, for expat hands a pointer to it around.
private final class XMLState {
  private let parser: XML_Parser
  var builder = PropertyListBuilder()
  var failure: String?
  private var text: [UInt8] = []
  private var textOffset = 0
  private var elements = 0
  private var depth = 0

  init(_ parser: XML_Parser) { self.parser = parser }

  static func of(_ data: UnsafeMutableRawPointer?) -> XMLState? {
    data.map { Unmanaged<XMLState>.fromOpaque($0).takeUnretainedValue() }
  }

  func stop(_ reason: String) {
    guard failure == nil else { return }
    failure = reason
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  func begin(_ name: UnsafePointer<XML_Char>?) {
    guard failure == nil, let name else { return }
    elements += 1
    depth += 1
    if elements > XMLPropertyListParser.maximumElements { return stop("it holds too many elements") }
    if depth > PropertyListValue.maximumDepth { return stop("it is nested too deeply") }
    text.removeAll(keepingCapacity: true)
    textOffset = max(0, Int(XML_GetCurrentByteIndex(parser)))
    switch String(cString: name) {
    case "dict": builder.beginDictionary()
    case "array": builder.beginArray()
    default: break
    }
  }

  func characters(_ characters: UnsafePointer<XML_Char>?, _ count: Int32) {
    guard failure == nil, let characters, count > 0 else { return }
    if text.isEmpty { textOffset = max(0, Int(XML_GetCurrentByteIndex(parser))) }
    characters.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      text.append(contentsOf: UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }

  func end(_ name: UnsafePointer<XML_Char>?) {
    guard failure == nil, let name else { return }
    depth -= 1
    let content = String(decoding: text, as: UTF8.self)
    text.removeAll(keepingCapacity: true)
    switch String(cString: name) {
    case "dict", "array": builder.end()
    case "key": builder.setKey(content)
    case "string": builder.add(.string(content, offset: textOffset))
    case "plist": break
    default: builder.add(.other)
    }
  }
}
