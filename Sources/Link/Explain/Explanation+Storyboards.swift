import Facts
import Knowledge

/// How a segue, or a controller of a storyboard, was understood.
extension Explanation {
  func storyboard(_ record: PresentationRecord, _ shape: KnowledgeTable.Shape) -> [String] {
    if shape.effect == .shows, shape.kind == .segue { return segue(record) }
    if shape.effect == .instantiates { return instance(record) }
    return []
  }

  private func segue(_ record: PresentationRecord) -> [String] {
    guard let identifier = record.id else { return [] }
    let receiver = evaluator.terms.nominalType(record.baseType) ?? .none
    let owner = summaries.ownerType(record.function)
    let performed = scenes.performed(identifier, on: [receiver, owner])
    var lines = ["    identifier: \(text.text(identifier))"]
    if !performed.identifiers.isEmpty {
      let others = performed.isComplete ? "" : ", or something not understood"
      lines.append("      which can be \(performed.identifiers.prefix(Self.longestList).joined(separator: ", "))\(others)")
    }
    lines += performed.segues.prefix(Self.longestList).map { item in
      let place = scenes.interfaces.location(item.segue, of: item.scene)
      return "    segue “\(item.segue.identifier)” at \(place.file):\(place.line), from \(name(item.scene)) to \(target(item))"
    }
    let whose = performed.isOwn ? "of the controller" : "of any storyboard that was read"
    lines += performed.missing.prefix(Self.longestList).map { "    no scene \(whose) has a segue “\($0)”" }
    return lines
  }

  private func instance(_ record: PresentationRecord) -> [String] {
    let storyboards = scenes.storyboards(record.base)
    var lines = ["    storyboard: \(text.text(record.base))"]
    lines += storyboards.documents.prefix(Self.longestList).map { "      that is \(scenes.interfaces.documents[$0].path)" }
    guard let identifier = record.id else { return lines }
    lines.append("    identifier: \(text.text(identifier))")
    let texts = TextValues(evaluator: evaluator, flow: flow).texts(of: identifier).texts
    for document in storyboards.documents {
      for scene in texts.flatMap({ scenes.interfaces.named($0, in: document) }).prefix(Self.longestList) {
        let place = scenes.interfaces.location(scene)
        lines.append("      that is \(name(scene)) at \(place.file):\(place.line)")
      }
    }
    return lines
  }

  private func target(_ item: SceneFinder.Segue) -> String {
    let interfaces = scenes.interfaces
    let targets = interfaces.target(item.segue.destination, in: interfaces.scenes[item.scene.index].document).flatMap(interfaces.shown)
    return targets.isEmpty ? "what was not read" : targets.map(name).joined(separator: ", ")
  }

  private func name(_ scene: SceneID) -> String {
    let controller = scenes.interfaces.controller(scene)
    let type = scenes.interfaces.scenes[scene.index].type
    if type.exists { return program.path(of: type) }
    let own = [controller.customClass?.name ?? "", controller.identifier, controller.title].first { !$0.isEmpty }
    return own ?? "\(scenes.interfaces.storyboard(scene))/\(controller.element)"
  }
}
