import Facts
import NavigationGraph
import Observations

/// Presentations that come too soon.
extension ControllerObserver {
  // MARK: Behind a dismissal

  func hasty() -> [HastyPresentation] {
    var result: [HastyPresentation] = []
    for function in functions where context.counts(function) {
      let records = records(of: function)
      let dismissals = records.filter { isDismissal($0) && isHasty($0) }
      guard !dismissals.isEmpty else { continue }
      for record in records where isPresentation(record) {
        // The nearest counts.
        for dismissal in dismissals.reversed() {
          guard let presenter = presenter(of: record, behind: dismissal), leads(from: dismissal.site, to: record.site) else { continue }
          result.append(
            HastyPresentation(
              dismissal: context.location(dismissal.site), location: context.location(record.site),
              presentation: context.location(record.site), presenter: presenter,
              type: typeName(of: function), function: name(of: function), presented: name(ofShown: record.content)))
          break
        }
      }
      for position in evaluator.records[function.index].calls {
        if let found = hasty(behind: dismissals, calling: evaluator.calls[Int(position)], in: function) { result.append(found) }
      }
    }
    return result.sorted { $0.location < $1.location }
  }

  /// A method of the controller's own that presents whatever else holds, called right behind a dismissal.
  private func hasty(behind dismissals: [PresentationRecord], calling call: CallRecord, in function: FunctionID) -> HastyPresentation? {
    guard case .functions(let ids) = call.callee, ids.count == 1, let method = ids.first, isSelf(call.receiver), !call.isHanded,
      program.fact(method).kind == .function, !program.fact(method).modifiers.contains(.async), context.counts(method),
      let dismissal = dismissals.last(where: { isSelf($0.base) && leads(from: $0.site, to: call.site) }),
      let record = records(of: method).first(where: { isPresentation($0) && isSelf($0.base) }),
      codes[record.site.file].isUnconditional(record.site.offset, in: program.fact(method).body.indices),
      !says(method, where: { [known.presented, known.presenter].contains(self.names[$0]) })
    else { return nil }
    return HastyPresentation(
      dismissal: context.location(dismissal.site), location: context.location(call.site), presentation: context.location(record.site),
      through: name(of: method), presenter: .same, type: typeName(of: function), function: name(of: function),
      presented: name(ofShown: record.content))
  }

  /// Whether nothing waits for a dismissal that is seen: without animation it is over at once.
  private func isHasty(_ record: PresentationRecord) -> Bool {
    let code = codes[record.site.file]
    let symbols = program.files[Int(record.site.file)].symbols
    guard let call = code.calls[record.site.offset],
      let isAnimated = code.argument(animated, ofCallAt: record.site.offset, symbols), isAnimated.exists
    else { return false }
    let value = code.facts[isAnimated]
    guard value.kind == .bool, value.flags.contains(.isTrue) else { return false }
    let arguments = code.facts[code.facts[call].arguments]
    return arguments.allSatisfy { argument in
      argument.value == isAnimated || argument.value.exists && code.facts[argument.value].kind == .nil
    }
  }

  private func presenter(of record: PresentationRecord, behind dismissal: PresentationRecord) -> HastyPresentation.Presenter? {
    guard record.base.isKnown, dismissal.base.isKnown else { return nil }
    if record.base == dismissal.base { return .same }
    // `presentedViewController?.dismiss(animated: true)`, then `present(…)`.
    if case .foreign(record.base, let name) = vals[dismissal.base], names[name] == known.presented { return .same }
    if case .foreign(dismissal.base, let name) = vals[record.base], names[name] == known.presenter { return .presenting }
    // What a method is handed as the one that sends it (`picker.dismiss(animated: true)` in a delegate) was presented by its receiver.
    if isSelf(record.base), isSender(dismissal.base, of: record.function) { return .presenting }
    return nil
  }

  /// Whether a value is the first parameter of a method of some delegate: a controller that calls back.
  private func isSender(_ value: Val, of function: FunctionID) -> Bool {
    guard case .parameter(function, 0) = vals[value], let first = program.parameters(of: function).first, !first.label.exists,
      program.parameters(of: function).count > 1 || name(of: function).hasSuffix("Cancel"), first.type.exists
    else { return false }
    let type = evaluator.resolver.parameterType(function, 0)
    guard let id = evaluator.terms.nominalType(type), !program.types[id.index].isSource else { return false }
    let own = names[program.types[id.index].name]
    let method = name(of: function)
    return own.hasSuffix("Controller") && method.hasSuffix("Controller")
  }

  private func leads(from first: Site, to second: Site) -> Bool {
    guard first.file == second.file, first.offset < second.offset else { return false }
    let code = codes[first.file]
    return code.leads(from: first.offset, to: second.offset) && !code.waits(in: first.offset..<second.offset)
  }

  // MARK: While the view is loaded

  func early() -> [EarlyPresentation] {
    var result: [EarlyPresentation] = []
    let loading = Set(known.loading.map(names.intern))
    for function in functions where loading.contains(program.name(of: function)) && context.counts(function) {
      let fact = program.fact(function)
      guard fact.kind == .function, fact.modifiers.contains(.override), evaluator.isView(type(of: function)) else { continue }
      collectEarly(in: function, &result)
    }
    return result.sorted { ($0.location, $0.presentation) < ($1.location, $1.presentation) }
  }

  /// How many methods are followed from the one that the system calls.
  private static let maximumDepth = 3

  private struct EarlyStep {
    let function: FunctionID
    let first: Site?
    let through: [FunctionID]
  }

  private func collectEarly(in method: FunctionID, _ result: inout [EarlyPresentation]) {
    var open = [EarlyStep(function: method, first: nil, through: [])]
    var seen: Set<FunctionID> = [method]
    while let step = open.popLast() {
      for record in records(of: step.function) where isPresentation(record) && isSelf(record.base) {
        result.append(
          EarlyPresentation(
            location: context.location(step.first ?? record.site), presentation: context.location(record.site),
            node: context.builder.naming.id(of: type(of: method)), type: typeName(of: method),
            method: name(of: method), through: step.through.map { name(of: $0) }, presented: name(ofShown: record.content),
            asksForWindow: ([method] + step.through).contains { says($0) { self.names[$0] == self.known.window } }))
      }
      guard step.through.count < Self.maximumDepth else { continue }
      for position in evaluator.records[step.function.index].calls {
        let call = evaluator.calls[Int(position)]
        guard case .functions(let ids) = call.callee, ids.count == 1, let next = ids.first, isSelf(call.receiver), !call.isHanded,
          !program.fact(next).modifiers.contains(.async), program.fact(next).kind == .function, seen.insert(next).inserted
        else { continue }
        open.append(EarlyStep(function: next, first: step.first ?? call.site, through: step.through + [next]))
      }
    }
  }
}
