import NavigationGraph
import Rules

/// The routes of an app, each with what makes something of it and what uses it.
public struct RouteTable: Sendable {
  /// One builder's answer for a route.
  public struct Builder: Hashable, Sendable {
    /// The id of what is made: a view, an alert, another route.
    public let result: String
    public let resultName: String
    public let location: SourceLocation
    /// Whether only a `default:` arm makes it.
    public let isDefault: Bool
  }

  /// One route.
  public struct Row: Sendable {
    public let node: Node
    /// The id of its type without the kind.
    public let type: String
    /// In the order of the source.
    public let builders: [Builder]
    /// The edges by which sites use it, in the order of the source; those of one place stand together.
    public let uses: [Edge]
    /// The ids of the deep links whose handlers show it, sorted.
    public let deepLinks: [String]
    /// What the links are called, in the same order.
    public let links: [String]
    /// The names of the routes that builders turn into it: it is their payload, and no site of its own uses it.
    public let carriers: [String]
    /// A site that could not be followed may use it or lead to it: that it is unused or out of reach may be wrong.
    public let isInDoubt: Bool

    /// How many places use it.
    public var siteCount: Int { Set(uses.map(\.location)).count }
    /// The name without the type before it, where it has one: `.detail`.
    public var shortName: String {
      node.name != type && node.name.hasPrefix(type + ".") ? String(node.name.dropFirst(type.count)) : node.name
    }
    /// What is made of it, each once, in the order of the source.
    public var results: [(name: String, isDefault: Bool)] {
      var seen: Set<String> = []
      // An alert goes by the name of the view that shows it.
      return builders.filter { seen.insert($0.result).inserted }.map {
        (NodeKind(idPrefixOf: $0.result) == .alert ? "alert" : $0.resultName, $0.isDefault)
      }
    }
    /// What is wrong with it, in words; nothing where all is well.
    public var faults: [String] {
      var words: [String] = []
      if node.mapped == false { words.append("unmapped") }
      if node.used == false {
        words.append(isInDoubt ? "unused?" : "unused")
      } else if node.reachable == false {
        words.append(isInDoubt ? "unreachable?" : "unreachable")
      }
      return words
    }
    /// The faults; else what carries it where no site uses it; else that all is well.
    public var state: String {
      if !faults.isEmpty { return faults.joined(separator: ", ") }
      return uses.isEmpty && !carriers.isEmpty ? "in \(carriers.joined(separator: ", "))" : "ok"
    }
    /// The parameters as they are declared: `id: Int, String`.
    public var parameters: String { node.parameterList }
  }

  public let generator: Generator
  /// By type; in each type in the order of the declaration.
  public let rows: [Row]
  /// How many sites could not be followed.
  public let unresolved: Int

  /// - Parameter graph: `normalized()`, with reachability. O(nodes + edges).
  public init(_ graph: NavigationGraph) {
    let context = RuleContext(graph)
    generator = graph.generator
    unresolved = graph.unresolved.count
    rows = context.routes.groups.enumerated().flatMap { group, routes in
      routes.members.map { member in
        let links = Self.deepLinks(to: member, context)
        return Row(
          node: graph.nodes[member], type: routes.type, builders: Self.builders(of: member, context),
          uses: context.uses(of: member).filter { $0.kind != .builds && $0.kind != .embeds && $0.kind != .owns && !Self.isOfLink($0) },
          deepLinks: links, links: links.map { context.name(of: $0) }, carriers: Self.carriers(of: member, context),
          isInDoubt: Self.isInDoubt(member, ofGroup: group, context))
      }
    }
  }

  /// By the doubts for which the lint rules hold back, of this route alone; a rule asks for the unused routes of a type together.
  private static func isInDoubt(_ member: Int, ofGroup group: Int, _ context: RuleContext) -> Bool {
    let node = context.graph.nodes[member]
    guard node.used == false else { return node.reachable == false && context.doubts.way(to: member) != nil }
    if node.mention != nil { return true }
    return (node.unnamed == true ? context.doubts.ownUse(ofGroup: group) : context.doubts.use(ofGroup: group)) != nil
  }

  /// A link's own edge stands at the place of the handler's, and is told as a link.
  private static func isOfLink(_ edge: Edge) -> Bool { NodeKind(idPrefixOf: edge.from) == .deepLink }

  private static func builders(of member: Int, _ context: RuleContext) -> [Builder] {
    context.builds(of: member).map {
      Builder(result: $0.to, resultName: context.name(of: $0.to), location: $0.location, isDefault: $0.via == "default")
    }
  }

  private static func carriers(of member: Int, _ context: RuleContext) -> [String] {
    let sources = context.uses(of: member).filter { $0.kind == .builds && $0.from != $0.to }.map(\.from)
    return Set(sources).sorted { compareBytes($0, $1) < 0 }.map(context.name(of:))
  }

  /// The links that open a route, or another that a builder turns into it.
  private static func deepLinks(to member: Int, _ context: RuleContext) -> [String] {
    var found: Set<String> = []
    var known: Set<Int> = [member]
    var todo = [member]
    while let node = todo.popLast() {
      for number in context.index.incoming(node) where context.graph.edges[number].live {
        let edge = context.graph.edges[number]
        if edge.kind == .builds, known.insert(context.index.sources[number]).inserted { todo.append(context.index.sources[number]) }
        if edge.kind == .open, isOfLink(edge) { found.insert(edge.from) }
      }
    }
    return found.sorted { compareBytes($0, $1) < 0 }
  }
}
