/// The value of an option.
public enum RuleOptionValue: Hashable, Sendable {
  case flag(Bool)
  case number(Int)
  case names([String])

  /// As the configuration spells it.
  public var text: String {
    switch self {
    case .flag(let isOn): isOn ? "true" : "false"
    case .number(let number): String(number)
    case .names(let names): "[\(names.joined(separator: ", "))]"
    }
  }
}

/// A setting of a rule in the configuration.
public struct RuleOption: Hashable, Sendable {
  /// Snake case.
  public let name: String
  public let summary: String
  /// The value where none is set; a value that is set is of the same kind.
  public let defaultValue: RuleOptionValue
  /// What numbers may be.
  public let range: ClosedRange<Int>

  public init(name: String, summary: String, defaultValue: RuleOptionValue, range: ClosedRange<Int> = 0...1000) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
    self.range = range
  }
}
