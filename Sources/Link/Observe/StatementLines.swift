import Facts
import NavigationGraph

/// On which lines of a file the arms of its switches and its blocks stand.
struct StatementLines {
  private let facts: FileFacts

  init(_ facts: FileFacts) { self.facts = facts }

  /// O(operations).
  func switches(in file: String) -> [TypeUses.Switch] {
    facts.functions.flatMap { function in
      function.body.indices.filter { facts.operations[$0].kind == .switch }.compactMap { position -> TypeUses.Switch? in
        let arms = facts.children(of: ID(index: position)).filter { facts[$0].kind == .switchCase }.map { arm in
          TypeUses.Arm(
            lines: lines(of: arm.index, in: function), cases: cases(of: arm), isDefault: facts[arm].flags.contains(.isDefault))
        }
        guard let last = arms.last else { return nil }
        let first = facts.position(of: facts.operations[position].offset).line
        return TypeUses.Switch(file: file, lines: first...max(first, last.lines.upperBound), arms: arms)
      }
    }
  }

  func blocks(in file: String) -> [TypeUses.Span] {
    facts.functions.flatMap { function -> [TypeUses.Span] in
      let first = facts.position(of: function.offset).line
      let all = first...max(first, facts.position(of: function.end).line)
      let inner = function.body.indices.filter { facts.operations[$0].kind == .block }.map { lines(of: $0, in: function) }
      return ((function.hasBody ? [all] : []) + inner).map { TypeUses.Span(file: file, lines: $0) }
    }
  }

  /// Up to the line before what follows: the facts do not tell where a statement ends.
  private func lines(of operation: Int, in function: FunctionFact) -> ClosedRange<Int> {
    let (fact, body) = (facts.operations[operation], function.body.indices)
    let next = fact.end.index
    let end = body.contains(next) ? facts.operations[next].offset : function.end
    let first = facts.position(of: fact.offset).line
    return first...max(first, facts.position(of: end).line - 1)
  }

  private func cases(of arm: ID<Operation>) -> [String] {
    facts.children(of: arm).filter { facts[$0].kind == .casePattern }.flatMap { cases(in: facts[$0].pattern) }
  }

  /// All that a pattern names, however deep.
  private func cases(in pattern: ID<Pattern>) -> [String] {
    var result: [String] = []
    var open = [pattern]
    while let id = open.popLast() {
      guard id.exists else { continue }
      let fact = facts[id]
      if fact.kind == .enumCase { result.append(facts.names.text(fact.symbol)) }
      open.append(fact.sub)
      open += facts[fact.elements].map(\.pattern)
    }
    return result
  }
}
