/// Nodes of a graph as users select them, in the configuration and on the command line.
///
/// A word without `*` means what `NavigationGraph.nodes(named:)` says: an id, a name, the end of a name, a title. With `*`, which stands for
/// any text, it is compared with names; with a kind before it (`view:*Scene`) with ids. `module:Checkout` means all nodes of a module,
/// `folder:Sources/Feed` all that the files in a folder declare and in those below, wherever in a path it stands.
public struct NodePattern: Hashable, Sendable {
  /// As it is written.
  public let text: String

  private enum Form: Hashable {
    case word
    case module
    case folder
    case id
    case name
  }

  private let form: Form
  private static let star = UInt8(ascii: "*")
  private static let moduleWord = "module"
  private static let folderWord = "folder"

  /// Whether it has a `*`, or means all of something.
  public var isWild: Bool { form != .word && text.utf8.contains(Self.star) }

  /// Nil where the text selects nothing; `fault` says why.
  public init?(_ text: String) {
    guard Self.fault(of: text) == nil else { return nil }
    self.text = text
    let prefix = Self.prefix(of: text)
    if prefix == Self.moduleWord {
      form = .module
    } else if prefix == Self.folderWord {
      form = .folder
    } else if !text.utf8.contains(Self.star) {
      form = .word
    } else {
      form = prefix.flatMap(NodeKind.init(rawValue:)) == nil ? .name : .id
    }
  }

  /// Why a text is no pattern; nil where it is one.
  public static func fault(of text: String) -> String? {
    guard text.contains(where: { !$0.isWhitespace }) else { return "a pattern names nodes of the graph" }
    guard let prefix = prefix(of: text) else { return nil }
    let kinds = NodeKind.allCases.map(\.rawValue) + [moduleWord, folderWord]
    guard kinds.contains(prefix) else { return "'\(prefix):' is no kind of node; known: \(kinds.map { $0 + ":" }.joined(separator: ", "))" }
    return text.utf8.count == prefix.utf8.count + 1 ? "nothing stands behind '\(prefix):'; `\(prefix):*` means all of them" : nil
  }

  /// What stands before the first colon, unless it is a URL.
  private static func prefix(of text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let behind = text.utf8[text.utf8.index(after: colon)...]
    let word = String(text[..<colon])
    guard !behind.starts(with: "//".utf8), !word.isEmpty, word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    return word
  }

  /// The numbers of the nodes that it selects, in the order of the graph. O(nodes · length).
  public func nodes(in graph: NavigationGraph) -> [Int] {
    switch form {
    case .word: return graph.nodes(named: text)
    case .module:
      let pattern = Array(text.utf8.dropFirst(Self.moduleWord.utf8.count + 1))
      return graph.nodes.indices.filter { node in graph.nodes[node].module.map { Self.matches(pattern, Array($0.utf8)) } ?? false }
    case .folder:
      let folder = text.utf8.dropFirst(Self.folderWord.utf8.count + 1).split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
      let pattern = Array("*/".utf8) + folder.joined(separator: "/".utf8) + Array("/*".utf8)
      return graph.nodes.indices.filter { node in
        graph.nodes[node].location.map { Self.matches(pattern, Array("/".utf8) + Array($0.file.utf8)) } ?? false
      }
    case .id, .name:
      let pattern = Array(text.utf8)
      return graph.nodes.indices.filter { node in
        Self.matches(pattern, Array((form == .id ? graph.nodes[node].id : graph.nodes[node].name).utf8))
      }
    }
  }

  /// Whether a text is one of those that a pattern with `*` stands for. Of several ways to divide a text the last star alone has to be tried
  /// again: O(pattern · text).
  static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var (p, t) = (0, 0)
    var retry: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == star {
        retry = (p + 1, t)
        p += 1
      } else if p < pattern.count, pattern[p] == text[t] {
        (p, t) = (p + 1, t + 1)
      } else if let last = retry {
        retry = (last.pattern, last.text + 1)
        (p, t) = (last.pattern, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == star }
  }
}

extension NavigationGraph {
  /// The graph with further entries, and what they lead to within reach.
  ///
  /// - Returns: also the positions of patterns that select nothing.
  public func withEntries(_ patterns: [NodePattern]) -> (graph: NavigationGraph, unknown: Set<Int>) {
    var ids = nodes.filter { $0.entry == true }.map(\.id)
    var unknown: Set<Int> = []
    for (position, pattern) in patterns.enumerated() {
      let found = pattern.nodes(in: self)
      if found.isEmpty { unknown.insert(position) }
      ids += found.map { nodes[$0].id }
    }
    return (withReachability(entries: Array(Set(ids))), unknown)
  }
}
