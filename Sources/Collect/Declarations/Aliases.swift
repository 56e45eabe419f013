import Facts
import SwiftScan

extension Collector {
  /// `typealias` and `associatedtype`; of several types in an inheritance clause the constraint is their composition.
  mutating func alias(_ node: Int) {
    var fact = AliasFact(name: .none, offset: offset(node))
    fact.owner = owner
    fact.outer = function
    fact.isAssociated = kind(node) == .associatedtypeDeclaration
    let genericMark = facts.generics.count
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      switch childKind {
      case .name:
        fact.name = symbol(ofName: child)
        fact.offset = offset(child)
      case .genericParameterClause: genericParameters(child)
      case .genericWhereClause: genericRequirements(child)
      case .inheritanceClause: fact.constraint = composition(child)
      default: if childKind.isType { fact.type = type(child) }
      }
      child = next(child)
    }
    fact.generics = IDRange(start: genericMark, count: facts.generics.count - genericMark)
    facts.aliases.append(fact)
  }

  private mutating func composition(_ clause: Int) -> ID<TypeNode> {
    let mark = facts.pendingTypeArguments.count
    pushTypes(of: clause)
    let count = facts.pendingTypeArguments.count - mark
    if count == 1 {
      let only = facts.pendingTypeArguments[mark].type
      facts.pendingTypeArguments.cut(to: mark)
      return only
    }
    return facts.add(TypeNode(kind: .composition, arguments: facts.takeTypeArguments(from: mark), offset: offset(clause)))
  }
}
