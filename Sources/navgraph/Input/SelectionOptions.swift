import CommandLine
import Diagram
import NavigationGraph
import Observations
import Rules

/// Options of the commands that show a graph: which part of it.
enum SelectionOptions {
  static let target = Option<String>(
    "target", valueName: "name", help: "What the entries of a target lead to, and what it declares: an app, an extension, a watch app, by module or app.")
  static let exclude = Option<String>("exclude", valueName: "pattern", help: "Leave nodes out: view:*Debug, module:X, folder:Sources/X.")
  static let kinds = Option<String>(
    "kinds", valueName: "kinds",
    help: "Only navigation of these kinds, say push,sheet; modal means every kind of modal. Kinds: "
      + EdgeKind.allCases.filter { !$0.isStructure || $0 == .tab }.map(\.rawValue).joined(separator: ", ") + ".")
  static let from = Option<String>("from", valueName: "name", help: "What this leads to; with --to the ways between the two.")
  static let to = Option<String>("to", valueName: "name", help: "The ways that lead to this from the entries, or from what --from names.")
  static let longer = Option<Int>(
    "longer", valueName: "steps", in: 0...1000, help: "How many steps longer than the shortest the ways to --to may be.",
    defaultText: "any, or as many as leave three dozen screens")
  static let reaches = Option<String>("reaches", valueName: "name", help: "All from which this can be reached, entries or not.")
  static let focus = Option<String>("focus", valueName: "name", help: "What stands round this: the steps from it and to it.")
  static let depth = Option<Int>("depth", valueName: "steps", in: 0...1000, help: "How many steps round --focus.", defaultText: "1")
  static let include = Option<String>("include", valueName: "pattern", help: "Only these nodes, and what joins them.")
  static let affected = Option<String>(
    "affected", valueName: "revision",
    help: "Only the screens that the change since a revision can affect (see navgraph affected), and what joins them.")

  private static let options = [target, exclude, kinds, from, to, reaches, focus, include, affected]
  static let declarations = [
    target.declaration, exclude.declaration, kinds.declaration, from.declaration, to.declaration, longer.declaration, reaches.declaration,
    focus.declaration, depth.declaration, include.declaration, affected.declaration,
  ].map { $0.inGroup("WHICH PART (each but --depth, --longer and --affected may be given more than once)") }

  /// Those of a difference: what a change can affect is what the difference tells.
  static let declarationsOfDifferences = declarations.filter { $0.name != affected.declaration.name }

  private static let modalWord = "modal"

  /// What the command line asks for.
  /// - Throws: `CommandFailure` with 2 for what is no pattern, no kind, or has no effect.
  static func selection(_ arguments: ParsedArguments) throws(CommandFailure) -> Selection {
    var selection = Selection()
    selection.targets = arguments.values(target)
    selection.excluded = try patterns(arguments, exclude)
    selection.kinds = try edgeKinds(arguments.values(kinds))
    selection.from = try patterns(arguments, from)
    selection.to = try patterns(arguments, to)
    selection.reached = try patterns(arguments, reaches)
    selection.focus = try patterns(arguments, focus)
    selection.included = try patterns(arguments, include)
    if let steps = arguments.value(depth) {
      if selection.focus.isEmpty { throw .usage("--depth says how many steps round --focus, which is not given") }
      selection.depth = steps
    }
    if let steps = arguments.value(longer) {
      if selection.to.isEmpty { throw .usage("--longer says how long the ways to --to may be, which is not given") }
      selection.longer = steps
    }
    return selection
  }

  /// The part of a graph that the command line asks for. What is left is told.
  /// - Throws: `CommandFailure` with 2 where a name names nothing.
  static func part(
    of graph: NavigationGraph, _ analysis: Analysis, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> SelectedGraph {
    var selection = try selection(arguments)
    if let revision = arguments.value(affected) { selection.affected = try nodes(affectedSince: revision, graph, analysis, arguments, console) }
    do throws(Selection.Fault) {
      let part = try graph.selecting(selection)
      for note in part.notes { console.say("note: \(TerminalText.printable(note))") }
      return part
    } catch {
      throw failure(error, graph)
    }
  }

  /// What of a difference lies in the part that the command line asks for. What is left is told.
  /// - Throws: `CommandFailure` with 2 where a name names nothing before the change and after it.
  static func part(
    of difference: GraphDifference, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> GraphDifference {
    let part = try limited(difference, arguments)
    for note in part.scope?.notes ?? [] { console.say("note: \(TerminalText.printable(note))") }
    return part
  }

  /// As `part(of:)`, and nothing is told.
  static func limited(_ difference: GraphDifference, _ arguments: ParsedArguments) throws(CommandFailure) -> GraphDifference {
    let selection = try selection(arguments)
    do throws(Selection.Fault) {
      return try difference.limited(to: selection)
    } catch {
      throw failure(error, difference.head)
    }
  }

  /// What is to be observed beside the graph for the selection.
  static func observed(_ arguments: ParsedArguments) -> Set<ObservationFamily> { arguments.has(affected) ? [.uses] : [] }

  /// The ids of what a change can affect, as far as `navgraph affected` goes.
  private static func nodes(
    affectedSince revision: String, _ graph: NavigationGraph, _ analysis: Analysis, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> Set<String> {
    guard !analysis.paths.isEmpty else { throw .usage("--affected needs source: a saved graph does not tell what it was made from") }
    let states = try ChangeStart.states(revision, affected.declaration.name, paths: analysis.paths, console)
    let files = states.changedFiles(arguments, analysis.configuration)
    let impact = Impact(of: files, uses: analysis.observations.uses, in: GraphIndex(graph))
    return Set(impact.affected.filter { $0.distance <= AffectedCommand.standardDepth }.map { graph.nodes[$0.node].id })
  }

  /// The ids of the nodes that an option names.
  /// - Throws: `CommandFailure` with 2 where one of them names nothing.
  static func ids(_ arguments: ParsedArguments, _ option: Option<String>, in graph: NavigationGraph) throws(CommandFailure) -> Set<String> {
    var ids: Set<String> = []
    for pattern in try patterns(arguments, option) {
      let found = pattern.nodes(in: graph)
      if found.isEmpty, !pattern.isWild { throw failure(.unknownNode(pattern), graph) }
      ids.formUnion(found.map { graph.nodes[$0].id })
    }
    return ids
  }

  // MARK: Words

  private static func patterns(_ arguments: ParsedArguments, _ option: Option<String>) throws(CommandFailure) -> [NodePattern] {
    var patterns: [NodePattern] = []
    for word in arguments.values(option) {
      guard let pattern = NodePattern(word) else {
        let fault = NodePattern.fault(of: word).map { ": \($0)" } ?? ""
        throw .usage("--\(option.declaration.name) '\(TerminalText.printable(word))'\(fault)")
      }
      patterns.append(pattern)
    }
    return patterns
  }

  private static func edgeKinds(_ lists: [String]) throws(CommandFailure) -> Set<EdgeKind>? {
    guard !lists.isEmpty else { return nil }
    var kinds: Set<EdgeKind> = []
    let known = EdgeKind.allCases.map(\.rawValue) + [modalWord]
    for word in lists.flatMap({ $0.split(separator: ",") }).map({ $0.trimming(" ") }) where !word.isEmpty {
      if word == modalWord {
        kinds.formUnion(EdgeKind.allCases.filter(\.isModal))
      } else if let kind = EdgeKind(rawValue: word) {
        kinds.insert(kind)
      } else {
        let near = Suggestion.nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
        throw .usage("--kinds takes no '\(TerminalText.printable(word))'\(near) (of \(known.joined(separator: ", ")))")
      }
    }
    if kinds.isEmpty { throw .usage("--kinds names no kind (of \(known.joined(separator: ", ")))") }
    return kinds
  }

  private static func failure(_ fault: Selection.Fault, _ graph: NavigationGraph) -> CommandFailure {
    switch fault {
    case .unknownTarget(let name):
      let known = graph.targetNames
      let near = Suggestion.nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
      let list = known.isEmpty ? "" : " (of \(known.prefix(20).joined(separator: ", "))\(known.count > 20 ? " …" : ""))"
      return .usage("no target or app is called '\(TerminalText.printable(name))'" + TerminalText.printable(near + list))
    case .unknownNode(let pattern): return NodeChoice.unknown(pattern, in: graph)
    }
  }
}

extension Substring {
  /// Without some character at its ends.
  fileprivate func trimming(_ character: Character) -> String {
    var text = self
    while text.first == character { text.removeFirst() }
    while text.last == character { text.removeLast() }
    return String(text)
  }
}
