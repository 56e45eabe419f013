import Facts
import Knowledge
import NavigationGraph

/// Finds the titles of views: what they say themselves, else what is said of them where they are made, else what a part of them says, else
/// what storyboards say. Where these do not agree, or one is not known, a view has no title: a wrong one is worse than none.
struct TitleFinder {
  private let builder: GraphBuilder
  private let reader: TextReader
  private var evaluator: Evaluator { builder.evaluator }
  private var vals: Vals { evaluator.vals }
  private var program: Program { evaluator.program }

  init(_ builder: GraphBuilder) {
    self.builder = builder
    reader = TextReader(builder.evaluator, builder.flow)
  }

  /// A place that gives a view a title.
  private struct Candidate {
    /// Nil where it is not known.
    let texts: [TitleText]?
    let isConditional: Bool
    let site: Site
    /// Where the view is made, for a place outside of it.
    var made: Set<Site> = []
    /// Whether it stands where the view is embedded in another: that one has the title as well, and the view only where it is a screen.
    var isEmbedding = false
  }

  private struct Candidates {
    /// In the view's own code, and where it is made.
    var own: [String: [Candidate]] = [:]
    var given: [String: [Candidate]] = [:]
  }

  /// The titles of a graph's views, by node id. Costs time in proportion to the places that give titles, and to the edges.
  func find(in graph: NavigationGraph) -> [ViewTitle] {
    var candidates = Candidates()
    // Tabs and columns have titles of their own, which are not those of the view round them.
    let holders = Set(graph.edges.lazy.filter { $0.kind == .tab || $0.kind == .column }.map(\.from))
    collectModifiers(&candidates, holders)
    collectWrites(&candidates)
    var titles: [String: ViewTitle] = [:]
    var isTold = Set(candidates.own.keys)
    for (node, own) in candidates.own { titles[node] = title(node, of: own, mayDiffer: true) }
    let made = madeSites(of: Set(candidates.given.keys))
    let screens = Set(graph.nodes.lazy.filter { $0.role == .screen }.map(\.id))
    for (node, all) in candidates.given where !isTold.contains(node) {
      let given = all.filter { !$0.isEmbedding || screens.contains(node) }
      guard !given.isEmpty else { continue }
      isTold.insert(node)
      // Where it is made without a title it has another, or none.
      guard made[node, default: []].isSubset(of: given.reduce(into: []) { $0.formUnion($1.made) }) else { continue }
      titles[node] = title(node, of: given, mayDiffer: false)
    }
    addParts(graph, candidates, holders, isTold, &titles)
    addScenes(isTold, &titles)
    return titles.values.sorted { ($0.node, $0.module) < ($1.node, $1.module) }
  }

  // MARK: SwiftUI

  private func collectModifiers(_ candidates: inout Candidates, _ holders: Set<String>) {
    for record in evaluator.presentations where evaluator.knowledge.shapes[record.shape].effect == .titles {
      guard let value = record.title, !builder.fileIsTest(record.site), !isPreview(record.function) else { continue }
      // A `Text` or a key is looked up wherever it is written.
      var candidate = Candidate(
        texts: reader.texts(of: value, isKey: true), isConditional: isConditional(record.condition, in: record.function), site: record.site)
      let type = builder.sourceType(record.function)
      let isContent = builder.isContent(record.function)
      if type.exists, !isContent, evaluator.isView(type) {
        let node = builder.naming.id(of: type)
        let isInside = program.fact(record.function).kind == .closure && holders.contains(node)
        if !isInside { candidates.own[node, default: []].append(candidate) }
      }
      guard isContent || isMade(record.base) else { continue }
      candidate.isEmbedding = !isContent
      give(candidate, to: record.base, &candidates)
    }
  }

  /// Whether a value is a view of the source, and not what holds one.
  private func isMade(_ value: Val) -> Bool {
    guard case .construct(let type, _, _, _) = vals[value] else { return false }
    return evaluator.isView(type)
  }

  /// A title for the one view that a value shows.
  private func give(_ candidate: Candidate, to value: Val, _ candidates: inout Candidates) {
    var nodes: Set<String> = []
    var made: Set<Site> = []
    for shown in builder.finder.shown(value, isContent: false) {
      switch shown.target {
      case .view(let type): nodes.insert(builder.naming.id(of: type))
      case .scene(let scene): if let node = builder.sceneNodes[scene] { nodes.insert(node) }
      case .foreign, .route, .untold: break
      }
      made.insert(shown.site)
    }
    guard nodes.count == 1, let node = nodes.first else { return }
    var given = candidate
    given.made = made
    candidates.given[node, default: []].append(given)
  }

  /// Where views are made, outside of tests and previews.
  private func madeSites(of nodes: Set<String>) -> [String: Set<Site>] {
    guard !nodes.isEmpty else { return [:] }
    var result: [String: Set<Site>] = [:]
    for index in evaluator.records.indices {
      for use in evaluator.records[index].constructs where evaluator.isView(use.type) && !builder.fileIsTest(use.site) {
        let node = builder.naming.id(of: use.type)
        guard nodes.contains(node), !isPreview(FunctionID(raw: Int32(truncatingIfNeeded: index))) else { continue }
        result[node, default: []].insert(use.site)
      }
    }
    return result
  }

  private func isPreview(_ function: FunctionID) -> Bool {
    let outermost = evaluator.outermost(function)
    if program.fact(outermost).kind == .macro { return true }
    let type = builder.sourceType(function)
    return type.exists && (evaluator.isPreview(type) || program.types[type.index].inTest)
  }

  /// Whether something is done under a condition, or in a closure that stands in a branch.
  private func isConditional(_ condition: Condition, in function: FunctionID) -> Bool {
    guard condition == .always else { return true }
    var current = function
    for _ in 0..<64 where current.exists {
      let parent = evaluator.records[current.index].parent
      guard parent.exists else { return false }
      let use = evaluator.records[parent.index].closures.first { $0.function == current }
      if let use, use.condition != .always { return true }
      current = parent
    }
    return false
  }

  // MARK: UIKit

  private func collectWrites(_ candidates: inout Candidates) {
    for write in evaluator.titleWrites where !builder.fileIsTest(write.site) && !isPreview(write.function) {
      var base = write.base
      if case .foreign(let holder, evaluator.knowledge.barItemProperty) = vals[base] { base = holder }
      let candidate = Candidate(
        texts: reader.texts(of: write.value, isKey: false), isConditional: isConditional(write.condition, in: write.function), site: write.site)
      if case .parameter(let function, -1) = vals[base] {
        let type = builder.sourceType(function)
        guard type.exists, builder.isController(type) else { continue }
        candidates.own[builder.naming.id(of: type), default: []].append(candidate)
      } else {
        give(candidate, to: base, &candidates)
      }
    }
  }

  // MARK: Answers

  /// The one title that all places give; of one's own the two between which conditions decide.
  private func title(_ node: String, of candidates: [Candidate], mayDiffer: Bool) -> ViewTitle? {
    let sorted = candidates.sorted { $0.site < $1.site }
    var texts: [TitleText] = []
    for candidate in sorted {
      guard let more = candidate.texts else { return nil }
      for text in more where !texts.contains(text) { texts.append(text) }
    }
    let isChosen = mayDiffer && (sorted.count == 1 || sorted.allSatisfy(\.isConditional))
    guard let first = sorted.first, texts.count == 1 || texts.count == 2 && isChosen else { return nil }
    let file = program.files[Int(first.site.file)]
    return ViewTitle(node: node, module: file.module, texts: texts)
  }

  /// A screen without a title of its own has that of the only part of it that has one.
  private func addParts(
    _ graph: NavigationGraph, _ candidates: Candidates, _ holders: Set<String>, _ told: Set<String>, _ titles: inout [String: ViewTitle]
  ) {
    let nodes = Dictionary(graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var parts: [String: [String]] = [:]
    for edge in graph.edges where edge.kind == .embeds && nodes[edge.to]?.role == .component {
      parts[edge.from, default: []].append(edge.to)
    }
    var found: [String: ViewTitle] = [:]
    for node in graph.nodes where node.role == .screen && node.framework == "swiftui" {
      guard !told.contains(node.id), !holders.contains(node.id) else { continue }
      var open = parts[node.id] ?? []
      var seen: Set<String> = [node.id]
      var all: Set<[TitleText]> = []
      var module = -1
      var isKnown = true
      while let part = open.popLast() {
        guard seen.insert(part).inserted else { continue }
        if let own = candidates.own[part] {
          guard let title = title(part, of: own, mayDiffer: true) else {
            isKnown = false
            break
          }
          all.insert(title.texts)
          module = title.module
        } else {
          open += parts[part] ?? []
        }
      }
      if isKnown, all.count == 1, let texts = all.first { found[node.id] = ViewTitle(node: node.id, module: module, texts: texts) }
    }
    titles.merge(found) { first, _ in first }
  }

  /// What storyboards say of controllers that say nothing themselves.
  private func addScenes(_ told: Set<String>, _ titles: inout [String: ViewTitle]) {
    let interfaces = builder.storyboards.interfaces
    var said: [String: Set<String>] = [:]
    for scene in interfaces.all {
      let controller = interfaces.controller(scene)
      let type = interfaces.scenes[scene.index].type
      let node = type.exists ? builder.naming.id(of: type) : builder.sceneNodes[scene]
      let title = controller.barTitle.isEmpty ? controller.title : controller.barTitle
      if let node { said[node, default: []].insert(title) }
    }
    for (node, texts) in said where !told.contains(node) && texts.count == 1 {
      guard let text = texts.first, !text.isEmpty else { continue }
      titles[node] = ViewTitle(node: node, module: -1, texts: [TitleText(text)])
    }
  }
}
