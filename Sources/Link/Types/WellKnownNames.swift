import Knowledge

/// What is known of the standard library and of property wrappers, by the program's names.
struct WellKnownNames {
  let array: Name
  let optional: Name
  let dictionary: Name
  let void: Name
  let string: Name
  let int: Name
  let double: Name
  let bool: Name
  let arrayTypes: Set<Name>
  /// Elements of packages' collections that wrap what is shown, and the collections by their elements.
  let wrappingElements: [Name: (collection: Name, cases: [Name: CallKind])]
  let wrappedCollections: [Name: Name]
  /// What packages' types and protocols give those as member types which inherit from them, and what these types inherit from.
  let nestedTypes: [Name: [Name: NestedType]]
  /// What these member types are called.
  let nestedTypeNames: Set<Name>
  /// `Self`.
  let selfType: Name
  /// `init`, as it is called.
  let initializer: Name
  let packageParents: [Name: Name]
  /// What frameworks' classes inherit from.
  let superclasses: [Name: Name]
  let collectionMethods: [Name: CollectionMember]
  let collectionProperties: [Name: CollectionMember]
  let unwrappingMembers: Set<Name>
  let groupings: [Name: Name]
  let pairLabels: [Name]
  let numberedLabels: [Name]
  let elementType: Name
  let identityType: Name
  let identityProperty: Name
  let countProperty: Name
  let allCases: Name
  let rawValueProperty: Name
  let openTypes: Set<Name>
  let dataTypes: Set<Name>
  let neverReturning: Set<Name>
  let presentCase: Name
  let absentCase: Name
  let wrappers: Set<Name>
  let binding: Name
  let getterLabel: Name
  let setterLabel: Name
  let heldProperty: Name
  let carryingCases: [Name: Int]
  /// The label of the subscript that takes a key path.
  let keyPathLabel: Name
  let projectedProperty: Name
  /// The nested types of a reducer, its attributes, and the types that are written by the reducer they are of.
  let stateName: Name
  let actionName: Name
  let reducerAttributes: Set<Name>
  let storeAliases: [Name: (type: Name, parts: [Name])]
  /// Conditions of compilation as they are written.
  let debugConditions: [String]

  init(_ knowledge: Knowledge, _ names: Names) {
    let library = knowledge.library
    let wrapping = knowledge.wrappers
    func keyed<Value>(_ table: [String: Value]) -> [Name: Value] {
      Dictionary(uniqueKeysWithValues: table.map { (names.intern($0.key), $0.value) })
    }
    array = names.intern(library.array)
    optional = names.intern(library.optional)
    dictionary = names.intern(library.dictionary)
    void = names.intern(library.void)
    string = names.intern(library.string)
    int = names.intern(library.int)
    double = names.intern(library.double)
    bool = names.intern(library.bool)
    arrayTypes = Set(library.arrayTypes.map(names.intern))
    let elements = knowledge.packages.flatMap(\.elements)
    wrappingElements = Dictionary(
      elements.map { (names.intern($0.type), (names.intern($0.collection), keyed($0.cases))) }, uniquingKeysWith: { first, _ in first })
    nestedTypes = Dictionary(
      knowledge.packages.flatMap(\.nested).map { (names.intern($0.key), keyed($0.value)) }, uniquingKeysWith: { first, _ in first })
    nestedTypeNames = Set(nestedTypes.values.flatMap(\.keys))
    selfType = names.intern("Self")
    initializer = names.intern("init")
    packageParents = Dictionary(
      knowledge.packages.flatMap(\.parents).map { (names.intern($0.key), names.intern($0.value)) }, uniquingKeysWith: { first, _ in first })
    superclasses = Dictionary(uniqueKeysWithValues: knowledge.uiKit.superclasses.map { (names.intern($0.key), names.intern($0.value)) })
    wrappedCollections = Dictionary(
      elements.map { (names.intern($0.collection), names.intern($0.type)) }, uniquingKeysWith: { first, _ in first })
    collectionMethods = keyed(library.collectionMethods)
    collectionProperties = keyed(library.collectionProperties)
    unwrappingMembers = Set(library.unwrappingMembers.map(names.intern))
    groupings = keyed(library.groupings).mapValues(names.intern)
    pairLabels = library.pairLabels.map(names.intern)
    numberedLabels = library.numberedLabels.map(names.intern)
    elementType = names.intern(library.elementType)
    identityType = names.intern(library.identityType)
    identityProperty = names.intern(library.identityProperty)
    countProperty = names.intern(library.countProperty)
    allCases = names.intern(library.allCases)
    rawValueProperty = names.intern(library.rawValueProperty)
    openTypes = Set(library.openTypes.map(names.intern))
    dataTypes = Set(library.dataTypes.map(names.intern))
    neverReturning = Set(library.neverReturning.map(names.intern))
    presentCase = names.intern(library.presentCase)
    absentCase = names.intern(library.absentCase)
    wrappers = Set(wrapping.transparent.union(knowledge.packages.flatMap(\.wrappers)).map(names.intern))
    binding = names.intern(wrapping.binding)
    getterLabel = names.intern(wrapping.getterLabel)
    setterLabel = names.intern(wrapping.setterLabel)
    carryingCases = keyed(library.carryingCases)
    keyPathLabel = names.intern(library.keyPathLabel)
    heldProperty = names.intern(wrapping.heldProperty)
    projectedProperty = names.intern(wrapping.projectedProperty)
    stateName = names.intern(knowledge.stores.state)
    actionName = names.intern(knowledge.stores.action)
    reducerAttributes = Set(knowledge.stores.reducerAttributes.map(names.intern))
    storeAliases = keyed(knowledge.stores.aliases).mapValues { alias in
      (names.intern(alias.type), alias.parts.map { $0.map(names.intern) ?? .none })
    }
    debugConditions = knowledge.foundation.debugConditions.sorted()
  }
}
