/// Kinds of nodes. Each says which children it has, in order: `x?` at most one, `x*` any number, `x+` at least one.
///
/// On broken source any child may be absent, and an `unexpected` node may stand between children; `missing` stands for a required one.
/// Tokens that no child covers (keywords, brackets, commas) belong to the node itself.
/// Where "expression", "type", "pattern", "declaration", "statement" is written, the child has any kind of that range
/// (`isExpression`, `isType`, …), or is a `conditionalBlock` where Swift allows `#if`. An "item" is a declaration, statement or expression.
public enum NodeKind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  // MARK: Structure

  /// The root: item*.
  case sourceFile
  /// Statements in braces: item*. Bodies of functions, loops, `do`, …; that of a `switchCase` has no braces.
  case codeBlock
  /// Members of a type or extension in braces: declaration*.
  case memberBlock
  /// `#if` … `#endif`: conditionalClause+. Stands for items, members, switch cases, array or argument elements, attributes (then it
  /// holds attributes
  /// alone, and stands before the declaration or among its attributes), or (in a postfix chain) suffixes.
  case conditionalBlock
  /// One branch: condition expression? (none for `#else`), then what the place of the block holds. First token: `#if`, `#elseif`, `#else`.
  case conditionalClause
  /// Tokens that fit nowhere. Leaf.
  case unexpected
  /// A required expression, type, pattern or name that is not there. Leaf without tokens.
  case missing
  /// A bracketed part that is nested too deeply to be parsed; its tokens are complete. Leaf.
  case unparsed
  /// `@Name`, `@Name(…)`: type (namedType or memberType), then argument*, attributeArguments? or genericWhereClause?.
  case attribute
  /// Arguments of an attribute that are no expressions (`@available(iOS 17, *)`, `@objc(a:b:)`), brackets included. Leaf.
  case attributeArguments
  /// `static`, `public`, `private(set)`, `unowned(safe)`: leaf whose first token is the word.
  case modifier
  /// The name that a declaration declares, or one of the (one or two) names of a parameter: leaf of one token
  /// (two or more for some operators). `init`, `deinit` and `subscript` count as the names of their declarations.
  case name
  /// `= value`: expression. Default values, raw values, initial values.
  case initializerClause
  /// `-> T`: type.
  case returnClause
  /// `throws(T)`: type. Plain `throws` is only a flag.
  case throwsClause
  /// `<T: P, each U, let n: Int>`: genericParameter*, genericWhereClause? (old style).
  case genericParameterClause
  /// attribute*, name, type? (the bound). `isLet` for a value parameter.
  case genericParameter
  /// `where A: B, C == D`: genericRequirement+.
  case genericWhereClause
  /// Two types, left and right of `:` or `==`.
  case genericRequirement
  /// `: A, B`: type+.
  case inheritanceClause
  /// `<A, B>` in a type or expression: type*; a value argument is an expression.
  case genericArgumentClause
  /// `(a b: T = v, …)` of a declaration or closure: parameter*.
  case parameterClause
  /// attribute*, modifier*, name (label, or label and name in one), name? (inner name), type?, initializerClause?. `isVariadic`.
  /// In an enum case's payload both names may be absent.
  case parameter

  // MARK: Declarations (`isDeclaration`)

  /// attribute*, modifier*, name, genericParameterClause?, inheritanceClause?, genericWhereClause?, memberBlock.
  case structDeclaration
  /// Like structDeclaration.
  case classDeclaration
  /// Like structDeclaration.
  case enumDeclaration
  /// Like structDeclaration.
  case actorDeclaration
  /// attribute*, modifier*, name, genericParameterClause? (primary associated types), inheritanceClause?, genericWhereClause?, memberBlock.
  case protocolDeclaration
  /// attribute*, modifier*, type, inheritanceClause?, genericWhereClause?, memberBlock.
  case extensionDeclaration
  /// attribute*, modifier*, name, genericParameterClause?, parameterClause, throwsClause?, returnClause?, genericWhereClause?,
  /// codeBlock?. `isAsync`, `isThrowing`.
  case functionDeclaration
  /// Like functionDeclaration without returnClause. `isOptional` for `init?`, `isForced` for `init!`.
  case initializerDeclaration
  /// attribute*, modifier*, name, codeBlock?. `isAsync`.
  case deinitializerDeclaration
  /// attribute*, modifier*, name, genericParameterClause?, parameterClause, returnClause, genericWhereClause?, accessorBlock?.
  case subscriptDeclaration
  /// `let`/`var`: attribute*, modifier*, binding+. `isLet`.
  case variableDeclaration
  /// One binding of a variable: pattern, type?, initializerClause?, accessorBlock?.
  case binding
  /// `case a, b(Int)`: attribute*, modifier*, enumElement+.
  case enumCaseDeclaration
  /// name, parameterClause? (the payload), initializerClause? (the raw value).
  case enumElement
  /// attribute*, modifier*, name, genericParameterClause?, type, genericWhereClause?.
  case typealiasDeclaration
  /// attribute*, modifier*, name, inheritanceClause?, type? (default), genericWhereClause?.
  case associatedtypeDeclaration
  /// attribute*, modifier*, name+: one name for each component of the path. The kind (`struct`, `func`) is a token.
  case importDeclaration
  /// modifier*, name, then tokens for the group.
  case operatorDeclaration
  /// attribute*, modifier*, name; the rest is tokens.
  case precedenceGroupDeclaration
  /// attribute*, modifier*, name, genericParameterClause?, parameterClause, returnClause?, initializerClause?, genericWhereClause?.
  case macroDeclaration
  /// A freestanding macro as a member, or with attributes: attribute*, modifier*, expression (macroExpansion or a chain on one).
  case macroExpansionDeclaration
  /// `{ get set }`, `{ get { … } }`, or a body that is the getter: accessor+, or item*.
  case accessorBlock
  /// attribute*, modifier*, name (`get`, `set`, `willSet`, …), parameterClause? (`set(value)`), throwsClause?, codeBlock?. `isAsync`,
  /// `isThrowing`.
  case accessor

  // MARK: Statements (`isStatement`)

  /// condition+, codeBlock. See `isCondition`.
  case guardStatement
  /// condition+, codeBlock.
  case whileStatement
  /// `repeat … while`: codeBlock, expression.
  case repeatStatement
  /// pattern, type?, expression, whereClause?, codeBlock. `isAsync` for `for await`, `isThrowing` for `for try`.
  case forStatement
  /// throwsClause?, codeBlock, catchClause*. Also in the place of an expression.
  case doStatement
  /// caseItem*, codeBlock.
  case catchClause
  /// codeBlock.
  case deferStatement
  /// expression?.
  case returnStatement
  /// expression.
  case throwStatement
  /// The label, if any, is the second token. Leaf.
  case breakStatement
  /// Like breakStatement.
  case continueStatement
  /// Leaf.
  case fallthroughStatement
  /// expression+.
  case yieldStatement
  /// `then value`: expression.
  case thenStatement
  /// `discard self`: expression.
  case discardStatement
  /// `label: statement`: the label is the first token; statement or expression (`if`, `switch`).
  case labeledStatement

  // MARK: Conditions and parts of statements

  /// `let x = y`, `var x: T`, `let x`: pattern, type?, initializerClause?. `isLet`.
  case optionalBinding
  /// `case .a(let x) = y`: pattern, type?, initializerClause.
  case matchingCondition
  /// `#available(…)`, `#unavailable(…)`. Leaf.
  case availabilityCondition
  /// `where condition`: expression.
  case whereClause
  /// One `if` or `else if`: condition+, codeBlock.
  case ifClause
  /// Last `else`: codeBlock.
  case elseClause
  /// `case a, b where c:`, `default:`: attribute?, caseItem* (none when `isDefault`), codeBlock (without braces, also when empty).
  case switchCase
  /// One pattern of a case or catch: pattern, whereClause?. `catch where …` has no pattern.
  case caseItem

  // MARK: Expressions (`isExpression`)

  /// `a + b ? c : d as T`: expression, (binaryOperator | assignmentOperator | arrowOperator, expression | ternaryOperator, expression
  /// | castOperator | isOperator)+. Flat and unfolded: precedence is not looked at. `try`, `await` and prefix operators cover one operand.
  case sequence
  /// Between two operands of a sequence. Leaf, one or more tokens.
  case binaryOperator
  /// `=`. Leaf.
  case assignmentOperator
  /// `->` in an expression, with `async` and `throws` before it. Leaf.
  case arrowOperator
  /// `? x :`: expression.
  case ternaryOperator
  /// `as T`, `as? T`, `as! T`: type. `isOptional`, `isForced`.
  case castOperator
  /// `is T`: type.
  case isOperator
  /// `try`, `try?`, `try!`: expression. `isOptional`, `isForced`.
  case tryExpression
  /// `await x`: expression.
  case awaitExpression
  /// `unsafe x`: expression.
  case unsafeExpression
  /// `consume x`, `copy x`, `borrow x`: expression; the first token tells which.
  case ownershipExpression
  /// `repeat each x`, up to the end of the expression: expression.
  case packExpansionExpression
  /// `each x`: expression.
  case packElementExpression
  /// `&x`: expression.
  case inoutExpression
  /// `-x`, `!x`: expression. The operator is the first token.
  case prefixOperatorExpression
  /// A primary with what is applied to it, flat: expression, suffix+. See `isSuffix`. Never without a suffix.
  case postfixChain
  /// A name, `Module::name` too: genericArgumentClause?; with `hasArgumentNames` followed by `(a:b:)` as tokens. `$0`, `Self`, `Any`,
  /// `init` and operators as values are identifiers too.
  case identifierExpression
  /// `.name`: like identifierExpression; the name is the second token.
  case implicitMemberExpression
  /// Leaf.
  case selfExpression
  /// Leaf.
  case superExpression
  /// `_`. Leaf.
  case wildcardExpression
  /// `nil`. Leaf.
  case nilLiteral
  /// `true`, `false`. Leaf.
  case booleanLiteral
  /// Leaf.
  case integerLiteral
  /// Leaf.
  case floatLiteral
  /// interpolation*. From `stringStart` to `stringEnd`.
  case stringLiteral
  /// `\(…)`: argument*.
  case interpolation
  /// Leaf.
  case regexLiteral
  /// `[a, b]`: expression*.
  case arrayLiteral
  /// `[a: b]`, `[:]`: dictionaryElement*.
  case dictionaryLiteral
  /// expression (key), expression (value).
  case dictionaryElement
  /// `(a, b: c)`: argument*. Also for plain parentheses, which have one argument without label.
  case tupleExpression
  /// expression. `hasLabel`: the label is the first token. The expression may be an operator used as a value (identifierExpression).
  case argument
  /// `{ … }`: closureSignature?, item*.
  case closureExpression
  /// Up to and with `in`: attribute*, captureClause?, parameterClause?, throwsClause?, returnClause?. `isAsync`, `isThrowing`.
  /// Parameters without parentheses (`a, b in`) are a parameterClause too.
  case closureSignature
  /// `[weak self, x = y]`: capture*.
  case captureClause
  /// name, initializerClause?. Words before the name (`weak`, `unowned(safe)`) are tokens. A capture of `self` has the name `self`.
  case capture
  /// `\.a.b`, `\Type.a[0]?`: type? (root), then suffix* (member, subscript, call, optionalChain, forceUnwrap).
  case keyPathExpression
  /// `#name`: genericArgumentClause?. Arguments and trailing closures follow as suffixes of the chain. `#selector`, `#keyPath`, `#file`
  /// too.
  case macroExpansion
  /// A type where only a type fits: `any P`, `some P`, `(inout A) -> B`, `~A`: type.
  case typeExpression
  /// `let x`, `var (a, b)`, `is T` inside an expression of a pattern: pattern.
  case patternExpression
  /// `if … else if … else …`, as statement or expression: ifClause+, elseClause?.
  case ifExpression
  /// expression, (switchCase | conditionalBlock)*. Statement or expression.
  case switchExpression

  // MARK: Suffixes of a chain (`isSuffix`)

  /// `.name`, `.Module::name`, `.self`, `.init`, `.0`: genericArgumentClause?; with `hasArgumentNames` followed by `(a:b:)` as tokens.
  /// The name is the second token (`SyntaxTree.nameToken(of:)` looks behind a module).
  case member
  /// `(…)`: argument*.
  case call
  /// `{ … }`, `label: { … }`: closureExpression. `hasLabel`: the label is the first token. The first of a call never has one.
  case trailingClosure
  /// `[…]`: argument*.
  case subscriptCall
  /// `?`. Leaf.
  case optionalChain
  /// `!`. Leaf.
  case forceUnwrap
  /// Leaf.
  case postfixOperator

  // MARK: Types (`isType`)

  /// `Name`, `Name<A>`: genericArgumentClause?. The name is the first token. `Self`, `Any`, and `class` in an inheritance clause too.
  case namedType
  /// `A.B<C>.D`, flat: type (the base, most often a namedType), namedType+. `.Type` and `.Protocol` are namedTypes too.
  case memberType
  /// `T?`: type.
  case optionalType
  /// `T!`: type.
  case implicitlyUnwrappedType
  /// `[T]`: type.
  case arrayType
  /// `[K: V]`: type, type.
  case dictionaryType
  /// `[3 of T]`: type or expression, type.
  case inlineArrayType
  /// `(A, b: B)`: tupleTypeElement*. Also for plain parentheses.
  case tupleType
  /// attribute*, name*, type. Names are labels (`a b: T`). `hasLabel`, `isVariadic`.
  case tupleTypeElement
  /// `(A) async throws -> B`: tupleTypeElement*, throwsClause?, returnClause. `isAsync`, `isThrowing`.
  case functionType
  /// `some T`: type.
  case someType
  /// `any T`: type.
  case anyType
  /// `A & B`: type+.
  case compositionType
  /// `~T`: type.
  case suppressedType
  /// `repeat T`: type.
  case packExpansionType
  /// `each T`: type.
  case packElementType
  /// `@escaping T`, `inout T`, `sending T`, `isolated T`: attribute*, type. Specifiers are tokens.
  case attributedType
  /// `_`. Leaf.
  case wildcardType

  // MARK: Patterns (`isPattern`)

  /// `x` that is bound. Leaf.
  case identifierPattern
  /// `_`. Leaf.
  case wildcardPattern
  /// `(a, b: c)`: tuplePatternElement*.
  case tuplePattern
  /// pattern. `hasLabel`: the label is the first token.
  case tuplePatternElement
  /// `let p`, `var p`: pattern. `isLet`.
  case bindingPattern
  /// `.name`, `Type.name`, `.name(p, q: r)`: type? (what stands before the last period), name, tuplePattern? (the payload).
  /// `Type.constant` looks the same and has this kind too. With `hasArgumentNames`, `.name(a:b:)` without patterns.
  case enumCasePattern
  /// `is T`: type.
  case isPattern
  /// `p as T`: pattern, type.
  case asPattern
  /// `p?`: pattern.
  case optionalPattern
  /// An expression compared with `~=`: expression.
  case expressionPattern
}
