import Files

/// The names that the Objective-C of a source tree says: a class or an enum of Swift that none of them names is not used there.
public enum ObjectiveCNames {
  /// Reads the files and gives the words with a capital letter or an underscore at their beginning; of one that cannot be read it gives none.
  ///
  /// - Parameter tree: what they are read from; the disk where it is nil.
  public static func read(_ paths: [String], in tree: (any FileTree)? = nil) -> Set<String> {
    var buffer = ReadBuffer(of: tree)
    var result: Set<String> = []
    for path in paths {
      let said = (try? buffer.read(path, displayPath: path) { words(in: $0) }) ?? []
      result.formUnion(said)
    }
    return result
  }

  /// The words outside comments; those in strings count, for a class may be asked for by its name.
  static func words(in text: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var result: Set<String> = []
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "/"), index + 1 < text.count, text[index + 1] == UInt8(ascii: "/") {
        index = end(ofLineCommentFrom: index, text)
      } else if byte == UInt8(ascii: "/"), index + 1 < text.count, text[index + 1] == UInt8(ascii: "*") {
        index = end(ofBlockCommentFrom: index + 2, text)
      } else if byte == UInt8(ascii: "\"") {
        index = end(ofStringFrom: index + 1, text, &result)
      } else if isWord(byte) {
        index = end(ofWordFrom: index, text, &result)
      } else {
        index += 1
      }
    }
    return result
  }

  private static func end(ofLineCommentFrom start: Int, _ text: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  private static func end(ofBlockCommentFrom start: Int, _ text: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    while index + 1 < text.count {
      if text[index] == UInt8(ascii: "*"), text[index + 1] == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return text.count
  }

  /// Up to the closing quote, or the end of the line: a quote that is none ends there at the latest.
  private static func end(ofStringFrom start: Int, _ text: UnsafeBufferPointer<UInt8>, _ words: inout Set<String>) -> Int {
    var index = start
    while index < text.count, text[index] != UInt8(ascii: "\""), text[index] != UInt8(ascii: "\n") {
      if text[index] == UInt8(ascii: "\\") {
        index += 2
      } else if isWord(text[index]) {
        index = end(ofWordFrom: index, text, &words)
      } else {
        index += 1
      }
    }
    return min(index + 1, text.count)
  }

  private static func end(ofWordFrom start: Int, _ text: UnsafeBufferPointer<UInt8>, _ words: inout Set<String>) -> Int {
    var index = start
    while index < text.count, isWord(text[index]) { index += 1 }
    let first = text[start]
    if first == UInt8(ascii: "_") || first >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      words.insert(String(decoding: UnsafeBufferPointer(rebasing: text[start..<index]), as: UTF8.self))
    }
    return index
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }
}
