import Facts

/// Positions in the arrays of a `Program`.
struct TypeID: Hashable, Comparable {
  let raw: Int32
  static let none = TypeID(raw: -1)
  var exists: Bool { raw >= 0 }
  var index: Int { Int(raw) }
  static func < (a: TypeID, b: TypeID) -> Bool { a.raw < b.raw }
}

struct FunctionID: Hashable, Comparable {
  let raw: Int32
  static let none = FunctionID(raw: -1)
  var exists: Bool { raw >= 0 }
  var index: Int { Int(raw) }
  static func < (a: FunctionID, b: FunctionID) -> Bool { a.raw < b.raw }
}

struct PropertyID: Hashable, Comparable {
  let raw: Int32
  static let none = PropertyID(raw: -1)
  var exists: Bool { raw >= 0 }
  var index: Int { Int(raw) }
  static func < (a: PropertyID, b: PropertyID) -> Bool { a.raw < b.raw }
}

struct CaseID: Hashable, Comparable {
  let raw: Int32
  static let none = CaseID(raw: -1)
  var exists: Bool { raw >= 0 }
  var index: Int { Int(raw) }
  static func < (a: CaseID, b: CaseID) -> Bool { a.raw < b.raw }
}

/// A place in the source.
struct Site: Hashable, Comparable {
  let file: Int32
  let offset: UInt32
  static func < (a: Site, b: Site) -> Bool { (a.file, a.offset) < (b.file, b.offset) }
}

/// A nominal type: declared in the source, or only named or extended there. A class, so that it is read where it lies.
final class TypeEntity {
  let name: Name
  let parent: TypeID
  let module: Int32
  /// The declaring kind; of a type that the source only extends or names, `extension`.
  let kind: TypeDeclarationKind
  /// The declaration, then the extensions.
  var declarations: [(file: Int32, id: ID<TypeFact>)] = []
  /// Generic parameters, in order.
  var generics: [Name] = []
  /// Where the declaration's name stands.
  var site = Site(file: -1, offset: 0)
  var modifiers: Modifiers = []
  var cases: [CaseID] = []
  /// Stored properties without `static`, in order of declaration: the memberwise initialiser's parameters.
  var stored: [PropertyID] = []
  var initializers: [FunctionID] = []
  var inTest = false
  var inDebug = false
  var isLocal = false
  /// Declared in the source.
  var isSource: Bool { kind != .extension }

  init(name: Name, parent: TypeID = .none, module: Int32 = -1, kind: TypeDeclarationKind = .extension) {
    self.name = name
    self.parent = parent
    self.module = module
    self.kind = kind
  }
}

enum Member: Hashable {
  case property(PropertyID)
  case function(FunctionID)
  case enumCase(CaseID)
  case type(TypeID)
  case alias(file: Int32, position: Int32)
}

/// In the order of the source, by kind.
extension Member: Comparable {
  private var rank: (Int, Int32, Int32) {
    switch self {
    case .property(let id): (0, id.raw, 0)
    case .function(let id): (1, id.raw, 0)
    case .enumCase(let id): (2, id.raw, 0)
    case .type(let id): (3, id.raw, 0)
    case .alias(let file, let position): (4, file, position)
    }
  }

  static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

struct MemberKey: Hashable {
  let type: TypeID
  let name: Name
}

/// In the order of the source.
struct StaticMembers {
  var properties: [PropertyID] = []
  var functions: [FunctionID] = []
}

/// A file of the program. A class, so that its facts are read where they lie.
final class SourceUnit {
  let path: String
  let module: Int
  /// Further modules that compile the file.
  let sharedWith: [Int]
  let isTest: Bool
  let isObjectiveC: Bool
  let facts: FileFacts
  /// For each symbol of the file the name in the program.
  let symbols: [Name]

  init(_ file: LinkFile, _ symbols: [Name]) {
    path = file.path
    module = file.module
    sharedWith = file.sharedWith
    isTest = file.isTest
    isObjectiveC = file.isObjectiveC
    facts = file.facts
    self.symbols = symbols
  }
}

/// The whole source, indexed: which declarations there are and what they are called. Nothing is resolved here. A class: all passes read
/// the one index, which grows only by foreign types that are met.
final class Program {
  let names: Names
  let known: WellKnownNames
  let files: [SourceUnit]
  let modules: [LinkModule]

  /// What the files import.
  private(set) lazy var imports = Set(files.flatMap { file in file.facts.imports.map { file.symbols[Int($0.raw)] } })

  var types: [TypeEntity] = []
  /// The members that a type's declaration and extensions declare themselves, by name.
  var members: [MemberKey: [Member]] = [:]
  /// Top-level declarations by name, of all modules.
  var globals: [Name: [Member]] = [:]
  var namesakes = Namesakes()
  /// The setters of subscripts, by the type that declares them.
  var subscriptSetters: [TypeID: [FunctionID]] = [:]
  /// Types that are only named or extended, by name.
  var externals: [Name: TypeID] = [:]

  /// For each file, where its functions, properties and cases start in the numbering of the program, and the types of its declarations.
  var functionBase: [Int32] = []
  var propertyBase: [Int32] = []
  var caseBase: [Int32] = []
  var typeOfDeclaration: [[TypeID]] = []
  /// The types that functions and properties stand in; set once all declarations are joined.
  private var functionOwner: [TypeID] = []
  private var propertyOwner: [TypeID] = []
  var functionFile: [Int32] = []
  var propertyFile: [Int32] = []
  var caseFile: [Int32] = []

  init(names: Names, known: WellKnownNames, files: [SourceUnit], modules: [LinkModule]) {
    self.names = names
    self.known = known
    self.files = files
    self.modules = modules
  }

  func name(_ symbol: Symbol, in file: Int32) -> Name { files[Int(file)].symbols[Int(symbol.raw)] }
  func text(_ name: Name) -> String { names[name] }

  /// Whether Objective-C declares a type, so that code which is not read may make and call it.
  func isObjectiveC(_ type: TypeID) -> Bool {
    let file = types[type.index].site.file
    return file >= 0 && files[Int(file)].isObjectiveC
  }

  func function(_ file: Int32, _ id: ID<FunctionFact>) -> FunctionID {
    id.exists ? FunctionID(raw: functionBase[Int(file)] + id.raw) : .none
  }
  func property(_ file: Int32, _ id: ID<PropertyFact>) -> PropertyID {
    id.exists ? PropertyID(raw: propertyBase[Int(file)] + id.raw) : .none
  }
  func type(_ file: Int32, _ id: ID<TypeFact>) -> TypeID { id.exists ? typeOfDeclaration[Int(file)][id.index] : .none }

  func file(of id: FunctionID) -> Int32 { functionFile[id.index] }
  func file(of id: PropertyID) -> Int32 { propertyFile[id.index] }
  func file(of id: CaseID) -> Int32 { caseFile[id.index] }

  func fact(_ id: FunctionID) -> FunctionFact {
    let file = functionFile[id.index]
    return files[Int(file)].facts.functions[Int(id.raw - functionBase[Int(file)])]
  }
  func fact(_ id: PropertyID) -> PropertyFact {
    let file = propertyFile[id.index]
    return files[Int(file)].facts.properties[Int(id.raw - propertyBase[Int(file)])]
  }
  func fact(_ id: CaseID) -> CaseFact {
    let file = caseFile[id.index]
    return files[Int(file)].facts.cases[Int(id.raw - caseBase[Int(file)])]
  }

  func name(of id: FunctionID) -> Name { name(fact(id).name, in: file(of: id)) }
  func name(of id: PropertyID) -> Name { name(fact(id).name, in: file(of: id)) }
  func name(of id: CaseID) -> Name { name(fact(id).name, in: file(of: id)) }
  func owner(of id: FunctionID) -> TypeID { functionOwner[id.index] }
  func owner(of id: PropertyID) -> TypeID { propertyOwner[id.index] }
  func owner(of id: CaseID) -> TypeID { type(file(of: id), fact(id).owner) }
  func site(of id: FunctionID) -> Site { Site(file: file(of: id), offset: fact(id).offset) }
  func site(of id: PropertyID) -> Site { Site(file: file(of: id), offset: fact(id).offset) }
  func site(of id: CaseID) -> Site { Site(file: file(of: id), offset: fact(id).offset) }

  /// Notes in which types all functions and properties stand.
  func noteOwners() {
    for (number, file) in files.enumerated() {
      let number = Int32(truncatingIfNeeded: number)
      for fact in file.facts.functions { functionOwner.append(type(number, fact.owner)) }
      for fact in file.facts.properties { propertyOwner.append(type(number, fact.owner)) }
    }
  }

  func parameters(of id: FunctionID) -> ArraySlice<ParameterFact> {
    files[Int(file(of: id))].facts[fact(id).parameters]
  }

  func attributes(_ range: IDRange<AttributeFact>, in file: Int32) -> ArraySlice<AttributeFact> {
    files[Int(file)].facts[range]
  }

  func hasAttribute(_ range: IDRange<AttributeFact>, in file: Int32, _ wanted: Name) -> Bool {
    attributes(range, in: file).contains { name($0.name, in: file) == wanted }
  }

  /// The static members that each type's declaration and extensions declare.
  private(set) lazy var statics: [TypeID: StaticMembers] = {
    var result: [TypeID: StaticMembers] = [:]
    for index in propertyFile.indices {
      let id = PropertyID(raw: Int32(truncatingIfNeeded: index))
      guard fact(id).modifiers.contains(.static) else { continue }
      result[owner(of: id), default: StaticMembers()].properties.append(id)
    }
    for index in functionFile.indices {
      let id = FunctionID(raw: Int32(truncatingIfNeeded: index))
      guard fact(id).kind == .function, fact(id).modifiers.contains(.static) else { continue }
      result[owner(of: id), default: StaticMembers()].functions.append(id)
    }
    return result
  }()

  /// The top-level declarations of a name in a module.
  func globals(_ name: Name, in module: Name) -> [Member] {
    guard let all = globals[name], let index = modules.firstIndex(where: { $0.importName == names[module] }) else { return [] }
    let wanted = Int32(truncatingIfNeeded: index)
    return all.filter { member in
      switch member {
      case .type(let id): types[id.index].module == wanted
      case .function(let id): files[Int(file(of: id))].module == index
      case .property(let id): files[Int(file(of: id))].module == index
      case .alias(let file, _): files[Int(file)].module == index
      case .enumCase: false
      }
    }
  }

  /// `Feature.Detail`
  func path(of type: TypeID) -> String {
    guard type.exists else { return "" }
    if let known = paths[type] { return known }
    var parts: [String] = []
    var current = type
    while current.exists, parts.count < 64 {
      parts.append(names[types[current.index].name])
      current = types[current.index].parent
    }
    let path = parts.count == 1 ? parts[0] : parts.reversed().joined(separator: ".")
    paths[type] = path
    return path
  }
  private var paths = TypeTable<String>()
}
