extension NodeKind {
  @inlinable public var isDeclaration: Bool {
    rawValue >= NodeKind.structDeclaration.rawValue && rawValue <= NodeKind.accessor.rawValue
  }
  /// `if` and `switch` are expressions.
  @inlinable public var isStatement: Bool {
    rawValue >= NodeKind.guardStatement.rawValue && rawValue <= NodeKind.labeledStatement.rawValue
  }
  /// What may stand between `if`, `guard` or `while` and the body: an expression, or one of three kinds of its own.
  @inlinable public var isCondition: Bool {
    isExpression || (rawValue >= NodeKind.optionalBinding.rawValue && rawValue <= NodeKind.availabilityCondition.rawValue)
  }
  /// Also true of the parts that stand only inside expressions, such as `argument`.
  @inlinable public var isExpression: Bool {
    rawValue >= NodeKind.sequence.rawValue && rawValue <= NodeKind.switchExpression.rawValue
  }
  @inlinable public var isType: Bool {
    rawValue >= NodeKind.namedType.rawValue && rawValue <= NodeKind.wildcardType.rawValue
  }
  @inlinable public var isPattern: Bool {
    rawValue >= NodeKind.identifierPattern.rawValue && rawValue <= NodeKind.expressionPattern.rawValue
  }
  /// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
  @inlinable public var isTypeDeclaration: Bool {
    rawValue >= NodeKind.structDeclaration.rawValue && rawValue <= NodeKind.extensionDeclaration.rawValue
  }
  /// A sign of source that could not be understood: `unexpected` or `missing`.
  @inlinable public var isError: Bool { self == .unexpected || self == .missing }
}
