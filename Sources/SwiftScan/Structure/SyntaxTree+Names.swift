extension SyntaxTree {
  /// The token that names a node; nil for kinds without a name, and where broken source has none.
  ///
  /// - declarations, `enumElement`, `enumCasePattern`, `accessor`, `capture`: their child `name` (the first);
  /// - `parameter`: its first `name`, the label; `_` if it says so;
  /// - `identifierExpression`, `identifierPattern`, `namedType`, `macroExpansion`, `name`, `modifier`: the first token, or the one after
  /// `Module::`;
  /// - `member`, `implicitMemberExpression`: the token after the period;
  /// - `argument`, `trailingClosure`, `tuplePatternElement`, `tupleTypeElement` with a label, `labeledStatement`: the label;
  /// - `attribute`: the last name of its type.
  @inlinable public func nameToken(of index: NodeIndex) -> TokenIndex? {
    let node = self[index]
    switch node.kind {
    case .identifierPattern, .name, .modifier, .labeledStatement:
      return node.firstToken
    case .identifierExpression, .namedType, .macroExpansion:
      return afterModule(node.firstToken)
    case .member, .implicitMemberExpression:
      let name = node.firstToken + 1
      return name < node.endToken ? afterModule(name) : nil
    case .argument, .trailingClosure, .tuplePatternElement:
      return node.flags.contains(.hasLabel) ? node.firstToken : nil
    case .attribute:
      guard let type = firstChild(of: index, where: \.isType) else { return nil }
      if kind(type) == .memberType { return lastChild(of: type).map { afterModule(self[$0].firstToken) } }
      return afterModule(self[type].firstToken)
    case .extensionDeclaration:
      return nil
    default:
      guard node.kind.isDeclaration || node.kind == .parameter || node.kind == .capture || node.kind == .enumCasePattern
        || node.kind == .tupleTypeElement || node.kind == .genericParameter
      else { return nil }
      return first(.name, in: index).map { self[$0].firstToken }
    }
  }

  /// The name itself of `Module::name`.
  @inlinable func afterModule(_ first: TokenIndex) -> TokenIndex { self[first + 1].kind == .colonColon ? first + 2 : first }

  /// The symbol of `nameToken(of:)`, else `Symbol.none`.
  @inlinable public func symbol(of node: NodeIndex) -> Symbol {
    nameToken(of: node).map { self[$0].symbol } ?? .none
  }

  /// The symbol of a token.
  @inlinable public func symbol(_ token: TokenIndex) -> Symbol { self[token].symbol }

  /// Number of symbols in use: all have a raw value below it.
  @inlinable public var symbolCount: Int { storage.pointee.names.extents.count }

  /// The bytes of a name, without backticks; valid until the next scan. Empty for `Symbol.none`.
  @inlinable public func utf8(_ symbol: Symbol) -> UnsafeBufferPointer<UInt8> {
    guard symbol.rawValue < UInt32(truncatingIfNeeded: symbolCount) else { return UnsafeBufferPointer(start: nil, count: 0) }
    let extent = storage.pointee.names.extents.base[Int(symbol.rawValue)]
    return UnsafeBufferPointer(start: storage.pointee.names.blob.base + Int(extent.offset), count: Int(extent.length))
  }

  /// The name as a string; makes one at each call. Bytes that are not UTF-8 are repaired.
  public func text(_ symbol: Symbol) -> String { String(decoding: utf8(symbol), as: UTF8.self) }

  /// The symbol that a name has in this file; nil when the file does not contain it.
  public func symbol(named name: String) -> Symbol? {
    var name = name
    return name.withUTF8 { utf8 in
      guard let base = utf8.baseAddress else { return nil }
      return storage.pointee.names.lookup(base, utf8.count).map { Symbol(rawValue: $0) }
    }
  }
}
