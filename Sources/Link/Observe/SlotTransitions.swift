import Facts
import NavigationGraph
import Observations

/// Transitions that follow each other after a pause.
extension SlotGround {
  func timedTransitions() -> [SlotObservations.TimedTransition] {
    var result: [SlotObservations.TimedTransition] = []
    for index in evaluator.records.indices where evaluator.records[index].isEvaluated {
      let function = FunctionID(raw: Int32(truncatingIfNeeded: index))
      let own = transitions(in: function)
      guard !own.isEmpty, counts(function) else { continue }
      let owner = builder.naming.id(of: builder.sourceType(function))
      if let pause = pause(in: function), let first = own.last(where: { $0 < pause.site }), let next = own.first(where: { pause.site < $0 }) {
        result.append(transition(next, after: first, pause, owner))
      } else if let taker = evaluator.takers[function].map({ program.text($0) }), known.deferringCalls.contains(taker) {
        let parent = evaluator.records[index].parent
        let start = program.site(of: function)
        guard parent.exists, let first = transitions(in: parent).last(where: { $0 < start }) else { continue }
        result.append(transition(own[0], after: first, Pause(name: taker, site: start), owner))
      }
    }
    return result.sorted { $0.location < $1.location }
  }

  struct Pause {
    let name: String
    let site: Site
  }

  private func transition(_ next: Site, after first: Site, _ pause: Pause, _ owner: String) -> SlotObservations.TimedTransition {
    SlotObservations.TimedTransition(
      location: context.location(next), firstLocation: context.location(first), pause: pause.name, pauseLocation: context.location(pause.site),
      owner: owner)
  }

  /// Where a function itself, closures apart, shows or leaves something.
  private func transitions(in function: FunctionID) -> [Site] {
    let record = evaluator.records[function.index]
    let puts = record.puts.map { evaluator.puts[Int($0)] }.filter { put in
      slots.keys(put.place).contains { key in
        slots.presentations(of: key).contains { shape($0.presentation).effect == .presents || shape($0.presentation).effect == .binds }
      }
    }
    let calls = record.presentations.filter { shape($0).effect == .returns || shape($0).effect == .shows && shape($0).kind != .embeds }
    return (puts.map(\.site) + calls.map { self.record($0).site }).sorted()
  }

  /// The first call in a function that waits for a time.
  private func pause(in function: FunctionID) -> Pause? {
    let file = program.file(of: function)
    let facts = program.files[Int(file)].facts
    for value in values(in: function) where value.kind == .call && value.base.exists {
      let name = program.text(program.name(facts[value.base].symbol, in: file))
      let site = Site(file: file, offset: value.offset)
      guard known.deferringCalls.contains(name), value.flags.contains(.awaited) else { continue }
      if context.source[file].places.function(at: value.offset) == function { return Pause(name: name, site: site) }
    }
    return nil
  }

  /// Sheets and covers that hang on a flag of the view's own.
  func ownFlags() -> [SlotObservations.OwnFlag] {
    presentations.compactMap { presentation in
      guard isFlag(presentation), kind(presentation) == .sheet || kind(presentation) == .fullScreenCover, shape(presentation).target == nil,
        let path = record(presentation).slot.flatMap({ ownPath($0) }), path.count == 1, isState(path[0])
      else { return nil }
      return SlotObservations.OwnFlag(presentation: self.presentation(presentation), slot: slot(path[0]))
    }
  }
}
