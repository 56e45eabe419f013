import Knowledge

/// The table of call shapes, by the program's names.
struct ShapeTable {
  struct Argument {
    let label: Name
    let role: ArgumentRole
    let isOptional: Bool
  }
  struct Shape {
    let form: CallForm
    let receiver: Name
    let name: Name
    let arguments: [Argument]
    let effect: CallEffect
    let kind: String
    let target: String?
  }

  let shapes: [Shape]
  private let byName: [Name: [Int]]
  let environment: [Name: String]
  let environmentContainers: [String]
  /// Foreign types that are collections of what they are made of.
  let collections: Set<Name>
  /// Foreign functions that make values of the type they are given.
  let decoders: Set<Name>
  /// Foreign views that show one of their branches and nothing of their own.
  let branchContainers: Set<Name>
  /// Foreign types that only wrap their first argument.
  let transparent: Set<Name>
  let viewNames: Set<Name>
  let swiftUIViews: Set<Name>
  let controllers: Set<Name>
  let viewControllers: Set<Name>
  let appNames: Set<Name>
  let sceneNames: Set<Name>
  let plainProtocols: Set<Name>
  let delegates: Set<Name>
  let systemEntries: [Name: String]
  let previewNames: Set<Name>
  let containerControllers: Set<Name>
  /// Foreign types that the table makes views of.
  let foreignViews: Set<Name>

  init(_ knowledge: Knowledge, _ names: Names) {
    func set(_ words: some Sequence<String>) -> Set<Name> { Set(words.map { names.intern($0) }) }
    shapes = knowledge.shapes.map { shape in
      Shape(
        form: shape.form, receiver: shape.receiver.map { names.intern($0) } ?? .none, name: names.intern(shape.name),
        arguments: shape.arguments.map {
          Argument(label: $0.label.map { names.intern($0) } ?? .none, role: $0.role, isOptional: $0.isOptional)
        }, effect: shape.effect, kind: shape.kind, target: shape.target)
    }
    byName = Dictionary(grouping: shapes.indices, by: { [shapes] in shapes[$0].name })
    environment = Dictionary(uniqueKeysWithValues: knowledge.environment.map { (names.intern($0.key), $0.value) })
    environmentContainers = knowledge.environmentContainers.sorted()
    collections = set(knowledge.collections)
    decoders = set(knowledge.decoders)
    branchContainers = set(knowledge.branchContainers)
    transparent = set(knowledge.transparent)
    viewNames = set(knowledge.viewProtocols.union(knowledge.viewParts).union(knowledge.controllerClasses))
    swiftUIViews = set(knowledge.viewProtocols)
    controllers = set(knowledge.controllerClasses)
    viewControllers = set(knowledge.controllerClasses.filter { $0.hasSuffix("Controller") })
    appNames = set(knowledge.appProtocols)
    sceneNames = set(knowledge.sceneProtocols)
    plainProtocols = set(knowledge.plainProtocols)
    delegates = set(knowledge.delegateProtocols)
    systemEntries = Dictionary(uniqueKeysWithValues: knowledge.systemEntryProtocols.map { (names.intern($0.key), $0.value) })
    previewNames = set(knowledge.previewNames)
    containerControllers = set(knowledge.containerControllers)
    foreignViews = set(
      knowledge.foreignViews.union(knowledge.shapes.filter { $0.form == .construct && $0.effect != .runs && !$0.name.hasPrefix("UI") }.map(\.name)))
  }

  /// The types of the parameters of a handler's closure.
  func handlerTypes(_ shape: Int) -> [String] {
    switch shapes[shape].kind {
    case "url": ["URL"]
    case "userActivity": ["NSUserActivity"]
    default: []
    }
  }

  func hasMethod(_ name: Name) -> Bool { candidates(name).contains { shapes[$0].form == .method } }

  func candidates(_ name: Name) -> [Int] { byName[name] ?? [] }

  /// The first shape of a name and form whose needed arguments are all there. `labels` in order; trailing closures have no label if first.
  func match(
    _ name: Name, _ forms: Set<CallForm>, receiver: Name?, labels: [Name], trailing: [Bool]
  ) -> (shape: Int, roles: [ArgumentRole])? {
    for index in candidates(name) where forms.contains(shapes[index].form) {
      if shapes[index].receiver.exists, shapes[index].receiver != receiver { continue }
      if let roles = roles(of: shapes[index], labels: labels, trailing: trailing) { return (index, roles) }
    }
    return nil
  }

  /// The role of each argument, where the call fits: each argument that the shape needs is given. Others are `other`.
  private func roles(of shape: Shape, labels: [Name], trailing: [Bool]) -> [ArgumentRole]? {
    var roles: [ArgumentRole] = Array(repeating: .other, count: labels.count)
    var used = Array(repeating: false, count: shape.arguments.count)
    for (position, label) in labels.enumerated() where !(trailing[position] && !label.exists) {
      if let found = shape.arguments.indices.first(where: { !used[$0] && shape.arguments[$0].label == label }) {
        used[found] = true
        roles[position] = shape.arguments[found].role
      }
    }
    // A trailing closure without label is the first closure that is still to come; the last needed one where several are.
    for (position, label) in labels.enumerated() where trailing[position] && !label.exists {
      let open = shape.arguments.indices.filter { !used[$0] && Self.closureRoles.contains(shape.arguments[$0].role) }
      let needed = open.first { !shape.arguments[$0].isOptional } ?? open.first
      if let needed {
        used[needed] = true
        roles[position] = shape.arguments[needed].role
      }
    }
    for (position, argument) in shape.arguments.enumerated() where !used[position] && !argument.isOptional { return nil }
    return roles
  }

  private static let closureRoles: Set<ArgumentRole> = [.content, .view, .row, .action, .run]
}
