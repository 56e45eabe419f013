/// A text of a YAML file.
struct YAMLScalar: Sendable, Hashable {
  enum Style: Sendable, Hashable {
    case plain, quoted, literal, folded
  }

  let text: String
  let style: Style
  /// Where it begins; for a block (`|`) its sign.
  let mark: Mark

  /// Nothing at all, or a word for it.
  var isNull: Bool { style == .plain && ["", "~", "null", "Null", "NULL"].contains(text) }
}

/// A value of a YAML file, as deep as the reader allows.
enum YAMLNode: Sendable, Hashable {
  struct Entry: Sendable, Hashable {
    let key: YAMLScalar
    let value: YAMLNode
  }

  case scalar(YAMLScalar)
  case sequence([YAMLNode], mark: Mark)
  case mapping([Entry], mark: Mark)

  var mark: Mark {
    switch self {
    case .scalar(let scalar): scalar.mark
    case .sequence(_, let mark), .mapping(_, let mark): mark
    }
  }

  /// What it is, in words.
  var word: String {
    switch self {
    case .scalar(let scalar): scalar.isNull ? "nothing" : scalar.text.isEmpty ? "an empty text" : "a text"
    case .sequence: "a list"
    case .mapping: "keys with values"
    }
  }
}
