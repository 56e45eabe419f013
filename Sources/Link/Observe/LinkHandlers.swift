import Facts
import Knowledge
import NavigationGraph
import Observations

/// Finds the modifiers that answer URLs, the views they stand on, and what shows these views.
struct LinkHandlers {
  private let context: ObservationContext
  private let names: LinkNames

  private let repeatedCode = RepeatedCodes()

  init(_ context: ObservationContext, _ names: LinkNames) {
    self.context = context
    self.names = names
  }

  func find() -> [LinkObservations.Handler] {
    let (evaluator, builder) = (context.evaluator, context.builder)
    var result: [LinkObservations.Handler] = []
    for record in evaluator.presentations {
      let shape = evaluator.knowledge.shapes[record.shape]
      guard shape.effect == .handles, shape.kind == .url, shape.form == .modifier, !builder.fileIsTest(record.site),
        context.isLive(record.function)
      else { continue }
      let row = repeatedCode.of(record.site.file, names, context.program).container(of: record.function)
      result.append(
        LinkObservations.Handler(
          owners: owners(of: record.function), location: context.location(record.site),
          row: row.map { context.location(Site(file: record.site.file, offset: $0)) }))
    }
    return result.sorted { $0.location < $1.location }
  }

  /// The view whose code a function is; of one that extends all views those who call it.
  private func owners(of function: FunctionID) -> [String] {
    var result: Set<String> = []
    var seen: Set<FunctionID> = []
    var open = [function]
    while let next = open.popLast(), seen.count < 256 {
      guard seen.insert(next).inserted else { continue }
      let type = context.builder.sourceType(next)
      if type.exists, context.program.types[type.index].isSource {
        if !context.evaluator.isPreview(type) { result.insert(context.builder.naming.id(of: type)) }
        continue
      }
      var outermost = next
      for _ in 0..<FileFacts.maximumDepth {
        let parent = context.evaluator.records[outermost.index].parent
        guard parent.exists else { break }
        outermost = parent
      }
      open += (context.flow.callers[outermost] ?? []).map { context.evaluator.calls[Int($0)].caller }
    }
    return result.sorted { compareBytes($0, $1) < 0 }
  }

  // MARK: Who shows them

  /// The ways by which nodes show the handlers' views for as long as they are shown themselves. O(edges).
  func holdings(of handlers: [LinkObservations.Handler]) -> [LinkObservations.Holding] {
    guard !handlers.isEmpty else { return [] }
    var incoming: [String: [Edge]] = [:]
    for edge in context.graph.edges where edge.live && edge.condition == nil && (edge.kind == .embeds || edge.kind == .tab) {
      incoming[edge.to, default: []].append(edge)
    }
    let places = HoldingPlaces(context, names, repeatedCode)
    let tabs = TabContents(context)
    var result: Set<LinkObservations.Holding> = []
    var seen = Set(handlers.flatMap(\.owners))
    var open = Array(seen)
    while let next = open.popLast() {
      for edge in incoming[next] ?? [] {
        guard let place = places.place(at: edge.location, of: edge.kind), edge.kind != .tab || !tabs.isOfAnother(edge) else { continue }
        result.insert(
          LinkObservations.Holding(
            from: edge.from, to: edge.to, location: edge.location, isTab: edge.kind == .tab, branch: place.branch, row: place.row,
            excludedPlatforms: place.excludedPlatforms))
        if seen.insert(edge.from).inserted { open.append(edge.from) }
      }
    }
    return result.sorted { ($0.location, $0.from, $0.to) < ($1.location, $1.from, $1.to) }
  }
}

/// What is known of the places at which views are made.
private final class HoldingPlaces {
  struct Place {
    var branch: SourceLocation?
    var row: SourceLocation?
    var excludedPlatforms: Set<PlatformVersion.Platform>
  }

  private let context: ObservationContext
  private let names: LinkNames
  private let fileNumbers: [String: Int32]
  private let repeatedCode: RepeatedCodes
  private var branches: [Int32: CodeBranches] = [:]

  init(_ context: ObservationContext, _ names: LinkNames, _ repeatedCode: RepeatedCodes) {
    self.context = context
    self.names = names
    self.repeatedCode = repeatedCode
    fileNumbers = Dictionary(
      context.program.files.enumerated().map { ($1.path, Int32(truncatingIfNeeded: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Nil where only some ways through the code come to the place.
  func place(at location: SourceLocation, of kind: EdgeKind) -> Place? {
    guard let number = fileNumbers[location.file] else { return nil }
    let facts = context.program.files[Int(number)].facts
    guard location.line >= 1, location.line <= facts.lineStarts.count else { return nil }
    let start = Int(facts.lineStarts[location.line - 1])
    guard location.column >= 1, let offset = UInt32(exactly: start + location.column - 1) else { return nil }
    let branchesOfFile = branches[number] ?? CodeBranches(facts)
    branches[number] = branchesOfFile
    guard let function = context.source[number].places.function(at: offset) else { return nil }
    // A tab stays where it is once it was seen; of other views in a branch one is there at a time.
    let branch = branch(round: offset, of: function, facts)
    if kind == .embeds, branch != nil { return nil }
    let row = repeatedCode.of(number, names, context.program).container(of: function).map { context.location(Site(file: number, offset: $0)) }
    return Place(
      branch: branch.map { context.location(Site(file: number, offset: $0)) }, row: row,
      excludedPlatforms: branchesOfFile.excludedPlatforms(at: offset))
  }

  /// Where the innermost branch of a statement that chooses begins round a place, in the function or in the closures round it.
  private func branch(round offset: UInt32, of function: FunctionID, _ facts: FileFacts) -> UInt32? {
    var current = function
    var place = offset
    for _ in 0..<FileFacts.maximumDepth where current.exists {
      let fact = context.program.fact(current)
      let body = fact.body.indices
      var choices: [Range<Int>] = []
      var innermost: UInt32?
      for position in body {
        let operation = facts.operations[position]
        if [.if, .guard, .switch, .for, .while, .repeat].contains(operation.kind) {
          choices.append(position..<max(position, operation.end.index))
        }
        guard operation.kind == .block || operation.kind == .switchCase, choices.contains(where: { $0.contains(position) }) else { continue }
        let end = body.contains(operation.end.index) ? facts.operations[operation.end.index].offset : fact.end
        if operation.offset <= place, place < end { innermost = operation.offset }
      }
      if let innermost { return innermost }
      guard fact.kind == .closure || fact.kind == .block else { return nil }
      place = fact.offset
      current = context.program.function(context.program.file(of: current), fact.outer)
    }
    return nil
  }
}
