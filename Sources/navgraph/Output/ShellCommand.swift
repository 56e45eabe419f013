import CommandLine

/// A run of this program as a line for a shell: what a message tells the user to type.
enum ShellCommand {
  /// The options that a run was given, behind a command and its words.
  ///
  /// - Parameter leftOut: names of options that the line does not repeat.
  static func line(_ command: String, _ words: [String], repeating arguments: ParsedArguments, without leftOut: Set<String> = []) -> String {
    var words = ["navgraph", command] + words
    for (name, value) in arguments.occurrences where !leftOut.contains(name) {
      words.append("--" + name)
      if !value.isEmpty { words.append(value) }
    }
    return TerminalText.printable(words.map(quoted).joined(separator: " "))
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "-_./:=@%+,".utf8.contains(byte)
      }
    }
    return isPlain ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
