/// Types of one name that targets declare each for itself, where the targets share files: in a shared file the name means each of them.
struct Namesakes {
  private var table: [TypeID: [TypeID]] = [:]
  var isEmpty: Bool { table.isEmpty }

  /// The others of a type.
  subscript(type: TypeID) -> [TypeID] { table[type] ?? [] }

  init() {}

  /// Cost: in proportion to the files, and to the types of names that more than one module declares.
  init(of program: Program) {
    var sharing: Set<[Int]> = []
    for file in program.files where !file.sharedWith.isEmpty {
      for other in file.sharedWith { sharing.insert([min(file.module, other), max(file.module, other)]) }
      for (index, one) in file.sharedWith.enumerated() {
        for other in file.sharedWith.dropFirst(index + 1) { sharing.insert([min(one, other), max(one, other)]) }
      }
    }
    guard !sharing.isEmpty else { return }
    for members in program.globals.values where members.count > 1 {
      let types = members.compactMap { member -> TypeID? in
        guard case .type(let id) = member, !program.types[id.index].inTest else { return nil }
        let isOwn = !program.types[id.index].modifiers.isDisjoint(with: [.private, .fileprivate])
        return isOwn ? nil : id
      }
      for type in types {
        let module = Int(program.types[type.index].module)
        let others = types.filter { other in
          let another = Int(program.types[other.index].module)
          return another != module && sharing.contains([min(module, another), max(module, another)])
        }
        if !others.isEmpty { table[type] = others.sorted() }
      }
    }
  }
}

extension Program {
  /// Whether a file is one of a module's.
  func holds(_ module: Int32, _ file: Int32) -> Bool {
    let unit = files[Int(file)]
    return unit.module == Int(module) || unit.sharedWith.contains(Int(module))
  }

  /// What else a type's name means in a file that targets share.
  func namesakes(of type: TypeID, in file: Int32) -> [TypeID] {
    guard !namesakes.isEmpty, !files[Int(file)].sharedWith.isEmpty else { return [] }
    return namesakes[type].filter { holds(types[$0.index].module, file) }
  }

  /// The type that a file sees where a shared file names another target's of the same name.
  func seen(_ type: TypeID, from file: Int32) -> TypeID {
    let others = namesakes[type]
    guard !others.isEmpty, !holds(types[type.index].module, file) else { return type }
    return others.first { holds(types[$0.index].module, file) } ?? type
  }
}
