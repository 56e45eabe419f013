/// A default of pictures that the configuration sets.
public struct RenderSetting: Sendable, Hashable {
  /// What it is set to.
  public enum Value: Sendable, Hashable {
    case flag(Bool)
    case text(String)
    case texts([String])
  }

  /// The option's name on the command line.
  public let name: String
  /// What it is set to.
  public let value: Value

  /// The values as the command line would give them.
  public var words: [String] {
    switch value {
    case .flag(let isOn): isOn ? [""] : []
    case .text(let text): [text]
    case .texts(let texts): texts
    }
  }
}

/// An option of pictures, as the configuration sees it.
public struct RenderOptionDescription: Sendable, Hashable {
  /// What values it takes.
  public enum Form: Sendable, Hashable {
    case flag
    case choice([String])
    case text
    case texts
    /// Patterns of nodes of the graph.
    case patterns
  }

  /// The option's name on the command line, which is the key, too.
  public let name: String
  /// What values it takes.
  public let form: Form
  /// What holds where nothing is set, in words.
  public let defaultText: String?

  public init(name: String, form: Form, defaultText: String? = nil) {
    self.name = name
    self.form = form
    self.defaultText = defaultText
  }
}
