import Facts
import SwiftScan

/// `let` and `var`: properties of types and files; in bodies bindings, or properties where they have accessors.
extension Collector {
  mutating func variableDeclaration(_ node: Int, in place: DeclarationPlace) {
    guard enter() else { return }
    defer { leave() }
    var modifiers: Modifiers = flags(node).contains(.isLet) ? .constant : []
    let mark = facts.pendingAttributes.count
    var attributes: IDRange<AttributeFact>?
    let firstProperty = facts.properties.count
    var child = node + 1
    let end = next(node)
    while child < end {
      switch kind(child) {
      case .attribute, .conditionalBlock: pushAttributes(child)
      case .modifier: modifiers.formUnion(syntax.modifier(child))
      case .binding:
        let shared = attributes ?? facts.takeAttributes(from: mark)
        attributes = shared
        if place == .body, first(.accessorBlock, in: child) == nil, shared.isEmpty {
          localBinding(child, modifiers)
        } else if place == .file, child + 1 < next(child), kind(child + 1) == .wildcardPattern {
          // `let _ = f()` declares nothing: it is run.
          openTopLevel(child)
          localBinding(child, modifiers)
          function = .none
        } else {
          properties(child, modifiers, shared, in: place)
        }
      case .unexpected, .missing, .unparsed: hasErrors = true
      default: break
      }
      child = next(child)
    }
    facts.pendingAttributes.cut(to: mark)
    shareTypes(from: firstProperty)
  }

  /// In `var a, b: Int` the type is that of both.
  private mutating func shareTypes(from first: Int) {
    var position = facts.properties.count - 2
    while position >= first {
      let next = facts.properties[position + 1]
      let isBare = facts.properties[position].type.isNone && facts.properties[position].initial.isNone
      if isBare, facts.properties[position].getter.isNone, facts.properties[position].outer == next.outer {
        facts.properties[position].type = next.type
      }
      position -= 1
    }
  }

  private mutating func localBinding(_ node: Int, _ modifiers: Modifiers) {
    var operation = Operation(kind: .bind, offset: offset(node))
    if modifiers.contains(.constant) { operation.flags = .isConstant }
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      if childKind.isPattern {
        operation.pattern = pattern(child, binds: true)
      } else if childKind.isType {
        operation.type = type(child)
      } else if childKind == .initializerClause {
        operation.value = inner(child)
      } else if childKind.isError {
        hasErrors = true
      }
      child = next(child)
    }
    append(operation)
  }

  /// The properties of one binding: one, or those of a tuple.
  private mutating func properties(
    _ node: Int, _ modifiers: Modifiers, _ attributes: IDRange<AttributeFact>, in place: DeclarationPlace
  ) {
    var pattern: Int?
    var written = ID<TypeNode>.none
    var initializer: Int?
    var block: Int?
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      if childKind.isPattern {
        pattern = child
      } else if childKind.isType {
        written = type(child)
      } else if childKind == .initializerClause {
        initializer = child + 1 < next(child) ? child + 1 : nil
      } else if childKind == .accessorBlock {
        block = child
      } else if childKind.isError {
        hasErrors = true
      }
      child = next(child)
    }
    guard let pattern = pattern.map(syntax.withoutParentheses) else { return }
    guard kind(pattern) == .identifierPattern else {
      var whole = ID<Value>.none
      return tupleProperties(pattern, [], initializer, &whole, modifiers, attributes)
    }

    var fact = PropertyFact(name: symbol(ofToken: firstToken(pattern)), offset: offset(pattern))
    fact.modifiers = modifiers
    fact.owner = owner
    fact.outer = function
    fact.condition = condition
    fact.type = written
    fact.attributes = attributes
    if let initializer { fact.initial = initialValue(initializer, name: fact.name, offset: fact.offset) }
    if let block {
      var prototype = FunctionFact(kind: .getter, name: fact.name, offset: fact.offset)
      prototype.modifiers = modifiers
      prototype.result = written
      let found = accessors(block, prototype: prototype)
      fact.getter = found.getter
      fact.setter = found.setter
      fact.willSet = found.willSet
      fact.didSet = found.didSet
    }
    append(fact, in: place)
  }

  private mutating func append(_ fact: PropertyFact, in place: DeclarationPlace) {
    facts.properties.append(fact)
    guard place == .body else { return }
    var operation = Operation(kind: .property, offset: fact.offset)
    operation.property = ID(Int32(truncatingIfNeeded: facts.properties.count - 1))
    append(operation)
  }
}
