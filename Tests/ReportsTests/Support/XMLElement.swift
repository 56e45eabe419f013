import CExpat

/// An element of XML that expat read.
final class XMLElement {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [XMLElement] = []
  /// The text in it, without that of its children.
  fileprivate(set) var text = ""

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The element itself and all below it.
  var all: [XMLElement] { [self] + children.flatMap(\.all) }

  func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// The root of a document.
  /// - Throws: `Mistake` where it is not well-formed.
  static func parse(_ bytes: [UInt8]) throws -> XMLElement {
    guard let parser = XML_ParserCreate("UTF-8") else { throw Mistake(description: "no parser") }
    defer { XML_ParserFree(parser) }
    let document = XMLElement(name: "", attributes: [:])
    let open = OpenElements([document])
    XML_SetUserData(parser, Unmanaged.passUnretained(open).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, attributes in
        guard let open = OpenElements.of(context), let name else { return }
        var values: [String: String] = [:]
        var next = attributes
        while let key = next?[0], let value = next?[1] {
          values[String(cString: key)] = String(cString: value)
          next = next?.advanced(by: 2)
        }
        let element = XMLElement(name: String(cString: name), attributes: values)
        open.elements.last?.children.append(element)
        open.elements.append(element)
      }, { context, _ in OpenElements.of(context)?.elements.removeLast() })
    XML_SetCharacterDataHandler(parser) { context, text, count in
      guard let text, let open = OpenElements.of(context) else { return }
      let bytes = UnsafeBufferPointer(start: text, count: Int(count)).map { UInt8(bitPattern: $0) }
      open.elements.last?.text += String(decoding: bytes, as: UTF8.self)
    }
    let status = bytes.withUnsafeBytes { XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), 1) }
    guard status == XML_STATUS_OK, let root = document.children.first else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "no element"
      throw Mistake(description: "\(XML_GetCurrentLineNumber(parser)):\(XML_GetCurrentColumnNumber(parser)): \(reason)")
    }
    return root
  }
}

private final class OpenElements {
  var elements: [XMLElement]

  init(_ elements: [XMLElement]) { self.elements = elements }

  static func of(_ context: UnsafeMutableRawPointer?) -> OpenElements? {
    context.map { Unmanaged<OpenElements>.fromOpaque($0).takeUnretainedValue() }
  }
}
