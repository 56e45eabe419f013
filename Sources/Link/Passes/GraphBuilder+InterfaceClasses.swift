import Facts
import NavigationGraph

/// Views that storyboards and XIBs hold, and what is held back where code asks them for something that the source does not tell.
extension GraphBuilder {
  private var interfaces: Interfaces { storyboards.interfaces }

  /// Views of the source that a document makes stand in the controller of their scene, in the view round them, in what owns the XIB.
  func addInterfaceClasses() {
    for (index, interface) in interfaces.documents.enumerated() {
      let document = interface.document
      let types = document.classes.map { interfaces.type($0.customClass, in: index) }
      let owner = zip(document.classes, types).first { $0.0.isOwner }?.1
      for (position, item) in document.classes.enumerated() where !item.isOwner {
        guard let type = types[position], evaluator.isView(type) else { continue }
        let to = node(of: type)
        let place = interfaces.location(item.place, in: index)
        if let holder = holder(of: item, types, owner, document: index) {
          if holder != to { edges.append(Edge(from: holder, to: to, kind: .embeds, location: place)) }
        } else if document.kind == .xib {
          // Whoever loads the XIB shows it, by a name that is often put together.
          heldBack.insert(to)
        }
      }
    }
  }

  private func holder(of item: InterfaceClass, _ types: [TypeID?], _ owner: TypeID?, document: Int) -> String? {
    var parent = item.parent
    var steps = 0
    let classes = interfaces.documents[document].document.classes
    while classes.indices.contains(parent), steps < classes.count {
      if let type = types[parent], evaluator.isView(type) { return node(of: type) }
      parent = classes[parent].parent
      steps += 1
    }
    if item.controller >= 0 {
      let id = interfaces.documents[document].document.controllers[item.controller].id
      return interfaces.target(id, in: document).first.map { node(of: $0) }
    }
    guard let owner, evaluator.isView(owner) else { return nil }
    return node(of: owner)
  }

  // MARK: Made and not shown

  /// Scenes that live code makes and of which nothing else was found: whoever makes them shows them somehow.
  func addUnshownScenes() {
    guard !interfaces.isEmpty else { return }
    let reached = Set(edges.filter { $0.kind != .owns }.map(\.to))
    for record in evaluator.presentations where evaluator.knowledge.shapes[record.shape].effect == .instantiates {
      guard !fileIsTest(record.site), liveness.isLive(record.function) else { continue }
      let owner = sourceType(record.function)
      let isView = owner.exists && evaluator.isView(owner) && !evaluator.isPreview(owner) && nodes[naming.id(of: owner)] != nil
      for scene in storyboards.instance(of: record.base, identifier: record.id).scenes {
        let to = node(of: scene)
        guard !reached.contains(to) else { continue }
        guard isView, naming.id(of: owner) != to else {
          heldBack.insert(to)
          continue
        }
        addEdge(naming.id(of: owner), to, .embeds, at: record.site) {
          $0.certainty = .inferred
          $0.because = "it is made there, and what shows it was not found"
        }
      }
    }
  }

  // MARK: Held back

  /// Scenes that a site may show which was not understood, and those that code of Objective-C may.
  func holdBackScenes() {
    for scene in interfaces.all {
      let type = interfaces.scenes[scene.index].type
      guard type.exists else { continue }
      // What several stacks share is nowhere a node of its own.
      if interfaces.isMereStack(scene) { heldBack.insert(node(of: type)) }
      // What stands in a superclass happens in its heirs.
      for ancestor in evaluator.resolver.lineage(type).dropFirst() where isController(ancestor) {
        guard program.types[ancestor.index].isSource, program.types[ancestor.index].kind == .class else { continue }
        heldBack.insert(node(of: ancestor))
      }
    }
    var held: Set<[TypeID]> = []
    for record in evaluator.presentations where !fileIsTest(record.site) {
      let shape = evaluator.knowledge.shapes[record.shape]
      if shape.effect == .instantiates {
        holdBack(madeBy: record)
      } else if shape.effect == .shows, shape.kind == .segue {
        let receiver = evaluator.terms.nominalType(record.baseType) ?? .none
        let classes = [receiver, sourceType(record.function)]
        // Of several calls on the same controllers the first that is not understood holds back what all of them do.
        if !held.contains(classes), holdBack(performedBy: record, on: classes) { held.insert(classes) }
      }
    }
    // What the system shows while an app starts is no screen of it.
    for (index, interface) in interfaces.documents.enumerated() where !interface.document.isLaunchScreen {
      let isMixed =
        program.modules.indices.contains(interface.module)
        ? program.modules[interface.module].hasObjectiveC : program.modules.contains(where: \.hasObjectiveC)
      guard isMixed else { continue }
      holdBack(scenesIn: index, isInitial: true)
      holdBack(scenesIn: index, isInitial: false)
      for scene in interfaces.scenes(in: index) { holdBack(seguesOf: scene) }
    }
  }

  private func holdBack(madeBy record: PresentationRecord) {
    let storyboards = storyboards.storyboards(record.base)
    let documents = storyboards.isComplete ? storyboards.documents : Array(interfaces.documents.indices)
    let identifiers = record.id.map { TextValues(evaluator: evaluator, flow: flow).texts(of: $0) }
    // What is named is found where it is shown.
    if storyboards.isComplete, identifiers?.isComplete != false { return }
    for document in documents {
      if let identifiers, identifiers.isComplete {
        for scene in identifiers.texts.flatMap({ interfaces.named($0, in: document) }) { hold(scene) }
      } else {
        holdBack(scenesIn: document, isInitial: record.id == nil)
      }
    }
  }

  private func holdBack(scenesIn document: Int, isInitial: Bool) {
    if isInitial { return interfaces.initial(document).forEach(hold) }
    for controller in interfaces.documents[document].document.controllers where !controller.identifier.isEmpty {
      interfaces.target(controller.id, in: document).forEach(hold)
    }
  }

  /// Gives whether anything was held back.
  private func holdBack(performedBy record: PresentationRecord, on classes: [TypeID]) -> Bool {
    guard let identifier = record.id else { return false }
    let performed = storyboards.performed(identifier, on: classes)
    guard !performed.isComplete else { return false }
    let own = classes.lazy.map { self.storyboards.scenes(ofClass: $0) }.first { !$0.isEmpty }
    for scene in own ?? interfaces.all { holdBack(seguesOf: scene) }
    return true
  }

  private func holdBack(seguesOf scene: SceneID) {
    for segue in interfaces.segues[scene] ?? [] where segue.isManual && !segue.identifier.isEmpty && segue.kind != .unwind {
      interfaces.target(segue.destination, in: interfaces.scenes[scene.index].document).forEach(hold)
    }
  }

  private func hold(_ scene: SceneID) {
    for shown in interfaces.shown(scene) {
      let id = node(of: shown)
      heldBack.insert(id)
      screens.insert(id)
    }
  }
}
