import Facts
import NavigationGraph
import Observations

/// What is asked for by names that storyboards, or classes, do not have.
extension ControllerObserver {
  func unmetRequests() -> [InterfaceRequest] {
    guard !interfaces.isEmpty else { return [] }
    return (missingSegues() + missingControllers() + missingMethods()).sorted { ($0.location, $0.name) < ($1.location, $1.name) }
  }

  private var interfaces: Interfaces { context.builder.storyboards.interfaces }

  // MARK: Segues

  private func missingSegues() -> [InterfaceRequest] {
    var result: [InterfaceRequest] = []
    var seen: Set<Site> = []
    for asked in context.builder.askedSegues where asked.performed.isOwn && asked.performed.isComplete && context.counts(asked.function) {
      // Of several names each may be meant for another branch: one that is there leaves a doubt.
      guard asked.performed.segues.isEmpty else { continue }
      for name in asked.performed.missing where seen.insert(asked.site).inserted {
        let scenes = context.builder.storyboards.scenes(ofClass: asked.receiver)
        var known: [NamedPlace] = []
        for scene in scenes {
          for segue in interfaces.segues[scene] ?? [] where !segue.identifier.isEmpty {
            known.append(NamedPlace(name: segue.identifier, location: interfaces.location(segue, of: scene)))
          }
        }
        result.append(
          InterfaceRequest(
            kind: .segue, name: name, location: context.location(asked.site), type: context.builder.naming.name(of: asked.receiver),
            interfaces: Set(scenes.map(interfaces.path)).sorted(), known: sorted(known)))
      }
    }
    return result
  }

  // MARK: Controllers

  private func missingControllers() -> [InterfaceRequest] {
    var result: [InterfaceRequest] = []
    for record in evaluator.presentations where shape(record).effect == .instantiates {
      guard let id = record.id, context.counts(record.function) else { continue }
      let instance = context.builder.storyboards.instance(of: record.base, identifier: id)
      guard instance.isComplete, !instance.isInitial, !instance.storyboards.isEmpty else { continue }
      // Several of a name: whichever is meant.
      let documents = Set(instance.storyboards.flatMap { interfaces.namesakes(of: $0) }).sorted()
      let isFound = instance.identifiers.contains { name in documents.contains { interfaces.hasController(name, in: $0) } }
      guard !isFound, let name = instance.identifiers.first else { continue }
      let known = documents.flatMap { document in
        interfaces.documents[document].document.controllers.filter { !$0.identifier.isEmpty }.map {
          NamedPlace(name: $0.identifier, location: interfaces.location($0.place, in: document))
        }
      }
      result.append(
        InterfaceRequest(
          kind: .controller, name: name, location: context.location(record.site), type: typeName(of: record.function),
          interfaces: documents.map { interfaces.documents[$0].path }.sorted(), known: sorted(known)))
    }
    return result
  }

  private func sorted(_ places: [NamedPlace]) -> [NamedPlace] {
    var seen: Set<String> = []
    return places.sorted { ($0.name, $0.location) < ($1.name, $1.location) }.filter { seen.insert($0.name).inserted }
  }

  // MARK: Methods

  /// What storyboards unwind to. Objective-C is not read: where there is any it may have the method.
  private func missingMethods() -> [InterfaceRequest] {
    guard !program.modules.contains(where: \.hasObjectiveC) else { return [] }
    let unwinding = interfaces.all.map { scene in
      (scene, (interfaces.segues[scene] ?? []).filter { $0.kind == .unwind && !$0.unwindAction.isEmpty })
    }
    guard unwinding.contains(where: { !$0.1.isEmpty }) else { return [] }
    let declared = Set(program.functionFile.indices.map { program.name(of: FunctionID(raw: Int32(truncatingIfNeeded: $0))) }).map { names[$0] }
    var result: [InterfaceRequest] = []
    for (scene, segues) in unwinding {
      for segue in segues {
        let first = GraphBuilder.firstPart(segue.unwindAction)
        // A label goes into a selector behind the name: `close(from:)` is `closeFrom:`.
        guard !declared.contains(where: { isSelector(first, of: $0) }) else { continue }
        let type = interfaces.scenes[scene.index].type
        result.append(
          InterfaceRequest(
            kind: .unwinding, name: segue.unwindAction, location: interfaces.location(segue, of: scene),
            type: type.exists ? context.builder.naming.name(of: type) : interfaces.storyboard(scene), interfaces: [interfaces.path(scene)],
            known: []))
      }
    }
    return result
  }

  private func isSelector(_ first: String, of name: String) -> Bool {
    first == name || !name.isEmpty && first.hasPrefix(name) && first.dropFirst(name.count).first?.isUppercase == true
  }
}
