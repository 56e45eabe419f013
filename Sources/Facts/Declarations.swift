/// What kind of type a declaration makes or extends.
public enum TypeDeclarationKind: UInt8, Hashable, Sendable {
  case `struct`, `class`, `enum`, actor, `protocol`, `extension`
}

/// Modifiers and attributes that the linker asks for often, as a set.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let `public` = Modifiers(rawValue: 1 << 0)
  public static let `open` = Modifiers(rawValue: 1 << 1)
  public static let `private` = Modifiers(rawValue: 1 << 2)
  public static let `fileprivate` = Modifiers(rawValue: 1 << 3)
  public static let `static` = Modifiers(rawValue: 1 << 4)
  /// `class func`, `class var`.
  public static let `class` = Modifiers(rawValue: 1 << 5)
  public static let final = Modifiers(rawValue: 1 << 6)
  public static let override = Modifiers(rawValue: 1 << 7)
  public static let lazy = Modifiers(rawValue: 1 << 8)
  public static let weak = Modifiers(rawValue: 1 << 9)
  public static let mutating = Modifiers(rawValue: 1 << 10)
  public static let indirect = Modifiers(rawValue: 1 << 11)
  public static let nonisolated = Modifiers(rawValue: 1 << 12)
  public static let async = Modifiers(rawValue: 1 << 13)
  public static let `throws` = Modifiers(rawValue: 1 << 14)
  public static let convenience = Modifiers(rawValue: 1 << 15)
  public static let required = Modifiers(rawValue: 1 << 16)
  /// `init?`, `init!`.
  public static let failable = Modifiers(rawValue: 1 << 17)
  /// `let`, not `var`.
  public static let constant = Modifiers(rawValue: 1 << 18)
  /// The setter alone is less visible: `private(set)`.
  public static let restrictedSetter = Modifiers(rawValue: 1 << 19)
  public static let package = Modifiers(rawValue: 1 << 20)
  public static let inoutParameter = Modifiers(rawValue: 1 << 21)
  /// `T...`, `repeat each T`.
  public static let variadic = Modifiers(rawValue: 1 << 22)
  public static let unowned = Modifiers(rawValue: 1 << 23)
}

/// A declaration of a type, or an extension of one.
public struct TypeFact: Hashable, Sendable {
  public var kind: TypeDeclarationKind
  public var modifiers: Modifiers = []
  /// The name; of an extension the last part of what it extends.
  public var name: Symbol
  /// The type as written behind `extension`; none for other kinds.
  public var extended: ID<TypeNode> = .none
  /// The enclosing type declaration.
  public var parent: ID<TypeFact> = .none
  /// The function that the type is local to.
  public var outer: ID<FunctionFact> = .none
  /// The inheritance clause.
  public var inherited: IDRange<TypeArgument> = .empty
  public var generics: IDRange<GenericParameter> = .empty
  public var attributes: IDRange<AttributeFact> = .empty
  /// The first paragraph of the documentation comment, on one line; none for extensions.
  public var documentation: Symbol = .none
  /// The condition of the innermost `#if` clause round the declaration, as written (`DEBUG`, `!(DEBUG)` for its `#else`).
  public var condition: Symbol = .none
  /// Where the name stands, in bytes from the start of the file.
  public var offset: UInt32
  /// Where the declaration ends.
  public var end: UInt32 = 0

  public init(kind: TypeDeclarationKind, name: Symbol, offset: UInt32) {
    self.kind = kind
    self.name = name
    self.offset = offset
  }
}

/// A generic parameter, or one requirement of a `where` clause (`T: P`, `T.X == Y`, with `T` or `T.X` as the name's path in `subject`).
public struct GenericParameter: Hashable, Sendable {
  /// The parameter's name; none for a requirement.
  public var name: Symbol
  /// The left side of a requirement.
  public var subject: ID<TypeNode> = .none
  /// What it conforms to or equals.
  public var constraint: ID<TypeNode> = .none
  public var isEquality = false

  public init(name: Symbol) { self.name = name }
}

/// `@name(arguments)`.
public struct AttributeFact: Hashable, Sendable {
  public var name: Symbol
  /// The attribute's type as written, where it is more than a name (`@Box<Int>`, `@SwiftUI.State`).
  public var type: ID<TypeNode> = .none
  public var arguments: IDRange<Argument> = .empty
  public var offset: UInt32

  public init(name: Symbol, offset: UInt32) {
    self.name = name
    self.offset = offset
  }
}

/// A stored or computed property, also a global or a local with accessors. `var (a, b)` and `var a, b` give one fact a name.
public struct PropertyFact: Hashable, Sendable {
  public var name: Symbol
  public var modifiers: Modifiers = []
  /// The type that declares it; none for a global or a local.
  public var owner: ID<TypeFact> = .none
  /// The function that it is local to.
  public var outer: ID<FunctionFact> = .none
  /// As written.
  public var type: ID<TypeNode> = .none
  /// A function of kind `initialValue` whose one operation returns the value. Of `let (a, b) = f()` the values are members `0` and `1` of
  /// the tuple, which they share.
  public var initial: ID<FunctionFact> = .none
  /// Accessors, where they have a body: none for a requirement of a protocol. `_read` counts as a getter, `_modify` and `init` as setters.
  public var getter: ID<FunctionFact> = .none
  public var setter: ID<FunctionFact> = .none
  public var willSet: ID<FunctionFact> = .none
  public var didSet: ID<FunctionFact> = .none
  public var attributes: IDRange<AttributeFact> = .empty
  public var condition: Symbol = .none
  public var offset: UInt32

  public init(name: Symbol, offset: UInt32) {
    self.name = name
    self.offset = offset
  }
}

/// A case of an enum.
public struct CaseFact: Hashable, Sendable {
  public var name: Symbol
  public var owner: ID<TypeFact>
  /// The payload.
  public var parameters: IDRange<ParameterFact> = .empty
  public var hasRawValue = false
  /// The literal's text where the raw value is a string without interpolation.
  public var rawText: Symbol = .none
  /// The first paragraph of the documentation comment, on one line.
  public var documentation: Symbol = .none
  public var attributes: IDRange<AttributeFact> = .empty
  public var condition: Symbol = .none
  public var offset: UInt32

  public init(name: Symbol, owner: ID<TypeFact>, offset: UInt32) {
    self.name = name
    self.owner = owner
    self.offset = offset
  }
}

/// A type alias or an associated type (whose `type` is its default, and `constraint` what it conforms to).
public struct AliasFact: Hashable, Sendable {
  public var name: Symbol
  public var owner: ID<TypeFact> = .none
  /// The function that it is local to.
  public var outer: ID<FunctionFact> = .none
  public var type: ID<TypeNode> = .none
  public var constraint: ID<TypeNode> = .none
  public var generics: IDRange<GenericParameter> = .empty
  public var isAssociated = false
  public var offset: UInt32

  public init(name: Symbol, offset: UInt32) {
    self.name = name
    self.offset = offset
  }
}

/// A parameter of a function, a closure, a subscript or a case.
public struct ParameterFact: Hashable, Sendable {
  /// The argument label; none for `_`, and for what has no labels.
  public var label: Symbol
  /// The name inside; none for `_` or a payload.
  public var name: Symbol
  public var modifiers: Modifiers = []
  public var type: ID<TypeNode> = .none
  /// A function of kind `initialValue`.
  public var defaultValue: ID<FunctionFact> = .none
  /// Those of its type too: `@escaping`, `@autoclosure`.
  public var attributes: IDRange<AttributeFact> = .empty
  public var offset: UInt32

  public init(label: Symbol, name: Symbol, offset: UInt32) {
    self.label = label
    self.name = name
    self.offset = offset
  }
}

/// What a function fact is in the source.
public enum FunctionKind: UInt8, Hashable, Sendable {
  case function, initializer, deinitializer
  /// A subscript's getter and setter are `getter` and `setter` with parameters, named `subscript`.
  ///
  /// The last parameter of a setter, the one of `willSet` and `didSet`, is the value, named `newValue` or `oldValue` where no name is written.
  case getter, setter, willSet, didSet
  case closure
  /// The initial value of a property or parameter: one `return`.
  case initialValue
  /// An `if`, `switch` or `do` used as a value; its operations are one such statement, its branches' last values the result.
  case block
  /// The statements of a file outside declarations.
  case topLevel
  /// The closure of a freestanding declaration macro (`#Preview { … }`).
  case macro
}

/// A body: of a function, an accessor, a closure, an initial value.
public struct FunctionFact: Hashable, Sendable {
  public var kind: FunctionKind
  public var modifiers: Modifiers = []
  /// The name; the property's for accessors and initial values, the macro's for macros, `init`, `deinit`, `subscript`.
  public var name: Symbol
  /// The type that declares it (for a closure that of the outermost function); none outside types.
  public var owner: ID<TypeFact> = .none
  /// The function round a closure, a local function, a block.
  public var outer: ID<FunctionFact> = .none
  public var parameters: IDRange<ParameterFact> = .empty
  public var result: ID<TypeNode> = .none
  public var generics: IDRange<GenericParameter> = .empty
  public var attributes: IDRange<AttributeFact> = .empty
  /// The body. Empty for a requirement of a protocol.
  public var body: IDRange<Operation> = .empty
  public var hasBody = false
  /// A closure's `$0`, `$1`, …: one more than the highest that it uses.
  public var anonymousParameters: UInt8 = 0
  public var condition: Symbol = .none
  /// Where the name stands (`init`, `get`, the brace of a closure).
  public var offset: UInt32
  /// Where the body ends.
  public var end: UInt32 = 0

  public init(kind: FunctionKind, name: Symbol, offset: UInt32) {
    self.kind = kind
    self.name = name
    self.offset = offset
  }
}
