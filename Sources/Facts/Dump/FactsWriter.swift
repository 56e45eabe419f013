/// The state of a dump: the text so far, how far it is indented, how deep the recursion stands.
struct FactsWriter {
  let facts: FileFacts
  let options: FactsDump.Options
  var output = ""
  var indentation = 0
  var depth = 0

  init(facts: FileFacts, options: FactsDump.Options) {
    self.facts = facts
    self.options = options
  }

  mutating func write(_ text: String) { output += text }

  mutating func write(_ symbol: Symbol) { output += facts.names.text(symbol) }

  /// Starts a line at the indentation of now.
  mutating func line() {
    if !output.isEmpty { output += "\n" }
    for _ in 0..<indentation { output += "  " }
  }

  mutating func indented(_ body: (inout FactsWriter) -> Void) {
    indentation += 1
    body(&self)
    indentation -= 1
  }

  /// Goes one level down, unless facts from outside nest deeper than any producer may make them.
  mutating func deeper(_ body: (inout FactsWriter) -> Void) {
    guard depth < 4 * FileFacts.maximumDepth else {
      write("…")
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func location(_ offset: UInt32) {
    guard options.contains(.locations) else { return }
    let position = facts.position(of: offset)
    write("⟨\(position.line):\(position.column)⟩")
  }

  /// Separated elements.
  mutating func list<C: Collection>(_ elements: C, _ separator: String = ", ", _ body: (inout FactsWriter, C.Element) -> Void) {
    var isFirst = true
    for element in elements {
      if !isFirst { write(separator) }
      isFirst = false
      body(&self, element)
    }
  }

  /// A name as a string literal, so that no content can be taken for something else.
  mutating func literal(_ symbol: Symbol) {
    write("\"")
    for scalar in facts.names.text(symbol).unicodeScalars { escaped(scalar) }
    write("\"")
  }

  private mutating func escaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\t": write("\\t")
    case "\r": write("\\r")
    default:
      if scalar.value < 32 || scalar.value == 127 {
        write("\\u{\(String(scalar.value, radix: 16))}")
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
  }
}
