import Facts
import NavigationGraph
import Observations

/// Menus and share sheets that are presented, and whether somebody says where they point to.
extension ControllerObserver {
  func popovers() -> [PopoverPresentation] {
    let handed = HandedPopovers(self)
    guard !handed.made.isEmpty else { return [] }
    let representables = Set(known.representables.map(names.intern))
    var result: [PopoverPresentation] = []
    for record in evaluator.presentations where isPresentation(record) && context.counts(record.function) {
      let owner = type(of: record.function)
      guard !owner.exists || !evaluator.resolver.descends(owner, from: representables) else { continue }
      for shown in made(presentedBy: record) {
        guard let popover = handed.made[shown.site], context.counts(shown.presenter), !isForOlderSystems(shown.place) else { continue }
        let presenter = root(of: shown.presenter)
        result.append(
          PopoverPresentation(
            kind: popover.kind, location: context.location(shown.place), made: context.location(shown.site), type: typeName(of: presenter),
            function: name(of: presenter), mayBeAnchored: mayAnchor([presenter, root(of: record.function)] + shown.makers, handed, shown),
            isHandedOn: handed.isHandedOn(shown.site) || shown.identities.contains { handed.isHandedOn($0) }))
      }
    }
    var seen: Set<SourceLocation> = []
    return result.sorted { ($0.location, $0.made) < ($1.location, $1.made) }.filter { seen.insert($0.location).inserted }
  }

  private func isForOlderSystems(_ site: Site) -> Bool {
    context.code.branches(site.file).isForOlderSystems(site.offset)
  }

  // MARK: What is presented

  /// Something that is presented, where it is made, and who has it in hand.
  struct PresentedThing {
    let site: Site
    /// The place that a reader takes for the presentation: of a helper its call.
    let place: Site
    let presenter: FunctionID
    var makers: [FunctionID]
    /// The places of the calls that give it.
    var identities: [Site] = []
  }

  private func made(presentedBy record: PresentationRecord) -> [PresentedThing] {
    var result: [PresentedThing] = []
    for content in record.content {
      for value in vals.alternatives(content) {
        switch vals[value] {
        case .parameter(let function, let index) where index >= 0 && function == root(of: record.function):
          // A helper that presents what it is handed: whoever calls it.
          for position in context.flow.callers[function] ?? [] {
            let call = evaluator.calls[Int(position)]
            guard Int(index) < call.arguments.count, !call.isHanded, Int(position) < evaluator.recordedCalls else { continue }
            result += vals.alternatives(call.arguments[Int(index)]).compactMap { thing($0, at: call.site, in: call.caller) }
          }
        default:
          if let thing = thing(value, at: record.site, in: record.function) { result.append(thing) }
        }
      }
    }
    return result
  }

  /// A value that is made by a call, or by a function of the source that is called for it.
  private func thing(_ value: Val, at place: Site, in function: FunctionID) -> PresentedThing? {
    switch vals[value] {
    case .foreignCall(_, _, _, _, let site): return PresentedThing(site: site, place: place, presenter: function, makers: [])
    case .result(let position):
      let call = evaluator.calls[Int(position)]
      guard case .functions(let ids) = call.callee, ids.count == 1, let maker = ids.first,
        let given = evaluator.records[maker.index].results.first, evaluator.records[maker.index].results.count == 1,
        case .foreignCall(_, _, _, _, let site) = vals[given.value]
      else { return nil }
      return PresentedThing(site: site, place: place, presenter: function, makers: [maker], identities: [call.site])
    default: return nil
    }
  }

  // MARK: Anchors

  /// Whether one of some functions, or one that is handed the thing, says where a popover points to, or looks at the device.
  private func mayAnchor(_ functions: [FunctionID], _ handed: HandedPopovers, _ shown: PresentedThing) -> Bool {
    if functions.contains(where: { says($0, where: isAnchor) || isForDevices($0) }) { return true }
    // What helpers do that have it in hand is looked at with all that they call.
    var open = ([shown.site] + shown.identities).flatMap { handed.takers[$0] ?? [] }
    var seen: Set<FunctionID> = []
    while let function = open.popLast(), seen.count < 256 {
      guard seen.insert(function).inserted else { continue }
      if says(function, where: isAnchor) { return true }
      for position in evaluator.records[function.index].calls {
        if case .functions(let ids) = evaluator.calls[Int(position)].callee { open += ids } else { continue }
      }
    }
    return false
  }

  private func isAnchor(_ name: Name) -> Bool {
    let text = names[name]
    return known.anchors.contains(text) || known.anchorWords.contains { text.says($0) } || isDevice(name)
  }

  private func isDevice(_ name: Name) -> Bool {
    let text = names[name]
    return known.devices.contains(text) || known.deviceWords.contains { text.says($0) }
  }

  /// How many calls are followed back from who presents.
  private static let maximumCallers = 3

  /// Whether whoever calls a function, directly or by a few others, looks at the device before.
  private func isForDevices(_ function: FunctionID) -> Bool {
    var seen: Set<FunctionID> = [function]
    var level = [function]
    for _ in 0..<Self.maximumCallers {
      let callers = level.flatMap { context.flow.callers[$0] ?? [] }.map { root(of: evaluator.calls[Int($0)].caller) }
      level = Set(callers).subtracting(seen).sorted()
      seen.formUnion(level)
      if level.contains(where: { says($0, where: isDevice) }) { return true }
    }
    return false
  }
}

/// The menus and share sheets of the source by where they are made, and what is done with them.
struct HandedPopovers {
  struct Made {
    let kind: PopoverPresentation.Kind
  }

  private(set) var made: [Site: Made] = [:]
  /// The functions of the source that are handed what is made at a place, or called on it.
  private(set) var takers: [Site: [FunctionID]] = [:]
  private var unknownTakers: Set<Site> = []

  init(_ observer: ControllerObserver) {
    let evaluator = observer.evaluator
    let vals = observer.vals
    let names = observer.names
    let (alert, sheet) = (names.intern(observer.known.alert), names.intern(observer.known.shareSheet))
    for record in evaluator.presentations {
      let shape = observer.shape(record)
      guard shape.effect == .makes, shape.name == alert || shape.name == sheet else { continue }
      if shape.name == sheet {
        made[record.site] = Made(kind: .shareSheet)
      } else if Self.isMenu(record.site, observer) {
        made[record.site] = Made(kind: .actionSheet)
      }
    }
    guard !made.isEmpty else { return }
    func site(_ value: Val) -> Site? {
      switch vals[value] {
      case .foreignCall(_, _, _, _, let site): site
      case .result(let call): evaluator.calls[Int(call)].site
      default: nil
      }
    }
    for index in 0..<evaluator.recordedCalls { noteTakers(evaluator.calls[index], vals, site) }
    let plain = Set(observer.known.plainMethods.map(names.intern))
    func noteUnknown(_ value: Val) {
      if case .foreignCall(_, _, _, _, let site) = vals[value], made[site] != nil { unknownTakers.insert(site) }
    }
    for form in vals.all {
      guard case .foreignCall(let base, let name, _, let arguments, _) = form, !plain.contains(name) else { continue }
      noteUnknown(base)
      for argument in arguments { noteUnknown(argument) }
    }
    for put in evaluator.puts {
      if let site = site(put.value) { unknownTakers.insert(site) }
    }
  }

  /// What is called on something, or is handed it.
  private mutating func noteTakers(_ call: CallRecord, _ vals: Vals, _ site: (Val) -> Site?) {
    func note(_ one: Val) {
      guard let site = site(one) else { return }
      switch call.callee {
      case .functions(let ids): takers[site, default: []] += ids
      case .construct, .value: unknownTakers.insert(site)
      }
    }
    func noteAll(_ value: Val) {
      if case .choice(let items) = vals[value] { items.forEach(note) } else { note(value) }
    }
    noteAll(call.receiver)
    call.arguments.forEach(noteAll)
  }

  /// Whether something gets it that was not read, or keeps it for whoever asks.
  func isHandedOn(_ site: Site) -> Bool { unknownTakers.contains(site) }

  /// Whether the style is written as that of a menu, and nothing decides between styles.
  private static func isMenu(_ site: Site, _ observer: ControllerObserver) -> Bool {
    let code = observer.codes[site.file]
    let symbols = observer.program.files[Int(site.file)].symbols
    let label = observer.names.intern(observer.known.styleLabel)
    guard let style = code.argument(label, ofCallAt: site.offset, symbols), style.exists else { return false }
    let value = code.facts[style]
    guard value.kind == .implicitMember || value.kind == .member else { return false }
    return observer.names[symbols[Int(value.symbol.raw)]] == observer.known.menuStyle
  }
}
