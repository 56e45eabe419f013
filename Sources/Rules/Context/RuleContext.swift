import NavigationGraph
import Observations

/// What rules look at: the graph, what was observed beside it, and what is derived from both once for all of them.
public struct RuleContext: Sendable {
  /// In normal order.
  public let graph: NavigationGraph
  public let observations: Observations
  public let index: GraphIndex
  public let routes: RouteTypes
  public let doubts: Doubts
  public let outOfReach: OutOfReach
  let deadScreens: DeadScreens
  /// What is set of the options of the rule that runs.
  var options: [String: RuleOptionValue] = [:]
  /// What the team demands of the graph.
  var contracts: [Contract] = []
  /// Whether more of the source is there than what was read.
  var isPartial = false
  /// The rules that run and are told; nil where all are.
  var running: Set<String>?
  /// What is known or switched off of the rule that runs.
  var silencing: Silencing?

  /// - Parameters:
  ///   - graph: `normalized()`, with reachability.
  ///   - observations: of the families that the rules which run ask for. O(nodes + edges).
  public init(_ graph: NavigationGraph, _ observations: Observations = Observations()) {
    self.graph = graph
    self.observations = observations
    index = GraphIndex(graph)
    routes = RouteTypes(graph)
    doubts = Doubts(index, routes)
    outOfReach = OutOfReach(index)
    deadScreens = DeadScreens(index, observations.screens)
  }

  /// Whether a rule runs: of two that see one cause the one that is to speak of it must leave it to the other only where that speaks.
  func runs(_ rule: String) -> Bool { running?.contains(rule) ?? true }

  /// The edges by which sites use a node, in the order of the source: all that lead to it but the choice of a tab.
  public func uses(of node: Int) -> [Edge] { index.incoming(node).map { graph.edges[$0] }.filter { $0.kind != .selectTab } }

  /// The edges by which builders make something of a route, in the order of the source.
  public func builds(of node: Int) -> [Edge] { index.outgoing(node).map { graph.edges[$0] }.filter { $0.kind == .builds } }

  /// The name of the node with an id, or the id's own name.
  public func name(of id: String) -> String {
    if let number = index.number(of: id) { return graph.nodes[number].name }
    return id.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(id[id.utf8.index(after: $0)...]) } ?? id
  }

  /// The value of an option of the rule that runs: what is set, else its default.
  func value(of option: RuleOption) -> RuleOptionValue { options[option.name] ?? option.defaultValue }

  func names(_ option: RuleOption) -> [String] { if case .names(let names) = value(of: option) { names } else { [] } }
}
