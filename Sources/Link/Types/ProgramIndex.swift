import Facts
import Knowledge

/// Pass 1: numbers all declarations, joins extensions to their types and lists members by owner and name.
struct ProgramIndex {
  static func build(_ input: LinkInput, _ knowledge: Knowledge) -> Program {
    let names = Names()
    let files = input.files.map { SourceUnit($0, names.merge($0.facts.names)) }
    let program = Program(names: names, known: WellKnownNames(knowledge, names), files: files, modules: input.modules)
    number(program)
    declareTypes(program)
    program.namesakes = Namesakes(of: program)
    joinExtensions(program)
    program.noteOwners()
    listMembers(program)
    return program
  }

  private static func number(_ program: Program) {
    var functions: Int32 = 0
    var properties: Int32 = 0
    var cases: Int32 = 0
    for (position, file) in program.files.enumerated() {
      let index = Int32(truncatingIfNeeded: position)
      program.functionBase.append(functions)
      program.propertyBase.append(properties)
      program.caseBase.append(cases)
      functions += Int32(truncatingIfNeeded: file.facts.functions.count)
      properties += Int32(truncatingIfNeeded: file.facts.properties.count)
      cases += Int32(truncatingIfNeeded: file.facts.cases.count)
      program.functionFile.append(contentsOf: repeatElement(index, count: file.facts.functions.count))
      program.propertyFile.append(contentsOf: repeatElement(index, count: file.facts.properties.count))
      program.caseFile.append(contentsOf: repeatElement(index, count: file.facts.cases.count))
    }
  }

  /// Declarations of types. Two declarations of one path in one module (branches of an `#if`) are one type.
  private static func declareTypes(_ program: Program) {
    program.typeOfDeclaration = program.files.map { Array(repeating: .none, count: $0.facts.types.count) }
    var declared: [DeclarationKey: TypeID] = [:]
    for (position, file) in program.files.enumerated() {
      let index = Int32(truncatingIfNeeded: position)
      for (place, fact) in file.facts.types.enumerated() where fact.kind != .extension {
        let parent = fact.parent.exists ? program.typeOfDeclaration[position][fact.parent.index] : .none
        let insideExtension = fact.parent.exists && !parent.exists
        if insideExtension { continue }  // joined once the extended type is known
        declare(fact, place, index, parent, program, &declared)
      }
    }
    // Types declared inside extensions, as deep as they nest.
    for _ in 0..<8 {
      var added = false
      for (position, file) in program.files.enumerated() {
        let index = Int32(truncatingIfNeeded: position)
        for (place, fact) in file.facts.types.enumerated()
        where fact.kind != .extension && fact.parent.exists && !program.typeOfDeclaration[position][place].exists {
          var parent = program.typeOfDeclaration[position][fact.parent.index]
          if !parent.exists, file.facts[fact.parent].kind == .extension {
            parent = extendedType(of: file.facts[fact.parent], in: index, program, create: true)
            program.typeOfDeclaration[position][fact.parent.index] = parent
          }
          guard parent.exists, fact.name.exists else { continue }
          declare(fact, place, index, parent, program, &declared)
          added = true
        }
      }
      if !added { break }
    }
  }

  private struct DeclarationKey: NumberKey {
    let module: Int32
    let parent: TypeID
    let name: Name
    /// A private or local type is its file's own.
    let file: Int32
    let place: Int32

    var keyBits: UInt64 { mixed(mixed(joined(parent.raw, name.raw), joined(module, file)), joined(0, place)) }
  }

  private static func declare(
    _ fact: TypeFact, _ place: Int, _ file: Int32, _ parent: TypeID, _ program: Program, _ declared: inout [DeclarationKey: TypeID]
  ) {
    // Of `struct : View {`, which somebody is writing, there is nothing to tell yet.
    guard fact.name.exists else { return }
    let name = program.name(fact.name, in: file)
    let module = Int32(truncatingIfNeeded: program.files[Int(file)].module)
    let own = fact.modifiers.contains(.private) || fact.modifiers.contains(.fileprivate)
    let key = DeclarationKey(
      module: module, parent: parent, name: name, file: own || fact.outer.exists ? file : -1,
      place: fact.outer.exists ? Int32(truncatingIfNeeded: place) : -1)
    if let known = declared[key] {
      program.typeOfDeclaration[Int(file)][place] = known
      program.types[known.index].declarations.append((file, ID(index: place)))
      return
    }
    let id = TypeID(raw: Int32(truncatingIfNeeded: program.types.count))
    declared[key] = id
    let unit = program.files[Int(file)]
    let entity = TypeEntity(name: name, parent: parent, module: module, kind: fact.kind)
    entity.declarations = [(file, ID(index: place))]
    entity.generics = unit.facts[fact.generics].filter { $0.name.exists }.map { program.name($0.name, in: file) }
    entity.site = Site(file: file, offset: fact.offset)
    entity.modifiers = fact.modifiers
    entity.inTest = program.files[Int(file)].isTest
    entity.inDebug = isDebug(program.text(program.name(fact.condition, in: file)), program)
    entity.isLocal = fact.outer.exists
    program.types.append(entity)
    program.typeOfDeclaration[Int(file)][place] = id
    if parent.exists {
      program.members[MemberKey(type: parent, name: name), default: []].append(.type(id))
    } else if !fact.outer.exists {
      program.globals[name, default: []].append(.type(id))
    }
  }

  /// Whether a condition as written holds in debug builds only.
  static func isDebug(_ condition: String, _ program: Program) -> Bool {
    program.known.debugConditions.contains { condition == $0 || condition.hasPrefix("\($0) &&") || condition.hasSuffix("&& \($0)") }
  }

  private static func joinExtensions(_ program: Program) {
    for position in program.files.indices {
      let index = Int32(truncatingIfNeeded: position)
      for (place, fact) in program.files[position].facts.types.enumerated() where fact.kind == .extension {
        var id = program.typeOfDeclaration[position][place]
        if !id.exists { id = extendedType(of: fact, in: index, program, create: true) }
        program.typeOfDeclaration[position][place] = id
        if id.exists { program.types[id.index].declarations.append((index, ID(index: place))) }
      }
    }
  }

  /// The type that an extension extends: by the path as written, the own module's before those of others.
  private static func extendedType(of fact: TypeFact, in file: Int32, _ program: Program, create: Bool) -> TypeID {
    let path = typePath(fact.extended, in: file, program)
    guard let first = path.first, let last = path.last else { return .none }
    var current = topLevel(first, seenFrom: file, program)
    for part in path.dropFirst() where current.exists {
      let inner = program.members[MemberKey(type: current, name: part)]?.compactMap { if case .type(let id) = $0 { id } else { nil } }.first
      current = inner ?? .none
    }
    if !current.exists, path.count > 1, let second = path.dropFirst().first, path.count == 2 {
      // `Module.Type`
      let module = program.text(first)
      if program.modules.contains(where: { $0.name == module }) {
        let declared = program.globals(second, in: first).lazy.compactMap { member in if case .type(let id) = member { id } else { nil } }.first
        current = declared ?? topLevel(second, seenFrom: file, program)
      }
    }
    if current.exists || !create { return current }
    return external(last, program)
  }

  private static func typePath(_ id: ID<TypeNode>, in file: Int32, _ program: Program) -> [Name] {
    let unit = program.files[Int(file)]
    var path: [Name] = []
    var current = id
    while current.exists, path.count < 32 {
      let node = unit.facts[current]
      switch node.kind {
      case .named:
        path.append(program.name(node.symbol, in: file))
        return path.reversed()
      case .member:
        path.append(program.name(node.symbol, in: file))
        current = node.base
      case .array: return [program.known.array]
      case .optional: return [program.known.optional]
      case .dictionary: return [program.known.dictionary]
      default: return []
      }
    }
    return []
  }

  static func topLevel(_ name: Name, seenFrom file: Int32, _ program: Program) -> TypeID {
    let module = Int32(truncatingIfNeeded: program.files[Int(file)].module)
    var others: [TypeID] = []
    for case .type(let id) in program.globals[name] ?? [] {
      let entity = program.types[id.index]
      let own = entity.modifiers.contains(.private) || entity.modifiers.contains(.fileprivate)
      if own && entity.site.file != file { continue }
      if own { return id }
      if entity.module == module { return id }
      others.append(id)
    }
    if others.count > 1 {
      let imported = others.filter { isImported(program.types[$0.index].module, by: file, program) }
      if !imported.isEmpty { others = imported }
    }
    return others.count == 1 ? others[0] : preferred(others, program)
  }

  private static func isImported(_ module: Int32, by file: Int32, _ program: Program) -> Bool {
    guard module >= 0, Int(module) < program.modules.count else { return false }
    let unit = program.files[Int(file)]
    return unit.facts.imports.contains { program.text(unit.symbols[Int($0.raw)]) == program.modules[Int(module)].importName }
  }

  /// Of several types of one name in other modules the one of an application or library before those of tests; none where that leaves several.
  private static func preferred(_ candidates: [TypeID], _ program: Program) -> TypeID {
    let real = candidates.filter { !program.types[$0.index].inTest }
    return real.count == 1 ? real[0] : (real.first ?? .none)
  }

  static func external(_ name: Name, _ program: Program) -> TypeID {
    if let known = program.externals[name] { return known }
    let id = TypeID(raw: Int32(truncatingIfNeeded: program.types.count))
    program.types.append(TypeEntity(name: name))
    program.externals[name] = id
    return id
  }

  private static func listMembers(_ program: Program) {
    for (position, file) in program.files.enumerated() {
      let index = Int32(truncatingIfNeeded: position)
      let unit = file
      for (place, fact) in unit.facts.cases.enumerated() {
        let owner = program.type(index, fact.owner)
        guard owner.exists, fact.name.exists else { continue }
        let id = CaseID(raw: program.caseBase[position] + Int32(truncatingIfNeeded: place))
        program.members[MemberKey(type: owner, name: program.name(fact.name, in: index)), default: []].append(.enumCase(id))
        program.types[owner.index].cases.append(id)
      }
      for (place, fact) in unit.facts.properties.enumerated() where !fact.outer.exists {
        let id = PropertyID(raw: program.propertyBase[position] + Int32(truncatingIfNeeded: place))
        let name = program.name(fact.name, in: index)
        guard fact.owner.exists else {
          program.globals[name, default: []].append(.property(id))
          continue
        }
        let owner = program.type(index, fact.owner)
        guard owner.exists else { continue }
        program.members[MemberKey(type: owner, name: name), default: []].append(.property(id))
        let isStatic = fact.modifiers.contains(.static) || fact.modifiers.contains(.class)
        if !isStatic, !fact.getter.exists { program.types[owner.index].stored.append(id) }
      }
      for (place, fact) in unit.facts.functions.enumerated() where !fact.outer.exists {
        let id = FunctionID(raw: program.functionBase[position] + Int32(truncatingIfNeeded: place))
        switch fact.kind {
        case .function:
          let name = program.name(fact.name, in: index)
          if fact.owner.exists {
            let owner = program.type(index, fact.owner)
            if owner.exists { program.members[MemberKey(type: owner, name: name), default: []].append(.function(id)) }
          } else {
            program.globals[name, default: []].append(.function(id))
          }
        case .initializer:
          let owner = program.type(index, fact.owner)
          if owner.exists { program.types[owner.index].initializers.append(id) }
        case .getter where program.text(program.name(fact.name, in: index)) == "subscript":
          let owner = program.type(index, fact.owner)
          if owner.exists {
            program.members[MemberKey(type: owner, name: program.name(fact.name, in: index)), default: []].append(.function(id))
          }
        case .setter where program.text(program.name(fact.name, in: index)) == "subscript":
          let owner = program.type(index, fact.owner)
          if owner.exists { program.subscriptSetters[owner, default: []].append(id) }
        default: break
        }
      }
      for (place, fact) in unit.facts.aliases.enumerated() where !fact.outer.exists {
        let member = Member.alias(file: index, position: Int32(truncatingIfNeeded: place))
        let name = program.name(fact.name, in: index)
        if fact.owner.exists {
          let owner = program.type(index, fact.owner)
          if owner.exists { program.members[MemberKey(type: owner, name: name), default: []].append(member) }
        } else {
          program.globals[name, default: []].append(member)
        }
      }
    }
  }
}
