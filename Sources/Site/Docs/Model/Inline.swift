/// A piece of text within a paragraph, a heading or a cell. All strings are as the source has them: whoever writes them quotes them.
public enum Inline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis(String)
  case strong(String)
  /// Another page.
  case link(Label, PageID)
  /// A file of the source, with the line where lines are wanted.
  case source(file: String, line: Int)
  /// The page of a rule.
  case rule(String)
  /// An address on the web (`https:`), as a doc comment has it.
  case web(Label, url: String)

  /// What is shown of a link.
  public struct Label: Hashable, Sendable {
    public let text: String
    public let isCode: Bool

    public static func text(_ text: String) -> Label { Label(text: text, isCode: false) }
    public static func code(_ text: String) -> Label { Label(text: text, isCode: true) }
  }

  /// What is read of it.
  public var plain: String {
    switch self {
    case .text(let text), .code(let text), .emphasis(let text), .strong(let text), .rule(let text): text
    case .link(let label, _), .web(let label, _): label.text
    case .source(let file, _): file
    }
  }
}

extension [Inline] {
  /// With a capital letter where it begins with a word of ours.
  var capitalized: [Inline] {
    guard case .text(let text)? = first, let initial = text.first else { return self }
    return [.text(initial.uppercased() + text.dropFirst())] + dropFirst()
  }

  /// What is read of all.
  public var plain: String { map(\.plain).joined() }

  /// Lists one behind the other, with a text between each two.
  static func joined(_ parts: [[Inline]], by separator: String) -> [Inline] {
    var result: [Inline] = []
    for (number, part) in parts.enumerated() {
      if number > 0 { result.append(.text(separator)) }
      result += part
    }
    return result
  }
}
