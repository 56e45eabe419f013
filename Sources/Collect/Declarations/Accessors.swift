import Facts
import SwiftScan

/// The accessors that a block gave.
struct Accessors {
  var getter = ID<FunctionFact>.none
  var setter = ID<FunctionFact>.none
  var willSet = ID<FunctionFact>.none
  var didSet = ID<FunctionFact>.none

  /// The first getter and the first setter count.
  mutating func store(_ id: ID<FunctionFact>, _ kind: FunctionKind) {
    switch kind {
    case .getter: if getter.isNone { getter = id }
    case .setter: if setter.isNone { setter = id }
    case .willSet: willSet = id
    default: didSet = id
    }
  }
}

/// Accessors of properties and subscripts. `read` counts as `get`, `modify` as `set`; requirements of protocols give none.
extension Collector {
  /// - Parameter prototype: name, modifiers, parameters, generics and result that accessors take over.
  mutating func accessors(_ block: Int, prototype: FunctionFact) -> Accessors {
    var result = Accessors()
    let first = block + 1
    if first < next(block), kind(first) == .accessor || kind(first) == .conditionalBlock && syntax.holdsAccessors(first) {
      readAccessors(from: first, to: next(block), prototype, &result)
      return result
    }
    var fact = prototype
    fact.kind = .getter
    fact.offset = offset(block)
    let scope = begin(fact)
    statements(from: first, to: next(block))
    end(scope, at: endOffset(block))
    result.getter = scope.id
    return result
  }

  private mutating func readAccessors(from first: Int, to end: Int, _ prototype: FunctionFact, _ result: inout Accessors) {
    var child = first
    while child < end {
      switch kind(child) {
      case .accessor: accessor(child, prototype, &result)
      case .conditionalBlock, .conditionalClause:
        if enter() {
          readAccessors(from: syntax.contents(of: child), to: next(child), prototype, &result)
          leave()
        }
      default: hasErrors = true
      }
      child = next(child)
    }
  }

  private mutating func accessor(_ node: Int, _ prototype: FunctionFact, _ result: inout Accessors) {
    guard let name = first(.name, in: node), let body = first(.codeBlock, in: node) else { return }
    var fact = prototype
    fact.offset = offset(name)
    switch tokens[firstToken(name)].word {
    case .get, ._read, .read, .unsafeAddress: fact.kind = .getter
    case .set, ._modify, .modify, .`init`, .mutate, ._mutate, .unsafeMutableAddress: fact.kind = .setter
    case .willSet: fact.kind = .willSet
    case .didSet: fact.kind = .didSet
    default: return
    }
    fact.modifiers.formUnion(syntax.effects(of: node))
    let mark = facts.pendingAttributes.count
    var clause: Int?
    var child = node + 1
    while child < next(node) {
      switch kind(child) {
      case .attribute: pushAttribute(child)
      case .modifier: fact.modifiers.formUnion(syntax.modifier(child))
      case .parameterClause: clause = child
      default: break
      }
      child = next(child)
    }
    fact.attributes = facts.takeAttributes(from: mark)
    if fact.kind != .getter { fact.parameters = accessorParameters(clause, fact) }
    let scope = begin(fact)
    statements(from: body + 1, to: next(body))
    end(scope, at: endOffset(node))
    result.store(scope.id, fact.kind)
  }

  /// The parameters of a subscript, then the new (or old) value, under its usual name where none is written.
  private mutating func accessorParameters(_ clause: Int?, _ fact: FunctionFact) -> IDRange<ParameterFact> {
    var value = ParameterFact(label: .none, name: .none, offset: fact.offset)
    value.type = fact.result
    if let clause, clause + 1 < next(clause), kind(clause + 1) == .parameter, let name = first(.name, in: clause + 1) {
      value.name = symbol(ofName: name)
      value.offset = offset(name)
    } else {
      value.name = symbol(fact.kind == .didSet ? "oldValue" : "newValue")
    }
    let mark = facts.pendingParameters.count
    for position in fact.parameters.indices { facts.pendingParameters.append(facts.parameters[position]) }
    facts.pendingParameters.append(value)
    return facts.takeParameters(from: mark)
  }
}

extension Syntax {
  func contents(of node: Int) -> Int { kind(node) == .conditionalClause ? contents(ofClause: node) : node + 1 }

  /// Whether an `#if` in an accessor block stands round accessors, and not round statements.
  func holdsAccessors(_ block: Int) -> Bool {
    var clause = block + 1
    while clause < next(block) {
      let content = contents(ofClause: clause)
      if content < next(clause) { return kind(content) == .accessor }
      clause = next(clause)
    }
    return false
  }
}
