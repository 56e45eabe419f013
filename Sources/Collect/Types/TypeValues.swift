import Facts
import SwiftScan

/// Types that are written as expressions: `[Int]()`, `Route.self`, `(Int) -> Void`, `Int?.none`.
extension Collector {
  /// Whether a value can only be, or is by the rules of naming, a type.
  mutating func looksLikeType(_ id: ID<Value>) -> Bool {
    var id = id
    while id.exists {
      let value = facts.values[id.index]
      switch value.kind {
      case .name, .member: return names.isTypeName(value.symbol)
      case .type, .metatype: return true
      case .optionalChain: id = value.base
      case .array: id = value.arguments.count == 1 ? facts.arguments[value.arguments.indices.lowerBound].value : .none
      case .dictionary: id = value.arguments.count == 2 ? facts.arguments[value.arguments.indices.lowerBound].value : .none
      case .tuple: return areTypes(value.arguments)
      default: return false
      }
    }
    return false
  }

  private mutating func areTypes(_ range: IDRange<Argument>) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    for position in range.indices where !looksLikeType(facts.arguments[position].value) { return false }
    return true
  }

  /// The type that a value spells; `none` where it spells none.
  mutating func typeNode(of id: ID<Value>) -> ID<TypeNode> {
    guard id.exists, enter() else { return .none }
    defer { leave() }
    let value = facts.values[id.index]
    switch value.kind {
    case .name:
      if value.type.exists { return value.type }
      if names.spells(value.symbol, "Void") { return facts.add(TypeNode(kind: .tuple, offset: value.offset)) }
      return facts.add(TypeNode(kind: .named, symbol: value.symbol, offset: value.offset))
    case .member:
      let base = typeNode(of: value.base)
      guard base.exists else { return .none }
      let arguments = value.type.exists ? facts.typeNodes[value.type.index].arguments : .empty
      return facts.add(TypeNode(kind: .member, symbol: value.symbol, base: base, arguments: arguments, offset: value.offset))
    case .type: return value.type
    case .metatype: return facts.add(TypeNode(kind: .metatype, base: value.type, offset: value.offset))
    case .optionalChain, .force:
      let base = typeNode(of: value.base)
      return base.exists ? facts.add(TypeNode(kind: .optional, base: base, offset: value.offset)) : .none
    case .array:
      let base = value.arguments.count == 1 ? typeNode(ofArgument: value.arguments, 0) : .none
      return base.exists ? facts.add(TypeNode(kind: .array, base: base, offset: value.offset)) : .none
    case .dictionary:
      let base = value.arguments.count == 2 ? typeNode(ofArgument: value.arguments, 0) : .none
      let second = value.arguments.count == 2 ? typeNode(ofArgument: value.arguments, 1) : .none
      guard base.exists, second.exists else { return .none }
      return facts.add(TypeNode(kind: .dictionary, base: base, second: second, offset: value.offset))
    case .tuple: return tupleTypeNode(value)
    default: return .none
    }
  }

  private mutating func typeNode(ofArgument range: IDRange<Argument>, _ position: Int) -> ID<TypeNode> {
    typeNode(of: facts.arguments[range.indices.lowerBound + position].value)
  }

  private mutating func tupleTypeNode(_ value: Value) -> ID<TypeNode> {
    let mark = facts.pendingTypeArguments.count
    for position in value.arguments.indices {
      let argument = facts.arguments[position]
      let element = typeNode(of: argument.value)
      guard element.exists else {
        facts.pendingTypeArguments.cut(to: mark)
        return .none
      }
      facts.pendingTypeArguments.append(TypeArgument(label: argument.label, type: element))
    }
    return facts.add(TypeNode(kind: .tuple, arguments: facts.takeTypeArguments(from: mark), offset: value.offset))
  }

  /// `A -> B` between two values: parentheses round one parameter are gone by now.
  mutating func functionTypeValue(_ parameters: ID<Value>, _ result: ID<Value>, _ offset: UInt32) -> ID<Value> {
    let left = typeNode(of: parameters)
    let base = typeNode(of: result)
    guard left.exists, base.exists else { return unknown(offset) }
    let isList = facts.values[parameters.index].kind == .tuple
    let arguments: IDRange<TypeArgument>
    if isList {
      arguments = facts.typeNodes[left.index].arguments
    } else {
      facts.typeArguments.append(TypeArgument(label: .none, type: left))
      arguments = IDRange(start: facts.typeArguments.count - 1, count: 1)
    }
    var value = Value(kind: .type, offset: offset)
    value.type = facts.add(TypeNode(kind: .function, base: base, arguments: arguments, offset: offset))
    return facts.add(value)
  }

  /// What stands before `()` or a member: an array literal of one type is the array's type.
  mutating func asCallee(_ id: ID<Value>) -> ID<Value> {
    let value = facts.values[id.index]
    guard value.kind == .array || value.kind == .dictionary else { return id }
    let type = typeNode(of: id)
    guard type.exists else { return id }
    var result = Value(kind: .type, offset: value.offset)
    result.type = type
    return facts.add(result)
  }
}
