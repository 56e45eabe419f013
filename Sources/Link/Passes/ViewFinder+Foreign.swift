import Facts
import Knowledge

/// What is shown by calls of what the source does not declare.
extension ViewFinder {
  func foreign(_ base: Val, _ name: Name, _ arguments: [Val], _ site: Site, _ value: Val, _ asking: Asking) -> [Shown] {
    if case .null = vals[base] {} else {
      // A modifier that is not known: what it stands on is what is shown.
      let held = shown(base, asking)
      if held.contains(where: { isShownByItself($0.target) }) { return held }
    }
    let itself = Shown(target: .foreign(name), condition: .always, site: site, value: value)
    var parts = arguments
    if let index = presentationAt[site] {
      let record = evaluator.presentations[Int(index)]
      switch evaluator.knowledge.shapes[record.shape].effect {
      // What is bound besides is made for what stands in the path.
      case .binds where !record.views.isEmpty && !record.content.isEmpty: parts = record.views.map { captured($0, arguments) }
      case .holds, .binds, .tabBar:
        let own = (record.views + record.content).map { captured($0, arguments) }
        // A content that was handed in is an argument in its caller's words.
        if !own.contains(where: { isParameter($0) && !arguments.contains($0) }) { parts = own }
      // A container that also registers destinations holds its first view.
      case .registers where !record.views.isEmpty: parts = record.views.map { captured($0, arguments) }
      case .splits: parts = record.views.map { captured($0, arguments) }
      case .makes: return [itself]
      case .leaves where evaluator.knowledge.shapes[record.shape].form == .construct: return [itself]
      default: return untold(value, at: site, asking)
      }
    }
    let inner = parts.flatMap { part -> [Shown] in
      let found = shown(part, asking)
      guard case .type = vals[part] else { return found }
      // The type of a view is handed over: it is made here.
      return found.map { Shown(target: $0.target, condition: $0.condition, site: site, value: $0.value) }
    }
    let held = held(inner, asking)
    if !held.isEmpty { return held }
    guard case .null = vals[base], evaluator.names.isCapitalized(name),
      !evaluator.knowledge.storyboards.contains(name)
    else {
      return program.known.neverReturning.contains(name) ? [] : untold(value, at: site, asking)
    }
    return [itself]
  }

  /// Whether what a method stands on may be what is shown: of what the source does not declare only what is known to be a view.
  private func isShownByItself(_ target: ShownTarget) -> Bool {
    switch target {
    case .view, .scene, .route: true
    case .foreign(let name):
      evaluator.knowledge.foreignViews.contains(name) || evaluator.knowledge.viewNames.contains(name)
        || evaluator.knowledge.candidates(name).contains { evaluator.knowledge.shapes[$0].form == .construct }
    case .untold: false
    }
  }

  /// Of what stands in a container what it shows: the views of the source, and where it counts what each case shows, what cases show instead
  /// of them. The rest is trimming. Nothing where there is no view of the source.
  func held(_ inner: [Shown], _ asking: Asking) -> [Shown] {
    let views = inner.filter { if case .view = $0.target { true } else { false } }
    guard asking.isByCase, !views.isEmpty else { return views }
    return inner.filter { item in
      if case .view = item.target { return true }
      return isChosen(item.condition, asking.subject)
    }
  }

  /// Whether a case decides: of the subject, where there is one.
  private func isChosen(_ condition: Condition, _ subject: Val?) -> Bool {
    if let subject { return demands(condition, on: subject) }
    return evaluator.guards.atoms(condition).contains { atom in
      switch atom {
      case .isCase, .isOther: true
      default: false
      }
    }
  }

  /// Something is shown there, and the source does not tell what.
  func untold(_ value: Val, at site: Site?, _ asking: Asking) -> [Shown] {
    guard asking.isByCase else { return [] }
    return [Shown(target: .untold, condition: .always, site: site ?? Site(file: -1, offset: 0), value: value)]
  }

  /// Whether what is called has no body in the source: a protocol's demand that nothing there meets, a closure that nobody there hands in.
  func hasUnreadCallee(_ call: Int32) -> Bool {
    switch evaluator.calls[Int(call)].callee {
    case .functions(let ids): ids.contains { !program.fact($0).hasBody }
    case .value(let callee):
      flow.resolve(callee).contains(.unknown)
        || flow.callables(callee).isEmpty && flow.valuesCalled(callee, [], evaluator.calls[Int(call)].site).isEmpty
    case .construct: false
    }
  }

  /// A closure among the arguments as a caller sees it: with what it captures of the function round it.
  private func captured(_ value: Val, _ arguments: [Val]) -> Val {
    guard case .closure(let id) = vals[value] else { return value }
    return arguments.first { if case .applied(id, _) = vals[$0] { true } else { false } } ?? value
  }

  /// What a caller tells: a parameter, or the controller itself that an extension wraps.
  private func isParameter(_ value: Val) -> Bool {
    if case .parameter = vals[value] { true } else { false }
  }
}
