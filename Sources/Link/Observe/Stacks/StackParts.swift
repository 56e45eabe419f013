/// What a function does that matters to where views stand. It hangs on no spot: a function is visited at each of its spots, and these are many.
/// A class, so that it is read where it lies.
final class StackParts {
  struct Call {
    let site: Site
    let condition: Condition
    /// The functions that give views, or are modifiers of the app's own.
    let functions: [FunctionID]
    /// The value that is called, where one is.
    let value: Val?
  }

  struct Read {
    let value: Val
    let condition: Condition
  }

  var presentations: [(index: Int32, condition: Condition)] = []
  var closures: [ClosureUse] = []
  var calls: [Call] = []
  var constructs: [ConstructUse] = []
  var viewReads: [Read] = []
  var results: [Read] = []

  var isEmpty: Bool {
    presentations.isEmpty && closures.isEmpty && calls.isEmpty && constructs.isEmpty && viewReads.isEmpty && results.isEmpty
  }
}

/// The parts of all functions, each looked at once.
final class StackPartsTable {
  private let context: ObservationContext
  private var parts: [StackParts?]

  init(_ context: ObservationContext) {
    self.context = context
    parts = Array(repeating: nil, count: context.evaluator.records.count)
  }

  subscript(function: FunctionID) -> StackParts {
    if let known = parts[function.index] { return known }
    let made = read(function)
    parts[function.index] = made
    return made
  }

  private func read(_ function: FunctionID) -> StackParts {
    let evaluator = context.evaluator
    let code = context.code
    let record = evaluator.records[function.index]
    let result = StackParts()
    for index in record.presentations where code.counts(evaluator.presentations[Int(index)].site) {
      result.presentations.append((index, evaluator.presentations[Int(index)].condition))
    }
    result.closures = record.closures.filter { code.counts(context.program.site(of: $0.function)) }
    for position in record.calls {
      if let call = call(evaluator.calls[Int(position)]), code.counts(call.site) { result.calls.append(call) }
    }
    result.constructs = record.constructs.filter { $0.role != .content && evaluator.isView($0.type) && code.counts($0.site) }
    for use in record.viewReads where use.role != .content && code.counts(use.site) {
      result.viewReads.append(StackParts.Read(value: use.value, condition: use.condition))
    }
    for given in record.results where mayShow(given.value) && code.counts(given.site) {
      result.results.append(StackParts.Read(value: given.value, condition: given.condition))
    }
    return result
  }

  private func call(_ call: CallRecord) -> StackParts.Call? {
    switch call.callee {
    case .functions(let ids):
      let shown = ids.filter { givesViews($0) }
      return shown.isEmpty ? nil : StackParts.Call(site: call.site, condition: call.condition, functions: shown, value: nil)
    case .value(let callee): return StackParts.Call(site: call.site, condition: call.condition, functions: [], value: callee)
    case .construct: return nil
    }
  }

  /// Whether what a function gives is a view, or a view with something done to it.
  func givesViews(_ function: FunctionID) -> Bool {
    context.evaluator.isView(context.evaluator.resolver.resultType(function)) || context.evaluator.isViewExtension(function)
  }

  /// Whether a value may be something that shows; others lead nowhere.
  func mayShow(_ value: Val) -> Bool {
    switch context.vals[value] {
    case .closure, .applied, .function, .foreignCall, .choice, .array, .tuple, .construct, .type, .member, .parameter, .result, .unknown: true
    case .null, .bool, .text, .number, .local, .foreign, .element, .entry, .dictionary, .payload, .enumCase, .caseFunction, .allOf, .binding,
      .keyPath:
      false
    }
  }
}
