import NavigationGraph

/// Reads the text of one comment: expectations with `;` between them.
enum ExpectationParser {
  static func parse(_ text: String, file: String, line: Int) throws -> [Expectation] {
    try text.split(separator: ";", omittingEmptySubsequences: false).map { part in
      do {
        return try one(part.trimmed, file: file, line: line)
      } catch let error as ExpectationError {
        throw ExpectationError("\(file):\(line): \(error) in: \(part.trimmed)")
      }
    }
  }

  private static func one(_ text: String, file: String, line: Int) throws -> Expectation {
    var words = Words(text)
    let isOptional = words.take("maybe")
    let claim: Expectation.Claim
    if words.take("none") {
      claim = .nothing
    } else if words.take("return") {
      claim = .leaving(try leaving(&words))
    } else if words.take("unresolved") {
      claim = .unresolved(try unresolved(&words))
    } else if words.take("node") {
      claim = .node(try node(&words))
    } else {
      claim = .edge(try edge(&words))
    }
    if let rest = words.next { throw ExpectationError("cannot read “\(rest)”") }
    if isOptional {
      switch claim {
      case .node, .nothing: throw ExpectationError("maybe does not go with this")
      default: break
      }
    }
    return Expectation(claim: claim, isOptional: isOptional, text: text, file: file, line: line)
  }

  private static func edge(_ words: inout Words) throws -> EdgeClaim {
    let kinds = try alternatives(&words) { EdgeKind(rawValue: $0) }
    let to = try ids(&words)
    guard words.take("from") else { throw ExpectationError("an edge says from where") }
    var claim = EdgeClaim(kinds: kinds, to: to, from: try ids(&words))
    while let word = words.next {
      words.drop()
      switch word {
      case "direct": claim.through = []
      case "through": claim.through = try words.list()
      case "via": claim.via = try words.value()
      case "trigger": claim.trigger = try words.value()
      case "event": claim.event = try words.value()
      case "values": claim.values = try words.list().map(line)
      case "presentation":
        for pair in try words.list() {
          let parts = pair.split(separator: "=", maxSplits: 1)
          guard parts.count == 2 else { throw ExpectationError("no name=value: \(pair)") }
          claim.presentation[String(parts[0])] = String(parts[1])
        }
      default:
        guard let certainty = Certainty(rawValue: word) else { throw ExpectationError("cannot read “\(word)”") }
        claim.certainty = certainty
      }
    }
    return claim
  }

  private static func leaving(_ words: inout Words) throws -> ReturnClaim {
    var claim = ReturnClaim(kinds: try alternatives(&words) { ReturnKind(rawValue: $0) })
    if words.take("to") { claim.to = try ids(&words) }
    if words.take("from") { claim.from = try ids(&words) }
    return claim
  }

  private static func unresolved(_ words: inout Words) throws -> UnresolvedClaim {
    var claim = UnresolvedClaim(kinds: try alternatives(&words) { EdgeKind(rawValue: $0) })
    if words.take("from") { claim.from = try ids(&words) }
    return claim
  }

  private static func node(_ words: inout Words) throws -> NodeClaim {
    var claim = NodeClaim(id: try id(try words.value()))
    while let word = words.next {
      words.drop()
      switch word {
      case "mapped": claim.mapped = true
      case "used": claim.used = true
      case "reachable": claim.reachable = true
      case "source": claim.source = try words.value()
      case "untitled": claim.title = ""
      case "title": claim.title = words.all()
      case "documentation": claim.documentation = words.all()
      default:
        guard let role = ViewRole(rawValue: word) else { throw ExpectationError("cannot read “\(word)”") }
        claim.role = role
      }
    }
    return claim
  }

  private static func line(_ text: String) throws -> Int {
    guard let line = Int(text) else { throw ExpectationError("no line: \(text)") }
    return line
  }

  private static func alternatives<Kind: Hashable>(_ words: inout Words, _ read: (String) -> Kind?) throws -> Set<Kind> {
    Set(
      try words.value().split(separator: "|", omittingEmptySubsequences: false).map { name in
        guard let kind = read(String(name)) else { throw ExpectationError("no such kind: \(name)") }
        return kind
      })
  }

  private static func ids(_ words: inout Words) throws -> Set<String> {
    Set(try words.value().split(separator: "|", omittingEmptySubsequences: false).map { try id(String($0)) })
  }

  private static func id(_ text: String) throws -> String {
    guard NodeKind(idPrefixOf: text) != nil else { throw ExpectationError("no id: \(text)") }
    return text
  }
}

/// The words of an expectation, from the left.
private struct Words {
  private var rest: ArraySlice<Substring>

  init(_ text: String) { rest = text.split(separator: " ")[...] }

  var next: String? { rest.first.map(String.init) }

  mutating func drop() { rest = rest.dropFirst() }

  mutating func take(_ word: String) -> Bool {
    guard next == word else { return false }
    drop()
    return true
  }

  mutating func value() throws -> String {
    guard let word = next else { throw ExpectationError("something is missing at the end") }
    drop()
    return word
  }

  /// All that is left.
  mutating func all() -> String {
    defer { rest = [] }
    return rest.joined(separator: " ")
  }

  /// `A.b, C.d`
  mutating func list() throws -> [String] {
    var result: [String] = []
    while true {
      let word = try value()
      guard word.hasSuffix(",") else { return result + [word] }
      result.append(String(word.dropLast()))
    }
  }
}
