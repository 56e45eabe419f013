import Facts
import SwiftScan

/// `struct`, `class`, `enum`, `actor`, `protocol`, `extension`.
extension Collector {
  mutating func typeDeclaration(_ node: Int, _ kind: TypeDeclarationKind) {
    guard enter() else { return }
    defer { leave() }
    var fact = TypeFact(kind: kind, name: .none, offset: offset(node))
    fact.parent = owner
    fact.outer = function
    fact.condition = condition
    let members = readHeading(of: node, into: &fact)
    if kind != .extension { fact.documentation = documentation(of: node) }
    fact.end = endOffset(node)
    facts.types.append(fact)

    let saved = (owner, function, closure, height)
    owner = ID(Int32(truncatingIfNeeded: facts.types.count - 1))
    (function, closure, height) = (.none, .none, 0)
    if let members { declarations(from: members + 1, to: next(members), in: .type) }
    (owner, function, closure, height) = saved
  }

  /// Reads all but the members, whose block is the result.
  private mutating func readHeading(of node: Int, into fact: inout TypeFact) -> Int? {
    let attributeMark = facts.pendingAttributes.count
    let genericMark = facts.generics.count
    var members: Int?
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = self.kind(child)
      switch childKind {
      case .attribute, .conditionalBlock: pushAttributes(child)
      case .modifier: fact.modifiers.formUnion(syntax.modifier(child))
      case .name where fact.name.isNone:
        fact.name = symbol(ofName: child)
        fact.offset = offset(child)
      case .genericParameterClause: if fact.kind != .protocol { genericParameters(child) }
      case .inheritanceClause:
        let mark = facts.pendingTypeArguments.count
        pushTypes(of: child)
        fact.inherited = facts.takeTypeArguments(from: mark)
      case .genericWhereClause: genericRequirements(child)
      case .memberBlock: members = child
      case .unexpected, .missing, .unparsed: hasErrors = true
      default: if childKind.isType, fact.extended.isNone { readExtended(child, into: &fact) }
      }
      child = next(child)
    }
    fact.generics = IDRange(start: genericMark, count: facts.generics.count - genericMark)
    fact.attributes = facts.takeAttributes(from: attributeMark)
    return members
  }

  /// `extension A.B`: the name is `B`.
  private mutating func readExtended(_ node: Int, into fact: inout TypeFact) {
    fact.extended = type(node)
    let extended = facts.typeNodes[fact.extended.index]
    fact.name = extended.symbol
    fact.offset = extended.offset
  }
}
