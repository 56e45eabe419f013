import NavigationGraph

extension ConfigurationInForce {
  /// As a file that could stand in the place of the one that is in force; comments say where each value comes from.
  public var yaml: String {
    var lines = ["# The configuration in force" + (file.map { ": \(YAMLText.comment($0))" } ?? "; there is no file")]
    for key in ConfigurationKeys.all.map(\.name) {
      let own = settings.filter { $0.key.first == key }
      if let first = own.first {
        if first.key.count == 1, !first.isItem, own.count == 1 {
          lines.append("\(key): \(first.value.yaml)  # \(first.comment)")
        } else {
          // A key whose values are all comments would have none.
          lines.append(own.allSatisfy { $0.words != nil } ? "# \(key):" : "\(key):")
          lines += first.key.count == 1 ? own.flatMap(\.itemLines) : Self.members(own)
        }
      } else {
        lines.append("# \(key): nothing is set")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of a mapping, of one level or two.
  private static func members(_ settings: [Setting]) -> [String] {
    var lines: [String] = []
    var open: String?
    for setting in settings {
      let name = YAMLText.value(setting.key[1])
      if let words = setting.words {
        lines.append("  # \(name): \(YAMLText.comment(words))  (\(setting.comment))")
      } else if setting.key.count == 2 {
        lines.append("  \(name): \(setting.value.yaml)  # \(setting.comment)")
      } else {
        if open != name { lines.append("  \(name):") }
        open = name
        lines.append("    \(YAMLText.value(setting.key[2])): \(setting.value.yaml)  # \(setting.comment)")
      }
    }
    return lines
  }
}

extension ConfigurationInForce.Setting {
  /// Whether it is one of a list, also where it stands alone.
  fileprivate var isItem: Bool {
    switch value {
    case .item: true
    case .text: ["included", "excluded", "navigators", "entries"].contains(key.first)
    default: false
    }
  }

  fileprivate var comment: String { YAMLText.comment(origin.text) }

  fileprivate var itemLines: [String] {
    if case .item(let lines) = value { return ["  # \(comment)"] + lines.map { "  " + $0 } }
    return ["  - \(value.yaml)  # \(comment)"]
  }
}

extension ConfigurationInForce.Value {
  fileprivate var yaml: String {
    switch self {
    case .text(let text): YAMLText.value(text)
    case .word(let word): word
    case .number(let number): String(number)
    case .flag(let isOn): isOn ? "true" : "false"
    case .texts(let texts): "[\(texts.map(YAMLText.value).joined(separator: ", "))]"
    case .item(let lines): lines.joined(separator: "\n")
    }
  }
}
