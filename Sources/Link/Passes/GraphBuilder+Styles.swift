import Facts
import Knowledge
import NavigationGraph

/// How what is presented comes and goes, as the modifiers of its content say.
extension GraphBuilder {
  /// What the modifiers in a presentation's content say; those in one branch of it are left out.
  func styles(of presentation: Int32) -> [String: String] {
    var result: [String: String] = [:]
    for content in evaluator.presentations[Int(presentation)].content {
      for target in flow.callables(content) { result.merge(styles(in: target.function)) { first, _ in first } }
    }
    return result
  }

  /// Writes into an edge what the content says, and what the body of the view says for itself, wherever it is presented.
  func style(_ edge: inout Edge, _ presentation: Int32) {
    guard edge.kind.isModal || edge.kind == .push else { return }
    edge.presentation = styles(of: presentation).merging(stylesOfViews[edge.to] ?? [:]) { first, _ in first }
  }

  private func styles(in function: FunctionID) -> [String: String] { stylesOfFunctions[function] ?? [:] }

  /// What the bodies of views say, by the views' nodes.
  func collectStylesOfViews() -> [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for (function, styles) in stylesOfFunctions {
      let type = sourceType(function)
      if type.exists, finder.bodyGetter(of: type) == function { result[naming.id(of: type)] = styles }
    }
    return result
  }

  /// The modifiers by the function whose value they stand on; of several of one aspect the last that is written.
  func collectStyles() -> [FunctionID: [String: String]] {
    var result: [FunctionID: [String: String]] = [:]
    for record in evaluator.presentations where record.condition == .always {
      let shape = evaluator.knowledge.shapes[record.shape]
      guard shape.effect == .styles, let aspect = shape.target else { continue }
      var value = "true"
      if let id = record.id, case .text(let text) = vals[id] { value = names[text] }
      guard let holder = holder(of: record.function) else { continue }
      result[holder, default: [:]][aspect] = value
    }
    return result
  }

  /// Out of the closures of containers, not out of what something else presents.
  private func holder(of function: FunctionID) -> FunctionID? {
    var current = function
    for _ in 0..<64 {
      let parent = evaluator.records[current.index].parent
      guard parent.exists else { return current }
      guard let use = evaluator.records[parent.index].closures.first(where: { $0.function == current }) else { return current }
      if use.role == .content { return current }
      guard use.condition == .always, use.role == .view || use.role == .inline else { return nil }
      current = parent
    }
    return nil
  }
}
