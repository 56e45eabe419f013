/// A program as data: parsing, help and whatever else speaks of its words are made from this.
public struct ProgramDeclaration: Sendable {
  public let name: String
  public let version: String
  public let summary: String
  public let commands: [CommandDeclaration]
  /// Options that every command takes; they may stand before the command too.
  public let commonOptions: [OptionDeclaration]
  /// Closing words of the program's help.
  public let closing: String

  public init(
    name: String, version: String, summary: String, commands: [CommandDeclaration], commonOptions: [OptionDeclaration], closing: String = ""
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
    self.commonOptions = commonOptions
    self.closing = closing
  }
}

/// One command.
public struct CommandDeclaration: Sendable {
  public let name: String
  /// One line, without a full stop.
  public let summary: String
  public let discussion: String
  public let arguments: ArgumentDeclaration?
  public let options: [OptionDeclaration]
  public let examples: [Example]
  /// Options that other tools have and this command has not, by name: what there is instead.
  public let foreignOptions: [String: String]

  public init(
    name: String, summary: String, discussion: String = "", arguments: ArgumentDeclaration? = nil, options: [OptionDeclaration],
    examples: [Example], foreignOptions: [String: String] = [:]
  ) {
    self.foreignOptions = foreignOptions
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.examples = examples
  }
}

/// What a command takes beside options.
public struct ArgumentDeclaration: Sendable {
  public let name: String
  /// What the words behind the first are called, where that is something else.
  public let rest: String?
  public let minimum: Int
  public let maximum: Int
  public let help: String

  public init(name: String, rest: String? = nil, minimum: Int, maximum: Int, help: String) {
    self.name = name
    self.rest = rest
    self.minimum = minimum
    self.maximum = maximum
    self.help = help
  }
}

/// A line to try, and what it does.
public struct Example: Sendable {
  public let line: String
  public let does: String

  public init(_ line: String, does: String) {
    self.line = line
    self.does = does
  }
}

/// One option.
public struct OptionDeclaration: Sendable {
  /// Whether it takes a value.
  public enum Form: Sendable {
    case flag
    /// Takes a value, shown under this name; where `choices` is not empty only these words.
    case value(name: String, choices: [String])
  }

  /// Without dashes.
  public let name: String
  public let short: Character?
  public let form: Form
  public let help: String
  /// Whether the value may be left out; it is then empty. What stands behind the option and is no option is its value all the same.
  public let isValueOptional: Bool
  /// What holds where the option is not given, in words.
  public let defaultText: String?
  /// The heading in the help under which it stands with others; nil: with all that have none.
  public private(set) var group: String?
  /// Says what is wrong with a value, `nil` where nothing is.
  let check: @Sendable (String) -> String?

  public init(
    name: String, short: Character? = nil, form: Form, isValueOptional: Bool = false, help: String, defaultText: String? = nil,
    check: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.short = short
    self.form = form
    self.isValueOptional = isValueOptional
    self.help = help
    self.defaultText = defaultText
    self.check = check
  }

  /// The same option under a heading of its own in the help.
  public func inGroup(_ heading: String) -> OptionDeclaration {
    var option = self
    option.group = heading
    return option
  }
}
