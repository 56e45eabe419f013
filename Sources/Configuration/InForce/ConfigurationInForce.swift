import NavigationGraph

/// The configuration that is in force, each value with where it comes from.
public struct ConfigurationInForce: Sendable, Hashable {
  /// Where a value comes from.
  public enum Origin: Sendable, Hashable {
    case builtIn
    /// A place in the configuration file.
    case file(SourceLocation)
    /// An option of the command line, with its dashes.
    case commandLine(String)
    /// A set of rules that is not the one in force where nobody asks.
    case preset(String)
  }

  public enum Value: Sendable, Hashable {
    case text(String)
    /// A word that stands without quotes.
    case word(String)
    case number(Int)
    case flag(Bool)
    case texts([String])
    /// Lines of YAML, an item of a list.
    case item([String])
  }

  /// One value.
  public struct Setting: Sendable, Hashable {
    /// The key, and those inside it. Items of lists have the list's.
    public let key: [String]
    public let value: Value
    public let origin: Origin
    /// The value in words, where it is none that could stand in a file without changing something: several severities of one rule. It is
    /// then shown as a comment.
    public let words: String?

    public init(_ key: [String], _ value: Value, from origin: Origin, words: String? = nil) {
      self.key = key
      self.value = value
      self.origin = origin
      self.words = words
    }
  }

  /// The file as users see it; nil where there is none.
  public let file: String?
  /// In the order of `ConfigurationKeys.all`.
  public let settings: [Setting]

  /// - Parameter settings: in the order of their making; those of one key stay in it.
  public init(file: String?, _ settings: [Setting]) {
    self.file = file
    let order = Dictionary(uniqueKeysWithValues: ConfigurationKeys.all.enumerated().map { ($1.name, $0) })
    self.settings = settings.enumerated().sorted { a, b in
      let (x, y) = (order[a.element.key.first ?? ""] ?? .max, order[b.element.key.first ?? ""] ?? .max)
      return x != y ? x < y : a.offset < b.offset
    }.map(\.element)
  }
}

extension ConfigurationInForce.Origin {
  /// In a few words.
  var text: String {
    switch self {
    case .builtIn: "default"
    case .file(let place): "\(place.file):\(place.line):\(place.column)"
    case .commandLine(let option): option
    case .preset(let name): "preset \(name)"
    }
  }
}
