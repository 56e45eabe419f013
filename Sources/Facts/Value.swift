/// The form of a value. `try`, `await`, parentheses round one value and the like are left out; names are not resolved here.
public enum ValueKind: UInt8, Hashable, Sendable {
  /// `symbol`, with generic arguments in `type` (a `named` node) where given. `Self`, `$0` and `$1` are names too, operators also.
  /// Of a name with argument names (`move(from:to:)`) these are the labels of `arguments` without values, none for `_`; likewise of members.
  case name
  /// `$symbol`: the projected value, `symbol` without the dollar.
  case projected
  /// `base.symbol`, with generic arguments in `type`. `base.self` is `base`, unless `base` names a type (then a `metatype`).
  case member
  /// `.symbol`
  case implicitMember
  case `self`
  case `super`
  /// `base(arguments)`, trailing closures among the arguments.
  case call
  /// `base[arguments]`
  case `subscript`
  /// `{ … }`: `function`
  case closure
  /// `[arguments]`. Before a call's parentheses `[T]` is a `type`.
  case array
  /// `[key: value, …]`: arguments in pairs.
  case dictionary
  /// `(arguments)` with none or several elements, or one with a label.
  case tuple
  /// `base ? second : third`
  case ternary
  /// `base symbol second`, folded by the standard precedences (an unknown operator has the default one); `??` is one of these,
  /// and `=` where an assignment is no statement of its own.
  case binary
  /// `symbol base` or `base symbol`
  case unary
  /// `base as type`; `flags` tell `as?`, `as!`, `is`.
  case cast
  /// `base?` inside a chain.
  case optionalChain
  /// `base!`
  case force
  /// `&base`
  case inOut
  /// A type used as a value: `[Int]`, `[String: Int]`, `(Int) -> Void`, `Int?`: `type`.
  case type
  /// `type.self`, `type.Type`
  case metatype
  /// `\type.a.b[0]`: the components as arguments, the name as the label, a subscript's or call's value (of several a `tuple`) where there
  /// is one. `?` and `!` between components are left out: the members' types tell them.
  case keyPath
  /// A string literal: without interpolation `symbol` is its text (escapes decoded, indentation of lines taken away, long ones cut),
  /// else flag `interpolated`, and the parts are the arguments (literal parts are `string` values without label).
  case string
  /// A number or a regex, its text in `symbol`.
  case number
  case regex
  /// `true`: flag `isTrue`
  case bool
  case `nil`
  /// `if`, `switch` or `do` as a value: `function` of kind `block`
  case block
  /// `#symbol(arguments)`. Of `#available(…)` without its arguments.
  case macro
  /// `_` on the left of an assignment
  case discard
  case unknown
}

/// Small properties of a value.
public struct ValueFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The literal `true`.
  public static let isTrue = ValueFlags(rawValue: 1)
  /// `as?`
  public static let conditional = ValueFlags(rawValue: 2)
  /// `as!`
  public static let forced = ValueFlags(rawValue: 4)
  /// `is`
  public static let test = ValueFlags(rawValue: 8)
  /// Behind `await`.
  public static let awaited = ValueFlags(rawValue: 16)
  /// An operator behind its operand.
  public static let postfix = ValueFlags(rawValue: 32)
  /// A string with values in it.
  public static let interpolated = ValueFlags(rawValue: 64)
  /// Behind `try`.
  public static let tried = ValueFlags(rawValue: 128)
}

/// A value: a node of a tree that lies flat in the file's `values`; children stand before their parent.
public struct Value: Hashable, Sendable {
  public var kind: ValueKind
  public var flags: ValueFlags = []
  public var symbol: Symbol = .none
  /// Where the thing that names it stands: of a member its name, of a call, a subscript, `?` and `!` the last name before it, of an operator
  /// the operator.
  public var offset: UInt32
  public var base: ID<Value> = .none
  /// `second`, or of a closure or block `function`: no kind has both.
  @usableFromInline var secondOrFunction: Int32 = -1
  /// `type`, or of a ternary `third`: no kind has both.
  @usableFromInline var typeOrThird: Int32 = -1
  public var arguments: IDRange<Argument> = .empty

  public init(kind: ValueKind, offset: UInt32) {
    self.kind = kind
    self.offset = offset
  }

  @inlinable public var second: ID<Value> {
    get { kind.hasFunction ? .none : ID(secondOrFunction) }
    set { if !kind.hasFunction { secondOrFunction = newValue.raw } }
  }

  /// Of closures and blocks only.
  @inlinable public var function: ID<FunctionFact> {
    get { kind.hasFunction ? ID(secondOrFunction) : .none }
    set { if kind.hasFunction { secondOrFunction = newValue.raw } }
  }

  /// Of ternaries only.
  @inlinable public var third: ID<Value> {
    get { kind == .ternary ? ID(typeOrThird) : .none }
    set { if kind == .ternary { typeOrThird = newValue.raw } }
  }

  @inlinable public var type: ID<TypeNode> {
    get { kind == .ternary ? .none : ID(typeOrThird) }
    set { if kind != .ternary { typeOrThird = newValue.raw } }
  }
}

extension ValueKind {
  /// Whether values of this kind have a `function`.
  @inlinable public var hasFunction: Bool { self == .closure || self == .block }
}

/// An argument of a call, an element of a literal, a component of a key path.
public struct Argument: Hashable, Sendable {
  /// None where there is none.
  public var label: Symbol
  public var value: ID<Value>
  /// A closure behind the parentheses.
  public var isTrailing: Bool
  /// Where the label, or else the value, starts.
  public var offset: UInt32

  public init(label: Symbol, value: ID<Value>, isTrailing: Bool = false, offset: UInt32) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.offset = offset
  }
}
