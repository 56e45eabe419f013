import NavigationGraph

/// The ids of nodes: the type's path, qualified where the source declares the path more than once.
struct NodeNames {
  private let evaluator: Evaluator
  private let qualified: [TypeID: String]

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
      var byModule: [Int32: Int] = [:]
      for id in ids { byModule[program.types[id.index].module, default: 0] += 1 }
      for id in ids {
        let entity = program.types[id.index]
        let module = entity.module >= 0 && Int(entity.module) < program.modules.count ? program.modules[Int(entity.module)].name : ""
        let own = entity.modifiers.contains(.private) || entity.modifiers.contains(.fileprivate) || (byModule[entity.module] ?? 0) > 1
        let file = entity.site.file >= 0 ? Self.baseName(program.files[Int(entity.site.file)].path) : ""
        table[id] = own ? "\(module)/\(file)/\(path)" : "\(module)/\(path)"
      }
    }
    qualified = table
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

  func id(of type: TypeID) -> String { "\(kind(of: type).rawValue):\(name(of: type))" }

  func id(of enumCase: CaseID) -> String {
    "route:\(name(of: evaluator.program.owner(of: enumCase))).\(evaluator.names[evaluator.program.name(of: enumCase)])"
  }

  func routeID(of type: TypeID) -> String { "route:\(name(of: type))" }
}
