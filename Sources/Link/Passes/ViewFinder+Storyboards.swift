import Facts

/// Controllers that storyboards make.
extension ViewFinder {
  func isInstantiator(_ name: Name) -> Bool { evaluator.knowledge.instantiators.contains(name) }

  /// The controllers that a call makes, as users see them.
  func instantiated(
    _ base: Val, _ name: Name, _ labels: [Name], _ arguments: [Val], _ site: Site, _ value: Val, _ asking: Asking
  ) -> [Shown] {
    let found = scenes.instantiated(base, name, labels, arguments, site).scenes
    guard !found.isEmpty else { return untold(value, at: site, asking) }
    return found.map { Shown(target: target($0), condition: .always, site: site, value: value) }
  }

  /// What stands for a controller in the graph: its class, where the source has it.
  func target(_ scene: SceneID) -> ShownTarget {
    let type = scenes.interfaces.scenes[scene.index].type
    return type.exists ? .view(type) : .scene(scene)
  }

  /// The class that a helper of the app's makes from a storyboard by what it is told which class to make: `Detail.instantiate()`,
  /// `instantiate(Detail.self)`.
  func instantiated(byCall call: Int32) -> TypeID? {
    guard !scenes.interfaces.isEmpty else { return nil }
    let record = evaluator.calls[Int(call)]
    guard case .functions = record.callee else { return nil }
    var found: [TypeID] = []
    for value in [record.receiver] + record.arguments {
      guard case .type(let term) = vals[value], let type = evaluator.terms.nominalType(evaluator.metatypeInstance(term)),
        !scenes.interfaces.scenes(of: type).isEmpty, !found.contains(type)
      else { continue }
      found.append(type)
    }
    return found.count == 1 ? found[0] : nil
  }
}
