import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a well-formed XML document, in order.
public final class XMLElements: NSObject, XMLParserDelegate {
  public struct Element {
    public var name: String
    public var attributes: [String: String]
    public var text: String
  }

  public struct NotWellFormed: Error {
    public var reason: String
  }

  private var elements: [Element] = []
  private var open: [Int] = []

  public static func parse(_ text: String) throws -> [Element] {
    let reader = XMLElements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw NotWellFormed(reason: parser.parserError.map { "\($0)" } ?? "line \(parser.lineNumber)") }
    return reader.elements
  }

  public func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, text: ""))
  }

  public func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { _ = open.popLast() }

  public func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let current = open.last { elements[current].text += string }
  }
}
