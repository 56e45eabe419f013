/// An option that is there or not.
public struct Flag: Sendable {
  public let declaration: OptionDeclaration

  public init(_ name: String, short: Character? = nil, help: String) {
    declaration = OptionDeclaration(name: name, short: short, form: .flag, help: help)
  }
}

/// An option with a value of one type. Where it is given more than once, `ParsedArguments.value` takes the last.
public struct Option<Value: Sendable>: Sendable {
  public let declaration: OptionDeclaration
  let convert: @Sendable (String) -> Value?

  /// - Parameter convert: gives the value of a word, `nil` where the word is none; `expected` then says what would be.
  public init(
    _ name: String, short: Character? = nil, valueName: String, isValueOptional: Bool = false, help: String, defaultText: String? = nil,
    expected: String, convert: @escaping @Sendable (String) -> Value?
  ) {
    declaration = OptionDeclaration(
      name: name, short: short, form: .value(name: valueName, choices: []), isValueOptional: isValueOptional, help: help,
      defaultText: defaultText, check: { convert($0) == nil ? expected : nil })
    self.convert = convert
  }
}

extension Option where Value == String {
  /// An option that takes any text.
  public init(
    _ name: String, short: Character? = nil, valueName: String, isValueOptional: Bool = false, help: String, defaultText: String? = nil
  ) {
    self.init(
      name, short: short, valueName: valueName, isValueOptional: isValueOptional, help: help, defaultText: defaultText, expected: "some text",
      convert: { $0.isEmpty ? nil : $0 })
  }
}

extension Option where Value == String {
  /// An option that takes one of a few words that are known only at run time, the names of a registry say.
  public init(_ name: String, choices: [String], valueName: String, help: String, defaultText: String? = nil) {
    declaration = OptionDeclaration(name: name, form: .value(name: valueName, choices: choices), help: help, defaultText: defaultText)
    convert = { $0 }
  }
}

extension Option where Value == Int {
  /// An option that takes a whole number of a range.
  public init(_ name: String, valueName: String, in range: ClosedRange<Int>, help: String, defaultText: String? = nil) {
    self.init(
      name, valueName: valueName, help: help, defaultText: defaultText,
      expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      convert: { word in Int(word).flatMap { range.contains($0) ? $0 : nil } })
  }
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// An option that takes one of a few words, the raw values of an enum.
  public init(_ name: String, valueName: String, choicesOf type: Value.Type, help: String, defaultValue: Value? = nil) {
    declaration = OptionDeclaration(
      name: name, form: .value(name: valueName, choices: type.allCases.map(\.rawValue)), help: help, defaultText: defaultValue?.rawValue)
    convert = { Value(rawValue: $0) }
  }
}

/// What one command was given.
public struct ParsedArguments: Sendable {
  /// The words that are no options, in order.
  public internal(set) var positional: [String] = []
  /// How many of these stand before `--`; nil where there is none.
  public internal(set) var separator: Int?
  /// Each option as it was given, in order; a flag has an empty value.
  public internal(set) var occurrences: [(name: String, value: String)] = []

  public init() {}

  /// Whether a flag was given.
  public func has(_ flag: Flag) -> Bool { occurrences.contains { $0.name == flag.declaration.name } }

  /// Whether an option was given, with a value or without.
  public func has<Value>(_ option: Option<Value>) -> Bool { occurrences.contains { $0.name == option.declaration.name } }

  /// The same with values of an option that is not given: what holds in its place.
  public func withDefault(_ name: String, _ values: [String]) -> ParsedArguments {
    guard !occurrences.contains(where: { $0.name == name }) else { return self }
    var result = self
    result.occurrences += values.map { (name, $0) }
    return result
  }

  /// The value given last, `nil` where the option was not given.
  public func value<Value>(_ option: Option<Value>) -> Value? { values(option).last }

  /// All values given, in order.
  public func values<Value>(_ option: Option<Value>) -> [Value] {
    occurrences.compactMap { $0.name == option.declaration.name ? option.convert($0.value) : nil }
  }
}
