import SourceTestSupport

/// A file or comment that cannot be read as expectations.
struct ExpectationError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// What the comments of one file say.
struct ExpectationPage {
  var idiom: String?
  var checksAll = false
  var expectations: [Expectation] = []

  init(_ file: SourceSet.File) throws {
    var waiting: [LineComments.Comment] = []
    func settle() throws {
      for comment in waiting {
        // The first line below that is not one of them.
        let line = (waiting.last?.line ?? comment.line) + 1
        expectations += try ExpectationParser.parse(comment.text.after("expect-next:"), file: file.path, line: line)
      }
      waiting = []
    }
    for comment in try file.isSwift ? LineComments.all(in: file.bytes) : LineComments.allInXML(file.text) {
      if let last = waiting.last, comment.line != last.line + 1 || !comment.text.hasPrefix("expect-next:") { try settle() }
      if comment.text.hasPrefix("expect-next:") {
        guard comment.isAlone else { throw ExpectationError("\(file.path):\(comment.line): expect-next stands on a line of its own") }
        waiting.append(comment)
      } else if comment.text.hasPrefix("expect:") {
        guard !comment.isAlone else { throw ExpectationError("\(file.path):\(comment.line): expect stands behind the code that it concerns") }
        expectations += try ExpectationParser.parse(comment.text.after("expect:"), file: file.path, line: comment.line)
      } else if comment.text.hasPrefix("idiom:") {
        idiom = comment.text.after("idiom:")
      } else if comment.text == "check: all" {
        checksAll = true
      } else if comment.text.hasPrefix("expect") || comment.text.hasPrefix("check") {
        throw ExpectationError("\(file.path):\(comment.line): neither expect: nor expect-next: nor check: all")
      }
    }
    try settle()
  }
}

extension String {
  fileprivate func after(_ prefix: String) -> String { dropFirst(prefix.count).trimmed }
}
