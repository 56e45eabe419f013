/// The words that a configuration may use and that others declare: rules, presets, kinds of edges.
public struct ConfigurationVocabulary: Sendable {
  public var rules: [RuleDescription]
  public var presets: [String]
  /// The kinds of edges that contracts name.
  public var edgeKinds: [String]
  /// The options of pictures.
  public var renderOptions: [RenderOptionDescription]
  /// Why a text selects no nodes of a graph; nil where it does.
  public var patternFault: @Sendable (String) -> String?

  public init(
    rules: [RuleDescription] = [], presets: [String] = [], edgeKinds: [String] = [],
    renderOptions: [RenderOptionDescription] = [], patternFault: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.rules = rules
    self.presets = presets
    self.edgeKinds = edgeKinds
    self.renderOptions = renderOptions
    self.patternFault = patternFault
  }

  /// The rule with an id, or that had it before.
  func rule(_ id: String) -> RuleDescription? { rules.first { $0.id == id } ?? rules.first { $0.formerIDs.contains(id) } }
}

/// A lint rule, as the configuration sees it.
public struct RuleDescription: Sendable, Hashable {
  public let id: String
  public let formerIDs: [String]
  public let options: [RuleOptionDescription]

  public init(id: String, formerIDs: [String] = [], options: [RuleOptionDescription] = []) {
    self.id = id
    self.formerIDs = formerIDs
    self.options = options
  }
}

/// An option of a lint rule.
public struct RuleOptionDescription: Sendable, Hashable {
  /// What values it takes.
  public enum Form: Sendable, Hashable {
    case flag
    case number(ClosedRange<Int>)
    case names
  }

  public let name: String
  public let form: Form

  public init(name: String, form: Form) {
    self.name = name
    self.form = form
  }
}
