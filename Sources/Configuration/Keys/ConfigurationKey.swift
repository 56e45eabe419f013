/// A key of the configuration's top level: each has a file of its own beside this one.
public struct ConfigurationKey: Sendable {
  public let name: String
  /// One sentence: what it is for.
  public let summary: String
  /// Lines as they stand in a file.
  public let example: String
  /// Takes the key's value into the configuration; what is wrong goes to the mistakes.
  let read: @Sendable (YAMLNode, inout ConfigurationDraft) -> Void

  init(name: String, summary: String, example: String, read: @escaping @Sendable (YAMLNode, inout ConfigurationDraft) -> Void) {
    self.name = name
    self.summary = summary
    self.example = example
    self.read = read
  }
}

/// All keys there are.
public enum ConfigurationKeys {
  /// In the order of the reference.
  public static let all: [ConfigurationKey] = [
    .included, .excluded, .navigators, .environment, .entries, .preset, .rules, .contracts, .baseline, .render,
  ]

  /// The key of a name.
  static func key(_ name: String) -> ConfigurationKey? { all.first { $0.name == name } }
}
