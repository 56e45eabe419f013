import Facts
import NavigationGraph

/// Views that live code makes and of which nothing else was found: a container that keeps its content, a witness that is called through a
/// generic. Whoever makes them shows them somehow; to call them out of reach would be a false alarm.
extension GraphBuilder {
  /// Edges to them from the views whose code makes them, `inferred` unless they only choose what a builder makes; the ids of those that only objects make.
  func addOrphans() -> [String] {
    let reached = Set(edges.filter { $0.kind != .owns }.map(\.to))
    var madeByObjects: Set<String> = []
    for index in evaluator.records.indices {
      let function = FunctionID(raw: Int32(truncatingIfNeeded: index))
      let constructs = evaluator.records[index].constructs
      guard !constructs.isEmpty, liveness.isLive(function) else { continue }
      let maker = program.owner(of: function)
      guard !fileIsTest(program.site(of: function)), !maker.exists || !evaluator.isPreview(maker) else { continue }
      for use in constructs where evaluator.isView(use.type) {
        let id = naming.id(of: use.type)
        guard nodes[id]?.kind == .view, !reached.contains(id) else { continue }
        // A view that a static member of its own type makes is held by the container whose closure makes it.
        guard let owner = use.type == maker ? container(calling: function) : sourceType(function), owner != use.type else { continue }
        if owner.exists, evaluator.isView(owner), nodes[naming.id(of: owner)] != nil {
          addEdge(naming.id(of: owner), id, .embeds, at: use.site) {
            // What builders make stands behind a view that only chooses it: that view is part of who presents.
            guard !finder.choosers.contains(use.type) else { return }
            $0.certainty = .inferred
            $0.because = "it is made there, and what shows it was not found"
          }
        } else {
          madeByObjects.insert(id)
        }
      }
    }
    return madeByObjects.sorted()
  }

  /// The view of the source that is made with a closure; nil where none is.
  private func container(calling closure: FunctionID) -> TypeID? {
    let parent = evaluator.records[closure.index].parent
    guard parent.exists else { return nil }
    return evaluator.records[parent.index].constructs.first { use in
      guard case .construct(_, _, let arguments, _) = vals[use.value] else { return false }
      return evaluator.isView(use.type) && arguments.contains { argument in
        switch vals[argument] {
        case .closure(closure), .applied(closure, _): true
        default: false
        }
      }
    }?.type
  }
}
