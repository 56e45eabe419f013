import Facts
import Knowledge
import NavigationGraph
import Observations

extension Observer {
  /// Views that nothing shows and nobody names.
  static let screens = Observer(family: .screens) { context, result in
    let screens = UnshownScreens(context)
    result.screens.unshown = screens.find()
    if !result.screens.unshown.isEmpty { result.screens.extents = screens.extents() }
  }
}

/// Finds the views that surely nobody shows: no edge leads to them, and their name is said nowhere but in themselves, in tests and in previews.
private struct UnshownScreens {
  private let context: ObservationContext
  private let marks = ScreenMarks.standard
  private var program: Program { context.program }

  init(_ context: ObservationContext) { self.context = context }

  /// O(values and types of the source) where there is any candidate.
  func find() -> [ScreenObservations.Unshown] {
    var candidates: [Name: [TypeID]] = [:]
    let unused = Set(
      context.graph.nodes.lazy.filter { $0.kind == .view && $0.role == .unused && $0.origin == nil && $0.reachable != true }.map(\.id))
    for index in program.types.indices {
      let type = TypeID(raw: Int32(truncatingIfNeeded: index))
      guard isCandidate(type), unused.contains(context.builder.naming.id(of: type)) else { continue }
      candidates[program.types[index].name, default: []].append(type)
    }
    guard !candidates.isEmpty else { return [] }
    let mentions = mentions(of: Set(candidates.keys))
    var result: [ScreenObservations.Unshown] = []
    for (name, types) in candidates {
      for type in types {
        let all = mentions[name] ?? []
        guard all.allSatisfy({ $0.isPreview || isInside($0.site, type) }) else { continue }
        let preview = all.filter { $0.isPreview && !isInside($0.site, type) }.map(\.site).min()
        // A preview's own helper is no screen of the app.
        if isHelper(type), preview != nil { continue }
        result.append(
          ScreenObservations.Unshown(
            node: context.builder.naming.id(of: type), isMarkedAsScreen: isMarked(type), preview: preview.map(context.location)))
      }
    }
    return result.sorted { compareBytes($0.node, $1.node) < 0 }
  }

  /// Where the code of views stands that are not reached. O(types of the source).
  func extents() -> [String: [ScreenObservations.Extent]] {
    let lost = Set(context.graph.nodes.lazy.filter { $0.kind == .view && $0.reachable != true }.map(\.id))
    var result: [String: [ScreenObservations.Extent]] = [:]
    for index in program.types.indices where program.types[index].isSource {
      let type = TypeID(raw: Int32(truncatingIfNeeded: index))
      guard context.evaluator.isView(type) else { continue }
      let id = context.builder.naming.id(of: type)
      guard lost.contains(id) else { continue }
      for (file, declaration) in program.types[index].declarations {
        let fact = program.files[Int(file)].facts[declaration]
        let first = context.location(Site(file: file, offset: fact.offset))
        let last = context.location(Site(file: file, offset: max(fact.offset, fact.end)))
        result[id, default: []].append(ScreenObservations.Extent(file: first.file, lines: first.line...max(first.line, last.line)))
      }
    }
    return result
  }

  /// A view of the source that only code of the source can make, and that is no base of others.
  private func isCandidate(_ type: TypeID) -> Bool {
    let entity = program.types[type.index]
    guard entity.isSource, !entity.inTest, !entity.isLocal, entity.kind == .struct || entity.kind == .class, entity.generics.isEmpty,
      context.evaluator.isView(type), !context.evaluator.isPreview(type), !hasHelperName(entity)
    else { return false }
    if isPublic(type), !isApp(entity) { return false }
    // Whether a scene of a storyboard is shown is not asked of its class.
    if context.evaluator.interfaceControllers.contains(type) { return false }
    if entity.kind == .class, entity.module >= 0, program.modules.indices.contains(Int(entity.module)),
      program.modules[Int(entity.module)].hasObjectiveC
    {
      return false
    }
    let evaluator = context.evaluator
    let (resolver, knowledge) = (evaluator.resolver, evaluator.knowledge)
    return !resolver.descends(type, from: knowledge.appNames) && !resolver.descends(type, from: knowledge.sceneNames)
      && !resolver.descends(type, from: knowledge.systemEntries) && !isShownToRuntime(type)
  }

  private func isApp(_ entity: TypeEntity) -> Bool {
    entity.module >= 0 && program.modules.indices.contains(Int(entity.module)) && program.modules[Int(entity.module)].kind == .app
  }

  private func isPublic(_ type: TypeID) -> Bool {
    var current = type
    while current.exists {
      let modifiers = program.types[current.index].modifiers
      if !modifiers.contains(.public), !modifiers.contains(.open), !modifiers.contains(.package) { return false }
      current = program.types[current.index].parent
    }
    return true
  }

  private func isShownToRuntime(_ type: TypeID) -> Bool {
    program.types[type.index].declarations.contains { file, id in
      program.attributes(program.files[Int(file)].facts[id].attributes, in: file).contains {
        marks.runtimeAttributes.contains(context.names[program.name($0.name, in: file)])
      }
    }
  }

  private func hasHelperName(_ entity: TypeEntity) -> Bool {
    let name = context.names[entity.name]
    return marks.helperWords.contains { hasWord($0, in: name) }
  }

  /// Whether a name in camel case has a word, in the plural as well: `DemoList` has `Demo`, `Demographics` does not.
  private func hasWord(_ word: String, in name: String) -> Bool {
    name.ranges(of: word).contains { range in
      let rest = name[range.upperBound...]
      return rest.first?.isLowercase != true || rest.first == "s" && rest.dropFirst().first?.isLowercase != true
    }
  }

  /// Whether a type is of no use outside its file.
  private func isHelper(_ type: TypeID) -> Bool {
    let modifiers = program.types[type.index].modifiers
    return modifiers.contains(.private) || modifiers.contains(.fileprivate)
  }

  // MARK: Mentions

  private struct Mention {
    let site: Site
    /// In a test, a preview, a type of previews.
    let isPreview: Bool
  }

  /// Where code says some names, in whatever way; what is extended apart.
  private func mentions(of names: Set<Name>) -> [Name: [Mention]] {
    let wanted = NameSet(names, of: program.names)
    var result: [Name: [Mention]] = [:]
    for (index, file) in program.files.enumerated() {
      let number = Int32(truncatingIfNeeded: index)
      guard file.symbols.contains(where: wanted.contains) else { continue }
      let places = context.source[number].places
      let extended = Set(file.facts.types.map(\.extended))
      func note(_ symbol: Symbol, _ offset: UInt32) {
        let name = file.symbols[Int(symbol.raw)]
        guard wanted.contains(name) else { return }
        let isPreview = file.isTest || places.isPreview(offset)
        result[name, default: []].append(Mention(site: Site(file: number, offset: offset), isPreview: isPreview))
      }
      for (position, node) in file.facts.typeNodes.enumerated() where node.kind == .named || node.kind == .member {
        if !extended.contains(ID(index: position)) { note(node.symbol, node.offset) }
      }
      for value in file.facts.values where value.kind == .name || value.kind == .member || value.kind == .string {
        note(value.symbol, value.offset)
      }
    }
    return result
  }

  /// Whether a place stands in a declaration or an extension of a type.
  private func isInside(_ site: Site, _ type: TypeID) -> Bool {
    program.types[type.index].declarations.contains { file, id in
      let fact = program.files[Int(file)].facts[id]
      return file == site.file && fact.offset <= site.offset && site.offset < fact.end
    }
  }

  // MARK: Screens

  private func isMarked(_ type: TypeID) -> Bool {
    program.types[type.index].declarations.contains { file, id in
      let unit = program.files[Int(file)]
      let fact = unit.facts[id]
      func isMark(_ symbol: Symbol, _ set: Set<String>) -> Bool { set.contains(context.names[unit.symbols[Int(symbol.raw)]]) }
      let range = fact.offset..<max(fact.offset, fact.end)
      let code = context.source[file]
      let calls = code.values(in: range).lazy.map { unit.facts.values[$0] }.contains { value in
        (value.kind == .member || value.kind == .name) && isMark(value.symbol, marks.calls)
      }
      return calls
        || code.operations(in: range).lazy.map { unit.facts.operations[$0] }.contains { operation in
          guard operation.kind == .assign, operation.target.exists else { return false }
          let target = unit.facts[operation.target]
          let isOwn = target.kind == .name || target.kind == .member && target.base.exists && unit.facts[target.base].kind == .`self`
          return isOwn && isMark(target.symbol, marks.titles)
        }
    }
  }
}
