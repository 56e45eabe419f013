import Facts

/// A place where a view uses a part of itself, a property or a function that gives a view, and what holds there.
struct PartUse {
  let function: FunctionID
  let condition: Condition
}

extension Evaluator {
  /// Notes the place at hand, where a property of `self` is named that gives a view.
  func notePart(_ property: PropertyID, _ type: Term) {
    guard isView(type) else { return }
    let site = Site(file: frame.file, offset: frame.offset)
    if parts[property]?[site] == nil { parts[property, default: [:]][site] = PartUse(function: frame.function, condition: frame.condition) }
  }
}
