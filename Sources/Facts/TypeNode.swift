/// The form of a type as written.
public enum TypeNodeKind: UInt8, Hashable, Sendable {
  /// `symbol<arguments>`
  case named
  /// `base.symbol<arguments>`
  case member
  /// `base?`, also `base!`
  case optional
  /// `[base]`
  case array
  /// `[base: second]`
  case dictionary
  /// `(arguments)`; `()` and `Void` are a tuple without elements. A parenthesised type is its content.
  case tuple
  /// `(arguments) -> base`
  case function
  /// `some base`
  case some
  /// `any base`
  case any
  /// `A & B`
  case composition
  /// `base.Type`, `base.Protocol`
  case metatype
  /// `_`, or what could not be read.
  case unknown
}

/// A type as written; attributes, `inout`, `borrowing`, `each`, `~` are left out.
public struct TypeNode: Hashable, Sendable {
  public var kind: TypeNodeKind
  public var symbol: Symbol
  public var base: ID<TypeNode>
  public var second: ID<TypeNode>
  public var arguments: IDRange<TypeArgument>
  public var offset: UInt32

  public init(
    kind: TypeNodeKind, symbol: Symbol = .none, base: ID<TypeNode> = .none, second: ID<TypeNode> = .none,
    arguments: IDRange<TypeArgument> = .empty, offset: UInt32
  ) {
    self.kind = kind
    self.symbol = symbol
    self.base = base
    self.second = second
    self.arguments = arguments
    self.offset = offset
  }
}

/// An element of a generic argument list, a tuple, a parameter list, an inheritance clause.
public struct TypeArgument: Hashable, Sendable {
  public var label: Symbol
  public var type: ID<TypeNode>

  public init(label: Symbol, type: ID<TypeNode>) {
    self.label = label
    self.type = type
  }
}
