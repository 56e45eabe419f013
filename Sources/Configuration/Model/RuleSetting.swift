/// What the configuration says of one rule.
public struct RuleSetting: Sendable, Hashable {
  /// What is to be done with a rule.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    case off, on, note, warning, error
  }

  /// The value of an option.
  public enum OptionValue: Sendable, Hashable {
    case flag(Bool)
    case number(Int)
    case names([String])
  }

  /// An option that is set.
  public struct OptionSetting: Sendable, Hashable {
    public let name: String
    public let value: OptionValue

    public init(name: String, value: OptionValue) {
      self.name = name
      self.value = value
    }
  }

  /// The id of today.
  public let id: String
  /// The id that stands there, where it is a former one.
  public let formerID: String?
  /// Nil where only options are set: whether the rule runs is said elsewhere.
  public let level: Marked<Level>?
  public let options: [Marked<OptionSetting>]

  public init(id: String, formerID: String? = nil, level: Marked<Level>?, options: [Marked<OptionSetting>] = []) {
    self.id = id
    self.formerID = formerID
    self.level = level
    self.options = options
  }
}
