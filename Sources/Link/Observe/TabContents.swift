import Facts
import NavigationGraph

/// What stands in the code of which tab.
///
/// Several tabs that hand their content to one function are not told apart in the graph: there each of them shows what any of them does. A view
/// that is made in the code of one of them is that one's.
struct TabContents {
  private var extents: [SourceLocation: (file: Int32, ranges: [Range<UInt32>])] = [:]
  private var made: [String: [Site]] = [:]

  /// O(presentations and views that are made).
  init(_ context: ObservationContext) {
    let (evaluator, program) = (context.evaluator, context.program)
    let tabs = evaluator.presentations.filter { evaluator.knowledge.shapes[$0.shape].effect == .tabs }
    for tab in tabs {
      let facts = program.files[Int(tab.site.file)].facts
      let calls = context.source[tab.site.file].calls[tab.site.offset] ?? []
      extents[context.location(tab.site)] = (tab.site.file, calls.flatMap { Self.extents(of: $0, facts) })
    }
    guard !extents.isEmpty else { return }
    for (type, all) in context.source.makings where program.types[type.index].isSource {
      made[context.builder.naming.id(of: type), default: []] += all
    }
  }

  /// The closures of a call and what it is called on.
  private static func extents(of call: ID<Value>, _ facts: FileFacts) -> [Range<UInt32>] {
    var result: [Range<UInt32>] = []
    for argument in facts[facts[call].arguments] where argument.value.exists && facts[argument.value].kind == .closure {
      let function = facts[argument.value].function
      if function.exists { result.append(facts[function].offset..<max(facts[function].offset, facts[function].end)) }
    }
    let callee = facts[call].base
    if callee.exists, facts[callee].kind == .member, facts[callee].base.exists {
      let end = facts[callee].offset
      let start = ValueWalk(facts, from: facts[callee].base).map(\.offset).min() ?? end
      if start < end { result.append(start..<end) }
    }
    return result
  }

  /// Whether what a tab shows is made in the code of another tab of the file, and not in its own.
  func isOfAnother(_ edge: Edge) -> Bool {
    guard let own = extents[edge.location], let sites = made[edge.to] else { return false }
    let here = sites.filter { $0.file == own.file }
    guard !here.contains(where: { site in own.ranges.contains { $0.contains(site.offset) } }) else { return false }
    return extents.values.contains { other in
      other.file == own.file && here.contains { site in other.ranges.contains { $0.contains(site.offset) } }
    }
  }
}
