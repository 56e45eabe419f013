/// Finds the classes that a file of Objective-C declares or implements: `@interface Page : UIViewController <Listener>`. Categories
/// declare none.
struct ObjectiveCClassParser {
  private(set) var declared: [ObjectiveCClass] = []
  private(set) var implemented: [String] = []

  private let text: UnsafeBufferPointer<UInt8>
  /// How far lines were counted.
  private var counted = (offset: 0, line: 1, start: 0)

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    var lexer = ObjectiveCLexer(text)
    while let token = lexer.next() {
      guard token == .sign(UInt8(ascii: "@")) else { continue }
      var ahead = lexer
      guard case .word(let directive)? = ahead.next(), case .word(let name)? = ahead.next() else { continue }
      switch word(directive) {
      case "interface":
        if let found = declaration(name, &ahead) { declared.append(found) }
      case "implementation": implemented.append(word(name))
      default: continue
      }
    }
  }

  /// What follows the name: type parameters, the superclass, protocols.
  private mutating func declaration(_ name: Range<Int>, _ lexer: inout ObjectiveCLexer) -> ObjectiveCClass? {
    let place = lineAndColumn(of: name.lowerBound)
    var result = ObjectiveCClass(name: word(name), superclass: nil, protocols: [], line: place.line, column: place.column)
    var token = lexer.next()
    if token == .sign(UInt8(ascii: "(")) { return nil }
    if token == .sign(UInt8(ascii: "<")) {
      let group = bracketed(&lexer)
      token = lexer.next()
      if token != .sign(UInt8(ascii: ":")) { result.protocols = group.words }
    }
    guard token == .sign(UInt8(ascii: ":")), case .word(let superclass)? = lexer.next() else { return result }
    result.superclass = word(superclass)
    while lexer.next() == .sign(UInt8(ascii: "<")) {
      let group = bracketed(&lexer)
      // `Store<Page *>` says of what kind it is.
      if !group.hasPointer { result.protocols += group.words }
    }
    return result
  }

  /// What stands in angle brackets, the first of which was read.
  private func bracketed(_ lexer: inout ObjectiveCLexer) -> (words: [String], hasPointer: Bool) {
    var words: [String] = []
    var hasPointer = false
    var depth = 1
    while depth > 0, let token = lexer.next() {
      switch token {
      case .word(let range): words.append(word(range))
      case .sign(UInt8(ascii: "<")): depth += 1
      case .sign(UInt8(ascii: ">")): depth -= 1
      case .sign(UInt8(ascii: "*")): hasPointer = true
      case .sign(UInt8(ascii: ",")): continue
      default: return (words, hasPointer)
      }
    }
    return (words, hasPointer)
  }

  private func word(_ range: Range<Int>) -> String { String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self) }

  private mutating func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
    while counted.offset < offset {
      if text[counted.offset] == UInt8(ascii: "\n") {
        counted.line += 1
        counted.start = counted.offset + 1
      }
      counted.offset += 1
    }
    return (counted.line, offset - counted.start + 1)
  }
}
