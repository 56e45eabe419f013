/// Words that have the same symbol in every file: reserved words first, then contextual keywords, names and operators that tests of
/// syntax ask for.
///
/// A case is named like its word; `_`, `Type`, `Protocol`, `none` and the operators have spelled-out names.
public enum Word: UInt8, Sendable, CaseIterable {
  // Reserved: a token that spells one of these outside backticks has the kind `keyword`.
  case `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`, `else`, `enum`
  case `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`
  case `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`
  case `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`
  case `typealias`, `var`, `where`, `while`, `as`, `Any`, underscore

  // Contextual keywords, attributes, directives.
  case actor, any, async, await, borrow, borrowing, consume, consuming, convenience, copy, didSet, discard, distributed, dynamic
  case each, final, get, indirect, infix, isolated, lazy, left, macro, mutating, nonisolated, nonmutating, nonsending, noneWord
  case of, open, optional, override, package, postfix, prefix, reasync, required, right, safe, sending, set, some, then, unknown
  case unowned, unsafe, weak, willSet, yield, protocolMember, typeMember, _modify, _read, modify, read, _mutate, mutate, unsafeAddress
  case unsafeMutableAddress, __consuming, __owned, __shared, _const, _local, available, unavailable, backDeployed, objc, abi
  case differentiable, derivative, transpose, escaping, autoclosure, convention, main, _specialize
  case _originallyDefinedIn, _implements, _effects, _spi, storageRestrictions, attached, freestanding, selector, keyPath, file
  case fileID, filePath, line, column, function, dsohandle, externalMacro, colorLiteral, imageLiteral, fileLiteral
  case sourceLocation, warning, error, swift, compiler, canImport, os, arch, targetEnvironment, hasFeature, hasAttribute
  case _documentation, _dynamicReplacement, elseif, endif, associativity, assignment, higherThan, lowerThan, extern

  // Operators.
  case less, greater, star, ampersand, minus, plus, closedRange, halfOpenRange, nilCoalescing, equals, notEquals, and, or, tilde
  case slash, bar, caret, percent, lessOrEqual, greaterOrEqual, plusAssign, minusAssign, not

  /// Any other word.
  case other

  /// Number of words before `other`.
  @inlinable public static var count: Int { Int(Word.other.rawValue) }
  /// Number of reserved words: those with a smaller raw value.
  @inlinable public static var reservedCount: Int { Int(Word.actor.rawValue) }
}

extension Word {
  /// The spelling of each word but `other`, in the order of the raw values.
  static let spellings: [StaticString] = [
    "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "var", "where", "while", "as", "Any", "_", "actor", "any", "async", "await", "borrow", "borrowing", "consume", "consuming",
    "convenience", "copy", "didSet", "discard", "distributed", "dynamic", "each", "final", "get", "indirect", "infix",
    "isolated", "lazy", "left", "macro", "mutating", "nonisolated", "nonmutating", "nonsending", "none", "of", "open",
    "optional", "override", "package", "postfix", "prefix", "reasync", "required", "right", "safe", "sending", "set", "some",
    "then", "unknown", "unowned", "unsafe", "weak", "willSet", "yield", "Protocol", "Type", "_modify", "_read", "modify", "read",
    "_mutate", "mutate", "unsafeAddress", "unsafeMutableAddress", "__consuming", "__owned", "__shared", "_const", "_local",
    "available", "unavailable", "backDeployed", "objc", "abi", "differentiable", "derivative", "transpose", "escaping",
    "autoclosure", "convention", "main", "_specialize", "_originallyDefinedIn", "_implements", "_effects", "_spi",
    "storageRestrictions", "attached", "freestanding", "selector", "keyPath", "file", "fileID", "filePath", "line", "column",
    "function", "dsohandle", "externalMacro", "colorLiteral", "imageLiteral", "fileLiteral", "sourceLocation", "warning",
    "error", "swift", "compiler", "canImport", "os", "arch", "targetEnvironment", "hasFeature", "hasAttribute",
    "_documentation", "_dynamicReplacement", "elseif", "endif", "associativity",
    "assignment", "higherThan", "lowerThan", "extern",
    "<", ">", "*", "&", "-", "+", "...",
    "..<", "??", "==", "!=", "&&", "||", "~", "/", "|", "^", "%", "<=", ">=", "+=", "-=", "!",
  ]
}
