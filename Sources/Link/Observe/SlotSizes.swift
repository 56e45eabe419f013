import Facts
import NavigationGraph
import Observations

/// Sheets whose content has a size in numbers.
extension SlotGround {
  func fixedSizes() -> [SlotObservations.FixedSize] {
    var result: [SlotObservations.FixedSize] = []
    for presentation in presentations where kind(presentation) == .sheet && shape(presentation).target == nil {
      for content in contentClosures(of: presentation) {
        guard let found = fixedSize(in: content, of: presentation) else { continue }
        result.append(
          SlotObservations.FixedSize(
            presentation: self.presentation(presentation), location: context.location(found.site), size: found.text,
            owner: builder.naming.id(of: builder.sourceType(found.function)), build: context.code.place(found.site)))
        break
      }
    }
    return result
  }

  private struct FoundSize {
    let site: Site
    let text: String
    let function: FunctionID
  }

  /// The size of what a closure shows: that of its one view, or of that view's own body where only sheets show it.
  private func fixedSize(in content: FunctionID, of presentation: Int32) -> FoundSize? {
    guard !saysPresentedSize(content), let chain = ViewChain(content, self) else { return nil }
    if chain.isContainer, let size = chain.size { return size }
    guard let type = chain.type, let body = context.passes.finder.bodyGetter(of: type), !saysPresentedSize(body) else { return nil }
    if let size = chain.size { return size }
    let isOnlyInSheets = (flow.constructions[type] ?? []).allSatisfy { position in
      let call = evaluator.calls[Int(position)]
      return !counts(call.caller) || presentations.contains { kind($0) == .sheet && contentClosures(of: $0).contains(call.caller) }
    }
    guard isOnlyInSheets, let own = ViewChain(body, self), own.isContainer else { return nil }
    return own.size
  }

  /// Whether code says how large what is presented is.
  private func saysPresentedSize(_ function: FunctionID) -> Bool {
    let file = program.file(of: function)
    return values(in: function).contains {
      $0.kind == .member && known.presentedSizes.contains(program.text(program.name($0.symbol, in: file)))
    }
  }

  /// The one view that a function makes, with the modifiers on it.
  private struct ViewChain {
    private(set) var size: FoundSize?
    /// The type of the view where it is one of the source.
    private(set) var type: TypeID?
    /// Whether it is a container of a framework's.
    private(set) var isContainer = false

    init?(_ function: FunctionID, _ ground: SlotGround) {
      let program = ground.program
      let file = program.file(of: function)
      let facts = program.files[Int(file)].facts
      let body = program.fact(function).body.indices
      // One statement, and nothing that decides.
      guard let first = body.first, facts.operations[first].end.index >= body.upperBound,
        [.evaluate, .return].contains(facts.operations[first].kind), facts.operations[first].value.exists
      else { return nil }
      var value = facts[facts.operations[first].value]
      for _ in 0..<FileFacts.maximumDepth {
        guard value.kind == .call, value.base.exists else { return nil }
        let callee = facts[value.base]
        let name = program.name(callee.symbol, in: file)
        if callee.kind == .member, callee.base.exists {
          if program.text(name) == ground.known.sizing, size == nil {
            let site = Site(file: file, offset: value.offset)
            size = Self.text(value, facts, ground).map { FoundSize(site: site, text: $0, function: function) }
          }
          value = facts[callee.base]
          continue
        }
        guard callee.kind == .name else { return nil }
        isContainer = ground.known.containers.contains(program.text(name)) && program.globals[name] == nil
        type = ground.evaluator.records[function.index].constructs.first { $0.site == Site(file: file, offset: value.offset) }?.type
        return
      }
      return nil
    }

    /// What is fixed; nil where a number is missing.
    private static func text(_ call: Value, _ facts: FileFacts, _ ground: SlotGround) -> String? {
      let parts = facts[call.arguments].compactMap { argument -> String? in
        let label = facts.names.text(argument.label)
        guard ground.known.sizes.contains(label), argument.value.exists, facts[argument.value].kind == .number else { return nil }
        return "\(label): \(facts.names.text(facts[argument.value].symbol))"
      }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }
}
