import NavigationGraph

/// What a comment in a pattern expects at a line.
struct Expectation: Hashable {
  enum Claim: Hashable {
    case edge(EdgeClaim)
    case leaving(ReturnClaim)
    case unresolved(UnresolvedClaim)
    case node(NodeClaim)
    /// Nothing at all stands at the line.
    case nothing
  }

  var claim: Claim
  /// It may be there or not.
  var isOptional = false
  /// As it is written, for messages.
  var text: String
  var file: String
  var line: Int
}

/// `push a|b from c through D.e via default`; what is nil is not compared.
struct EdgeClaim: Hashable {
  var kinds: Set<EdgeKind>
  var to: Set<String>
  var from: Set<String>
  /// Empty: `direct`.
  var through: [String]?
  var via: String?
  var certainty: Certainty?
  var trigger: String?
  var event: String?
  /// The lines of the literals, in the same file.
  var values: [Int]?
  /// `detents=medium`: those that are named are compared.
  var presentation: [String: String] = [:]
}

struct ReturnClaim: Hashable {
  var kinds: Set<ReturnKind>
  var to: Set<String>?
  var from: Set<String>?
}

struct UnresolvedClaim: Hashable {
  var kinds: Set<EdgeKind>
  var from: Set<String>?
}

struct NodeClaim: Hashable {
  var id: String
  var mapped = false
  var used = false
  /// Nil: not compared.
  var reachable: Bool?
  var role: ViewRole?
  /// Empty: it has none.
  var title: String?
  var documentation: String?
  var source: String?
}
