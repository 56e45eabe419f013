/// What a method or a property that collections and optionals have gives.
public enum CollectionMember: String, Sendable, Hashable, CaseIterable {
  /// What its closure gives of each element.
  case transforms
  /// The collection or a part of it, in whatever order.
  case selects
  /// One element.
  case picks
  /// The elements with their positions.
  case numbers
  /// The elements, gathered into what its first argument is.
  case gathers
  /// The position of an element that is looked for.
  case finds
  /// Nothing that navigation is made of; its closure is called with each element.
  case visits
}

/// What is known of Swift's standard library, as far as following values needs it.
public struct StandardLibrary: Sendable {
  /// The types that sugar stands for: `[T]`, `T?`, `[K: V]`, `()`.
  public var array: String
  public var optional: String
  public var dictionary: String
  public var void: String
  /// The types of literals and of comparisons.
  public var string: String
  public var int: String
  public var double: String
  public var bool: String
  /// Types that hold values of their first generic argument, one beside the other.
  public var arrayTypes: Set<String>
  /// What the methods of collections and optionals give.
  public var collectionMethods: [String: CollectionMember]
  /// The same for properties.
  public var collectionProperties: [String: CollectionMember]
  /// Members that give the value they are asked of.
  public var unwrappingMembers: Set<String>
  /// For types that are made by grouping a sequence's elements the label of the sequence.
  public var groupings: [String: String]
  /// The labels of a dictionary's elements.
  public var pairLabels: [String]
  /// The labels of the elements of `enumerated()`.
  public var numberedLabels: [String]
  /// The associated type by which a collection names its elements.
  public var elementType: String
  /// The associated type that the property of an identified value has.
  public var identityType: String
  public var identityProperty: String
  /// The property that says how many elements a collection has.
  public var countProperty: String
  /// The cases of the library's enums that carry a value, and which generic argument its type is.
  public var carryingCases: [String: Int]
  /// The label of the subscript that takes a key path.
  public var keyPathLabel: String
  /// The property that lists all values of an enum.
  public var allCases: String
  /// The property that stands for a case in other types: as a tab's number, say.
  public var rawValueProperty: String
  /// Functions that never return: what calls them shows nothing.
  public var neverReturning: Set<String>
  /// The case of an optional that holds a value.
  public var presentCase: String
  /// The case of an optional that holds none.
  public var absentCase: String

  /// Types that a value of another type may be seen as although that type's declaration does not say so: protocols that the compiler
  /// lets a type conform to, and types that hide another.
  public var openTypes: Set<String>

  /// Protocols, and types of raw values, by which values of an enum can come from data.
  public var dataTypes: Set<String>

  /// As of Swift 6, and the collections of well-known packages.
  public static let standard = StandardLibrary(
    array: "Array", optional: "Optional", dictionary: "Dictionary", void: "Void", string: "String", int: "Int", double: "Double", bool: "Bool",
    arrayTypes: ["Array", "ArraySlice", "ContiguousArray", "Set", "IdentifiedArrayOf"],
    collectionMethods: [
      "map": .transforms, "compactMap": .transforms, "flatMap": .transforms,
      "filter": .selects, "sorted": .selects, "reversed": .selects, "shuffled": .selects, "prefix": .selects, "suffix": .selects,
      "dropFirst": .selects, "dropLast": .selects, "drop": .selects, "removingDuplicates": .selects,
      "first": .picks, "last": .picks, "min": .picks, "max": .picks, "randomElement": .picks, "popLast": .picks, "removeFirst": .picks,
      "enumerated": .numbers, "reduce": .gathers,
      "forEach": .visits, "contains": .visits, "allSatisfy": .visits,
      "firstIndex": .finds, "lastIndex": .finds,
    ],
    collectionProperties: ["first": .picks, "last": .picks, "lazy": .selects, "indices": .selects, "reversed": .selects],
    unwrappingMembers: ["unsafelyUnwrapped"], groupings: ["Dictionary": "grouping"], pairLabels: ["key", "value"],
    numberedLabels: ["offset", "element"], elementType: "Element", identityType: "ID", identityProperty: "id", countProperty: "count",
    carryingCases: ["failure": 1, "success": 0], keyPathLabel: "keyPath", allCases: "allCases", rawValueProperty: "rawValue",
    neverReturning: ["abort", "exit", "fatalError", "preconditionFailure"], presentCase: "some", absentCase: "none",
    openTypes: [
      "Any", "AnyHashable", "AnyObject", "BitwiseCopyable", "Copyable", "Decodable", "Encodable", "Equatable", "Escapable", "Hashable",
      "Sendable", "SendableMetatype",
    ],
    dataTypes: [
      "Character", "Codable", "Decodable", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "RawRepresentable", "String", "UInt",
      "UInt16", "UInt32", "UInt64", "UInt8",
    ])
}
