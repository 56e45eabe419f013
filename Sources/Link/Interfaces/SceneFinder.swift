import Facts

/// Finds the scenes that code means: those of a storyboard's controllers by identifier, and the segues that it performs.
struct SceneFinder {
  let evaluator: Evaluator
  let flow: Flow
  let interfaces: Interfaces

  init(_ evaluator: Evaluator, _ flow: Flow, _ interfaces: Interfaces) {
    self.evaluator = evaluator
    self.flow = flow
    self.interfaces = interfaces
  }

  private var texts: TextValues { TextValues(evaluator: evaluator, flow: flow) }
  private var program: Program { evaluator.program }
  private var vals: Vals { evaluator.vals }

  // MARK: Storyboards

  /// What a call of a storyboard makes.
  struct Instance {
    /// As users see them: what stands at the root of a mere stack in the place of that.
    var scenes: [SceneID] = []
    /// The controllers themselves.
    var made: [SceneID] = []
    /// The storyboards and identifiers that it may be; empty where the source does not tell. No identifier for a first controller.
    var storyboards: [Int] = []
    var identifiers: [String] = []
    var isInitial = false
    /// Whether these are all.
    var isComplete = false
  }

  func instantiated(_ base: Val, _ name: Name, _ labels: [Name], _ arguments: [Val], _ site: Site) -> Instance {
    instance(of: base, identifier: interfaces.isEmpty ? nil : identifier(name, labels, arguments))
  }

  /// What a storyboard makes: by an identifier, without one its first controller.
  func instance(of base: Val, identifier: Val?) -> Instance {
    var result = Instance()
    guard !interfaces.isEmpty else { return result }
    result.isInitial = identifier == nil
    var named = identifier.map { texts.texts(of: $0) }
    if let asked = named?.asked, !asked.isEmpty {
      let found = identifiers(namedBy: asked)
      named?.texts += found
      named?.isComplete = !found.isEmpty
    }
    result.identifiers = named?.texts ?? []
    let storyboards = storyboards(base)
    result.storyboards = storyboards.documents
    result.isComplete = storyboards.isComplete && named?.isComplete != false
    // By the identifier alone, where it is the only one of its name.
    let isGuess = !storyboards.isComplete
    let documents = isGuess ? Array(interfaces.documents.indices) : storyboards.documents
    var found: [SceneID] = []
    for document in documents {
      let scenes = result.isInitial ? interfaces.initial(document) : result.identifiers.flatMap { interfaces.named($0, in: document) }
      for scene in scenes where !found.contains(scene) { found.append(scene) }
    }
    if isGuess, result.isInitial || found.count > 1 { found = result.isInitial ? storyboards.documents.flatMap(interfaces.initial) : [] }
    result.made = found
    for scene in found.flatMap(interfaces.shown) where !result.scenes.contains(scene) { result.scenes.append(scene) }
    return result
  }

  /// The argument that says which controller is made.
  private func identifier(_ name: Name, _ labels: [Name], _ arguments: [Val]) -> Val? {
    for index in evaluator.knowledge.candidates(name) {
      let shape = evaluator.knowledge.shapes[index]
      guard shape.effect == .instantiates, let label = shape.arguments.first(where: { $0.role == .id })?.label,
        let place = labels.firstIndex(of: label), place < arguments.count
      else { continue }
      return arguments[place]
    }
    return nil
  }

  /// The storyboards that a value can be.
  func storyboards(_ value: Val) -> (documents: [Int], isComplete: Bool) {
    var documents: [Int] = []
    var isComplete = true
    let known = flow.resolve(value)
    for item in known {
      let found: [Int]
      switch vals[item] {
      case .foreignCall(_, let name, _, let arguments, let site) where evaluator.knowledge.storyboards.contains(name) && !arguments.isEmpty:
        let names = texts.texts(of: arguments[0])
        let file = program.files[Int(site.file)]
        let all = names.asked.isEmpty ? [] : Set(interfaces.documents.map(\.document.name)).sorted()
        let asked = all.filter { text in names.asked.contains { TextValues.isName($0, of: text) } }
        found = (names.texts + asked).flatMap { interfaces.storyboards($0, from: file.path, module: file.module) }
        if !names.isComplete, asked.isEmpty { isComplete = false }
      case .foreign(let owner, evaluator.knowledge.storyboardProperty): found = storyboards(ofController: owner)
      default: found = []
      }
      if found.isEmpty { isComplete = false }
      for document in found where !documents.contains(document) { documents.append(document) }
    }
    return (documents, isComplete && !known.isEmpty)
  }

  /// Those that the controllers of a class stand in.
  private func storyboards(ofController value: Val) -> [Int] {
    let type: TypeID
    switch vals[value] {
    case .parameter(let function, let index) where index < 0: type = program.owner(of: function)
    case .construct(let made, _, _, _): type = made
    case .member(_, let property): type = evaluator.terms.nominalType(evaluator.typeOf(property)) ?? .none
    default: return []
    }
    return Set(scenes(ofClass: type).map { interfaces.scenes[$0.index].document }).sorted()
  }

  /// The scenes whose controllers are of a class or of one that inherits from it.
  func scenes(ofClass type: TypeID) -> [SceneID] {
    guard type.exists, program.types[type.index].isSource, !interfaces.isEmpty else { return [] }
    return ([type] + evaluator.resolver.conformers(of: type)).flatMap { interfaces.scenes(of: $0) }.sorted()
  }

  private func identifiers(namedBy names: [String]) -> [String] {
    interfaces.identifiers.filter { text in names.contains { TextValues.isName($0, of: text) } }
  }

  // MARK: Segues

  /// A segue with the scene that it leads from.
  struct Segue: Hashable {
    let scene: SceneID
    let segue: InterfaceSegue
  }

  /// Which segues a call performs.
  struct Performance {
    var identifiers: [String] = []
    var segues: [Segue] = []
    /// The identifiers that none of the controller's scenes has a segue of, though these were read.
    var missing: [String] = []
    /// Whether the controller's own scenes were looked at, and not those of all.
    var isOwn = false
    /// Whether an identifier is the name of a class that is asked for one.
    var isAsked = false
    /// Whether the identifiers are all that it can be called with.
    var isComplete = false
  }

  /// - Parameters:
  ///   - identifier: what the call is given.
  ///   - classes: the controllers that it may be called on, the likeliest first.
  func performed(_ identifier: Val, on classes: [TypeID]) -> Performance {
    var result = Performance()
    var names = texts.texts(of: identifier)
    let own = classes.lazy.map { self.scenes(ofClass: $0) }.first { !$0.isEmpty }
    result.isOwn = own != nil
    if !names.asked.isEmpty {
      let all =
        own.map { Set($0.flatMap { (interfaces.segues[$0] ?? []).map(\.identifier) }).sorted() } ?? interfaces.scenesOfSegues.keys.sorted()
      let found = all.filter { text in names.asked.contains { TextValues.isName($0, of: text) } }
      names.texts += found
      names.isComplete = !found.isEmpty
      result.isAsked = !found.isEmpty
    }
    result.identifiers = names.texts
    result.isComplete = names.isComplete
    let isOwn = own.map { Set($0) }
    for name in names.texts where !name.isEmpty {
      let scenes = (interfaces.scenesOfSegues[name] ?? []).filter { isOwn?.contains($0) ?? true }
      let found = scenes.flatMap { scene in
        (interfaces.segues[scene] ?? []).filter { $0.identifier == name }.map { Segue(scene: scene, segue: $0) }
      }
      if found.isEmpty { result.missing.append(name) }
      result.segues += found
    }
    return result
  }
}
