/// What a statement does. An operation's children follow it; `end` is the position behind the last of them.
public enum OperationKind: UInt8, Hashable, Sendable {
  /// `value` alone: a call, a view in a result builder, a closure's or function's single expression.
  case evaluate
  /// `target = value`; for `+=` and its like `symbol` is the operator. The target may be a tuple or a `discard`.
  case assign
  /// `let pattern: type = value`, also without value. Flag `isConstant`. A capture with a value (`[x = y]`) is one too, first in its closure.
  case bind
  /// Children: `condition`…, a `block`, then a `block` for `else` (which holds an `if` for `else if`), where there is one.
  case `if`
  /// Children: `condition`…, a `block` for the else.
  case `guard`
  /// `value` alone, or `pattern` = `value` (`if let x`, `if case .a(let x) = y`; for `if let x` the value is the name `x` and the
  /// pattern an `optional` of the binding). `#available(…)` is a `macro` value.
  case condition
  /// `value` is the subject; children: `switchCase`… (under `#if`: those of all clauses)
  case `switch`
  /// Flags `isDefault`, `isUnknown`. Children: `casePattern`…, then a `block`.
  case switchCase
  /// `pattern`, with `value` as its `where`.
  case casePattern
  /// `for pattern in value`; child: a `block`. `target` is its `where`.
  case `for`
  /// Children: `condition`…, a `block`.
  case `while`
  /// Children: a `block`, then a `condition`. (A label of a statement is left out.)
  case `repeat`
  /// Children: a `block`, then `catch`…
  case `do`
  /// `pattern` (with `value` as `where`), where given; child: a `block`. `catch a, b` is two, of which the last has the block.
  case `catch`
  case `defer`
  case block
  /// `value`, where given.
  case `return`
  case `throw`
  case `break`
  case `continue`
  case `fallthrough`
  case yield
  /// A local function: `function`.
  case function
  /// A local property with accessors or attributes (`@Bindable var model = model`): `property`, whose initial value is evaluated here.
  case property
  /// Children: `clause`…
  case compileIf
  /// `symbol` is the condition as written; empty for `#else`. Children: its operations.
  case clause
}

/// A branch of an `#if`, wherever it stands: round declarations, among statements, in a chain of modifiers, among arguments.
public struct ConditionalClause: Hashable, Sendable {
  /// Where the `#if` begins.
  public var block: UInt32
  /// The condition as written; `none` for `#else`.
  public var condition: Symbol
  public var offset: UInt32
  public var end: UInt32

  public init(block: UInt32, condition: Symbol, offset: UInt32, end: UInt32) {
    self.block = block
    self.condition = condition
    self.offset = offset
    self.end = end
  }
}

/// Small properties of an operation.
public struct OperationFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `let`, not `var`.
  public static let isConstant = OperationFlags(rawValue: 1)
  /// `default:` of a switch.
  public static let isDefault = OperationFlags(rawValue: 2)
  /// `@unknown default:`.
  public static let isUnknown = OperationFlags(rawValue: 4)
}

/// A statement: a node of a tree that lies flat, in source order, in the file's `operations`.
public struct Operation: Hashable, Sendable {
  public var kind: OperationKind
  public var flags: OperationFlags = []
  public var symbol: Symbol = .none
  public var offset: UInt32
  /// The position behind the last child; its own position + 1 where it has none.
  public var end: ID<Operation> = .none
  /// `target`, or the `function` or `property` of a declaration: no kind has two of them.
  @usableFromInline var targetOrDeclaration: Int32 = -1
  public var value: ID<Value> = .none
  public var pattern: ID<Pattern> = .none
  public var type: ID<TypeNode> = .none

  public init(kind: OperationKind, offset: UInt32) {
    self.kind = kind
    self.offset = offset
  }

  @inlinable public var target: ID<Value> {
    get { kind == .function || kind == .property ? .none : ID(targetOrDeclaration) }
    set { if kind != .function, kind != .property { targetOrDeclaration = newValue.raw } }
  }

  @inlinable public var function: ID<FunctionFact> {
    get { kind == .function ? ID(targetOrDeclaration) : .none }
    set { if kind == .function { targetOrDeclaration = newValue.raw } }
  }

  @inlinable public var property: ID<PropertyFact> {
    get { kind == .property ? ID(targetOrDeclaration) : .none }
    set { if kind == .property { targetOrDeclaration = newValue.raw } }
  }
}

/// The form of a pattern.
public enum PatternKind: UInt8, Hashable, Sendable {
  /// `_`
  case wildcard
  /// A name that is bound (`let x`, or `x` under an outer `let`).
  case binding
  /// `type.symbol(elements)`, `.symbol(elements)`, with `hasPayload` where parentheses stand.
  case enumCase
  case tuple
  /// `sub?`, and the pattern of `if let`
  case optional
  /// `is type`
  case test
  /// `sub as type`
  case cast
  /// Any other value, matched by `~=`.
  case value
}

/// A pattern: a node of a tree that lies flat in the file's `patterns`.
public struct Pattern: Hashable, Sendable {
  public var kind: PatternKind
  public var hasPayload = false
  public var symbol: Symbol = .none
  public var offset: UInt32
  public var sub: ID<Pattern> = .none
  /// Before the dot of an `enumCase`; behind `is` and `as`.
  public var type: ID<TypeNode> = .none
  public var value: ID<Value> = .none
  public var elements: IDRange<PatternElement> = .empty

  public init(kind: PatternKind, offset: UInt32) {
    self.kind = kind
    self.offset = offset
  }
}

/// An element of a tuple pattern or of a case's payload.
public struct PatternElement: Hashable, Sendable {
  public var label: Symbol
  public var pattern: ID<Pattern>

  public init(label: Symbol, pattern: ID<Pattern>) {
    self.label = label
    self.pattern = pattern
  }
}
