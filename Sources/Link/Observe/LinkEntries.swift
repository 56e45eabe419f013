import Facts
import Knowledge

/// Where URLs come in, and what nothing but URLs runs.
struct LinkEntries {
  /// The modifiers, and the methods that the system calls.
  let sites: [Site]
  /// The functions that only these run, themselves among them.
  let run: Set<FunctionID>
  private let context: ObservationContext

  /// O(calls that the entries lead to).
  init(_ context: ObservationContext) {
    self.context = context
    let (evaluator, flow) = (context.evaluator, context.flow)
    var sites: [Site] = []
    var starts: [FunctionID] = []
    for record in evaluator.presentations {
      let shape = evaluator.knowledge.shapes[record.shape]
      guard shape.effect == .handles, shape.kind == .url, !context.builder.fileIsTest(record.site) else { continue }
      sites.append(record.site)
      for content in record.content { starts += flow.callables(content).map(\.function) }
    }
    for (function, kind) in context.builder.callbacks(.handles) where kind == .url {
      sites.append(context.program.site(of: function))
      starts.append(function)
    }
    self.sites = sites.sorted()
    run = Self.run(by: starts, context)
  }

  /// The functions that nothing but some functions calls: whoever has another caller is left out.
  private static func run(by starts: [FunctionID], _ context: ObservationContext) -> Set<FunctionID> {
    let (evaluator, flow) = (context.evaluator, context.flow)
    var known = Set(starts)
    var open = starts
    var waiting: Set<FunctionID> = []
    while let next = open.popLast() {
      let record = evaluator.records[next.index]
      for call in record.calls.map({ evaluator.calls[Int($0)] }) {
        switch call.callee {
        case .functions(let ids): waiting.formUnion(ids)
        case .construct(_, let initializer): if initializer.exists { waiting.insert(initializer) }
        case .value: break
        }
      }
      open += record.closures.map(\.function).filter { known.insert($0).inserted }
      guard open.isEmpty else { continue }
      let ready = waiting.filter { id in
        (flow.callers[id] ?? []).allSatisfy { position in
          let caller = evaluator.calls[Int(position)].caller
          return known.contains(caller) || context.program.files[Int(context.program.file(of: caller))].isTest
        }
      }
      waiting.subtract(ready)
      open += ready.sorted().filter { known.insert($0).inserted }
    }
    return known
  }

  /// Whether the source names something by which URLs may come in as well, or has code in Objective-C.
  func mayBeOthers(_ names: LinkNames) -> Bool {
    let program = context.program
    if program.modules.contains(where: { $0.hasObjectiveC }) { return true }
    let hints = Set(names.otherEntries.map { context.names.intern($0) })
    return program.files.contains { file in !file.isTest && file.symbols.contains { hints.contains($0) } }
  }
}
