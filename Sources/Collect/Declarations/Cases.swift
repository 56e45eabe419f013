import Facts
import SwiftScan

extension Collector {
  /// `case a, b(Int) = "x"`: one fact for each element.
  mutating func enumCases(_ node: Int) {
    let mark = facts.pendingAttributes.count
    var attributes: IDRange<AttributeFact>?
    let documentation = documentation(of: node)
    var child = node + 1
    let end = next(node)
    while child < end {
      switch kind(child) {
      case .attribute, .conditionalBlock: pushAttributes(child)
      case .enumElement:
        let shared = attributes ?? facts.takeAttributes(from: mark)
        attributes = shared
        enumElement(child, shared, documentation)
      case .unexpected, .missing, .unparsed: hasErrors = true
      default: break
      }
      child = next(child)
    }
    facts.pendingAttributes.cut(to: mark)
  }

  private mutating func enumElement(_ node: Int, _ attributes: IDRange<AttributeFact>, _ documentation: Symbol) {
    var fact = CaseFact(name: .none, owner: owner, offset: offset(node))
    fact.attributes = attributes
    fact.documentation = documentation
    fact.condition = condition
    var child = node + 1
    let end = next(node)
    while child < end {
      switch kind(child) {
      case .name:
        fact.name = symbol(ofName: child)
        fact.offset = offset(child)
      case .parameterClause: fact.parameters = parameters(child, labels: .only)
      case .initializerClause:
        fact.hasRawValue = true
        let raw = child + 1
        if raw < next(child), kind(raw) == .stringLiteral, nodes[raw].size == 1 { fact.rawText = plainText(raw) }
      default: break
      }
      child = next(child)
    }
    facts.cases.append(fact)
  }
}
