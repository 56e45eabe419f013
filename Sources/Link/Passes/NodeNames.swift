import NavigationGraph

/// The ids of nodes: the type's path, qualified where the source declares the path more than once.
///
/// Of several types of one path the one that the whole app sees keeps the short id, so that a helper of the same name, private or in a package,
/// renames nothing. A class: it makes each id once.
final class NodeNames {
  private let evaluator: Evaluator
  private let qualified: [TypeID: String]
  private var ids = TypeTable<String>()

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    let program = evaluator.program
    var byPath: [String: [TypeID]] = [:]
    for index in program.types.indices where program.types[index].isSource && !program.types[index].inTest {
      let id = TypeID(raw: Int32(truncatingIfNeeded: index))
      byPath[program.path(of: id), default: []].append(id)
    }
    var table: [TypeID: String] = [:]
    for (path, ids) in byPath where ids.count > 1 {
      let shared = ids.filter { !Self.isPrivate($0, program) }
      let plain = Self.plain(among: shared, program)
      let isOneModule = Set(ids.map { program.types[$0.index].module }).count == 1
      var byModule: [Int32: Int] = [:]
      for id in shared { byModule[program.types[id.index].module, default: 0] += 1 }
      for id in ids where id != plain {
        let entity = program.types[id.index]
        let module = Self.module(of: id, program)
        let own = Self.isPrivate(id, program) || (byModule[entity.module] ?? 0) > 1
        let file = entity.site.file >= 0 ? Self.baseName(program.files[Int(entity.site.file)].path) : ""
        // A folder that is taken for a module has the name of a checkout: it says something only where it tells two apart.
        let isTold = module.map { $0.kind != .unknown || !isOneModule || !own } ?? false
        let parts = [isTold ? module?.name : nil, own ? file : nil, path]
        table[id] = parts.compactMap { $0 }.joined(separator: "/")
      }
    }
    qualified = table
  }

  private static func module(of type: TypeID, _ program: Program) -> LinkModule? {
    let module = Int(program.types[type.index].module)
    return program.modules.indices.contains(module) ? program.modules[module] : nil
  }

  /// Whether only its own file sees a type.
  private static func isPrivate(_ type: TypeID, _ program: Program) -> Bool {
    var current = type
    for _ in 0..<program.types.count where current.exists {
      let entity = program.types[current.index]
      if entity.isLocal || entity.modifiers.contains(.private) || entity.modifiers.contains(.fileprivate) { return true }
      current = entity.parent
    }
    return false
  }

  /// Of types that more than a file sees the only one, or the only one of an app; none where that does not tell.
  private static func plain(among shared: [TypeID], _ program: Program) -> TypeID? {
    if shared.count < 2 { return shared.first }
    let ofApp = shared.filter { module(of: $0, program)?.kind == .app }
    return ofApp.count == 1 ? ofApp[0] : nil
  }

  /// The file's name without folder and ending.
  private static func baseName(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  func name(of type: TypeID) -> String { qualified[type] ?? evaluator.program.path(of: type) }

  /// `Type.function`, for chains.
  func name(of function: FunctionID) -> String {
    let program = evaluator.program
    let owner = program.owner(of: function)
    let name = evaluator.names[program.name(of: function)]
    return owner.exists ? "\(program.path(of: owner)).\(name)" : name
  }

  func kind(of type: TypeID) -> NodeKind {
    if evaluator.resolver.descends(type, from: evaluator.knowledge.appNames) { return .app }
    if evaluator.resolver.descends(type, from: evaluator.knowledge.sceneNames) { return .scene }
    return evaluator.isView(type) ? .view : .object
  }

  func id(of type: TypeID) -> String {
    guard type.exists else { return "\(kind(of: type).rawValue):\(name(of: type))" }
    if let known = ids[type] { return known }
    let id = "\(kind(of: type).rawValue):\(name(of: type))"
    ids[type] = id
    return id
  }

  func id(of enumCase: CaseID) -> String {
    "route:\(name(of: evaluator.program.owner(of: enumCase))).\(evaluator.names[evaluator.program.name(of: enumCase)])"
  }

  func routeID(of type: TypeID) -> String { "route:\(name(of: type))" }
}
