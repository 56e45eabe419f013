import Knowledge
import NavigationGraph

/// What is known of frameworks, by the program's names.
struct KnowledgeTable {
  struct Argument {
    let label: Name
    let role: ArgumentRole
    let isOptional: Bool
  }
  struct Shape {
    let form: CallForm
    let receiver: Name
    let valueArgument: Int?
    let name: Name
    let arguments: [Argument]
    var effect: CallEffect
    var kind: CallKind?
    let target: String?
    /// Whether it is a call of a package that no file imports.
    let isOff: Bool
    /// Whether a trailing closure makes the content. A method of whatever controller takes its content as a value, and its closure runs later.
    let takesContentClosure: Bool

    init(_ shape: CallShape, _ names: Names, isOff: Bool) {
      self.isOff = isOff
      valueArgument = shape.valueArgument
      form = shape.form
      receiver = shape.receiver.map(names.intern) ?? .none
      name = names.intern(shape.name)
      arguments = shape.arguments.map { Argument(label: $0.label.map(names.intern) ?? .none, role: $0.role, isOptional: $0.isOptional) }
      effect = shape.showsAtOnce ? .shows : shape.effect
      kind = shape.kind
      target = shape.target
      takesContentClosure = shape.form != .method || shape.receiver != nil || shape.effect != .shows
    }
  }

  /// Properties that an attribute makes routes, or tabs.
  struct RouteProperty {
    let owner: Name
    let attribute: Name
    let ways: [Name: CallKind]
    let isTab: Bool

    init(_ property: PackageRouteProperty, _ names: Names) {
      owner = names.intern(property.owner)
      attribute = names.intern(property.attribute)
      ways = Dictionary(uniqueKeysWithValues: property.ways.map { (names.intern($0.key), $0.value) })
      isTab = property.isTab
    }
  }

  let shapes: [Shape]
  private let byName: [Name: [Int]]
  /// For shapes of calls that say themselves in what way something is shown the same shapes with each kind that such calls name.
  private let styled: [Int: [Name: Int]]
  /// For shapes of properties that hold what is shown what other writes than adding a value are: all anew, the last taken off, nothing left.
  private(set) var writes: [Int: Writes] = [:]
  struct Writes {
    var anew: Int
    var pop: Int
    var clear: Int
  }
  /// For foreign types the members that stand for the value that they are asked of.
  let passingMembers: [Name: Set<Name>]
  /// Properties of the source that a package makes routes.
  let routeProperties: [RouteProperty]
  /// What foreign types inherit from, conform to or stand for.
  let parents: [Name: Name]

  /// What the closure of a handler is given.
  private let handedTypes: [CallKind: Name]

  // Foundation
  let collections: Set<Name>
  let decoders: Set<Name>
  let plainProtocols: Set<Name>
  let requirements: [Name: Set<Name>]
  let urlParts: [Name: URLPart]

  // Messages
  let subjects: Set<Name>
  let publishers: [Name]
  let passing: Set<Name>
  let sequences: Set<Name>
  let transforming: Set<Name>
  let sifting: Set<Name>
  let keptProperty: Name
  let merging: Set<Name>
  let carriers: Set<Name>
  let carried: Set<Name>
  let channelProperty: Name
  let channelType: Name
  let writtenChannelType: Name
  let selectors: Set<Name>

  // Stores
  let stores: [Name]
  let reducerTypes: Set<Name>
  let senders: Set<Name>
  let effect: Name
  let effectFactories: Set<Name>
  let send: Name
  let reduce: Name
  let reduceLabels: [Name]
  let stateMembers: Set<Name>
  let storeParts: [Name: Set<Name>]
  let storeBindings: [Name: Set<Name>]
  let initialState: Name
  /// Methods of bindings that give a binding of the same place.
  let passingBindings: Set<Name>
  /// The one that gives a binding of a case's payload.
  let caseOfBinding: Name

  // SwiftUI
  let environment: [Name: TypeName]
  let environmentContainers: [Name]
  let factories: Set<Name>
  let branchContainers: Set<Name>
  let transparent: Set<Name>
  let swiftUIViews: Set<Name>
  let emptyViews: Set<Name>
  let pictures: Set<Name>
  let bodyProperty: Name
  let unnamedScenes: Set<Name>
  let appNames: Set<Name>
  let sceneNames: Set<Name>
  let systemEntries: Set<Name>
  let previewNames: Set<Name>
  /// Views of the framework: those that the table of shapes makes, and others.
  let foreignViews: Set<Name>
  let inlineViews: Set<Name>

  /// Attributes that are no wrappers with a state.
  let plainAttributes: Set<Name>
  let stateAttributes: Set<Name>
  let environmentAttributes: Set<Name>
  let storageAttributes: Set<Name>

  // UIKit
  let viewControllers: Set<Name>
  /// Controllers, and views of UIKit.
  let controllers: Set<Name>
  let tabBarControllers: Set<Name>
  let delegates: Set<Name>
  let styleProperty: Name
  let styles: [Name: CallKind]
  let alertStyles: [Name: CallKind]
  let selfStyling: Set<Name>
  let splitControllers: Set<Name>
  let tabItemProperty: Name
  let titleProperty: Name
  let barItemProperty: Name
  /// What makes texts, by name.
  let textMakers: [Name: [KnownTextMaker]]
  /// Stands for a text with values in it; no call has such a name.
  let interpolation: Name
  let rawValue: Name
  let textAccessors: [String]
  let runtimeAttributes: Set<Name>
  let exposingAttributes: Set<Name>
  let lifecycle: Set<Name>
  let memberTypes: [Name: Name]
  let childrenProperty: Name
  let controllerClass: Name
  let shownProperties: Set<Name>
  let storyboards: Set<Name>
  let storyboardProperty: Name
  let reusing: Set<Name>
  let registrations: Set<Name>
  let nibs: Set<Name>
  let appDelegates: Set<Name>
  let watchDelegates: Set<Name>
  /// Methods by which a storyboard makes its controllers.
  let instantiators: Set<Name>

  /// All that makes a type show something.
  let viewNames: Set<Name>

  /// - Parameter imports: the modules that the source imports: a package's calls count only where it is among them.
  init(_ knowledge: Knowledge, _ names: Names, imports: Set<Name>, parents: [Name: Name]) {
    func set(_ words: some Sequence<String>) -> Set<Name> { Set(words.map(names.intern)) }
    func keyed<Value>(_ table: [String: Value]) -> [Name: Value] {
      Dictionary(uniqueKeysWithValues: table.map { (names.intern($0.key), $0.value) })
    }
    func labels(_ words: Set<String>) -> Set<Name> { Set(words.map { $0.isEmpty ? .none : names.intern($0) }) }
    let off = Set(knowledge.packages.filter { $0.modules.allSatisfy { !imports.contains(names.intern($0)) } }.map(\.name))
    let plain = knowledge.shapes.map { shape in Shape(shape, names, isOff: shape.package.map(off.contains) ?? false) }
    var named = Dictionary(grouping: plain.indices, by: { plain[$0].name })
    let ways = Dictionary(knowledge.packages.flatMap(\.elements).flatMap(\.cases), uniquingKeysWith: { first, _ in first })
    var ownWays: [Int: [Name: Int]] = [:]
    var all = plain
    for index in plain.indices where plain[index].arguments.contains(where: { $0.role == .style }) {
      for (way, kind) in ways.sorted(by: { $0.key < $1.key }) {
        ownWays[index, default: [:]][names.intern(way)] = all.count
        all.append(plain[index])
        all[all.count - 1].kind = kind
      }
    }
    for index in plain.indices where plain[index].form == .property && plain[index].effect == .links {
      func variant(_ effect: CallEffect, _ kind: CallKind?) -> Int {
        all.append(plain[index])
        (all[all.count - 1].effect, all[all.count - 1].kind) = (effect, kind)
        return all.count - 1
      }
      let isPath = plain[index].arguments.contains { $0.role == .values }
      writes[index] = Writes(
        anew: isPath ? variant(.links, .replace) : index, pop: variant(.returns, isPath ? .pop : .dismiss),
        clear: variant(.returns, isPath ? .popToRoot : .dismiss))
    }
    (shapes, styled) = (all, ownWays)
    passingMembers = Dictionary(
      knowledge.packages.flatMap(\.passing).map { (names.intern($0.key), set($0.value)) }, uniquingKeysWith: { $0.union($1) })
    routeProperties = knowledge.packages.filter { !off.contains($0.name) }.flatMap(\.routeProperties).map { RouteProperty($0, names) }
    // What is made by the name of a type is made by those that inherit from it, too.
    for (type, parent) in parents {
      named[type, default: []] += (named[parent] ?? []).filter { plain[$0].form == .construct || plain[$0].form == .value }
      named[type]?.sort()
    }
    (byName, self.parents) = (named, parents)

    var handed: [CallKind: Name] = [:]
    for kind in CallKind.allCases { if let type = kind.handedType { handed[kind] = names.intern(type) } }
    handedTypes = handed

    subjects = set(knowledge.messages.subjects)
    let messages = knowledge.messages
    publishers = messages.publishers.map(names.intern)
    passing = set(messages.passing.union(messages.merging))
    sequences = set(messages.sequences)
    transforming = set(messages.transforming)
    sifting = set(messages.sifting)
    keptProperty = names.intern(messages.keptProperty)
    merging = set(messages.merging)
    carriers = set(messages.carriers)
    carried = set(messages.carried)
    channelProperty = names.intern(messages.channelProperty)
    channelType = names.intern(messages.channelType)
    writtenChannelType = names.intern(messages.writtenChannelType)
    selectors = set(messages.selectors)
    stores = knowledge.stores.stores.map(names.intern)
    senders = set(knowledge.stores.senders)
    reducerTypes = set(knowledge.stores.reducers)
    effect = names.intern(knowledge.stores.effect)
    effectFactories = set(knowledge.stores.effectFactories)
    send = names.intern(knowledge.stores.send)
    reduce = names.intern(knowledge.stores.reduce)
    reduceLabels = knowledge.stores.reduceLabels.map(names.intern)
    stateMembers = set(knowledge.stores.stateMembers)
    storeParts = keyed(knowledge.stores.parts).mapValues(labels)
    storeBindings = keyed(knowledge.stores.bindings).mapValues(labels)
    initialState = names.intern(knowledge.stores.initialState)
    passingBindings = set(knowledge.wrappers.passing)
    caseOfBinding = names.intern(knowledge.wrappers.caseOfBinding)
    let foundation = knowledge.foundation
    collections = set(foundation.collections.union(knowledge.packages.flatMap(\.collections)))
    decoders = set(foundation.decoders)
    plainProtocols = set(foundation.plainProtocols)
    requirements = keyed(foundation.requirements).mapValues { set($0) }
    urlParts = keyed(foundation.urlParts)

    let swiftUI = knowledge.swiftUI
    environment = keyed(swiftUI.environment)
    factories = Set(swiftUI.factories.map(names.intern))
    environmentContainers = swiftUI.environmentContainers.map(names.intern)
    branchContainers = set(swiftUI.branchContainers)
    transparent = set(swiftUI.transparent.union(knowledge.packages.flatMap(\.transparent)))
    swiftUIViews = set(swiftUI.viewProtocols)
    emptyViews = set(swiftUI.emptyViews)
    pictures = set(swiftUI.pictures)
    bodyProperty = names.intern(swiftUI.bodyProperty)
    unnamedScenes = set(swiftUI.unnamedScenes)
    appNames = set(swiftUI.appProtocols)
    sceneNames = set(swiftUI.sceneProtocols)
    systemEntries = set(swiftUI.systemEntries)
    previewNames = set(swiftUI.previews)
    let made = knowledge.shapes.filter { $0.form == .construct && $0.effect != .runs && $0.effect != .makes }.map(\.name)
    inlineViews = set(swiftUI.views.union(swiftUI.stacks))
    foreignViews = set(swiftUI.views.union(made))

    plainAttributes = set(knowledge.wrappers.plainAttributes)
    stateAttributes = set(knowledge.wrappers.stateAttributes)
    environmentAttributes = set(knowledge.wrappers.environmentAttributes)
    storageAttributes = set(knowledge.wrappers.storageAttributes)

    let uiKit = knowledge.uiKit
    viewControllers = set(uiKit.controllers)
    controllers = set(uiKit.controllers.union(uiKit.views))
    tabBarControllers = set(uiKit.tabBarControllers.union(knowledge.packages.flatMap(\.tabBars)))
    delegates = set(uiKit.delegates)
    styleProperty = names.intern(uiKit.styleProperty)
    styles = keyed(uiKit.styles)
    alertStyles = keyed(uiKit.alertStyles)
    selfStyling = set(uiKit.selfStyling)
    splitControllers = set(uiKit.splitControllers)
    tabItemProperty = names.intern(uiKit.tabItemProperty)
    titleProperty = names.intern(uiKit.titleProperty)
    barItemProperty = names.intern(uiKit.barItemProperty)
    textMakers = Dictionary(grouping: knowledge.texts.makers.map { KnownTextMaker($0, names) }, by: \.name)
    interpolation = names.intern("\\()")
    rawValue = names.intern(knowledge.texts.rawValue)
    textAccessors = knowledge.texts.accessors
    runtimeAttributes = set(uiKit.runtimeAttributes)
    exposingAttributes = set(uiKit.exposingAttributes)
    lifecycle = set(uiKit.lifecycle)
    memberTypes = keyed(uiKit.memberTypes).mapValues(names.intern)
    childrenProperty = names.intern(uiKit.childrenProperty)
    controllerClass = names.intern(uiKit.controllerClass)
    shownProperties = set(uiKit.shownProperties)
    storyboards = set(uiKit.storyboards)
    storyboardProperty = names.intern(uiKit.storyboardProperty)
    reusing = set(uiKit.reusing)
    registrations = set(uiKit.registrations)
    nibs = set(uiKit.nibs)
    appDelegates = set(uiKit.appDelegates)
    watchDelegates = set(uiKit.watchDelegates)
    instantiators = set(knowledge.shapes.filter { $0.effect == .instantiates }.map(\.name))

    viewNames = set(swiftUI.viewProtocols.union(swiftUI.viewParts).union(uiKit.controllers).union(uiKit.views))
  }

  /// The types of the parameters of a handler's closure.
  func handlerTypes(_ shape: Int) -> [Name] { shapes[shape].kind.flatMap { handedTypes[$0] }.map { [$0] } ?? [] }

  /// The shape of a call that says in what way it shows something: the same, with the kind that it names.
  func shape(_ index: Int, inTheWay way: Name) -> Int { styled[index]?[way] ?? index }

  /// Whether some foreign type has a method of the name.
  func hasMethod(_ name: Name) -> Bool { candidates(name).contains { shapes[$0].form == .method && !shapes[$0].isOff } }

  /// Whether a property of a foreign type holds controllers that are shown.
  func holdsControllers(_ name: Name) -> Bool {
    candidates(name).contains { shapes[$0].form == .property && shapes[$0].effect == .shows && shapes[$0].kind == .stack }
  }

  /// Whether what is made by a name is an alert.
  func isAlert(_ name: Name) -> Bool { candidates(name).contains { shapes[$0].effect == .makes && shapes[$0].kind == .alert } }

  func candidates(_ name: Name) -> [Int] { byName[name] ?? [] }
}

extension CallKind {
  /// The edge that such a presentation makes.
  var edge: EdgeKind? { EdgeKind(rawValue: rawValue) }
  /// The way back that such a call is.
  var `return`: ReturnKind? { ReturnKind(rawValue: rawValue) }
  var isAlert: Bool { self == .alert || self == .confirmationDialog }
}

/// What makes a text, by interned names.
struct KnownTextMaker {
  let name: Name
  let text: Name
  let isKey: Bool
  /// None where it has no such argument.
  let table: Name
  let fallback: Name
  let hasHoles: Bool

  init(_ maker: TextMaker, _ names: Names) {
    name = names.intern(maker.name)
    text = maker.text.map(names.intern) ?? .none
    (isKey, hasHoles) = (maker.isKey, maker.hasHoles)
    table = maker.table.map(names.intern) ?? .none
    fallback = maker.fallback.map(names.intern) ?? .none
  }
}
