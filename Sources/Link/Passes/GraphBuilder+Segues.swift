import Facts
import Knowledge
import NavigationGraph

/// Segues that code performs.
extension GraphBuilder {
  func addSegue(_ occurrence: Occurrence, _ type: TypeID, _ record: PresentationRecord) {
    let receiver = evaluator.terms.nominalType(record.baseType) ?? .none
    let performed = storyboards.performed(occurrence.effect.value, on: [receiver, type])
    let performer = storyboards.scenes(ofClass: receiver).isEmpty ? caller(of: occurrence, type, record) : receiver
    if !storyboards.scenes(ofClass: performer).isEmpty {
      askedSegues.append(AskedSegue(site: occurrence.site, function: occurrence.function, receiver: performer, performed: performed))
    }
    var answers: [String: Set<String>] = [:]
    var found: [(target: String, kind: EdgeKind, style: String, identifier: String)] = []
    var seen: Set<ShownBySegue> = []
    for item in performed.segues {
      if item.segue.kind == .unwind {
        pendingUnwindings.append((occurrence, type, item))
        answers[item.segue.identifier, default: []].insert("")
        continue
      }
      for target in destinations(item) {
        answers[item.segue.identifier, default: []].insert(target.node)
        guard seen.insert(ShownBySegue(node: target.node, kind: target.kind)).inserted else { continue }
        found.append((target.node, target.kind, target.style, item.segue.identifier))
      }
    }
    for item in found {
      addEdge(node(of: type), item.target, item.kind, at: occurrence.site) {
        decorate(&$0, occurrence)
        if !item.style.isEmpty, item.kind.isModal { $0.presentation["style"] = item.style }
        guard $0.certainty == .exact else { return }
        // One identifier in several scenes of the class, or of all where it is not known whose it is.
        if (answers[item.identifier]?.count ?? 0) > 1 {
          $0.certainty = .ambiguous
        } else if performed.isAsked {
          $0.certainty = .inferred
          $0.because = "the code that gives the identifier was not read, and is named after it"
        } else if !performed.isOwn {
          $0.certainty = .inferred
          $0.because = "the only segue of that identifier"
        }
      }
    }
    if let reason = doubt(performed, hasAnswer: !answers.isEmpty) {
      // A segue that the controller's own scenes do not have stops the app: nothing comes of it.
      let isLost = performed.isOwn && performed.isComplete && !performed.missing.isEmpty
      addUnresolved(from: type, in: occurrence.function, at: occurrence.site, .push, reason, isLost ? .nothing : .view)
    }
  }

  /// The controller that calls a helper which the source adds to all controllers, on itself; none where it may be another.
  private func caller(of occurrence: Occurrence, _ type: TypeID, _ record: PresentationRecord) -> TypeID {
    guard occurrence.through.count == 1, let helper = occurrence.through.first, sourceType(occurrence.function) == type else { return .none }
    let owner = program.owner(of: helper)
    guard owner.exists, !program.types[owner.index].isSource, case .parameter(helper, -1) = evaluator.vals[record.base] else { return .none }
    let calls = evaluator.records[occurrence.function.index].calls.lazy.map { self.evaluator.calls[Int($0)] }
    let isOnItself = calls.contains { call in
      if call.site == occurrence.site, case .parameter(_, -1) = evaluator.vals[call.receiver] { true } else { false }
    }
    return isOnItself ? type : .none
  }

  /// A segue that code performs, on a controller with scenes of its own.
  struct AskedSegue {
    let site: Site
    let function: FunctionID
    let receiver: TypeID
    let performed: SceneFinder.Performance
  }

  private struct ShownBySegue: Hashable {
    let node: String
    let kind: EdgeKind
  }

  /// Why a call that performs a segue is not understood, or not wholly.
  private func doubt(_ performed: SceneFinder.Performance, hasAnswer: Bool) -> String? {
    if storyboards.interfaces.isEmpty { return "the storyboard of the segue is not among what was read" }
    if !performed.isComplete { return "the source does not tell the identifier of the segue" }
    if let name = performed.missing.first {
      return performed.isOwn
        ? "no scene of the controller has a segue “\(name)”" : "no storyboard that was read has a segue “\(name)”"
    }
    return hasAnswer ? nil : "what the segue leads to is not among what was read"
  }

  // MARK: Where segues lead

  /// What a segue shows, as users see it.
  func destinations(_ item: SceneFinder.Segue) -> [(node: String, kind: EdgeKind, style: String)] {
    let interfaces = storyboards.interfaces
    let document = interfaces.scenes[item.scene.index].document
    let targets = interfaces.target(item.segue.destination, in: document)
    let (kind, style) = kind(of: item, to: targets)
    let made = madeByAction(item)
    if !made.isEmpty { return made.map { ($0, kind, style) } }
    let shown = targets.flatMap(interfaces.shown).map { node(of: $0) }
    if !shown.isEmpty { return shown.map { ($0, kind, style) } }
    // A reference to a storyboard that lies elsewhere.
    guard let outside = interfaces.controller(item.segue.destination, in: document) else { return [] }
    let name = outside.referencedIdentifier.isEmpty ? outside.storyboardName : outside.referencedIdentifier
    return name.isEmpty ? [] : [(externalNode(name), kind, style)]
  }

  private func kind(of item: SceneFinder.Segue, to targets: [SceneID]) -> (EdgeKind, String) {
    let segue = item.segue
    switch segue.kind {
    case .push: return (ownKind(of: segue, in: item.scene) ?? .push, "")
    case .detail: return (ownKind(of: segue, in: item.scene) ?? (scenesOfColumns.contains(item.scene) ? .column : .push), "")
    case .popover: return (.popover, "")
    case .embed, .page: return (.embeds, "")
    case .root: return (storyboards.interfaces.controller(item.scene).kind == .window ? .root : .embeds, "")
    case .column: return (.column, "")
    case .tab: return (.tab, "")
    case .modal, .unwind:
      if let own = ownKind(of: segue, in: item.scene) { return (own, "") }
      let target = targets.first.map { storyboards.interfaces.controller($0) }
      let isOwn = segue.presentation != .unspecified
      return ((isOwn ? segue.presentation : target?.presentation ?? .unspecified).edge, isOwn ? segue.style : target?.style ?? "")
    case .custom: return (ownKind(of: segue, in: item.scene) ?? .fullScreenCover, "")
    }
  }

  /// What the class of a segue does itself where the source has it: the first thing that its code shows.
  private func ownKind(of segue: InterfaceSegue, in scene: SceneID) -> EdgeKind? {
    let document = storyboards.interfaces.scenes[scene.index].document
    guard let name = segue.customClass, let type = storyboards.interfaces.type(name, in: document) else { return nil }
    return kindsShownFirst[type]
  }

  /// For each type whether the first thing that its code shows goes on a stack, or is all that is on it.
  func collectKindsShownFirst() -> [TypeID: EdgeKind] {
    var result: [TypeID: EdgeKind] = [:]
    for record in evaluator.presentations {
      let shape = evaluator.knowledge.shapes[record.shape]
      guard shape.effect == .shows, shape.kind == .push || shape.kind == .stack else { continue }
      let type = sourceType(record.function)
      if result[type] == nil { result[type] = shape.kind == .push ? .push : .replace }
    }
    return result
  }

  /// The scenes that stand in a column of a split view, themselves or at the root of a stack.
  func collectScenesOfColumns() -> Set<SceneID> {
    let interfaces = storyboards.interfaces
    var result: Set<SceneID> = []
    for (scene, segues) in interfaces.segues {
      for segue in segues where segue.kind == .column {
        let held = interfaces.target(segue.destination, in: interfaces.scenes[scene.index].document)
        result.formUnion(held)
        result.formUnion(held.flatMap(interfaces.shown))
      }
    }
    return result
  }

  /// What the method makes that a segue asks for its destination.
  private func madeByAction(_ item: SceneFinder.Segue) -> [String] {
    let selector = item.segue.creationSelector
    guard !selector.isEmpty else { return [] }
    var result: [String] = []
    for function in functionsOfSelectors[Self.firstPart(selector)] ?? [] {
      let own = storyboards.interfaces.scenes[item.scene.index].type
      guard !own.exists || evaluator.resolver.lineage(own).contains(program.owner(of: function)) else { continue }
      for given in evaluator.records[function.index].results {
        for shown in finder.shown(given.value) {
          if let id = node(of: shown.target), !result.contains(id) { result.append(id) }
        }
      }
    }
    return result
  }

  // MARK: Ways back

  /// How a controller is left, and for which: that with the method that the segue unwinds to.
  ///
  /// - Parameter leading: `edgesByTarget`.
  func unwinding(_ item: SceneFinder.Segue, _ leading: [String: [Int]]) -> (ReturnKind, String?) {
    let owners = Set((functionsOfSelectors[Self.firstPart(item.segue.unwindAction)] ?? []).map { program.owner(of: $0) }).sorted()
    let target = owners.count == 1 && owners[0].exists && evaluator.isView(owners[0]) ? node(of: owners[0]) : nil
    return isPresented(froms(item.scene), leading) ? (.dismiss, nil) : (.popTo, target)
  }

  /// Whether all that leads to some nodes, or to what holds them, puts it over what was there.
  private func isPresented(_ nodes: [String], _ byTarget: [String: [Int]]) -> Bool {
    var level = Set(nodes)
    for _ in 0..<4 {
      let leading = level.flatMap { byTarget[$0] ?? [] }.map { edges[$0] }.filter { $0.kind != .owns && $0.kind != .builds }
      let shown = leading.filter { $0.kind != .embeds && $0.kind != .tab }
      if !shown.isEmpty { return shown.allSatisfy(\.kind.isModal) }
      level = Set(leading.map(\.from))
    }
    return false
  }

  /// The edges, by number, that lead to each node.
  func edgesByTarget() -> [String: [Int]] { Dictionary(grouping: edges.indices) { edges[$0].to } }

  /// Unwinding, once it is known how each controller comes.
  func addPendingUnwindings(_ leading: [String: [Int]]) {
    for (occurrence, type, item) in pendingUnwindings {
      let (kind, target) = unwinding(item, leading)
      addReturn(occurrence, type, kind, to: target)
    }
  }

  /// The part of a selector before its first colon.
  static func firstPart(_ selector: String) -> String { String(selector.prefix { $0 != ":" }) }

  /// The methods that storyboards can call, by the first part of the selectors that they may have (SE-0005: a first label goes into it,
  /// behind `With` where it is no preposition).
  func collectSelectors() -> [String: [FunctionID]] {
    guard !storyboards.interfaces.isEmpty else { return [:] }
    var result: [String: [FunctionID]] = [:]
    for index in program.functionFile.indices {
      let id = FunctionID(raw: Int32(truncatingIfNeeded: index))
      let fact = program.fact(id)
      let file = program.file(of: id)
      guard fact.kind == .function, !fact.attributes.isEmpty,
        program.attributes(fact.attributes, in: file).contains(where: {
          evaluator.knowledge.runtimeAttributes.contains(program.name($0.name, in: file))
        })
      else { continue }
      let name = names[program.name(of: id)]
      var selectors = [name]
      if let first = program.parameters(of: id).first, first.label.exists {
        let label = names[program.name(first.label, in: file)]
        let capital = label.prefix(1).uppercased() + label.dropFirst()
        selectors += [name + capital, name + "With" + capital]
      }
      for selector in selectors { result[selector, default: []].append(id) }
    }
    return result
  }
}

extension InterfacePresentation {
  fileprivate var edge: EdgeKind {
    switch self {
    case .unspecified, .sheet: .sheet
    case .fullScreen: .fullScreenCover
    case .popover: .popover
    }
  }
}

extension GraphBuilder {
  /// Whether a storyboard makes all that a value can be.
  func isMadeByStoryboard(_ value: Val) -> Bool {
    let all = vals.alternatives(value)
    return !all.isEmpty
      && all.allSatisfy { one in
        guard case .foreignCall(_, let name, _, _, _) = vals[one] else { return false }
        return finder.isInstantiator(name)
      }
  }

  /// How a controller that a storyboard makes says that it comes, where code does not say it.
  func declaredStyle(of values: [Val]) -> (kind: EdgeKind, style: String)? {
    for value in values {
      guard case .foreignCall(let base, let name, let labels, let arguments, let site) = vals[value], finder.isInstantiator(name)
      else { continue }
      for scene in storyboards.instantiated(base, name, labels, arguments, site).made {
        let controller = storyboards.interfaces.controller(scene)
        if controller.presentation != .unspecified { return (controller.presentation.edge, controller.style) }
      }
    }
    return nil
  }
}
