/// What the arguments of a process ask for.
public enum Invocation: Sendable {
  case run(CommandDeclaration, ParsedArguments)
  case help(String)
  case version(String)
}

/// Arguments that cannot be understood: what is wrong, and what to do about it. The process ends with 2.
public struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
  public let message: String
  /// The command whose help says more, where one was named.
  public let command: String?

  public init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  public var description: String { message }
}

/// Reads arguments in the usual way: `--name value`, `--name=value`, `-n value`, `-nvalue`, `--` before words that are no options.
public struct ArgumentParser: Sendable {
  private let program: ProgramDeclaration

  public init(_ program: ProgramDeclaration) { self.program = program }

  /// - Parameter arguments: without the program's own name.
  /// - Throws: `UsageError`.
  public func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var rest = arguments[...]
    var parsed = ParsedArguments()
    while let word = rest.first, word.hasPrefix("-"), word != "-", word != "--" {
      if word == "--help" || word == "-h" { return .help(HelpText.program(program)) }
      if word == "--version" { return .version("\(program.name) \(program.version)") }
      rest.removeFirst()
      try read(option: word, of: nil, from: &rest, into: &parsed)
    }
    guard let name = rest.popFirst() else { return .help(HelpText.program(program)) }
    if name == "help" { return try help(rest) }
    let command = try find(name)
    return try parse(rest, of: command, into: parsed)
  }

  private func parse(
    _ arguments: ArraySlice<String>, of command: CommandDeclaration, into start: ParsedArguments
  ) throws(UsageError) -> Invocation {
    var rest = arguments
    var parsed = start
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        parsed.positional.append(word)
      } else if word == "--" {
        optionsEnded = true
        parsed.separator = parsed.positional.count
      } else if word == "--help" || word == "-h" {
        return .help(HelpText.command(command, of: program))
      } else if word == "--version" {
        return .version("\(program.name) \(program.version)")
      } else {
        try read(option: word, of: command, from: &rest, into: &parsed)
      }
    }
    try checkCount(parsed.positional, of: command)
    return .run(command, parsed)
  }

  private func help(_ rest: ArraySlice<String>) throws(UsageError) -> Invocation {
    guard let name = rest.first, name != "--help", name != "-h" else { return .help(HelpText.program(program)) }
    return .help(HelpText.command(try find(name), of: program))
  }

  private func find(_ name: String) throws(UsageError) -> CommandDeclaration {
    if let command = program.commands.first(where: { $0.name == name }) { return command }
    let hint = Suggestion.text(for: name, among: program.commands.map(\.name) + ["help", "--help", "--version"])
    throw UsageError("unknown command \(quoted(name))\(hint)")
  }

  private func checkCount(_ words: [String], of command: CommandDeclaration) throws(UsageError) {
    let allowed = command.arguments
    if words.count > (allowed?.maximum ?? 0) {
      throw UsageError("unexpected argument \(quoted(words[allowed?.maximum ?? 0]))", command: command.name)
    }
    if let allowed, words.count < allowed.minimum { throw UsageError("\(allowed.name) is missing", command: command.name) }
  }

  // MARK: Options

  private func read(
    option word: String, of command: CommandDeclaration?, from rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let (declaration, shown, attached) = try declaration(of: word, command: command)
    guard case .value(_, let choices) = declaration.form else {
      if attached != nil { throw UsageError("\(shown) takes no value", command: command?.name) }
      parsed.occurrences.append((declaration.name, ""))
      return
    }
    let value: String
    if let attached {
      value = attached
    } else if let next = rest.first, next == "-" || !next.hasPrefix("-") {
      value = next
      rest.removeFirst()
    } else if declaration.isValueOptional {
      parsed.occurrences.append((declaration.name, ""))
      return
    } else {
      throw UsageError("\(shown) needs a value", command: command?.name)
    }
    if !choices.isEmpty, !choices.contains(value) {
      let hint = Suggestion.text(for: value, among: choices)
      throw UsageError(
        "\(shown) takes no \(quoted(value))\(hint) (one of \(choices.joined(separator: ", ")))", command: command?.name)
    }
    if let expected = declaration.check(value) {
      throw UsageError("\(shown) takes \(expected), not \(quoted(value))", command: command?.name)
    }
    parsed.occurrences.append((declaration.name, value))
  }

  private func declaration(
    of word: String, command: CommandDeclaration?
  ) throws(UsageError) -> (OptionDeclaration, shown: String, attached: String?) {
    let known = (command?.options ?? []) + program.commonOptions
    if word.hasPrefix("--") {
      let body = word.dropFirst(2)
      let name = body.prefix { $0 != "=" }
      let attached = name.endIndex < body.endIndex ? String(body[body.index(after: name.endIndex)...]) : nil
      if let found = known.first(where: { $0.name == name }) { return (found, "--\(name)", attached) }
      if let instead = command?.foreignOptions[String(name)] {
        throw UsageError("unknown option \(quoted("--\(name)")); \(instead)", command: command?.name)
      }
      let hint = Suggestion.text(for: String(name), among: known.map(\.name) + ["help", "version"], prefix: "--")
      throw UsageError("unknown option \(quoted("--\(name)"))\(hint)", command: command?.name)
    }
    let body = word.dropFirst()
    guard let letter = body.first, let found = known.first(where: { $0.short == letter }) else {
      throw UsageError("unknown option \(quoted(word))", command: command?.name)
    }
    var attached = body.dropFirst()
    if attached.first == "=" { attached.removeFirst() }
    return (found, "-\(letter)", body.count == 1 ? nil : String(attached))
  }

  private func quoted(_ word: String) -> String { "'\(TerminalText.printable(word))'" }
}
