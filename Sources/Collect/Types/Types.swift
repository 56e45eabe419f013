import Facts
import SwiftScan

/// Types as written.
extension Collector {
  mutating func type(_ node: Int) -> ID<TypeNode> {
    guard enter() else { return unknownType(offset(node)) }
    defer { leave() }
    let first = node + 1
    let hasChild = first < next(node)
    switch kind(node) {
    case .namedType: return namedType(node)
    case .memberType: return memberType(node)
    case .optionalType, .implicitlyUnwrappedType: return wrapping(.optional, node)
    case .arrayType: return wrapping(.array, node)
    case .someType: return wrapping(.some, node)
    case .anyType: return wrapping(.any, node)
    case .dictionaryType:
      guard hasChild, next(first) < next(node) else { break }
      let key = type(first)
      let value = type(next(first))
      return facts.add(TypeNode(kind: .dictionary, base: key, second: value, offset: offset(node)))
    case .inlineArrayType:
      guard hasChild, next(first) < next(node) else { break }
      let element = type(next(first))
      return facts.add(TypeNode(kind: .array, base: element, offset: offset(node)))
    case .tupleType: return tupleType(node)
    case .functionType: return functionType(node)
    case .compositionType:
      let mark = facts.pendingTypeArguments.count
      pushTypes(of: node)
      return facts.add(TypeNode(kind: .composition, arguments: facts.takeTypeArguments(from: mark), offset: offset(node)))
    case .suppressedType, .packExpansionType, .packElementType, .attributedType, .tupleTypeElement:
      var child = first
      while child < next(node) {
        if kind(child).isType { return type(child) }
        child = next(child)
      }
    default: break
    }
    if kind(node).isError || kind(node) == .unparsed { hasErrors = true }
    return unknownType(offset(node))
  }

  mutating func unknownType(_ offset: UInt32) -> ID<TypeNode> { facts.add(TypeNode(kind: .unknown, offset: offset)) }

  private mutating func wrapping(_ kind: TypeNodeKind, _ node: Int) -> ID<TypeNode> {
    let base = node + 1 < next(node) ? type(node + 1) : unknownType(offset(node))
    return facts.add(TypeNode(kind: kind, base: base, offset: offset(node)))
  }

  /// `Void` is the empty tuple, as `()` is.
  private mutating func namedType(_ node: Int) -> ID<TypeNode> {
    let token = tokens[firstToken(node)]
    let arguments = node + 1 < next(node) ? genericArguments(node + 1) : .empty
    if token.length == 4, arguments.isEmpty, syntax.text(Int(token.offset), Int(token.endOffset)).elementsEqual("Void".utf8) {
      return facts.add(TypeNode(kind: .tuple, offset: token.offset))
    }
    return facts.add(TypeNode(kind: .named, symbol: symbol(ofToken: firstToken(node)), arguments: arguments, offset: token.offset))
  }

  private mutating func memberType(_ node: Int) -> ID<TypeNode> {
    var child = node + 1
    let end = next(node)
    guard child < end else { return unknownType(offset(node)) }
    var base = type(child)
    child = next(child)
    var links = 0
    while child < end {
      let token = firstToken(child)
      links += 1
      if links > FileFacts.maximumDepth {
        hasErrors = true
        return unknownType(offset(node))
      }
      if tokens[token].word == .typeMember || tokens[token].word == .protocolMember {
        base = facts.add(TypeNode(kind: .metatype, base: base, offset: tokens[token].offset))
      } else {
        let arguments = child + 1 < next(child) ? genericArguments(child + 1) : .empty
        base = facts.add(
          TypeNode(kind: .member, symbol: symbol(ofToken: token), base: base, arguments: arguments, offset: tokens[token].offset))
      }
      child = next(child)
    }
    return base
  }

  /// `<A, B>`: a value argument is an unknown type.
  mutating func genericArguments(_ node: Int) -> IDRange<TypeArgument> {
    guard kind(node) == .genericArgumentClause else { return .empty }
    let mark = facts.pendingTypeArguments.count
    pushTypes(of: node)
    return facts.takeTypeArguments(from: mark)
  }

  /// Pushes each child as an element without label.
  mutating func pushTypes(of node: Int) {
    var child = node + 1
    let end = next(node)
    while child < end {
      let id = type(child)
      facts.pendingTypeArguments.append(TypeArgument(label: .none, type: id))
      child = next(child)
    }
  }

  private mutating func tupleType(_ node: Int) -> ID<TypeNode> {
    let mark = facts.pendingTypeArguments.count
    pushElements(of: node)
    if facts.pendingTypeArguments.count == mark + 1, facts.pendingTypeArguments[mark].label.isNone {
      let only = facts.pendingTypeArguments[mark].type
      facts.pendingTypeArguments.cut(to: mark)
      return only
    }
    return facts.add(TypeNode(kind: .tuple, arguments: facts.takeTypeArguments(from: mark), offset: offset(node)))
  }

  private mutating func functionType(_ node: Int) -> ID<TypeNode> {
    let mark = facts.pendingTypeArguments.count
    pushElements(of: node)
    let result = first(.returnClause, in: node).flatMap { $0 + 1 < next($0) ? $0 + 1 : nil }
    let base = if let result { type(result) } else { unknownType(offset(node)) }
    return facts.add(TypeNode(kind: .function, base: base, arguments: facts.takeTypeArguments(from: mark), offset: offset(node)))
  }

  /// Elements of a tuple or of a function's parameters: the first of two names is the label.
  private mutating func pushElements(of node: Int) {
    var element = node + 1
    let end = next(node)
    while element < end {
      if kind(element) == .tupleTypeElement { pushElement(element) }
      element = next(element)
    }
  }

  private mutating func pushElement(_ element: Int) {
    var name = Symbol.none
    var hasName = false
    var child = element + 1
    let end = next(element)
    while child < end {
      let childKind = kind(child)
      if childKind == .name, !hasName {
        name = label(ofToken: firstToken(child))
        hasName = true
      } else if childKind.isTypeOrMissing {
        let id = type(child)
        facts.pendingTypeArguments.append(TypeArgument(label: name, type: id))
        return
      }
      child = next(child)
    }
  }
}
