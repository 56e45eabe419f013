import Facts
import NavigationGraph

/// Views that another type makes, keeps or computes: whoever asks for them embeds them.
extension GraphBuilder {
  /// By functions of other types: at the call.
  func addMadeElsewhere() {
    // A call that shows a controller and gives it to whoever wants to say more to it embeds nothing.
    let presenting = Set(edges.lazy.filter { ![.embeds, .owns, .builds].contains($0.kind) }.map(\.location))
    for (index, call) in evaluator.calls.prefix(evaluator.recordedCalls).enumerated() {
      guard case .functions(let ids) = call.callee, let first = ids.first, call.role != .content, let type = embedder(call.caller)
      else { continue }
      let owner = sourceType(first)
      guard owner.exists, givesViews(program.fact(first).modifiers, of: owner, to: type), call.role != .action || !evaluator.isView(owner),
        evaluator.isView(evaluator.resolver.resultType(first)), !finder.contentFunctions.contains(first)
      else { continue }
      let value = vals.intern(.result(Int32(truncatingIfNeeded: index)))
      for shown in finder.shown(value, when: call.condition, isContent: false) {
        guard isPossible(shown.condition), let to = node(of: shown.target), to != naming.id(of: type),
          !isController(shown.target) || !evaluator.isView(owner) && !presenting.contains(location(call.site))
        else { continue }
        addEdge(node(of: type), to, .embeds, at: call.site) {
          $0.condition = text(self.condition(shown.condition, in: call.caller))
          if call.isAmbiguous { $0.certainty = .ambiguous }
        }
      }
    }
  }

  /// By properties of other types, and globals: where they are read.
  func addReadElsewhere() {
    for index in evaluator.records.indices where !evaluator.records[index].viewReads.isEmpty {
      guard let type = embedder(FunctionID(raw: Int32(truncatingIfNeeded: index))) else { continue }
      for read in evaluator.records[index].viewReads where read.role != .content && read.role != .action {
        let owner = program.owner(of: read.property)
        guard !owner.exists || givesViews(program.fact(read.property).modifiers, of: owner, to: type),
          !evaluator.getters(of: read.property).contains(where: { finder.contentFunctions.contains($0) })
        else { continue }
        for shown in finder.shown(read.value, when: read.condition, isContent: false) {
          guard isPossible(shown.condition), let to = node(of: shown.target), to != naming.id(of: type), !isController(shown.target)
          else { continue }
          addEdge(node(of: type), to, .embeds, at: read.site) { $0.condition = text(shown.condition) }
        }
      }
    }
  }

  /// The view that a function's code makes the content of.
  func embedder(_ function: FunctionID) -> TypeID? {
    let type = sourceType(function)
    guard type.exists, evaluator.isView(type), nodes[naming.id(of: type)] != nil, !isContent(function) else { return nil }
    return type
  }

  /// Whether what a member gives is no part of the type that asks for it: another type's, and of another view a static member.
  private func givesViews(_ modifiers: Modifiers, of owner: TypeID, to type: TypeID) -> Bool {
    guard evaluator.isView(owner) else { return true }
    return modifiers.contains(.static) && !evaluator.resolver.lineage(type).contains(owner)
  }

  private func isController(_ target: ShownTarget) -> Bool {
    if case .view(let type) = target { return isController(type) }
    return false
  }
}
