/// Help, made from the declarations.
public enum HelpText {
  static let width = 96
  private static let indent = 2

  /// The help of the whole program: its commands and what they have in common.
  public static func program(_ program: ProgramDeclaration) -> String {
    var text = "\(program.name): \(program.summary)\n\nUSAGE: \(program.name) <command> [paths…] [options]\n\nCOMMANDS:\n"
    text += table(program.commands.map { ($0.name, $0.summary) })
    text += "\nOPTIONS:\n" + table(program.commonOptions.map(row) + common)
    text += "\n`\(program.name) help <command>` says more of one, with examples.\n"
    if !program.closing.isEmpty { text += "\n" + program.closing + "\n" }
    return text
  }

  /// The help of one command, with its examples.
  public static func command(_ command: CommandDeclaration, of program: ProgramDeclaration) -> String {
    var usage = "\(program.name) \(command.name)"
    if let arguments = command.arguments {
      let isRepeated = arguments.maximum > 1 && arguments.rest == nil
      let name = isRepeated ? "\(arguments.name)…" : arguments.name
      usage += arguments.minimum > 0 ? " \(name)" : " [\(name)]"
      if let rest = arguments.rest { usage += " [\(rest)…]" }
    }
    var text = "\(program.name) \(command.name): \(command.summary)\n\nUSAGE: \(usage) [options]\n"
    if !command.discussion.isEmpty { text += "\n" + wrap(command.discussion, indent: 0) }
    if let arguments = command.arguments { text += "\nARGUMENTS:\n" + table([(arguments.name, arguments.help)]) }
    let plain = command.options.filter { $0.group == nil }
    if !plain.isEmpty { text += "\nOPTIONS:\n" + table(plain.map(row)) }
    var groups: [String] = []
    for group in command.options.compactMap(\.group) where !groups.contains(group) { groups.append(group) }
    for group in groups { text += "\n\(group):\n" + table(command.options.filter { $0.group == group }.map(row)) }
    text += "\nOPTIONS OF EVERY COMMAND:\n" + table(program.commonOptions.map(row) + common)
    text += "\nEXAMPLES:\n"
    for example in command.examples { text += "  \(example.line)\n" + wrap(example.does, indent: 6) }
    return text
  }

  private static let common = [("--version", "Print the version."), ("-h, --help", "Print this help.")]

  private static func row(_ option: OptionDeclaration) -> (String, String) {
    var name = option.short.map { "-\($0), " } ?? ""
    name += "--\(option.name)"
    var help = option.help
    if case .value(let valueName, let choices) = option.form {
      name += option.isValueOptional ? " [<\(valueName)>]" : " <\(valueName)>"
      if !choices.isEmpty { help += " One of: \(choices.joined(separator: ", "))." }
    }
    if let value = option.defaultText { help += " (default: \(value))" }
    return (name, help)
  }

  private static func table(_ rows: [(name: String, help: String)]) -> String {
    let column = min(30, (rows.map(\.name.count).max() ?? 0) + indent + 2)
    var text = ""
    for row in rows {
      let name = String(repeating: " ", count: indent) + row.name
      let help = wrap(row.help, indent: column)
      if name.count + 2 <= column {
        text += name + String(repeating: " ", count: column - name.count) + help.drop { $0 == " " }
      } else {
        text += name + "\n" + help
      }
    }
    return text
  }

  /// Breaks text at spaces so that lines fit; ends with a line end.
  private static func wrap(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, indent + line.count + 1 + word.count > width {
          lines.append(margin + line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " " + word
      }
      lines.append(line.isEmpty ? "" : margin + line)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
