import Facts
import Knowledge
import NavigationGraph

/// Pass 6: makes nodes and edges of what the passes before found.
final class GraphBuilder {
  let evaluator: Evaluator
  let flow: Flow
  let slots: SlotGraph
  let finder: ViewFinder
  let builders: BuilderTable
  let summaries: Summaries
  private(set) var targets: RouteTargets
  let naming: NodeNames
  let input: LinkInput
  let columns: Columns
  let choices: RootChoices
  let triggersOfClosures: Triggers
  let liveness: Liveness
  let unmadeViews: UnmadeViews
  let presentationsAt: PresentationIndex
  let handedContent: HandedContent

  var nodes: [String: Node] = [:]
  /// Whether there is an app, or a module that makes one.
  private(set) var hasApp = false
  var edges: [Edge] = []
  /// What is shown for values whose parts tell it, none where they do not.
  var answers: [Val: [ShownTarget]] = [:]
  private var functionNames: [FunctionID: String] = [:]
  var returns: [Return] = []
  var unresolved: [Unresolved] = []
  var entries: Set<String> = []
  var routeEnums: Set<TypeID> = []
  var used: Set<String> = []
  var mapped: Set<String> = []
  /// For each presentation the places that set its slot.
  var triggers: [Int32: [SlotTrigger]] = [:]
  /// What others supply of the content of presentations, as far as it was asked for.
  var suppliedContents: [Int32: [SuppliedContent]] = [:]
  /// The route types that the stacks of type-erased paths register, as far as they were asked for.
  var typesOfPaths: [SlotKey: [String]] = [:]
  /// The functions that contents are made by, as far as they were asked for.
  var interiors: [[Val]: Set<FunctionID>] = [:]
  /// Bars that show tabs, and not pages by a number.
  var barsWithTabs: Set<Int32> = []
  var scenes: [SceneRecord] = []
  /// Views that are screens although nothing presents them.
  var screens: Set<String> = []
  /// The nodes of controllers that only a storyboard declares.
  var sceneNodes: [SceneID: String] = [:]
  /// The number that was given last to a controller without a name of its own.
  var lastNumbers: [String: Int] = [:]
  lazy var senders = collectSenders()
  lazy var scenesOfColumns = collectScenesOfColumns()
  /// The way in which a type's code shows something first.
  lazy var kindsShownFirst = collectKindsShownFirst()
  /// The methods that storyboards can call, by their selectors.
  lazy var functionsOfSelectors = collectSelectors()
  var askedSegues: [AskedSegue] = []
  var pendingUnwindings: [(Occurrence, TypeID, SceneFinder.Segue)] = []
  /// Controllers and views that storyboards and XIBs hold, which a site that was not understood may show.
  var heldBack: Set<String> = []
  /// What is put into navigation controllers, by where these are made.
  var stackContents: [Site: [ShownTarget]] = [:] { didSet { beginnings = Beginnings() } }
  /// Where stacks were made whose contents are being looked for.
  var openStacks: Set<Site> = []
  var beginnings = Beginnings()
  /// What functions put into stacks that are made empty: by where these are made, by who keeps them.
  var fillsOfMade: [Site: [FunctionID: [StackFill]]] = [:]
  var fillsOfKept: [KeptStack: [FunctionID: [StackFill]]] = [:]
  /// By where stacks are made, to whom they are handed; and where types make those that they keep.
  var keepers: [Site: KeptStack] = [:]
  var ownStacks: [KeptStack: Set<Site>] = [:]
  /// The elements of lists of which something is made for each.
  lazy var mappedElements = evaluator.mappedElements.union(evaluator.mappedElements.map { summaries.essential($0) })
  var pendingTabs: [(Occurrence, TypeID)] = []
  var controllerTabs: [TypeID: [ControllerTab]] = [:]
  var pendingLinks: [(Occurrence, TypeID, Int32)] = []
  var pendingSelections: [(Occurrence, TypeID, Term)] = []
  /// For each property the functions that put something into it.
  lazy var settersOfProperties = collectSetters()
  /// What the modifiers of a function's value say of how it is presented.
  lazy var stylesOfFunctions = collectStyles()
  lazy var stylesOfViews = collectStylesOfViews()
  lazy var stylesOfControllers = collectStylesOfControllers()
  lazy var selectionsOfViews = collectSelections()
  lazy var namedPlaces = collectNamedPlaces()
  /// Controllers that Objective-C names: where nothing of Swift shows or holds them, it does.
  var shownUnread: Set<String> = []
  /// What Objective-C may use.
  lazy var objectiveC = ObjectiveCUse(evaluator, names: input.objectiveCNames)
  /// Cases that are shown in a way that is no presentation.
  lazy var casesInPlace = evaluator.shownCases.union(casesHanded())
  /// Presentations and links that some place was found to fire.
  var heard: Set<Int32> = []
  /// Where something stands that is presented and not embedded.
  var presentedSites: Set<SourceLocation> = []

  var vals: Vals { evaluator.vals }
  var storyboards: SceneFinder { finder.scenes }
  var program: Program { evaluator.program }
  var names: Names { evaluator.names }

  init(
    _ input: LinkInput, _ evaluator: Evaluator, _ flow: Flow, _ slots: SlotGraph, _ finder: ViewFinder, _ builders: BuilderTable,
    _ summaries: Summaries, _ columns: Columns, _ choices: RootChoices
  ) {
    self.columns = columns
    self.choices = choices
    self.input = input
    self.evaluator = evaluator
    self.flow = flow
    self.slots = slots
    self.finder = finder
    self.builders = builders
    self.summaries = summaries
    targets = RouteTargets(evaluator: evaluator, flow: flow, builders: builders)
    naming = NodeNames(evaluator)
    triggersOfClosures = Triggers(evaluator, flow)
    let liveness = Liveness(evaluator, flow)
    self.liveness = liveness
    unmadeViews = UnmadeViews(evaluator, flow) { liveness.isLive($0) }
    presentationsAt = PresentationIndex(evaluator) { summaries.ownerType($0) }
    handedContent = HandedContent(evaluator, flow, summaries, naming)
    hasApp = evaluator.program.modules.contains { $0.kind == .app }
  }

  func build() -> NavigationGraph {
    findRouteEnums()
    targets.named = routeEnums
    addTypeNodes()
    addRouteNodes()
    addRoots()
    addSceneTypes()
    addTabs()
    addPropertyTabs()
    addOccurrences()
    addInitialPaths()
    addCutEffects()
    addModifiers()
    addSilent()
    addHandlers()
    addLinks()
    markShownStates()
    addBuilders()
    addCasesInPlace()
    addBuilderDoubts()
    addInterfaces()
    addEmbeddings()
    addOwners()
    return finished()
  }

  // MARK: Places

  func location(_ site: Site) -> SourceLocation { program.location(site) }

  func fileIsTest(_ site: Site) -> Bool { program.files[Int(site.file)].isTest }

  /// The type of the source that a function's code belongs to.
  func sourceType(_ function: FunctionID) -> TypeID { summaries.ownerType(function) }

  func through(_ chain: [FunctionID]) -> [String] {
    var result: [String] = []
    for function in chain {
      let kind = program.fact(function).kind
      guard kind != .closure, kind != .block, kind != .initialValue else { continue }
      let name = name(of: function)
      if result.last != name { result.append(name) }
    }
    return result
  }

  /// Chains name the same functions over and over.
  private func name(of function: FunctionID) -> String {
    if let known = functionNames[function] { return known }
    let name = naming.name(of: function)
    functionNames[function] = name
    return name
  }

  // MARK: Nodes

  func addTypeNodes() {
    for index in program.types.indices {
      let id = TypeID(raw: Int32(truncatingIfNeeded: index))
      let entity = program.types[index]
      guard entity.isSource, !entity.inTest, entity.kind != .protocol, !evaluator.isPreview(id), evaluator.isView(id),
        // Of Objective-C's classes those that Swift shows, or that show something by it, are nodes.
        !program.isObjectiveC(id)
      else { continue }
      node(of: id)
    }
  }

  /// The node of a type, made where it is not there yet.
  @discardableResult
  func node(of type: TypeID) -> String {
    let id = naming.id(of: type)
    guard nodes[id] == nil else { return id }
    let entity = program.types[type.index]
    let kind = naming.kind(of: type)
    var node = Node(id: id, kind: kind, name: naming.name(of: type), location: entity.site.file >= 0 ? location(entity.site) : nil)
    node.module = moduleName(entity)
    node.documentation = documentation(of: type)
    if kind == .view {
      node.framework = isController(type) || evaluator.resolver.descends(type, from: evaluator.knowledge.controllers) ? "uikit" : "swiftui"
    }
    nodes[id] = node
    if kind == .app { hasApp = true }
    return id
  }

  private func moduleName(_ entity: TypeEntity) -> String? {
    entity.module >= 0 && Int(entity.module) < program.modules.count ? program.modules[Int(entity.module)].name : nil
  }

  @discardableResult
  func node(id: String, kind: NodeKind, name: String, at site: Site?, configure: (inout Node) -> Void = { _ in }) -> String {
    if nodes[id] == nil {
      var node = Node(id: id, kind: kind, name: name, location: site.map(location))
      configure(&node)
      nodes[id] = node
    }
    return id
  }

  func alertNode(of type: TypeID, at site: Site) -> String {
    let name = naming.name(of: type)
    return node(id: "alert:\(name)", kind: .alert, name: name, at: site)
  }

  /// What is no type of the source. Of a container or a control that is shown as it stands there the name would read like a screen's.
  func externalNode(_ name: String) -> String {
    let isInline = evaluator.knowledge.inlineViews.contains(names.intern(name))
    return node(id: "external:\(name)", kind: .external, name: isInline ? "inline view" : name, at: nil)
  }

  /// The node of what is shown; nil for foreign views of no interest, and for what the source does not tell.
  func node(of shown: ShownTarget) -> String? {
    switch shown {
    case .view(let type): node(of: type)
    case .scene(let scene): node(of: scene)
    case .route(let id): addRoute(id)
    case .foreign, .untold: nil
    }
  }

  func node(of route: RouteTarget) -> String {
    switch route {
    case .enumCase(let id): addRoute(id)
    case .type(let type): addRoute(type)
    case .member(let member): addRoute(member)
    }
  }

  func addEdge(_ from: String, _ to: String, _ kind: EdgeKind, at site: Site, configure: (inout Edge) -> Void = { _ in }) {
    var edge = Edge(from: from, to: to, kind: kind, location: location(site))
    configure(&edge)
    edges.append(edge)
  }

  // MARK: Conditions

  /// The condition of a branch as users read it.
  func text(_ condition: Condition) -> String? {
    let parts = evaluator.guards.atoms(condition).reversed().compactMap(text)
    return parts.isEmpty ? nil : parts.joined(separator: " && ")
  }

  private func text(_ atom: Atom) -> String? {
    switch atom {
    case .isCase(let value, let ids): "\(text(value)) == \(ids.map { "." + names[program.name(of: $0)] }.joined(separator: "|"))"
    case .isOther(let value, let ids): "\(text(value)) != \(ids.map { "." + names[program.name(of: $0)] }.joined(separator: "|"))"
    case .equals(let value, let name): "\(text(value)) == \"\(names[name])\""
    case .flag(let value, let state): (state ? "" : "!") + text(value)
    case .exists(_, let site, let state): evaluator.opaqueTexts[site].map { state ? $0 : "!(\($0))" }
    case .opaque(let site): evaluator.opaqueTexts[site]
    case .meets: nil
    }
  }

  func text(_ value: Val) -> String {
    switch vals[value] {
    case .member(let base, let property):
      if case .parameter(_, -1) = vals[base] { return names[program.name(of: property)] }
      return "\(text(base)).\(names[program.name(of: property)])"
    case .foreign(let base, let name): return "\(text(base)).\(names[name])"
    case .foreignCall(let base, let name, _, _, _): return "\(text(base)).\(names[name])()"
    case .parameter(let function, let index):
      let parameters = program.parameters(of: function)
      guard index >= 0, Int(index) < parameters.count else { return index < 0 ? "self" : "$\(index)" }
      return names[program.name(parameters[parameters.startIndex + Int(index)].name, in: program.file(of: function))]
    case .payload(let base, _, _), .element(let base), .entry(let base, _), .binding(let base): return text(base)
    default: return "…"
    }
  }
}

/// A place that sets the slot of a presentation in the view that has it.
struct SlotTrigger {
  let site: Site
  let key: SlotKey
}
