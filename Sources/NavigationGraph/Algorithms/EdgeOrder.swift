/// Edges by number in the order of their identity: file, line, column, kind, from, to.
///
/// Strings are ranked once, so that sorting compares integers: O(strings · log strings + edges · log edges), of which the first are few.
struct EdgeOrder {
  /// What makes an edge the one that it is, in integers.
  struct Key: Equatable {
    let file: Int
    let line: Int
    let column: Int
    let kind: Int
    let from: Int
    let to: Int

    func precedes(_ other: Key) -> Bool {
      if file != other.file { return file < other.file }
      if line != other.line { return line < other.line }
      if column != other.column { return column < other.column }
      if kind != other.kind { return kind < other.kind }
      if from != other.from { return from < other.from }
      return to < other.to
    }
  }

  /// Edge numbers in order, each with its key; edges that are one stand together.
  let sorted: [(number: Int, key: Key)]

  init(_ edges: [Edge]) {
    var texts: Set<ByteString> = []
    for edge in edges {
      texts.insert(ByteString(edge.location.file))
      texts.insert(ByteString(edge.from))
      texts.insert(ByteString(edge.to))
    }
    let ordered = texts.sorted { compareBytes($0.text, $1.text) < 0 }
    let ranks = Dictionary(ordered.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let kinds = EdgeKind.allCases.sorted { compareBytes($0.rawValue, $1.rawValue) < 0 }
    let kindRanks = Dictionary(kinds.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let rank: (String) -> Int = { ranks[ByteString($0)] ?? 0 }
    sorted = edges.enumerated().map { number, edge in
      let key = Key(
        file: rank(edge.location.file), line: edge.location.line, column: edge.location.column, kind: kindRanks[edge.kind] ?? 0,
        from: rank(edge.from), to: rank(edge.to))
      return (number, key)
    }.sorted { $0.key.precedes($1.key) }
  }
}

/// A string that is equal to another where their bytes are; `String` takes canonically equivalent ones for equal.
struct ByteString: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (a: Self, b: Self) -> Bool { compareBytes(a.text, b.text) == 0 }

  func hash(into hasher: inout Hasher) {
    // What is hashed must not depend on how the string is stored.
    if text.utf8.withContiguousStorageIfAvailable({ hasher.combine(bytes: UnsafeRawBufferPointer($0)) }) == nil {
      Array(text.utf8).withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}
