/// Swift source without its comments and strings, for tests that look for words in code.
enum SourceCode {
  /// The lines of a file: comments left out, strings emptied, the lines within strings of several lines empty.
  static func lines(of text: String) -> [String] {
    var isInText = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var code = ""
      var characters = Array(line)[...]
      var isInString = false
      while let character = characters.popFirst() {
        if character == "\"", characters.starts(with: ["\"", "\""]) {
          characters.removeFirst(2)
          isInText.toggle()
          code.append("\"\"")
        } else if isInText {
          if character == "\\" { _ = characters.popFirst() }
        } else if isInString {
          if character == "\\" { _ = characters.popFirst() } else if character == "\"" { isInString = false }
        } else if character == "\"" {
          isInString = true
          code.append("\"\"")
        } else if character == "/", characters.first == "/" {
          break
        } else {
          code.append(character)
        }
      }
      return code
    }
  }
}
